import L from 'leaflet';
import { afterEach, expect, it } from 'vitest';
import { lengthText, roundLength, ScaleBar } from './scaleBar.ts';

const html = document.documentElement;
const language = html.lang;
afterEach(() => {
  html.lang = language;
});

it.each([
  [99, 50],
  [100, 100],
  [199, 100],
  [201, 200],
  [4_999, 2_000],
  [760_000, 500_000],
])('the longest round length of at most %d m is %d m', (most, length) => {
  expect(roundLength(most)).toBe(length);
});

it.each([
  [200, 'en', '200 m'],
  [5_000, 'en', '5 km'],
  [200, 'he', '200 מ׳'],
])('%d m are written in the language %s', (meters, language, text) => {
  expect(lengthText(meters, language).replaceAll(/[\u200e\u200f]/g, '')).toBe(text);
});

it('a scale on a map that is not moved follows the language of the page', async () => {
  html.lang = 'en';
  const container = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(container, side, { value: 400 });
  const map = L.map(container, { center: [32, 35], zoom: 12, zoomControl: false });
  map.addControl(new ScaleBar());
  const text = () => container.querySelector('.map-scale')?.textContent;
  expect(text()).toBe('2 km');
  html.lang = 'he';
  await expect.poll(text).toContain('ק״מ');
  map.remove();
});
