import { describe, expect, it } from 'vitest';
import { draftOf, pickCity, pickCountry, submitDraft, typeCity, typeDestination } from './draft.ts';
import { defaultCriteria } from '../../../lib/search/searchState.ts';

const FRANCE = { code: 'FR', name: 'France', nameHe: 'צרפת' };
const PARIS = { code: '131408', name: 'Paris', nameHe: 'פריז' };
const suggestions = { countries: [FRANCE], cities: [PARIS] };
const empty = draftOf(defaultCriteria('2026-05-11'));
const inFrance = pickCountry(empty, FRANCE);
const inParis = pickCity(inFrance, PARIS);
const anywhere = { destination: '', countryCode: null, cityCode: null, cityName: '' };

describe('typing and picking', () => {
  it('another destination forgets country and city', () => {
    expect(typeDestination(inParis, 'Fra')).toMatchObject({ ...anywhere, destination: 'Fra' });
  });

  it('picking the same country again keeps the city, another one forgets it', () => {
    expect(pickCountry(inParis, FRANCE)).toBe(inParis);
    expect(pickCountry(inParis, { code: 'IL', name: 'Israel' })).toMatchObject({
      countryCode: 'IL',
      cityCode: null,
    });
  });

  it('typing in the city field forgets the picked city and keeps the country', () => {
    expect(typeCity(inParis, 'Ly')).toMatchObject({
      countryCode: 'FR',
      cityCode: null,
      cityName: '',
      cityText: 'Ly',
    });
  });
});

describe('submitting', () => {
  it.each([
    ['nothing', empty, anywhere],
    [
      'a picked city',
      inParis,
      { destination: 'France', countryCode: 'FR', cityCode: '131408', cityName: 'Paris' },
    ],
    ['free text', typeDestination(empty, ' Paris, France '), { ...anywhere, destination: 'Paris, France' }],
    [
      'a typed country',
      typeDestination(empty, 'fRANCE'),
      { ...anywhere, destination: 'France', countryCode: 'FR' },
    ],
    [
      'a country typed in Hebrew',
      typeDestination(empty, 'צרפת'),
      { destination: 'France', countryCode: 'FR' },
    ],
    [
      'a typed city',
      typeCity(inFrance, 'paris'),
      { countryCode: 'FR', cityCode: '131408', cityName: 'Paris' },
    ],
    ['an unknown city', typeCity(inFrance, 'Atlantis'), { ...anywhere, destination: 'Atlantis, France' }],
  ])('%s', (_, draft, expected) => {
    const criteria = submitDraft(draft, suggestions);
    expect(criteria).toMatchObject(expected);
    expect(criteria).not.toHaveProperty('cityText');
  });
});

it('the text of the picked row, in whatever language, keeps the pick', () => {
  const picked = pickCity(inFrance, PARIS, 'פריז');
  expect(typeCity(picked, 'פריז')).toBe(picked);
});
