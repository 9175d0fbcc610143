import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { VisibleField } from './visible-fields.ts';

const MAX_LENGTH = 100;

/**
 * Parts of a pattern that the database interprets differently, or that are very slow: look-around and other groups with
 * a question mark, counted repetition, back references, and the database's own leading directives.
 */
const REFUSED = /\(\?|\{|\\[1-9]|^\*/;

/** An escaped character counts as an ordinary one. */
const withoutEscapes = (pattern: string): string => pattern.replaceAll(/\\[^1-9]/g, 'x');

/** The reason why a pattern is refused; null when it is accepted. */
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
