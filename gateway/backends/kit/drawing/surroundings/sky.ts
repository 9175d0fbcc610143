import type { Light } from '../palette.ts';
import { type Pen, circle, d, line, path, placed, rect } from '../pen.ts';

export const WEATHERS = ['clear', 'fair', 'heaps', 'veils', 'haze'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Heights of the sun: low in the morning and the evening. */
const SUN_Y: Readonly<Record<Light, number>> = {
  noon: 104,
  morning: 176,
  golden: 218,
  dawn: 246,
  dusk: 262,
  night: 112,
};

/** Positions of the sun; it is on the bright side of every house. */
export const SUNS = [118, 214, 330] as const;

const cloud = 'M0 20C-14 20-16 2 0 2 2-14 30-18 38-4 52-14 76-6 74 8 90 6 92 20 80 20Z';
const heap =
  'M0 40C-26 40-30 8-4 8-8-18 26-32 44-14 54-44 104-46 112-12 138-22 160 2 146 16 166 20 164 40 148 40Z';

function clouds(pen: Pen, weather: Weather): string {
  const { cl } = pen.colours;
  const one = (shape: string, name: string, opacity: number, scale: number, top: number): string =>
    placed(20 + pen.any(`${name}x`, 680), top + pen.any(`${name}y`, 70), scale, path(cl, shape, opacity));
  if (weather === 'clear') return '';
  if (weather === 'fair')
    return (
      one(cloud, 'c1', 0.75, 1.15, 50) + one(cloud, 'c2', 0.6, 0.8, 90) + one(cloud, 'c3', 0.5, 0.6, 150)
    );
  if (weather === 'heaps')
    return one(heap, 'h1', 0.8, 1.25, 60) + one(heap, 'h2', 0.55, 0.8, 130) + one(cloud, 'h3', 0.5, 0.8, 40);
  if (weather === 'veils') {
    const [x, y] = [pen.any('vx', 260), 60 + pen.any('vy', 60)];
    const strokes = d`M${60 + x} ${y}h210M${130 + x} ${y + 20}h150M${320 + x} ${y - 26}h120M${20 + x} ${y + 84}h110M${250 + x} ${y + 62}h190`;
    return line(cl, 7, strokes, 0.5);
  }
  return rect(cl, 0, 236, 800, 16, 0.2) + rect(cl, 0, 262, 800, 34, 0.22);
}

function stars(pen: Pen): string {
  let dots = '';
  for (let at = 0; at < 26; at += 1)
    dots += d`M${pen.any(`sx${at}`, 790)} ${10 + pen.any(`sy${at}`, 220)}h.1`;
  return line(pen.colours.sun, 3, dots, 0.75);
}

/** The sky with its light, drawn before everything else. */
export function sky(pen: Pen, light: Light, weather: Weather, sun: number): string {
  const { colours } = pen;
  const y = SUN_Y[light];
  const shades =
    `<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="${colours.sk1}"/>` +
    `<stop offset=".58" stop-color="${colours.sk2}"/><stop offset="1" stop-color="${colours.sk3}"/></linearGradient>` +
    `<radialGradient id="g"><stop stop-color="${colours.sun}" stop-opacity=".95"/>` +
    `<stop offset=".35" stop-color="${colours.sun}" stop-opacity=".4"/><stop offset="1" stop-color="${colours.sun}" stop-opacity="0"/></radialGradient></defs>`;
  const disc =
    light === 'night'
      ? path(colours.sun, d`M${sun + 14} ${y - 32}a34 34 0 1 0 20 50a30 30 0 0 1-20-50z`) + stars(pen)
      : circle(colours.sun, sun, y, light === 'noon' ? 36 : 44);
  const glow = circle('url(#g)', sun, y, light === 'night' ? 130 : 230, light === 'night' ? 0.35 : undefined);
  return shades + rect('url(#k)', 0, 0, 800, 420) + glow + disc + clouds(pen, weather);
}
