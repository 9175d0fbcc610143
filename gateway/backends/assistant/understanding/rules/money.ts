import { MIN_WHOLE_STAY_SUM } from '#shared/pricing/whole-stay-from.ts';
import type { ParseState } from '../parse-state.ts';
import {
  anyWord,
  either,
  filler,
  isPolite,
  isNegated,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  word,
} from '../grammar.ts';
import type { Match, Part, Rule } from '../grammar.ts';
import { inUnitOf } from '../words/numbers.ts';
import { isRefused } from './refused-sums.ts';
import { isForWhole, isOfNights, wholeThing } from './whole-stay-sum.ts';
import type { Term } from '../words/terms.ts';
import type { BudgetDetails, CurrencyCode } from '../reading.ts';
import { SIGNS, currencyOf } from './currencies.ts';

/** No stay costs more in any currency; larger numbers are not amounts. */
export const MAX_SUM = 10_000_000;
/** Below this a bare number is a count of something, not a price. */
export const MIN_BARE_SUM = 40;
/** The smallest bare number that is read as a price limit; smaller ones count nights or people. */
const MIN_LIMIT = 100;
/** A smaller sum is not read as a price: no hotel costs so little in any currency. */
const MIN_SUM = 5;
/** “Around 400” is 320 to 480: a fifth less to a fifth more. */
const AROUND = 0.2;

const otherSign: Part = {
  fits: (term) => term.kind === 'sign' && /^\p{Sc}$/u.test(term.text),
};
const currency = maybe(either(tag('currency', 'other-currency'), sign(...Object.keys(SIGNS)), otherSign));
const per = maybe(tag('per-night', 'per-stay'));
const sum = [currency, num(1, MAX_SUM), currency, maybe(tag('for')), per] as const;

interface Amount {
  readonly value: number;
  readonly currency: CurrencyCode | null;
  /** The message names a currency without an exchange rate. */
  readonly isForeign: boolean;
  readonly per: BudgetDetails['per'] | null;
  readonly isMoney: boolean;
  readonly prefix: string;
}

/** The amount in the five parts of `sum` from a position in a match, with a unit after them; null without one. */
function amountAt(match: Match, at: number, late?: Term): Amount | null {
  const number = match[at + 1];
  if (!number || number.number === null) return null;
  const named = currencyOf(match[at]) ?? currencyOf(match[at + 2]);
  const perTerm = match[at + 4] ?? late;
  const isForeign = named === null && [match[at], match[at + 2]].some((term) => term !== undefined);
  // “45 nights” is a stay.
  if (named === null && !isForeign && perTerm?.tags.has('unit')) return null;
  const per = perTerm ? (perTerm.tags.has('per-stay') ? 'stay' : 'night') : null;
  return {
    // Shekels are rounded, because the search takes whole ones.
    value: named === null || named === 'ILS' ? Math.round(number.number) : number.number,
    currency: named,
    isForeign,
    per,
    isMoney: named !== null || isForeign || per !== null,
    prefix: (match[at]?.prefix ?? '') + number.prefix,
  };
}

/** A currency without an amount: “how much is it in euros?” */
export function wantedCurrency(state: ParseState): CurrencyCode | null {
  const named = state.remaining().find((term) => currencyOf(term) !== null);
  return currencyOf(named);
}

/** True for an amount with a currency or unit, and for a large bare number before no countable noun. */
function isAmount(amount: Amount, state: ParseState, to: number): boolean {
  if (amount.isMoney) return true;
  const next = state.peek(to);
  const counts = ['unit', 'person', 'adult', 'child', 'star', 'room', 'month', 'infant', 'aged'];
  const isCounted = next !== undefined && counts.some((name) => next.tags.has(name));
  return amount.value >= MIN_BARE_SUM && !isCounted;
}

const isNumber = (term: Term | undefined): boolean => term !== undefined && term.number !== null;

/** A changed budget for the whole stay is not divided by more than this. */
const MAX_STAY_DIVISOR = 4;

/** The unit of an amount when the message does not say it: a budget for the whole stay remains one. */
function usualPer(sum: number, currency: CurrencyCode | null, { context }: ParseState): BudgetDetails['per'] {
  const isStay = context.budgetPer === 'stay';
  return sum >= MIN_WHOLE_STAY_SUM[currency ?? 'ILS'] / (isStay ? MAX_STAY_DIVISOR : 1) ? 'stay' : 'night';
}

/** True for an amount too small for a hotel: with a currency it is impossible, a bare number means something else. */
function isTooSmall({ value, currency, isForeign }: Amount, state: ParseState): boolean {
  if (currency === null && !isForeign) return value < MIN_BARE_SUM;
  if (value < MIN_SUM && !isForeign) state.impossible.add('budget');
  return value < MIN_SUM;
}

