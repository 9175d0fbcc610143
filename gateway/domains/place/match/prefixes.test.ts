import { expect, it } from 'vitest';
import { withoutPrefix } from './prefixes.ts';

it.each([
  ['ברומא', 'רומא'],
  ['שברומא', 'רומא'],
  ['ומרומא', 'רומא'],
  ['להונגריה', 'הונגריה'],
  ['כשר', 'כשר'],
  ['rome', 'rome'],
])('%s is most likely %s', (word, rest) => {
  expect(withoutPrefix(word)).toBe(rest);
});

it('leaves as many letters as are asked for', () => {
  expect(withoutPrefix('לוד', 3)).toBe('לוד');
  expect(withoutPrefix('ובר')).toBe('בר');
});
