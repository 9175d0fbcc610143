import { WHOLE_STAY_FROM } from '#shared/pricing/whole-stay-from.ts';
import type { Draft } from '../draft.ts';
import { anyWord, either, filler, isDenied, mark, maybe, num, rule, sign, tag } from '../grammar.ts';
import type { Match, Part, Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { currencyCodes, oneOf, type BudgetSaid, type CurrencyCode } from '../understanding.ts';

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

/** No stay costs more in any of them; longer numbers are not amounts. */
export const LARGEST_SUM = 10_000_000;
/** Below this a bare number is a count of something, not a price. */
export const SMALLEST_BARE_SUM = 40;
/** The smallest bare number that is read as a price limit; smaller ones count nights or people. */
const SMALLEST_LIMIT = 100;
/** Below the price of any hotel in any currency. */
const SMALLEST_SUM = 5;
/** “Around 400” is a fifth less to a fifth more. */
const AROUND = 0.2;

const otherSign: Part = {
  fits: (term) => term.kind === 'sign' && /^\p{Sc}$/u.test(term.text),
  optional: false,
};
const currency = maybe(either(tag('currency', 'other-currency'), sign(...Object.keys(SIGNS)), otherSign));
const per = maybe(tag('per-night', 'per-stay'));
const sum = [currency, num(1, LARGEST_SUM), currency, maybe(tag('for')), per] as const;

interface SumSaid {
  readonly amount: number;
  readonly currency: CurrencyCode | null;
  /** The message names a currency without an exchange rate. */
  readonly isForeign: boolean;
  readonly per: BudgetSaid['per'] | null;
  readonly isMoney: boolean;
  readonly glued: string;
}

/** Reads the five parts of `sum` from a position in a match. */
function sumAt(match: Match, at: number): SumSaid | null {
  const number = match[at + 1];
  if (!number || number.number === null) return null;
  const named = currencyOf(match[at]) ?? currencyOf(match[at + 2]);
  const perTerm = match[at + 4];
  const isForeign = named === null && [match[at], match[at + 2]].some((term) => term !== undefined);
  // “45 nights” is a stay.
  if (named === null && !isForeign && perTerm?.tags.has('unit')) return null;
  const per = perTerm ? (perTerm.tags.has('per-stay') ? 'stay' : 'night') : null;
  return {
    // Shekels are rounded, because the search takes whole ones.
    amount: named === null || named === 'ILS' ? Math.round(number.number) : number.number,
    currency: named,
    isForeign,
    per,
    isMoney: named !== null || isForeign || per !== null,
    glued: (match[at]?.glued ?? '') + number.glued,
  };
}

function currencyOf(term: Term | undefined): CurrencyCode | null {
  if (!term) return null;
  return SIGNS[term.text] ?? oneOf(currencyCodes, String(term.tags.get('currency'))) ?? null;
}

/** A currency without an amount: “how much is it in euros?” */
export function currencyAsked(draft: Draft): CurrencyCode | null {
  const named = draft.rest().find((term) => currencyOf(term) !== null);
  return currencyOf(named);
}

/** A bare number is money only when it is large and no countable noun follows. */
function isSum(said: SumSaid, draft: Draft, to: number): boolean {
  if (said.isMoney) return true;
  const next = draft.free(to);
  const counts = ['unit', 'person', 'adult', 'child', 'star', 'room', 'month', 'infant', 'aged'];
  const isCounted = next !== undefined && counts.some((name) => next.tags.has(name));
  return said.amount >= SMALLEST_BARE_SUM && !isCounted;
}

const isNumber = (term: Term | undefined): boolean => term !== undefined && term.number !== null;

/** The unit of an amount when the message does not say it. */
const usualPer = (sum: number, currency: CurrencyCode | null): BudgetSaid['per'] =>
  sum >= WHOLE_STAY_FROM[currency ?? 'ILS'] ? 'stay' : 'night';

/** True for an amount too small for a hotel: with a currency it is impossible, a bare number means something else. */
function isTooSmall({ amount, currency, isForeign }: SumSaid, draft: Draft): boolean {
  if (currency === null && !isForeign) return amount < SMALLEST_BARE_SUM;
  if (amount < SMALLEST_SUM && !isForeign) draft.impossible.add('budget');
  return amount < SMALLEST_SUM;
}

const write = (draft: Draft, min: number | null, max: number | null, said: SumSaid): boolean => {
  if (said.isForeign) {
    draft.hasUnknownCurrency = true;
    return true;
  }
  const per = said.per ?? usualPer(max ?? min ?? 0, said.currency);
  draft.budget = { min, max, currency: said.currency, per };
  return true;
};

const bounded = (
  lead: Rule['parts'][number],
  bound: (amount: number) => readonly [number | null, number | null],
) =>
  rule([lead, filler, ...sum], (match, draft, _at, to) => {
    const said = sumAt(match, 2);
    if (!said || !isSum(said, draft, to)) return false;
    if (said.isMoney && isTooSmall(said, draft)) return said.currency !== null;
    const [min, max] = bound(said.amount);
    return write(draft, min, max, said);
  });

const around = (amount: number): readonly [number, number] => [
  Math.round(amount * (1 - AROUND)),
  Math.round(amount * (1 + AROUND)),
];

/** “more than 90 a night I won’t pay”: the amount is a maximum. */
const isRefused = ({ terms }: Draft, to: number): boolean => {
  const after = terms.slice(to, to + 5).map(({ text }) => text);
  return (
    after.some((text) => /^(?:not|no|never|dont|wont|cant|cannot|לא|אין)$/u.test(text)) &&
    after.some((text) =>
      /^(?:pay|paying|spend|go|afford|משלמ?(?:ם|ת|ים)|לשלם|אשלם|נשלם|מוציאי?ם?|להוציא)$/u.test(text),
    )
  );
};

/** Budgets. Applied before dates and people, whose rules would use the numbers. */
export const moneyRules: readonly Rule[] = [
  rule(
    [maybe(tag('between', 'at-most')), ...sum, maybe(either(sign('-'), tag('until'))), ...sum],
    (match, draft, at, to) => {
      const [low, high] = [sumAt(match, 1), sumAt(match, 7)];
      if (!low || !high || high.amount <= low.amount) return false;
      // “2000 euro 12-15 march”: the currency belongs to the sum before it.
      if (match[0] === undefined && match[1] !== undefined && isNumber(draft.free(at - 1))) return false;
      const isJoined = match[6] !== undefined || /[לועד]/u.test(high.glued);
      const isBare = !low.isMoney && !high.isMoney;
      if (!isJoined || (isBare && !(match[0] && isSum(low, draft, to) && isSum(high, draft, to))))
        return false;
      const named = low.currency ?? high.currency;
      const isForeign = named === null && (low.isForeign || high.isForeign);
      const both = { ...high, currency: named, isForeign, per: high.per ?? low.per };
      return write(draft, low.amount, high.amount, both);
    },
  ),
  bounded(tag('about-sum'), around),
  bounded(tag('at-most'), (amount) => [null, amount]),
  rule([tag('at-least', 'between'), filler, ...sum], (match, draft, at, to) => {
    const said = sumAt(match, 2);
    // “not a penny over 300”
    if (said && (isDenied(draft, at) || isRefused(draft, to)))
      return isSum(said, draft, to) && write(draft, null, said.amount, said);
    return said?.isMoney ? write(draft, said.amount, null, said) : false;
  }),
  // “raise the budget to 800”, “תעלי ל-800”
  rule([tag('set-limit'), anyWord, anyWord, anyWord, anyWord, ...sum], (match, draft, _at, to) => {
    const said = sumAt(match, 5);
    const last = match.slice(1, 5).findLast((term) => term !== undefined);
    const isTo = last?.tags.has('until') === true || said?.glued.includes('ל') === true;
    const isOfMoney = draft.terms.some(({ tags }) => tags.has('budget-word') || tags.has('at-most'));
    if (
      !said ||
      !isTo ||
      !draft.scene.hasSearch ||
      !(said.isMoney || isOfMoney || said.amount >= SMALLEST_LIMIT)
    )
      return false;
    return isSum(said, draft, to) && write(draft, null, said.amount, said);
  }),
  rule([...sum, maybe(tag('or-more')), maybe(tag('or-less', 'at-most'))], (match, draft, _at, to) => {
    const said = sumAt(match, 0);
    // “make it 900 max”
    const isLimit =
      said !== null && match[6] !== undefined && said.amount >= SMALLEST_LIMIT && isSum(said, draft, to);
    if (!said || !(said.isMoney || isLimit)) return false;
    if (isTooSmall(said, draft)) return said.currency !== null;
    if (match[5]) return write(draft, said.amount, null, said);
    if (said.glued.includes('כ')) return write(draft, ...around(said.amount), said);
    return write(draft, null, said.amount, said);
  }),
  // “around two thousand, no, say twelve hundred”: the last sum counts.
  rule(
    [tag('correction'), mark(','), filler, maybe(tag('correction', 'at-most', 'about-sum')), filler, ...sum],
    (match, draft, _at, to) => {
      const said = sumAt(match, 5);
      if (!draft.budget || !said || !isSum(said, draft, to)) return false;
      const { currency, per } = draft.budget;
      return write(draft, null, said.amount, {
        ...said,
        currency: said.currency ?? currency,
        per: said.per ?? per,
      });
    },
  ),
  rule([tag('per-person'), maybe(tag('per-night', 'per-stay'))], ([, per], draft) => {
    if (!draft.budget) return false;
    const said = per && (per.tags.has('per-stay') ? 'stay' : 'night');
    draft.budget = { ...draft.budget, ...(said && { per: said }), isPerPerson: true };
    return true;
  }),
  rule([tag('per-room'), maybe(tag('per-night', 'per-stay'))], (_match, draft) => {
    if (draft.budget) draft.budget = { ...draft.budget, isPerRoom: true };
    return draft.budget !== null;
  }),
  // The period stands apart from the sum: “in total under 3000”.
  rule([tag('per-stay')], (_match, draft) => {
    // “1200 a night for all of us together”
    if (!draft.budget || draft.terms.some(({ tags }) => tags.has('per-night'))) return false;
    draft.budget = { ...draft.budget, per: 'stay' };
    return true;
  }),
];

/** A bare number after “what is your budget”, and budgets to remove. */
export const budgetDropRules: readonly Rule[] = [
  rule([tag('no-budget')], (_match, draft) => draft.drop('budget')),
  rule([tag('any', 'without'), filler, filler, tag('budget-word')], (_match, draft) => draft.drop('budget')),
];
