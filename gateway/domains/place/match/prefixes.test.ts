import { expect, it } from 'vitest';
import { withoutPrefix } from './prefixes.ts';

it.each([
  ['ברומא', 'רומא'],
  ['שברומא', 'רומא'],
  ['ומרומא', 'רומא'],
  ['להונגריה', 'הונגריה'],
  ['כשר', 'כשר'],
  ['rome', 'rome'],
])('the Hebrew word %s most likely means %s', (word, rest) => {
  expect(withoutPrefix(word)).toBe(rest);
});

it('removing prefixes leaves at least the requested number of letters', () => {
  expect(withoutPrefix('לוד', 3)).toBe('לוד');
  expect(withoutPrefix('ובר')).toBe('בר');
});
