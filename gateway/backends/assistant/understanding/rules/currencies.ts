/** Currencies by their words and signs, and sums that are written like dates. */
import { currencyCodes, oneOf, type CurrencyCode } from '../reading.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

const SIGNS: Readonly<Record<string, CurrencyCode>> = {
  '₪': 'ILS',
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
};

/** The currency that a term names; null for none. */
export function currencyOf(term: Term | undefined): CurrencyCode | null {
  if (!term) return null;
  return SIGNS[term.text] ?? oneOf(currencyCodes, String(term.tags.get('currency'))) ?? null;
}

/** “99.5”, “15.30”: may be an amount, a size or a time of day as well as a date. */
export const isDecimal = (term: Term): boolean => term.parts.length === 2 && term.raw.includes('.');

/** True for a currency, known or not. */
export const isMoney = ({ text, tags }: Term): boolean =>
  /^(?:us|au?|ca?)?\p{Sc}$/u.test(text) || tags.has('currency') || tags.has('other-currency');

const MEASURES =
  /^(?:square|sq|sqm|m2|met(?:er|re)s?|km|kms|kilomet(?:er|re)s?|miles?|percent|%|מר|מטרים?|קמ|קילומטרים?|אחוזים?)$/u;

/**
 * True for a pair with a point that is an amount or a measure, because a currency, a budget or a unit is next to
 * it.
 */
export function isAmount(pairTerm: Term | undefined, state: ParseState, at: number, to: number): boolean {
  if (!pairTerm || !isDecimal(pairTerm)) return false;
  const before = [-2, -1, 0].flatMap((away) => state.peek(at + away) ?? []);
  const after = [to, to + 1].flatMap((here) => state.peek(here) ?? []);
  const isBudget = ({ tags }: Term): boolean =>
    (tags.has('budget-word') || tags.has('at-most')) && !tags.has('until');
  return (
    [...before, ...after].some(isMoney) || before.some(isBudget) || MEASURES.test(state.peek(to)?.text ?? '')
  );
}