const setBudget = (
  state: ParseState,
  [min, max]: readonly [number | null, number | null],
  amount: Amount,
  to: number,
): boolean => {
  if (amount.isForeign) {
    state.hasUnknownCurrency = true;
    return true;
  }
  const per =
    amount.per ??
    (isOfNights(state, to) ? 'stay' : null) ??
    // The same sum again, without its unit.
    (state.budget?.max === max && max !== null ? state.budget.per : null) ??
    usualPer(max ?? min ?? 0, amount.currency, state);
  state.budget = { min, max, currency: amount.currency, per };
  return true;
};

const bounded = (
  lead: Rule['parts'][number],
  bound: (amount: number) => readonly [number | null, number | null],
) =>
  rule([lead, filler, filler, ...sum], (match, state, _at, to) => {
    const amount = amountAt(match, 3);
    if (!amount || !isAmount(amount, state, to)) return false;
    if (amount.isMoney && isTooSmall(amount, state)) return amount.currency !== null;
    const per = amount.per ?? (match[0]?.tags.has('per-stay') ? 'stay' : null);
    return setBudget(state, bound(amount.value), { ...amount, per }, to);
  });

const around = (amount: number): readonly [number, number] => [
  Math.round(amount * (1 - AROUND)),
  Math.round(amount * (1 + AROUND)),
];

const LOWERS = /lower|reduce|decrease|shrink|bring|cut|drop|קטין|קטיני|ורידי?$|הוריד/u;

/** Changes the maximum price of the current search by an amount; false without such a price. */
function changeBudget(state: ParseState, amount: Amount | null, isLess: boolean, to: number): boolean {
  const { budgetPer } = state.context;
  if (!amount || !budgetPer || amount.isForeign || !isAmount(amount, state, to)) return false;
  const value = isLess ? -amount.value : amount.value;
  state.budget = { min: null, max: value, currency: amount.currency, per: budgetPer, isMore: true };
  return true;
}

/** “raise it by 200”. Applied before removed wishes: תורידי את התקציב ב-100 (lower the budget by 100) removes none. */
export const budgetChangeRules: readonly Rule[] = [
  rule([tag('set-limit'), anyWord, anyWord, anyWord, ...sum], (match, state, _at, to) => {
    const [verb, ...words] = match.slice(0, 4);
    const amount = amountAt(match, 4);
    const isBy = words.findLast((term) => term !== undefined)?.text === 'by' || amount?.prefix === 'ב';
    return isBy && changeBudget(state, amount, LOWERS.test(verb?.text ?? ''), to);
  }),
  rule([tag('one-more'), ...sum, maybe(tag('until')), filler, tag('budget-word')], (match, state, _at, to) =>
    changeBudget(state, amountAt(match, 1), false, to),
  ),
];

const isOfSum = (term: Term | undefined): boolean =>
  isNumber(term) ||
  currencyOf(term) !== null ||
  ['per-night', 'per-stay'].some((name) => term?.tags.has(name));

function setWholeStay(state: ParseState): boolean {
  // “1200 a night for all of us together”
  if (!state.budget || state.terms.some(({ tags }) => tags.has('per-night'))) return false;
  state.budget = { ...state.budget, per: 'stay' };
  return true;
}

