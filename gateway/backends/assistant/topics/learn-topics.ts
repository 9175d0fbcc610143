/** Learns the topics of a language from the example messages in `examples/`. */
import { z } from 'zod';
import type { Language } from '../language.ts';
import type { Model } from './classifier.ts';
import { createFeatureReader } from './features.ts';
import { type Example, SLICE_MS, train } from './train.ts';
import { createYielder } from '#backends/kit/yielding.ts';

export const topicLanguages: readonly Language[] = ['en', 'he'];

/** The format of an example file: texts by group of topics and by topic. */
const exampleFile = z.record(z.string(), z.record(z.string(), z.array(z.string())));

const files: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  en: () => import('./examples/en.json', { with: { type: 'json' } }),
  he: () => import('./examples/he.json', { with: { type: 'json' } }),
};

/** Learns the topics of a language from its examples. A label is the group and the topic, joined by a space. */
export async function learnTopics(language: Language): Promise<Model> {
  const groups = exampleFile.parse((await files[language]()).default);
  const featuresOf = createFeatureReader(language);
  const yieldIfDue = createYielder(SLICE_MS);
  const examples: Example[] = [];
  for (const [group, topics] of Object.entries(groups))
    for (const [name, texts] of Object.entries(topics))
      for (const text of texts) {
        examples.push({ label: `${group} ${name}`, features: featuresOf(text) });
        await yieldIfDue();
      }
  return train(examples);
}
