import { describe, expect, it } from 'vitest';
import { passed, type Questions } from './entry.ts';
import { type CheckedReply, type ExamProduct, checkConversation, checkUtterance } from './ask-and-check.ts';

const MAX_ATTEMPTS = 3;

/** Retries, because a search that is incomplete when the reply is due is complete a little later. */
async function faults(ask: () => Promise<readonly CheckedReply[]>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const wrong = (await ask()).filter((marked) => marked.faults.length > 0);
    if (wrong.length === 0 || attempt === MAX_ATTEMPTS)
      return wrong
        .map(({ text, faults: all, reply }) => [text, ...all, reply.response].join('\n'))
        .join('\n');
  }
}

/**
 * Declares a test for every question in passed.json.
 * @param room available only while tests run
 */
export function examine({ utterances, talks }: Questions, room: () => ExamProduct): void {
  const held = <T extends { readonly id: string }>(all: readonly T[]) =>
    all.filter(({ id }) => passed.has(id)).map((entry) => [entry.id, entry] as const);

  describe('questions whose authors did not know how messages are read', () => {
    it.concurrent.each(held(utterances))('%s is answered well', async (_id, entry) => {
      expect(await faults(() => checkUtterance(entry, room()))).toBe('');
    });
  });

  describe('conversations whose authors did not know how messages are read', () => {
    it.concurrent.each(held(talks))('every turn of %s is answered well', async (_id, entry) => {
      expect(await faults(() => checkConversation(entry, room()))).toBe('');
    });
  });
}