/** Budgets. Applied before dates and people, whose rules would use the numbers. */
export const moneyRules: readonly Rule[] = [
  rule(
    [maybe(tag('between', 'at-most')), ...sum, maybe(either(sign('-'), tag('until'))), ...sum],
    (match, state, at, to) => {
      const [low, high] = [amountAt(match, 1), amountAt(match, 7)];
      if (!low || !high || high.value <= low.value) return false;
      // “2000 euro 12-15 march”: the currency belongs to the sum before it.
      if (match[0] === undefined && match[1] !== undefined && isNumber(state.peek(at - 1))) return false;
      const isJoined = match[6] !== undefined || /[לועד]/u.test(high.prefix);
      const isBare = !low.isMoney && !high.isMoney;
      if (!isJoined || (isBare && !(match[0] && isAmount(low, state, to) && isAmount(high, state, to))))
        return false;
      const named = low.currency ?? high.currency;
      const isForeign = named === null && (low.isForeign || high.isForeign);
      const both = { ...high, currency: named, isForeign, per: high.per ?? low.per };
      return setBudget(state, [inUnitOf(high.value, low.value), high.value], both, to);
    },
  ),
  bounded(tag('about-sum'), around),
  bounded(tag('at-most'), (amount) => [null, amount]),
  rule([tag('at-least', 'between'), filler, ...sum], (match, state, at, to) => {
    const amount = amountAt(match, 2);
    // “not a penny over 300”
    if (amount && (isNegated(state, at) || isRefused(state, at, to)))
      return isAmount(amount, state, to) && setBudget(state, [null, amount.value], amount, to);
    if (!amount) return false;
    const { currency = null, per = null, max = null } = state.budget ?? {};
    // “minimum 100, maximum 150 GBP”
    const next = state.peek(to);
    const isLast = amount.isMoney || next?.kind !== 'word' || isPolite(next);
    if (max !== null && max > amount.value && isLast && isAmount(amount, state, to)) {
      const both = { ...amount, currency: currency ?? amount.currency, per: per ?? amount.per };
      return setBudget(state, [amount.value, max], both, to);
    }
    return amount.isMoney && setBudget(state, [amount.value, null], amount, to);
  }),
  // “raise the budget to 800”, תעלי ל-800 (raise it to 800)
  rule([tag('set-limit'), anyWord, anyWord, anyWord, mark(','), anyWord, ...sum], (match, state, _at, to) => {
    const amount = amountAt(match, 6);
    const last = match.slice(1, 6).findLast((term) => term?.kind === 'word');
    const isTo = last?.tags.has('until') === true || amount?.prefix.includes('ל') === true;
    const isOfMoney = state.terms.some(({ tags }) => tags.has('budget-word') || tags.has('at-most'));
    if (
      !amount ||
      !isTo ||
      !state.context.hasSearch ||
      !(amount.isMoney || isOfMoney || amount.value >= MIN_LIMIT)
    )
      return false;
    const { edited } = state.context;
    const currency = amount.currency ?? edited?.currency ?? null;
    if (!isAmount(amount, state, to) || !setBudget(state, [null, amount.value], { ...amount, currency }, to))
      return false;
    if (edited?.isPerPerson && state.budget) state.budget = { ...state.budget, isPerPerson: true };
    return true;
  }),
  rule([...sum, maybe(tag('or-more')), maybe(tag('or-less', 'at-most')), per], (match, state, at, to) => {
    // “60 euros max a night”
    const amount = amountAt(match, 0, match[7]);
    // “make it 900 max”
    const isLimit =
      amount !== null &&
      match[6] !== undefined &&
      // 9 במאי 2027 עד 16 במאי (9 May 2027 until 16 May)
      !match[6].tags.has('until') &&
      amount.value >= MIN_LIMIT &&
      isAmount(amount, state, to);
    // “200 per room”
    const isShare = ['per-room', 'per-person'].some((name) => state.peek(to)?.tags.has(name));
    // במדריד 1-3 במרץ 2027 לאורח (in Madrid, 1-3 March 2027 for a guest)
    const isYear =
      amount !== null &&
      !amount.isMoney &&
      amount.value >= 2_000 &&
      amount.value < 2_100 &&
      state.terms[at - 1]?.tags.has('month') === true;
    if (!amount || isYear || !(amount.isMoney || isLimit || (isShare && isAmount(amount, state, to))))
      return false;
    if (isTooSmall(amount, state)) return amount.currency !== null;
    if (match[5]) return setBudget(state, [amount.value, null], amount, to);
    const bounds = amount.prefix.includes('כ') ? around(amount.value) : ([null, amount.value] as const);
    return setBudget(state, bounds, amount, to);
  }),
  // “around two thousand, no, say twelve hundred”: the last sum counts.
  rule(
    [tag('correction'), mark(','), filler, maybe(tag('correction', 'at-most', 'about-sum')), filler, ...sum],
    (match, state, _at, to) => {
      const amount = amountAt(match, 5);
      if (!state.budget || !amount || !isAmount(amount, state, to)) return false;
      const { currency, per } = state.budget;
      const same = { ...amount, currency: amount.currency ?? currency, per: amount.per ?? per };
      return setBudget(state, [null, amount.value], same, to);
    },
  ),
  rule([tag('per-person', 'per-room'), maybe(tag('per-night', 'per-stay'))], ([share, per], state, at) => {
    // “for one person, not over 140 euros”: the party
    const isParty = share?.tags.has('party') && !isOfSum(state.terms[at - 1]);
    if (!state.budget || isParty) return false;
    const period = per && (per.tags.has('per-stay') ? 'stay' : 'night');
    const each = share?.tags.has('per-room') ? { isPerRoom: true } : { isPerPerson: true };
    state.budget = { ...state.budget, ...(period && { per: period }), ...each };
    return true;
  }),
  // The period stands apart from the sum: “in total under 3000”, “900 for the whole caper”, “לכל העסק”.
  rule([tag('per-stay')], (_match, state) => setWholeStay(state)),
  rule(
    [either(word(/^(?:whole|entire)$/u), word(/^[לב]?כל$/u)), wholeThing],
    (_match, state, at) => isForWhole(state, at) && setWholeStay(state),
  ),
];
