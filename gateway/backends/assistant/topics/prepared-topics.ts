/** Files with what a build has learned from the examples, so that a start does not have to learn it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { Language } from '../language.ts';
import type { Model } from './classifier.ts';
import { learnTopics, topicLanguages } from './learn-topics.ts';

/** The format of a file, the serialized `Model`. */
const modelFile = z.object({
  labels: z.array(z.string()),
  features: z.string(),
  rarities: z.instanceof(Float32Array),
  rarest: z.number(),
  weights: z.instanceof(Int8Array),
  units: z.instanceof(Float32Array),
});

/** Folder beside the output of a build, with the files that it prepared. Run from the sources, there are none. */
const folder = fileURLToPath(new URL('prepared', import.meta.url));

const fileOf = (language: Language, inFolder = folder): string => join(inFolder, `topics-${language}.bin`);

/** Learns the topics of all languages and writes them to files: learning takes seconds, reading them milliseconds. */
export async function prepareTopics(inFolder: string): Promise<void> {
  for (const language of topicLanguages)
    writeFileSync(fileOf(language, inFolder), serialize(await learnTopics(language)));
}

/** True when the build has written the file of a language. */
export const isPrepared = (language: Language): boolean => existsSync(fileOf(language));

/** What a build has learned; null without its file, or when the file is damaged. */
export function preparedTopics(language: Language, inFolder = folder): Model | null {
  try {
    return modelFile.parse(deserialize(readFileSync(fileOf(language, inFolder))));
  } catch {
    return null;
  }
}
