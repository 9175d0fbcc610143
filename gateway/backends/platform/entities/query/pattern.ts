import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { VisibleField } from './visible-fields.ts';

const MAX_LENGTH = 100;

/**
 * What the database would read differently from the wire's patterns, or what takes it very long: look-around and other
 * groups with a question mark, counted repetition, back references, and its own leading directives.
 */
const REFUSED = /\(\?|\{|\\[1-9]|^\*/;

/** An escaped sign stands for itself. */
const withoutEscapes = (pattern: string): string => pattern.replaceAll(/\\[^1-9]/g, 'x');

/** The reason why a pattern is not taken; null when it is. */
export function patternRefusal(field: VisibleField, pattern: unknown, options: unknown): string | null {
  if (field.kind !== 'text') return '$regex needs a text field';
  if (typeof pattern !== 'string' || pattern === '' || pattern.length > MAX_LENGTH || pattern.includes('\0'))
    return `$regex needs a text of 1 to ${MAX_LENGTH} characters`;
  if (options !== undefined && options !== '' && options !== 'i') return '$options may be "i" only';
  return REFUSED.test(withoutEscapes(pattern))
    ? '$regex may use plain groups, classes, *, + and ? only'
    : null;
}

export const matches = ({ expression }: VisibleField, pattern: string, ignoresCase: boolean): SQL =>
  ignoresCase ? sql`${expression} ~* ${pattern}` : sql`${expression} ~ ${pattern}`;
