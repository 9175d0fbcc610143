import { expect, it } from 'vitest';
import { within } from './within.ts';

const never = new Promise<string>(() => {});

it.each([
  ['the value of a resolved promise', Promise.resolve('answer'), 60_000, 'answer'],
  ['the fallback when it never settles', never, 1, 'fallback'],
  ['the fallback when the time limit is negative', never, -5, 'fallback'],
])('a promise with a time limit returns %s', async (_name, requested, ms, expected) => {
  expect(await within(requested, ms, 'fallback')).toBe(expected);
});

it('a promise with a time limit rejects when it fails in time', async () => {
  await expect(within(Promise.reject(new Error('broken')), 60_000, null)).rejects.toThrow('broken');
});
