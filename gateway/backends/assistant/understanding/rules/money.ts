import { MIN_WHOLE_STAY_SUM } from '#shared/pricing/whole-stay-from.ts';
import type { ParseState } from '../parse-state.ts';
import { isNegated, isPolite } from '../grammar.ts';
import type { Rule } from '../grammar.ts';
import { inUnitOf } from '../words/numbers.ts';
import { isRefused } from './refused-sums.ts';
import { isForWhole, isOfNights, isThing } from './whole-stay-sum.ts';
import type { Term } from '../words/terms.ts';
import type { BudgetDetails, CurrencyCode } from '../reading.ts';
import { currencyOf, isMoney } from './currencies.ts';
import { rules, type Action, type Named } from './pattern.ts';

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

const parts = { money: { fits: isMoney }, thing: { fits: isThing } };
/** A sum with its currency and unit; `which` tells two sums of a pattern apart. */
const sum = (which = ''): string =>
  `lead${which}:[{money}] sum${which}:1-${MAX_SUM} money${which}:[{money}] [#for] per${which}:[#per-night|#per-stay]`;

interface Amount {
  readonly value: number;
  readonly currency: CurrencyCode | null;
  /** The message names a currency without an exchange rate. */
  readonly isForeign: boolean;
  readonly per: BudgetDetails['per'] | null;
  readonly isMoney: boolean;
  readonly prefix: string;
}

type Bounds = readonly [min: number | null, max: number | null];

/** The amount of a sum in a match, perhaps with a unit after it; null without one. */
function amountOf(named: Named, which = '', late?: Term): Amount | null {
  const [lead, number, after] = [named[`lead${which}`], named[`sum${which}`], named[`money${which}`]];
  const unit = named[`per${which}`] ?? late;
  const currency = currencyOf(lead) ?? currencyOf(after);
  const isForeign = currency === null && (lead ?? after) !== undefined;
  // “45 nights” is a stay.
  if (number?.number == null || (currency === null && !isForeign && unit?.tags.has('unit'))) return null;
  const per = unit ? (unit.tags.has('per-stay') ? 'stay' : 'night') : null;
  return {
    // Shekels are rounded, because the search takes whole ones.
    value: currency === null || currency === 'ILS' ? Math.round(number.number) : number.number,
    currency,
    isForeign,
    per,
    isMoney: currency !== null || isForeign || per !== null,
    prefix: (lead?.prefix ?? '') + number.prefix,
  };
}

/** A currency without an amount: “how much is it in euros?” */
export function wantedCurrency(state: ParseState): CurrencyCode | null {
  const named = state.remaining().find((term) => currencyOf(term) !== null);
  return currencyOf(named);
}

const COUNTED = ['unit', 'person', 'adult', 'child', 'star', 'room', 'month', 'infant', 'aged'];
/** True for an amount with a currency or unit, and for a large bare number before no countable noun. */
const isAmount = (amount: Amount, state: ParseState, to: number): boolean =>
  amount.isMoney || (amount.value >= MIN_BARE_SUM && !COUNTED.some((name) => state.peek(to)?.tags.has(name)));

/** A changed budget for the whole stay is not divided by more than this. */
const MAX_STAY_DIVISOR = 4;

/** The unit of an amount when the message does not say it: a budget for the whole stay remains one. */
function usualPer(
  value: number,
  currency: CurrencyCode | null,
  { context }: ParseState,
): BudgetDetails['per'] {
  const isStay = context.budgetPer === 'stay';
  return value >= MIN_WHOLE_STAY_SUM[currency ?? 'ILS'] / (isStay ? MAX_STAY_DIVISOR : 1) ? 'stay' : 'night';
}

/** True for an amount too small for a hotel: with a currency it is impossible, a bare number means something else. */
function isTooSmall({ value, currency, isForeign }: Amount, state: ParseState): boolean {
  if (currency === null && !isForeign) return value < MIN_BARE_SUM;
  if (value < MIN_SUM && !isForeign) state.impossible.add('budget');
  return value < MIN_SUM;
}

/** Sets the budget; false for a bare number that counts something. */
function setBudget(state: ParseState, [min, max]: Bounds, amount: Amount, to: number): boolean {
  if (!isAmount(amount, state, to)) return false;
  if (amount.isForeign) {
    state.hasUnknownCurrency = true;
    return true;
  }
  const per =
    amount.per ??
    (isOfNights(state, to) ? 'stay' : null) ??
    usualPer(max ?? min ?? 0, amount.currency, state);
  state.budget = { min, max, currency: amount.currency, per };
  return true;
}

