import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', after = ''] = tokens.split('@media screen');
const [dark = ''] = after.split('@media print');

/** The colour of a token, resolved through the tokens that it refers to. */
const colour = (name: string, theme: string): string => {
  const own = new RegExp(`--${name}: ([^;]+);`);
  const value = own.exec(theme)?.[1] ?? own.exec(light)?.[1] ?? '';
  const other = /var\(--([\w-]+)\)/.exec(value)?.[1];
  return other ? colour(other, theme) : value;
};

const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

it('a pin of the dark map contrasts with land and sea, and its edge even more', () => {
  for (const ground of ['map-land', 'map-sea', 'pin-bg'])
    expect(contrast(colour('pin-line', dark), colour(ground, dark))).toBeGreaterThan(2.5);
  for (const ground of ['map-land', 'map-sea'])
    expect(contrast(colour('pin-bg', dark), colour(ground, dark))).toBeGreaterThan(1.5);
});

it.each([
  ['light', light],
  ['dark', dark],
])(
  'the bar of the current month contrasts with the others, and they with their card (%s)',
  (_name, theme) => {
    expect(contrast(colour('viz-1', theme), colour('viz-other', theme))).toBeGreaterThan(2.5);
    expect(contrast(colour('viz-other', theme), colour('bg-card', theme))).toBeGreaterThan(1.9);
  },
);
