import { withoutPrefix } from '../match/prefixes.ts';
import { describe, expect, it } from 'vitest';
import { countryNames, areCountryWords } from './country-words.ts';

/** The words of a text that belong to a complete name of the country. */
const found = (country: string, text: string, isTyping = false): string => {
  const words = text.split(' ');
  const isOfCountry = areCountryWords(words, countryNames(country), { withoutPrefix, isTyping });
  return words.filter((_, at) => isOfCountry[at]).join(' ');
};

describe('the complete name of a country', () => {
  it.each([
    ['United Kingdom', 'bankside lantern united kingdom', 'united kingdom'],
    ['United Kingdom', 'bankside lantern great britain breakfast', 'great britain'],
    ['United Kingdom', 'הפנס של בנקסייד בבריטניה', 'בבריטניה'],
    ['Czech Republic', 'mala strana the czech republic', 'czech republic'],
    ['Israel', 'hilton в израиле', 'израиле'],
    ['Costa Rica', 'mercado real costa rica', 'costa rica'],
  ])('%s is found in “%s”: %s', (country, text, words) => {
    expect(found(country, text)).toBe(words);
  });
});

describe('a word that is only a part of a country’s name, or belongs to another place', () => {
  it.each([
    ['United Kingdom', 'bankside lantern great breakfast'],
    ['United Kingdom', 'bankside lantern scotland'],
    ['United Kingdom', 'הפנס של בנקסייד סקוטלנד'],
    ['United Arab Emirates', 'creek palms arab food'],
    ['Czech Republic', 'mala strana czech beer'],
    ['Czech Republic', 'mala strana dominican republic'],
    ['Czech Republic', 'mala strana republic of korea'],
    ['Costa Rica', 'mercado real costa brava'],
    ['Israel', 'hilton france'],
  ])('does not count as %s in “%s”', (country, text) => {
    expect(found(country, text)).toBe('');
  });
});

it('the last word of a text that is being typed may be the start of a country’s name', () => {
  expect(found('South Africa', 'hilton south af', true)).toBe('south af');
  expect(found('South Africa', 'hilton south af')).toBe('');
  expect(found('South Africa', 'hilton south eu', true)).toBe('');
});