/** The action for a sum after a word such as “up to” or “around”. */
const bounded =
  (bound: (value: number) => Bounds): Action =>
  (named, state, _at, to) => {
    const amount = amountOf(named);
    if (!amount) return false;
    if (amount.isMoney && isTooSmall(amount, state)) return amount.currency !== null;
    const per = amount.per ?? (named['bound']?.tags.has('per-stay') ? 'stay' : null);
    return setBudget(state, bound(amount.value), { ...amount, per }, to);
  };

const upTo = (value: number): Bounds => [null, value];
const around = (value: number): Bounds => [
  Math.round(value * (1 - AROUND)),
  Math.round(value * (1 + AROUND)),
];

const LOWERS = /lower|reduce|decrease|shrink|bring|cut|drop|קטין|קטיני|ורידי?$|הוריד/u;

/** Changes the maximum price of the current search by an amount: “raise it by 200”, “200 more for the budget”. */
const changesBudget: Action = (named, state, _at, to, match) => {
  const { budgetPer } = state.context;
  const amount = amountOf(named);
  const { verb } = named;
  const last = match.slice(1, 4).findLast((term) => term !== undefined);
  const isBy = !verb || last?.text === 'by' || amount?.prefix === 'ב';
  if (!isBy || !amount || !budgetPer || amount.isForeign || !isAmount(amount, state, to)) return false;
  const max = verb && LOWERS.test(verb.text) ? -amount.value : amount.value;
  state.budget = { min: null, max, currency: amount.currency, per: budgetPer, isMore: true };
  return true;
};

/** Applied before removed wishes: תורידי את התקציב ב-100 (lower the budget by 100) removes none. */
export const budgetChangeRules: readonly Rule[] = rules(
  `
  verb:#set-limit *3 ${sum()} -> changes
  #one-more ${sum()} [#until] ~ #budget-word -> changes
`,
  { parts, actions: { changes: changesBudget } },
);

/** “between 200 and 300 euros” */
const setsRange: Action = (named, state, at, to) => {
  const { between, joint, lead1 } = named;
  const [low, high] = [amountOf(named, '1'), amountOf(named, '2')];
  if (!low || !high || high.value <= low.value) return false;
  // “2000 euro 12-15 march”: the currency belongs to the sum before it.
  const isOfLast = !between && lead1 && state.peek(at - 1)?.number != null;
  const isJoined = joint !== undefined || /[לועד]/u.test(high.prefix);
  const isBare = !low.isMoney && !high.isMoney;
  if (isOfLast || !isJoined || (isBare && !(between && isAmount(low, state, to)))) return false;
  const currency = low.currency ?? high.currency;
  const isForeign = currency === null && (low.isForeign || high.isForeign);
  const both = { ...high, currency, isForeign, per: high.per ?? low.per };
  return setBudget(state, [inUnitOf(high.value, low.value), high.value], both, to);
};

/** “at least 100 euros”; “not a penny over 300”; “maximum 150, minimum 100 GBP” */
const setsLeast: Action = (named, state, at, to) => {
  const amount = amountOf(named);
  if (!amount) return false;
  if (isNegated(state, at) || isRefused(state, at, to))
    return setBudget(state, [null, amount.value], amount, to);
  const { currency = null, per = null, max = null } = state.budget ?? {};
  const next = state.peek(to);
  const isLast = amount.isMoney || next?.kind !== 'word' || isPolite(next);
  if (max !== null && max > amount.value && isLast && isAmount(amount, state, to)) {
    const both = { ...amount, currency: currency ?? amount.currency, per: per ?? amount.per };
    return setBudget(state, [amount.value, max], both, to);
  }
  return amount.isMoney && setBudget(state, [amount.value, null], amount, to);
};

/** “raise the budget to 800”, תעלי ל-800 (raise it to 800) */
const raises: Action = (named, state, _at, to, match) => {
  const amount = amountOf(named);
  const last = match.slice(1, 6).findLast((term) => term?.kind === 'word');
  const isTo = last?.tags.has('until') === true || amount?.prefix.includes('ל') === true;
  const isOfMoney = state.terms.some(({ tags }) => tags.has('budget-word') || tags.has('at-most'));
  const { hasSearch, edited } = state.context;
  if (!amount || !isTo || !hasSearch || !(amount.isMoney || isOfMoney || amount.value >= MIN_LIMIT))
    return false;
  const currency = amount.currency ?? edited?.currency ?? null;
  if (!setBudget(state, [null, amount.value], { ...amount, currency }, to)) return false;
  if (edited?.isPerPerson && state.budget) state.budget = { ...state.budget, isPerPerson: true };
  return true;
};

