export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

export interface ReadNumber {
  /** The number typed; 0 for what is none, the nearest end of the range for what lies outside. */
  readonly value: number;
  readonly problem: 'notNumber' | 'outOfRange' | null;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^([+-]?)(\d{1,3}(?:,\d{3})+)(\.\d*)?$/;

/**
 * A number as administrators type it: blanks, direction marks, a sign of currency or per cent and commas between thousands
 * do not matter. Nothing typed is 0 without a complaint.
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

/** A number as it stands in its field: no group signs, at most `places` decimals. */
export const writeNumber = (value: number, places: number): string => String(Number(value.toFixed(places)));

/** An amount as it stands in its field: `115.00`. */
export const writeAmount = (amountMinor: number): string => (amountMinor / 100).toFixed(2);
