import { z } from 'zod';
import type { Language } from '../language.ts';
import { type Classifier, type Example, pauses, train } from './classifier.ts';
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

const languages: readonly Language[] = ['en', 'he'];

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
  const pause = pauses();
  const examples: Example[] = [];
  for (const { label, texts } of entries)
    for (const text of texts) {
      examples.push({ label, features: featuresOf(text) });
      await pause();
    }
  return {
    classifier: await train(examples),
    byLabel: new Map(entries.map(({ label, topic }) => [label, topic])),
  };
}

/** What was learned, by language. */
const learned = new Map<Language, Promise<Topics>>();

/** Learns the examples of a language once; a failure is not kept, and the next call tries again. */
function topicsOf(language: Language): Promise<Topics> {
  const known = learned.get(language);
  if (known) return known;
  const topics = learn(language);
  learned.set(language, topics);
  topics.catch(() => learned.delete(language));
  return topics;
}

/** Learns all examples before the first message needs them. @throws the error of reading or learning them */
export async function learnTopics(): Promise<void> {
  for (const language of languages) await topicsOf(language);
}

/** What a message may be about, by examples of each topic; likeliest first. Empty when they cannot be learned. */
export async function guessTopics(message: string, language: Language): Promise<readonly TopicGuess[]> {
  const topics = await topicsOf(language).catch(() => null);
  if (!topics) return [];
  return topics.classifier(createFeatureReader(language)(message)).flatMap(({ label, likelihood }) => {
    const topic = topics.byLabel.get(label);
    return topic ? [{ topic, likelihood }] : [];
  });
}
