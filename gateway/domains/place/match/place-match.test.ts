import { describe, expect, it } from 'vitest';
import { foldText } from '#shared/text/fold-text.ts';
import { bestMatches, matchRank } from './place-match.ts';
import { hebrewCountryName } from '#gateway/kit/countries.ts';
import { hebrewCityName, isRealCountry } from '../data/place-names.ts';
import { isSameCity, matchesPlace } from '../place-texts.ts';

describe('normalizing a name', () => {
  it.each([
    ['  Al Lith,   Makkah', 'al lith makkah'],
    ['Al-Hofuf', 'al hofuf'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ["Be'er Sheva", 'beer sheva'],
    ['תֵּל־אָבִיב', 'תל אביב'],
    ['סח׳נין', 'סחנין'],
    ['צ"ה', 'צה'],
  ])('turns “%s” into “%s”', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('the rank of a match', () => {
  it.each([
    ['rome', 'rome', 0],
    ['rome', 'ro', 1],
    ['new york', 'york', 2],
    ['jerome', 'rome', 3],
    ['paris', 'rome', null],
  ])('of the name %s for the text %s is %s', (name, text, rank) => {
    expect(matchRank(name, text)).toBe(rank);
  });
});

describe('the best matches of a text', () => {
  const of = (name: string, popularityRank = Infinity, codes: string[] = []) => ({
    item: name,
    names: [name],
    codes,
    popularityRank,
  });
  const list = [of('oman', 5, ['om']), of('romania', 2, ['ro']), of('rome'), of('jerome', 0)];

  it('are sorted by match rank before popularity', () => {
    expect(bestMatches(list, 'Rom', 5)).toEqual(['romania', 'rome', 'jerome']);
  });
  it('include a code that is typed in full as an exact match', () => {
    expect(bestMatches(list, 'RO', 1)).toEqual(['romania']);
  });
  it('start with the popular ones for an empty text', () => {
    expect(bestMatches(list, ' ', 3)).toEqual(['jerome', 'romania', 'oman']);
  });
});

describe('the names of places', () => {
  it.each([
    ['IL', 'ישראל'],
    ['FR', 'צרפת'],
    ['SU', null],
    ['YU', null],
    ['EU', null],
    ['CB', null],
  ])('contain for %s the Hebrew name %s', (code, name) => {
    expect(hebrewCountryName(code)).toBe(name);
  });
  it('are looked up by city and country', () => {
    expect(hebrewCityName({ countryCode: 'IL', name: 'TEL-AVIV' })).toBe('תל אביב');
    expect(hebrewCityName({ countryCode: 'US', name: 'Paris' })).toBeNull();
  });
  it.each(['QL', 'CB', 'MB'])('do not include %s', (code) => {
    expect(isRealCountry({ code, name: 'x' })).toBe(false);
  });
});

describe('matching a free text with a place', () => {
  const paris = { city: 'Paris', country: 'France', address: '5 Rue de Rivoli' };
  it.each([
    ['', true],
    ['paris', true],
    ['Paris, France', true],
    ['פריז', true],
    ['צרפת', true],
    ['FR', true],
    ['rivoli', true],
    ['aris', false],
    ['Paris, Italy', false],
    ['IT', false],
  ])('“%s” matches Paris, France: %s', (text, expected) => {
    expect(matchesPlace(text, paris)).toBe(expected);
  });
  it('does not find Oman in Romania', () => {
    expect(matchesPlace('Oman', { city: 'Brasov', country: 'Romania', address: '' })).toBe(false);
  });
});

describe('comparing two names of a city', () => {
  it.each([
    ['תל אביב', 'ישראל', true],
    ['Tel Aviv-Yafo', 'Israel', true],
    ['Tel Aviv', '', true],
    ['Tel Aviv', 'France', false],
    ['Haifa', 'Israel', false],
  ])('Tel Aviv in Israel and %s in “%s” are the same: %s', (city, country, expected) => {
    expect(isSameCity({ city, country, address: '' }, { name: 'Tel Aviv', countryCode: 'IL' })).toBe(
      expected,
    );
  });
});
