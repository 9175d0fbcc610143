import { minorOf } from '../grounding/words/currencies.ts';

/** Fields of a result that only repeat what was asked. */
const ECHOES: ReadonlySet<string> = new Set(['min', 'max']);

const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(
    (text.normalize('NFKC').match(/\d[\d.,]*/g) ?? []).map((digits) =>
      Number(digits.replace(/[.,]+$|,/g, '')),
    ),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A result without sums that a model brought in itself: a limit or an amount becomes a fact only when the traveller
 * named it, else whatever is asked could be told as found.
 */
export function believable(result: unknown, said: string): unknown {
  const known = numbersIn(said);
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(
      ([key, inner]) => !ECHOES.has(key) || (typeof inner === 'number' && known.has(inner)),
    );
    return Object.fromEntries(entries.map(([key, inner]) => [key, clean(inner)]));
  };
  if (!isObject(result) || !isObject(result['of'])) return clean(result);
  const { amountMinor, currency } = result['of'];
  const isSaid = [...known].some((amount) => minorOf(amount, String(currency)) === amountMinor);
  return isSaid ? result : { asOf: result['asOf'] };
}
