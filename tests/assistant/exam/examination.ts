import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Examination, startExamination } from '../support/asking.ts';
import { passed, type Questions } from './entry.ts';
import type { ScriptedReader } from './scripted-reader.ts';
import { type Marked, type Room, talkMarked, utteranceMarked } from './sitting.ts';

/** Time for the whole product to start and to load its demo data. */
const START_MS = 300_000;
const MOST_ATTEMPTS = 3;

/** Retries, because a search that is incomplete when the reply is due is complete a little later. */
async function faults(ask: () => Promise<readonly Marked[]>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const wrong = (await ask()).filter((marked) => marked.faults.length > 0);
    if (wrong.length === 0 || attempt === MOST_ATTEMPTS)
      return wrong
        .map(({ text, faults: all, reply }) => [text, ...all, reply.response].join('\n'))
        .join('\n');
  }
}

/**
 * Declares a test for every question that the assistant answers well.
 * @param startReader starts what reads the messages; without it the rules read them
 */
export function examine({ utterances, talks }: Questions, startReader?: () => Promise<ScriptedReader>): void {
  let examination: Examination;
  let model: ScriptedReader | undefined;
  let room: Room;
  const held = <T extends { readonly id: string }>(all: readonly T[]) =>
    all.filter(({ id }) => passed.has(id)).map((entry) => [entry.id, entry] as const);

  beforeAll(async () => {
    model = await startReader?.();
    examination = await startExamination(model && { reader: model.reader });
    room = {
      conversation: (opened, isSignedIn) => examination.conversation(opened, isSignedIn),
      namesOf: (id) => examination.namesOf(id),
    };
  }, START_MS);

  afterAll(async () => {
    await examination.stop();
    await model?.close();
  });

  describe('questions of travellers who did not know how messages are read', () => {
    it.concurrent.each(held(utterances))('%s is answered well', async (_id, entry) => {
      expect(await faults(() => utteranceMarked(entry, room))).toBe('');
    });
  });

  describe('conversations of travellers who did not know how messages are read', () => {
    it.concurrent.each(held(talks))('every turn of %s is answered well', async (_id, entry) => {
      expect(await faults(() => talkMarked(entry, room))).toBe('');
    });
  });
}
