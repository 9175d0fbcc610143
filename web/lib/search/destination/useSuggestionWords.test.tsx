import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import type { Suggestion } from './suggestion.ts';
import { useSuggestionWords } from './useSuggestionWords.ts';

const montmartre: Suggestion = {
  kind: 'AREA',
  id: 'FR paris montmartre',
  name: 'Montmartre',
  nameHe: 'מונמארטר',
  iata: null,
  area: 'montmartre',
  region: null,
  regionHe: null,
  cityCode: '2988507',
  cityName: 'Paris',
  cityNameHe: 'פריז',
  countryCode: 'FR',
  countryName: 'France',
  hotels: null,
  isClear: true,
};

const wordsIn = (language: LanguageCode) =>
  renderHook(() => useSuggestionWords(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LocaleProvider initial={language}>{children}</LocaleProvider>
    ),
  }).result.current;

it.each([
  ['en', 'Montmartre, Paris', 'Montmartre, France', 'Paris, France'],
  ['he', 'מונמארטר, פריז', 'מונמארטר, צרפת', 'פריז, צרפת'],
  ['ar', 'Montmartre، Paris', 'Montmartre، فرنسا', 'Paris، فرنسا'],
] as const)(
  'places are separated by the comma of the language, %s',
  async (language, inCity, place, searched) => {
    await catalogues.load(language);
    const words = wordsIn(language);
    expect(words.inCity(montmartre)).toBe(inCity);
    expect(words.place(montmartre)).toBe(place);
    expect(words.searched({ ...montmartre, kind: 'CITY', area: null })).toBe(searched);
  },
);

it.each([
  ['en', 'Eiffel Tower', 'Sight · Paris · France'],
  ['he', 'מגדל אייפל', 'אתר · פריז · צרפת'],
] as const)('a sight is shown with its kind, city and country, %s', async (language, name, detail) => {
  await catalogues.load(language);
  const words = wordsIn(language);
  const tower: Suggestion = {
    ...montmartre,
    kind: 'SIGHT',
    name: 'Eiffel Tower',
    nameHe: 'מגדל אייפל',
    area: null,
    region: null,
    regionHe: null,
  };
  expect(words.name(tower)).toBe(name);
  expect(words.detail(tower).replace(/[\u2068\u2069]/g, '')).toBe(detail);
});
