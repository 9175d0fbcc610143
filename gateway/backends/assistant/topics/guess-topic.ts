/**
 * Guesses the topics of a message. The classifier is read from files that the build prepared, or learned at the
 * first use.
 */
import type { Language } from '../language.ts';
import { type Classifier, classifierOf } from './classifier.ts';
import { createFeatureReader } from './features.ts';
import { learnTopics, topicLanguages } from './learn-topics.ts';
import { isPrepared, preparedTopics } from './prepared-topics.ts';
import { type Topic, topicOf } from './topic.ts';

/** What a message is probably about. */
export interface TopicGuess {
  readonly topic: Topic;
  /** 0 to 1. */
  readonly likelihood: number;
}

/** The classifier of each language. */
const classifiers = new Map<Language, Promise<Classifier>>();

/** Reads or learns the classifier of a language once. After a failure the next call tries again. */
function classifierFor(language: Language): Promise<Classifier> {
  const before = classifiers.get(language);
  if (before) return before;
  const prepared = preparedTopics(language);
  const classifier = (prepared ? Promise.resolve(prepared) : learnTopics(language)).then(classifierOf);
  classifiers.set(language, classifier);
  classifier.catch(() => classifiers.delete(language));
  return classifier;
}

/**
 * Learns the topics before the first message needs them, where no build has prepared them.
 * @throws the error of reading or learning the examples
 */
export async function learnUnprepared(): Promise<void> {
  for (const language of topicLanguages) if (!isPrepared(language)) await classifierFor(language);
}

/** The topics that a message may be about, likeliest first. Empty when the classifier cannot be learned. */
export async function guessTopics(message: string, language: Language): Promise<readonly TopicGuess[]> {
  const classify = await classifierFor(language).catch(() => null);
  if (!classify) return [];
  return classify(createFeatureReader(language)(message)).map(({ label, likelihood }) => {
    const [group = '', ...name] = label.split(' ');
    return { topic: topicOf(group, name.join(' ')), likelihood };
  });
}
