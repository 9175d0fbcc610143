import { expect, it } from 'vitest';
import { withSearch } from '../understanding/testing/cases/contexts.ts';
import { newContext } from '../understanding/testing/summary.ts';
import { understand } from '../understanding/understand.ts';
import { questionAndChange } from './question-and-change.ts';

const split = (message: string) =>
  questionAndChange(message, (text) => understand(text, { ...newContext, ...withSearch }));

it.each([
  [
    'does the first one have a jacuzzi? and add breakfast',
    'does the first one have a jacuzzi?',
    'add breakfast',
  ],
  ['whats the score of the first and add a gym', 'whats the score of the first', 'add a gym'],
  [
    'how far is the last one from the beach? and sort by score pls',
    'how far is the last one from the beach?',
    'sort by score pls',
  ],
  [
    'a gym would be nice too, add that. and whats the price of the first?',
    'whats the price of the first?',
    'a gym would be nice too, add that.',
  ],
  [
    'is the first one accessible? mums in a wheelchair rn. and add parking',
    'is the first one accessible? mums in a wheelchair rn.',
    'add parking',
  ],
  ['יש ג׳קוזי בראשון? ותוסיפי ארוחת בוקר', 'יש ג׳קוזי בראשון?', 'תוסיפי ארוחת בוקר'],
  ['מה הציון של הראשון ותסדרי לפי מחיר', 'מה הציון של הראשון', 'תסדרי לפי מחיר'],
])('“%s” is a question and a change of the search', (message, question, change) => {
  expect(split(message)).toEqual({ question, change });
});

it.each([
  'does the first one have a jacuzzi and a pool?',
  'what time is check-in at the second and how far is the beach?',
  'add breakfast and sort by price',
  'is the pool of the first heated? if not remove it',
  'what if we add a night? and does the first have a gym?',
  'what is the price of the second and drop me the link',
  'can I change the dates later at the first?',
  'מה המחיר בשני ומתי הצ׳ק אין?',
])('“%s” is not both', (message) => {
  expect(split(message)).toBeNull();
});
