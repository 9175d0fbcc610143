import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCutter } from './units.ts';

const cut = (fragments: readonly string[]): string[] => {
  const cutter = createCutter();
  return [...fragments.flatMap((fragment) => cutter.push(fragment)), ...cutter.end()];
};

describe('a text is cut into', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three?', ['One.', ' Two!', ' Three?']],
    ['It costs 742.50 a night. Fine.', ['It costs 742.50 a night.', ' Fine.']],
    ['Dr. Cohen lives there. Yes.', ['Dr. Cohen lives there.', ' Yes.']],
    ['See [St. James](/Hotel?id=1). Now.', ['See [St. James](/Hotel?id=1).', ' Now.']],
    [
      'Here:\n- [A. B.](/Hotel?id=1): nice. Yes.\n- Two\n\nEnd.',
      ['Here:', '\n- [A. B.](/Hotel?id=1): nice. Yes.', '\n- Two', '\n\nEnd.'],
    ],
    ['1. First one. Good.\n2. Second', ['1. First one. Good.', '\n2. Second']],
    ['שלום. מה נשמע?', ['שלום.', ' מה נשמע?']],
    ['“Quoted.” Then.', ['“Quoted.”', ' Then.']],
    ['', []],
  ])('%j', (text, pieces) => {
    expect(cut([text])).toEqual(pieces);
  });
});

it('however it arrives, the pieces are the text', () => {
  const word = constantFrom('One. ', 'two', '\n', '- ', '1. ', '[a.b](/Hotel?id=1)', '3.5', '! ', ': ', 'ש');
  assert(
    property(array(word), (words) => {
      const pieces = cut(words);
      expect(pieces.join('').trimEnd()).toBe(words.join('').trimEnd());
      expect(cut(Array.from(words.join('')))).toEqual(pieces);
    }),
  );
});

it('a sentence is out as soon as the next one begins', () => {
  const cutter = createCutter();
  expect(cutter.push('Hello. ')).toEqual(['Hello.']);
  expect(cutter.push('And')).toEqual([]);
});
