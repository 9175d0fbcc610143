import { describe, expect, it } from 'vitest';
import { draftOf, pickCity, pickPlace, submitDraft, typeCity, typeDestination } from './draft.ts';
import { defaultCriteria } from './searchState.ts';

const FRANCE = { destination: 'France', countryCode: 'FR', cityCode: null, cityName: '', airport: null };
const ROME = { destination: 'Italy', countryCode: 'IT', cityCode: '7', cityName: 'Rome', airport: null };
const PARIS = { code: '131408', name: 'Paris', nameHe: 'פריז' };
const empty = draftOf(defaultCriteria('2026-05-11'));
const inFrance = pickPlace(empty, FRANCE, '');
const inParis = pickCity(inFrance, PARIS);
const anywhere = { destination: '', countryCode: null, cityCode: null, cityName: '', airport: null };

describe('typing and picking', () => {
  it('typing another destination clears country and city', () => {
    expect(typeDestination(inParis, 'Fra')).toMatchObject({ ...anywhere, destination: 'Fra' });
  });

  it('picking the same country again keeps the city, picking another country clears it', () => {
    expect(pickPlace(inParis, FRANCE, '')).toBe(inParis);
    expect(pickPlace(inParis, { ...FRANCE, destination: 'Israel', countryCode: 'IL' }, '')).toMatchObject({
      countryCode: 'IL',
      cityCode: null,
    });
  });

  it('picking a city fills Destination with its country and City with its name', () => {
    expect(pickPlace(inParis, ROME, 'רומא')).toMatchObject({ ...ROME, cityText: 'רומא' });
  });

  it('typing in the city field clears the picked city and keeps the country', () => {
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
      { destination: 'France', countryCode: 'FR', cityCode: '131408', cityName: 'Paris', airport: null },
    ],
    ['free text', typeDestination(empty, ' Paris, France '), { ...anywhere, destination: 'Paris, France' }],
    [
      'a typed city',
      typeCity(inFrance, 'paris'),
      { countryCode: 'FR', cityCode: '131408', cityName: 'Paris', airport: null },
    ],
    ['an unknown city', typeCity(inFrance, 'Atlantis'), { ...anywhere, destination: 'Atlantis, France' }],
  ])('a search is submitted with %s', (_, draft, expected) => {
    const criteria = submitDraft(draft, [PARIS]);
    expect(criteria).toMatchObject(expected);
    expect(criteria).not.toHaveProperty('cityText');
  });
});

it('the text of the picked row, in any language, keeps the pick', () => {
  const picked = pickCity(inFrance, PARIS, 'פריז');
  expect(typeCity(picked, 'פריז')).toBe(picked);
});
