import type { Palette } from './palette.ts';

/** Helpers for drawing every part of a picture. */
export interface Pen {
  readonly colours: Palette;
  /** True when lamps are lit. */
  readonly dark: boolean;
  /** A pseudo-random whole number from 0 to below the limit, which depends only on the picture and on `question`. */
  any(question: string, limit: number): number;
}

/** Returns the random numbers of one picture. They have no state, so that its parts may be drawn in any order. */
export const chanceOf =
  (seed: number) =>
  (question: string, limit: number): number => {
    let hash = seed ^ 0x9e3779b9;
    for (let at = 0; at < question.length; at += 1)
      hash = Math.imul(hash ^ question.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return ((hash ^ (hash >>> 13)) >>> 0) % limit;
  };

/** Item of a list by its index modulo the length of the list. */
export function itemAt<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0];
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const faint = (opacity: number | undefined): string => (opacity === undefined ? '' : ` opacity="${opacity}"`);

/** Compact path data from numbers and letters. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((text, part, at) => `${text}${short(values[at - 1] ?? 0)}${part}`);

export const path = (fill: string, data: string, opacity?: number): string =>
  data === '' ? '' : `<path fill="${fill}" d="${data}"${faint(opacity)}/>`;

export const line = (stroke: string, width: number, data: string, opacity?: number): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${data}"${faint(opacity)}/>`;

export const circle = (fill: string, x: number, y: number, radius: number, opacity?: number): string =>
  `<circle fill="${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${faint(opacity)}/>`;

/** A box as path data, so that boxes of one colour can share a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}h${width}v${height}h${-width}z`;

export const rect = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity?: number,
): string => path(fill, box(x, y, width, height), opacity);

/** A box with round corners. */
export const pill = (
  fill: string,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  opacity?: number,
): string =>
  `<rect fill="${fill}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}"${faint(opacity)}/>`;

/** An opening with a round top; x and y of its lower left corner. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

export const placed = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${inner}</g>`;

/** Rows of windows: `y` is the sill of the highest row. */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
  readonly round?: boolean;
}

/** Windows of which some are lit: one in seven by day, more than half when lamps are lit. */
export function windows(pen: Pen, grid: Grid, name = 'w'): string {
  let lit = '';
  let unlit = '';
  for (let row = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1) {
      const [x, y] = [grid.x + column * grid.stepX, grid.y + row * grid.stepY];
      const opening = grid.round
        ? arch(x, y, grid.width, grid.height)
        : box(x, y - grid.height, grid.width, grid.height);
      if (pen.any(`${name}${row}.${column}`, 14) < (pen.dark ? 8 : 2)) lit += opening;
      else unlit += opening;
    }
  return path(pen.colours.win, unlit) + path(pen.colours.gl, lit);
}
