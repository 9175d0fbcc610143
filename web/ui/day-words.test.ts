import { expect, it, onTestFinished, vi } from 'vitest';
import { daysAhead, monthOf, weekdayOf } from './day-words.ts';

const read = (word: string) => [monthOf(word, 'de-DE'), weekdayOf(word, 'de-DE'), daysAhead(word, 'de-DE')];

it('the words for days in a language are built once, however many words are read', () => {
  read('nothing');
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'RelativeTimeFormat')];
  onTestFinished(() => made.forEach((each) => each.mockRestore()));
  expect(['mai', 'freitag', 'in 3 wochen', 'friday', 'בעוד 3 ימים', 'berlin'].map(read)).toEqual([
    [4, -1, null],
    [-1, 5, null],
    [-1, -1, 21],
    [-1, 5, null],
    [-1, -1, 3],
    [-1, -1, null],
  ]);
  for (const each of made) expect(each).not.toHaveBeenCalled();
});

it('slips of months are read as whole words only', () => {
  expect(['febuary', 'בפבואר', 'set', 'des', 'sete', 'ב'].map((word) => monthOf(word, 'en-GB'))).toEqual([
    1, 1, -1, -1, -1, -1,
  ]);
});

it.each(['constructor', 'toString', '__proto__'])('the text %s is no day', (text) => {
  expect(daysAhead(text, 'en-GB')).toBeNull();
});
