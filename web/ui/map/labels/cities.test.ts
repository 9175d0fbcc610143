import { waitFor } from '@testing-library/react';
import L from 'leaflet';
import { afterEach, expect, it } from 'vitest';
import { contentLanguageOf, languageOf } from '#i18n/languages.ts';
import type { GeoPoint } from '../baseMap.ts';
import { showCities } from './cities.ts';

let map: L.Map | null = null;
afterEach(() => {
  map?.remove();
  map = null;
});

/** Opens a map of Israel and its neighbours with the names of their cities, or of the surroundings of a centre. */
const open = (
  language: string,
  {
    zoom = 6,
    locale = language,
    centre = null,
  }: { zoom?: number; locale?: string; centre?: GeoPoint | null } = {},
): HTMLElement => {
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: 800 }, clientHeight: { value: 800 } });
  document.body.append(host);
  map = L.map(host, { center: [32, 35.5], zoom, zoomAnimation: false });
  showCities(map, { language, locale, marks: [], isStill: false, centre, streets: null });
  return host;
};

const labels = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('.map-place span')];

it.each(['he', 'fr'])('every name on the map is marked with its language (%s)', async (language) => {
  const host = open(language);
  await waitFor(() => expect(labels(host).length).toBeGreaterThan(3));
  for (const { textContent, lang } of labels(host))
    expect(`${textContent}: ${lang}`).toBe(
      `${textContent}: ${/\p{Script=Hebrew}/u.test(textContent) ? 'he' : 'en'}`,
    );
  expect(labels(host).some(({ lang }) => lang === 'he')).toBe(language === 'he');
});

it.each([
  ['en', 'km'],
  ['he', 'ק״מ'],
  ['de', 'km'],
  ['es', 'km'],
  ['fr', 'km'],
  ['it', 'km'],
  ['pt', 'km'],
  ['ru', 'км'],
  ['ar', 'كم'],
  ['zh', '公里'],
] as const)('the rings on the map are labelled in the language of the reader (%s)', async (code, unit) => {
  const { locale = code } = languageOf(code) ?? {};
  const host = open(contentLanguageOf(code), { zoom: 12, locale, centre: { latitude: 32, longitude: 35.5 } });
  const said = () => labels(host).filter(({ textContent }) => textContent.includes(unit));
  await waitFor(() => expect(said().length).toBeGreaterThan(0));
  for (const { textContent } of said()) expect(textContent).toMatch(/^[125]/);
});
