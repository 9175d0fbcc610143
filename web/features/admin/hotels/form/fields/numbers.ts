export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

export interface ReadNumber {
  /**
   * The typed number; 0, or `min` if that is higher, for empty or invalid text; the nearest limit for a number outside
   * the range.
   */
  readonly value: number;
  readonly problem: 'notNumber' | 'outOfRange' | null;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^([+-]?)(\d{1,3}(?:,\d{3})+)(\.\d*)?$/;

/**
 * Reads a number as administrators type it: whitespace, direction marks, a currency or percent sign and thousands
 * separators are ignored. An empty text is not an error.
 */
export function readNumber(text: string, { min, max }: NumberRange): ReadNumber {
  const bare = text.replace(/[\s\u200e\u200f\u2066-\u2069₪$%]/gu, '').replace('−', '-');
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  if (plain === '') return { value: Math.max(0, min), problem: null };
  if (!NUMBER.test(plain)) return { value: Math.max(0, min), problem: 'notNumber' };
  const value = Number(plain);
  if (value < min) return { value: min, problem: 'outOfRange' };
  if (value > max) return { value: max, problem: 'outOfRange' };
  return { value, problem: null };
}

/** A number as its field shows it: no group separators, at most `places` decimals. */
export const writeNumber = (value: number, places: number): string => String(Number(value.toFixed(places)));

/** An amount as its field shows it: `115.00`. */
export const writeAmount = (amountMinor: number): string => (amountMinor / 100).toFixed(2);