/** “150 euros a night”, “900 max”, “200 per room” */
const setsSum: Action = (named, state, at, to) => {
  const { limit, more, late } = named;
  const amount = amountOf(named, '', late);
  if (!amount) return false;
  // 9 במאי 2027 עד 16 במאי (9 May 2027 until 16 May)
  const isLimit = limit !== undefined && !limit.tags.has('until') && amount.value >= MIN_LIMIT;
  const isShare = ['per-room', 'per-person'].some((name) => state.peek(to)?.tags.has(name));
  // במדריד 1-3 במרץ 2027 לאורח (in Madrid, 1-3 March 2027 for a guest)
  const isYear = amount.value >= 2_000 && amount.value < 2_100 && state.terms[at - 1]?.tags.has('month');
  if (!amount.isMoney && (isYear || !(isLimit || isShare) || !isAmount(amount, state, to))) return false;
  if (isTooSmall(amount, state)) return amount.currency !== null;
  if (more) return setBudget(state, [amount.value, null], amount, to);
  return setBudget(
    state,
    amount.prefix.includes('כ') ? around(amount.value) : upTo(amount.value),
    amount,
    to,
  );
};

/** “around two thousand, no, say twelve hundred”: the last sum counts. */
const correctsSum: Action = (named, state, _at, to) => {
  const amount = amountOf(named);
  if (!state.budget || !amount) return false;
  const { currency, per } = state.budget;
  const same = { ...amount, currency: amount.currency ?? currency, per: amount.per ?? per };
  return isAmount(amount, state, to) && setBudget(state, [null, amount.value], same, to);
};

/** “per person” beside a sum, but not “for one person, not over 140 euros” (the party) */
const setsShare: Action = ({ share, per }, state, at) => {
  const before = state.terms[at - 1];
  const isOfSum =
    before?.number != null ||
    currencyOf(before) !== null ||
    ['per-night', 'per-stay'].some((name) => before?.tags.has(name));
  if (!state.budget || (share?.tags.has('party') && !isOfSum)) return false;
  const period = per && (per.tags.has('per-stay') ? 'stay' : 'night');
  const each = share?.tags.has('per-room') ? { isPerRoom: true } : { isPerPerson: true };
  state.budget = { ...state.budget, ...(period && { per: period }), ...each };
  return true;
};

/** The period stands apart from the sum: “in total under 3000”; not “1200 a night for all of us together”. */
const setsWholeStay: Action = ({ whole }, state, at) => {
  const isNightly = state.terms.some(({ tags }) => tags.has('per-night'));
  if (!state.budget || isNightly || (whole && !isForWhole(state, at))) return false;
  state.budget = { ...state.budget, per: 'stay' };
  return true;
};

/** Budgets. Applied before dates and people, whose rules would use the numbers. */
export const moneyRules: readonly Rule[] = rules(
  `
  between:[#between|#at-most] ${sum('1')} joint:["-"|#until] ${sum('2')} -> setsRange
  bound:#about-sum ~2 ${sum()} -> setsAround
  bound:#at-most ~2 ${sum()} -> setsMost
  #at-least|#between ~ ${sum()} -> setsLeast
  #set-limit *3 [","] * ${sum()} -> raises
  ${sum()} more:[#or-more] limit:[#or-less|#at-most] late:[#per-night|#per-stay] -> setsSum
  #correction [","] ~ [#correction|#at-most|#about-sum] ~ ${sum()} -> corrects
  share:#per-person|#per-room per:[#per-night|#per-stay] -> setsShare
  // “900 for the whole caper”, “לכל העסק”
  #per-stay -> setsWholeStay
  whole:whole|entire|[לב]?כל {thing} -> setsWholeStay
`,
  {
    parts,
    actions: {
      setsRange,
      setsAround: bounded(around),
      setsMost: bounded(upTo),
      setsLeast,
      raises,
      setsSum,
      corrects: correctsSum,
      setsShare,
      setsWholeStay,
    },
  },
);
