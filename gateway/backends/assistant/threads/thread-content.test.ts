import { expect, it } from 'vitest';
import { contentToStore, storedContent, type ThreadContent } from './thread-content.ts';

const content = (more: Partial<ThreadContent>): ThreadContent => ({
  language: 'en',
  state: null,
  turns: [],
  ...more,
});
const turns = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ role: 'traveller' as const, text: 'ש'.repeat(length), at }));
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it('small content is stored unchanged', () => {
  const small = content({ state: { page: 1 }, turns: turns(3, 10) });
  expect(contentToStore(small)).toEqual(small);
});

it('a stored thread has the newest 60 turns', () => {
  expect(contentToStore(content({ turns: turns(70, 10) })).turns.map(({ at }) => at)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 10),
  );
});

it('a stored thread stays below 100 kB because its oldest turns are dropped', () => {
  const kept = contentToStore(content({ turns: turns(60, 2_000) }));
  expect(sizeOf(kept)).toBeLessThanOrEqual(100_000);
  expect(kept.turns.length).toBeGreaterThan(5);
  expect(kept.turns.at(-1)?.at).toBe(59);
});

it('a stored thread has no state that is too large', () => {
  expect(contentToStore(content({ state: { text: 'a'.repeat(30_000) } })).state).toBeNull();
});

it('a stored thread has no characters that a database refuses', () => {
  const text = 'a\0b\ud800c😀';
  const kept = contentToStore(
    content({
      state: { text },
      turns: [{ role: 'assistant', text, at: 1 }],
    }),
  );
  expect(kept).toMatchObject({ state: { text: 'abc😀' }, turns: [{ text: 'abc😀' }] });
});

it('a stored thread has no card numbers, but unchanged links to hotels', () => {
  const text = 'see /Hotel?id=4111111111111111';
  const { turns: kept } = contentToStore(
    content({
      turns: [
        { role: 'traveller', text: 'my card is 4111 1111 1111 1111, 12/28', at: 1 },
        { role: 'assistant', text, at: 2 },
      ],
    }),
  );
  expect(kept.map((turn) => turn.text)).toEqual(['my card is •••• 1111, 12/28', text]);
});

it('content of an older version is read without the parts whose shape has changed', () => {
  expect(storedContent.parse({ language: 'fr', facts: { sums: [1] }, turns: 'none', state: 4 })).toEqual(
    content({ state: 4 }),
  );
});
