import { z } from 'zod';
import type { Language } from '../language.ts';
import { type Classifier, train } from './classifier.ts';
import { createFeatureReader } from './features.ts';
import { type Topic, topicOf } from './topic.ts';

/** What a message is probably about. */
export interface TopicGuess {
  readonly topic: Topic;
  /** 0 to 1. */
  readonly likelihood: number;
}

/** Texts by group of topics and topic. */
const exampleFile = z.record(z.string(), z.record(z.string(), z.array(z.string())));

const files: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  en: () => import('./examples/en.json', { with: { type: 'json' } }),
  he: () => import('./examples/he.json', { with: { type: 'json' } }),
};

interface Topics {
  readonly classifier: Classifier;
  readonly byLabel: ReadonlyMap<string, Topic>;
}

async function learn(language: Language): Promise<Topics> {
  const groups = Object.entries(exampleFile.parse((await files[language]()).default));
  const entries = groups.flatMap(([group, topics]) =>
    Object.entries(topics).map(([name, texts]) => ({
      label: `${group} ${name}`,
      topic: topicOf(group, name),
      texts,
    })),
  );
  const featuresOf = createFeatureReader(language);
  const examples = entries.flatMap(({ label, texts }) =>
    texts.map((text) => ({ label, features: featuresOf(text) })),
  );
  return {
    classifier: train(examples),
    byLabel: new Map(entries.map(({ label, topic }) => [label, topic])),
  };
}

/** Learned at the first message of a language that needs it. */
const learned = new Map<Language, Promise<Topics>>();

/** What a message may be about, by examples of each topic; likeliest first. */
export async function guessTopics(message: string, language: Language): Promise<readonly TopicGuess[]> {
  const topics = learned.get(language) ?? learn(language);
  learned.set(language, topics);
  const { classifier, byLabel } = await topics;
  return classifier(createFeatureReader(language)(message)).flatMap(({ label, likelihood }) => {
    const topic = byLabel.get(label);
    return topic ? [{ topic, likelihood }] : [];
  });
}
