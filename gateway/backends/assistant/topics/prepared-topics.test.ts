import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classifierOf } from './classifier.ts';
import { createFeatureReader } from './features.ts';
import { guessTopics } from './guess-topic.ts';
import { prepareTopics, preparedTopics } from './prepared-topics.ts';
import { topicOf } from './topic.ts';

describe('the topics that a build learns', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'solera-topics-'));
    await prepareTopics(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['en', 'what money would I get back if I called it off'],
    ['he', 'באיזו שעה נותנים להיכנס לחדר'],
  ] as const)('give the same guess from the file as learned at once, %s', async (language, message) => {
    const model = preparedTopics(language, folder);
    if (!model) throw new Error('no file');
    const [read] = classifierOf(model)(createFeatureReader(language)(message));
    const [learned] = await guessTopics(message, language);
    const [group = '', ...name] = (read?.label ?? '').split(' ');
    expect([topicOf(group, name.join(' ')), read?.likelihood]).toEqual([learned?.topic, learned?.likelihood]);
  });

  it('take less than 8 MB a language', () => {
    expect(statSync(join(folder, 'topics-en.bin')).size).toBeLessThan(8_000_000);
    expect(statSync(join(folder, 'topics-he.bin')).size).toBeLessThan(8_000_000);
  });

  it('are not read from a file that is missing or damaged', () => {
    expect(preparedTopics('en', join(folder, 'nowhere'))).toBeNull();
    writeFileSync(join(folder, 'topics-en.bin'), 'damaged');
    expect(preparedTopics('en', folder)).toBeNull();
  });
});
