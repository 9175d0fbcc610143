import { expect, it } from 'vitest';
import { hour } from './values.ts';

it.each([
  ['3:00 PM', 'en', '15:00'],
  ['3:00 PM', 'he', '15:00'],
  ['11 am', 'en', '11:00'],
  ['14:00', 'en', '14:00'],
] as const)('the hour %s of a hotel is said in %s as %s, as the pages show it', (written, language, said) => {
  expect(hour(written)(language)).toBe(said);
});

it('what a hotel says instead of an hour stays as it is', () => {
  expect(hour('Ask at the desk')('en')).toContain('Ask at the desk');
});
