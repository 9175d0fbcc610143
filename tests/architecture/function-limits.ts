import type { FunctionLength } from './function-lengths.ts';

/**
 * Maximum lines of a function, in total and outside its inner functions. In .tsx files only the total is limited,
 * because markup is outside the inner functions.
 */
const limits = { lines: 120, ownLines: 60 };

/** Exceptions, each with the function's number of lines. A number may become smaller, never larger. */
export const longFunctions: Readonly<Record<string, number>> = {};

/** Functions that exceed the limits, as “lines name”. */
export function tooLong(
  lengths: readonly FunctionLength[],
  known: Readonly<Record<string, number>>,
): string[] {
  return lengths
    .filter((length) => isLong(length) && length.lines > (known[length.name] ?? 0))
    .map(({ name, lines }) => `${lines} ${name}`);
}

/** Exceptions that are no longer needed. */
export function outgrown(
  lengths: readonly FunctionLength[],
  known: Readonly<Record<string, number>>,
): string[] {
  const long = new Set(lengths.filter(isLong).map(({ name }) => name));
  return Object.keys(known).filter((name) => !long.has(name));
}

const isLong = ({ name, lines, ownLines }: FunctionLength): boolean =>
  lines > limits.lines || (ownLines > limits.ownLines && !name.includes('.tsx '));
