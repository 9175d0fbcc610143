import { waitFor } from '@testing-library/react';
import L from 'leaflet';
import { afterEach, expect, it } from 'vitest';
import { showCities } from './cities.ts';

let map: L.Map | null = null;
afterEach(() => {
  map?.remove();
  map = null;
});

/** Israel and its neighbours with the names of their towns. */
const open = (language: string): HTMLElement => {
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: 800 }, clientHeight: { value: 800 } });
  document.body.append(host);
  map = L.map(host, { center: [32, 35.5], zoom: 6, zoomAnimation: false });
  showCities(map, { language, marks: [], isStill: false, centre: null, streets: null });
  return host;
};

const labels = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('.map-place span')];

it.each(['he', 'fr'])('marks every name of the map with the language it is in (%s)', async (language) => {
  const host = open(language);
  await waitFor(() => expect(labels(host).length).toBeGreaterThan(3));
  for (const { textContent, lang } of labels(host))
    expect(`${textContent}: ${lang}`).toBe(
      `${textContent}: ${/\p{Script=Hebrew}/u.test(textContent) ? 'he' : 'en'}`,
    );
  expect(labels(host).some(({ lang }) => lang === 'he')).toBe(language === 'he');
});
