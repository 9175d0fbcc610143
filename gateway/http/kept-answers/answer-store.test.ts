import { expect, it } from 'vitest';
import { answerStoreLimits, createAnswerStore } from './answer-store.ts';
import { keptAnswer } from './kept-answer.ts';

const stored = (text: string) => ({
  answer: keptAnswer(text, 'application/json'),
  id: 'document',
  mark: 'mark',
  madeAt: 0,
  conditions: [],
});

it('answers stay within their bytes, whatever strangers ask: what was asked for longest ago leaves', () => {
  const store = createAnswerStore({ answerBytes: 200_000, addressBytes: 50_000 });
  for (let at = 0; at < 5_000; at += 1) {
    store.put(`address ${at}`, `key ${at}`, stored('x'.repeat(10_000)));
    store.find('address 0');
  }
  expect(store.weight()).toBeLessThanOrEqual(250_000);
  expect(store.find('address 0')).toBeDefined();
  expect(store.find('address 4999')).toBeDefined();
  expect(store.find('address 2')).toBeUndefined();
});

it('addresses that are written in many ways stay within their bytes, and lead to one answer', () => {
  const store = createAnswerStore({ answerBytes: 200_000, addressBytes: 50_000 });
  store.put('address', 'key', stored('{}'));
  for (let at = 0; at < 5_000; at += 1)
    expect(store.linkAddress(`address ${' '.repeat(at)}`, 'key')).toBeDefined();
  expect(store.weight()).toBeLessThanOrEqual(250_000);
  expect(store.linkAddress('elsewhere', 'another key')).toBeUndefined();
});

it('an answer that is larger than all the room there is is not kept', () => {
  const store = createAnswerStore({ ...answerStoreLimits, answerBytes: 10_000 });
  store.put('address', 'key', stored('x'.repeat(20_000)));
  expect(store.find('address')).toBeUndefined();
});
