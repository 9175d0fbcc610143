import './frozen-clock.js';
import { expect, it } from 'vitest';
import { passed, questionsOf } from './entry.ts';
import { examine } from './examination.ts';

const questions = questionsOf('a', 'b', 'c');
examine(questions);

it('the list of passed questions contains only existing ones', () => {
  const known = new Set([...questions.utterances, ...questions.talks].map(({ id }) => id));
  expect([...passed].filter((id) => !known.has(id))).toEqual([]);
});
