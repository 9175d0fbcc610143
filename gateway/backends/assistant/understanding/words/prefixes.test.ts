import { expect, it } from 'vitest';
import { isPrefix, prefixesOf } from './prefixes.ts';

it.each([
  ['במלון', ['מלון']],
  ['שבמלון', ['במלון', 'מלון']],
  ['וכשהמלון', ['כשהמלון', 'שהמלון', 'המלון', 'מלון']],
  ['מהמלון', ['המלון', 'מלון']],
  ['למלון', ['מלון']],
  ['ים', []],
  ['hotel', []],
])('“%s” without its prefix letters may be %s', (word, rests) => {
  expect(prefixesOf(word).map(({ rest }) => rest)).toEqual(rests);
});

it('a prefix is only removed when the requested number of letters remains', () => {
  expect(prefixesOf('בלוד', 3).map(({ rest }) => rest)).toEqual(['לוד']);
});

it('only letters that may precede a number or a hyphen are a prefix', () => {
  expect(['ב', 'ול', 'שב', 'ומה'].filter(isPrefix)).toEqual(['ב', 'ול', 'שב', 'ומה']);
  expect(['', 'בל', 'ג', 'הב'].filter(isPrefix)).toEqual([]);
});
