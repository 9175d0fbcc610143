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
  const store = createAnswerStore({ answerBytes: 200_000, placeBytes: 50_000 });
  for (let at = 0; at < 5_000; at += 1) {
    store.put(`place ${at}`, `key ${at}`, stored('x'.repeat(10_000)));
    store.find('place 0');
  }
  expect(store.weight()).toBeLessThanOrEqual(250_000);
  expect(store.find('place 0')).toBeDefined();
  expect(store.find('place 4999')).toBeDefined();
  expect(store.find('place 2')).toBeUndefined();
});

it('places that are written in many ways stay within their bytes, and lead to one answer', () => {
  const store = createAnswerStore({ answerBytes: 200_000, placeBytes: 50_000 });
  store.put('place', 'key', stored('{}'));
  for (let at = 0; at < 5_000; at += 1) expect(store.lead(`place ${' '.repeat(at)}`, 'key')).toBeDefined();
  expect(store.weight()).toBeLessThanOrEqual(250_000);
  expect(store.lead('elsewhere', 'another key')).toBeUndefined();
});

it('an answer that is larger than all the room there is is not kept', () => {
  const store = createAnswerStore({ ...answerStoreLimits, answerBytes: 10_000 });
  store.put('place', 'key', stored('x'.repeat(20_000)));
  expect(store.find('place')).toBeUndefined();
});
