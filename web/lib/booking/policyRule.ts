import { costsMoreThanFirstNights } from '#shared/cancellation/begun-stay.ts';
import { free48HoursUntil, lastMomentBefore } from '#shared/cancellation/cancellation.ts';

interface Amount {
  readonly amountMinor: number;
}

interface PolicyOf<Fee extends Amount> {
  readonly checkIn: string;
  readonly checkOut: string;
  /** The English text stored with the booking. */
  readonly cancellationPolicy: string;
  readonly cancellation: {
    readonly isFree: boolean;
    readonly freeUntil?: string | null;
    readonly steps: readonly { readonly from: string; readonly fee: Fee }[];
  };
  readonly totalPrice: Amount;
}

/** What cancelling costs from the start, and what of the room price is refunded: until a moment, or until check-in. */
type FeeAtFirst<Fee> =
  | { readonly kind: 'feeUntil'; readonly fee: Fee; readonly refundMinor: number; readonly when: string }
  | { readonly kind: 'feeBefore'; readonly fee: Fee; readonly refundMinor: number };

/** One sentence of a policy. `stored` is English text of a booking without terms. */
export type PolicyRule<Fee> =
  | {
      readonly kind: 'free48Hours' | 'nonRefundable' | 'partlyRefundable' | 'free' | 'begun' | 'begunAtLeast';
    }
  | { readonly kind: 'free48HoursUntil' | 'freeUntil' | 'allFrom'; readonly when: string }
  | {
      readonly kind: 'feeFrom';
      readonly when: string;
      readonly fee: Fee;
      /** Price of the extras, when they are not refunded any more from then on either. */
      readonly extras?: Fee;
    }
  | { readonly kind: 'feeNow'; readonly fee: Fee }
  | FeeAtFirst<Fee>
  | { readonly kind: 'stored'; readonly text: string };

/** Extras, and until when they are refunded: a wall clock of the hotel. */
export interface RefundableExtras<Fee> {
  readonly price: Fee;
  readonly until: string;
}

const storedRules: ReadonlyMap<string, 'free48Hours' | 'nonRefundable' | 'free'> = new Map([
  ['free cancellation up to 48 hours before check-in, otherwise non-refundable', 'free48Hours'],
  ['non-refundable', 'nonRefundable'],
  ['free cancellation', 'free'],
]);

/** The rule that a stored English sentence expresses; the sentence itself when Solera did not write it. */
const storedRule = (text: string): PolicyRule<never> => {
  const kind = storedRules.get(text.trim().replace(/\.$/, '').toLowerCase());
  return kind ? { kind } : { kind: 'stored', text };
};

interface Step {
  /** Local time of the hotel, `yyyy-MM-ddTHH:mm`. */
  readonly from: string;
}

/**
 * The steps that matter from a day on: of those that began before it, by the traveller's calendar, only the last one.
 * @returns these steps, and which of them has begun; undefined when none has
 */
export function currentSteps<S extends Step>(
  steps: readonly S[],
  day: string,
): { readonly current: readonly S[]; readonly begun: S | undefined } {
  const isPast = ({ from }: S) => from.slice(0, day.length) < day;
  const begun = steps.findLast(isPast);
  return { current: steps.filter((step) => step === begun || !isPast(step)), begun };
}

/** The sentence about a step with a fee. @param hasBegun whether its fee already applies */
function feeRule<Fee extends Amount>(
  { from, fee }: { readonly from: string; readonly fee: Fee },
  hasBegun: boolean,
  total: Amount,
): PolicyRule<Fee> {
  if (fee.amountMinor >= total.amountMinor) return { kind: 'allFrom', when: from };
  return hasBegun ? { kind: 'feeNow', fee } : { kind: 'feeFrom', when: from, fee };
}

/**
 * The sentence about the first fee of a rate that is never free to cancel: it applies already, whatever its time, so
 * its end matters and not its beginning.
 * @param next when another fee begins; undefined when none does
 */
export function feeAtFirst<Fee extends Amount>(
  fee: Fee,
  total: Amount,
  next: string | undefined,
): FeeAtFirst<Fee> {
  const refundMinor = total.amountMinor - fee.amountMinor;
  return next === undefined
    ? { kind: 'feeBefore', fee, refundMinor }
    : { kind: 'feeUntil', fee, refundMinor, when: lastMomentBefore(next) };
}

/** The message on the cost of a stay that has begun: a fee that is higher than its first nights still applies then. */
export const begunKind = (...given: Parameters<typeof costsMoreThanFirstNights>): 'begun' | 'begunAtLeast' =>
  costsMoreThanFirstNights(...given) ? 'begunAtLeast' : 'begun';

interface StepsOf<Fee extends Amount> {
  readonly isFree: boolean;
  readonly steps: readonly { readonly from: string; readonly fee: Fee }[];
  readonly total: Amount;
}

/**
 * The sentences about the fees, in the order of time. From the end of the extras' deadline on they include the extras;
 * where no step begins with that end, a sentence is added for it, unless the hotel costs everything by then.
 * @param day the current one; without it no step counts as begun
 */
function feeRules<Fee extends Amount>(
  { isFree, steps, total }: StepsOf<Fee>,
  day: string,
  extras: RefundableExtras<Fee> | null,
): readonly PolicyRule<Fee>[] {
  const { current, begun } = currentSteps(steps, day);
  const costly = current.filter(({ fee }) => fee.amountMinor > 0);
  const later = costly.filter((step) => isFree || step !== current[0]);
  const rules = later.map((step) => ({ from: step.from, rule: feeRule(step, step === begun, total) }));
  const all = extras ? withExtras(rules, extras, { isFree, steps, total }) : rules;
  const [first] = costly;
  const atFirst = first && first !== later[0] ? [feeAtFirst(first.fee, total, all[0]?.from)] : [];
  return [...atFirst, ...all.map(({ rule }) => rule)];
}

interface RuleFrom<Fee> {
  readonly from: string;
  readonly rule: PolicyRule<Fee>;
}

/** The sentences with the extras, which are lost from the end of their deadline on. */
function withExtras<Fee extends Amount>(
  rules: readonly RuleFrom<Fee>[],
  { price, until }: RefundableExtras<Fee>,
  { isFree, steps, total }: StepsOf<Fee>,
): readonly RuleFrom<Fee>[] {
  const withPrice = rules.map(({ from, rule }) => ({
    from,
    rule: rule.kind === 'feeFrom' && from >= until ? { ...rule, extras: price } : rule,
  }));
  // The first step of a rate that is never free applies from the start, whatever its time.
  const hotel = steps.findLast(({ from }) => from <= until) ?? (isFree ? undefined : steps[0]);
  const fee = hotel?.fee ?? { ...price, amountMinor: 0 };
  const isSaid = rules.some(({ from }) => from === until) || fee.amountMinor >= total.amountMinor;
  const end = { from: until, rule: { kind: 'feeFrom', when: until, fee, extras: price } as const };
  return [
    ...withPrice.filter(({ from }) => from <= until),
    ...(isSaid ? [] : [end]),
    ...withPrice.filter(({ from }) => from > until),
  ];
}

/**
 * The cancellation policy of a booking, fixed when it was made, sentence by sentence.
 * @param day the current one, for a booking that is not paid yet: of the steps that have begun, only the last one
 * applies
 * @param extras those that are still refunded, when the fees shall include them later
 */
export const policyRules = <Fee extends Amount>(
  booking: PolicyOf<Fee>,
  day?: string,
  extras: RefundableExtras<Fee> | null = null,
): readonly PolicyRule<Fee>[] => {
  const { cancellation, cancellationPolicy, checkIn, totalPrice } = booking;
  const { isFree, freeUntil, steps } = cancellation;
  // Without a day, no step counts as begun.
  const { current } = currentSteps(steps, day ?? '');
  const costly = current.filter(({ fee }) => fee.amountMinor > 0);
  const isAll = (fee: Amount) => fee.amountMinor >= totalPrice.amountMinor;
  // When a step costs everything, the rule on stays that have already started adds nothing.
  const begun = costly.some(({ fee }) => isAll(fee)) ? [] : [{ kind: begunKind(booking, steps) }];
  // A booking made before terms were stored has only its text.
  if (!isFree && costly.length === 0 && cancellationPolicy) return [storedRule(cancellationPolicy)];
  if (isFree && freeUntil && freeUntil === free48HoursUntil(checkIn))
    return [{ kind: 'free48HoursUntil', when: freeUntil }, ...begun];
  if (!isFree && costly.every(({ fee }) => isAll(fee))) return [{ kind: 'nonRefundable' }];
  const free: PolicyRule<Fee> = freeUntil ? { kind: 'freeUntil', when: freeUntil } : { kind: 'free' };
  return [
    isFree ? free : { kind: 'partlyRefundable' },
    ...feeRules({ isFree, steps, total: totalPrice }, day ?? '', extras),
    ...begun,
  ];
};

/**
 * What cancelling costs after the time when it is free, for a booking that is not paid yet: the fees, and the rule on
 * stays that have already started.
 * @param day the current one, `yyyy-MM-dd`
 * @param extras those that are still refunded
 * @returns nothing for a booking that is never free to cancel
 */
export const laterFees = <Fee extends Amount>(
  booking: Omit<PolicyOf<Fee>, 'cancellationPolicy'>,
  day: string,
  extras: RefundableExtras<Fee> | null = null,
): readonly PolicyRule<Fee>[] => {
  const { cancellation, totalPrice } = booking;
  const { isFree, freeUntil } = cancellation;
  if (!isFree) return [];
  const steps = freeUntil ? cancellation.steps : [];
  const rules = feeRules({ isFree, steps, total: totalPrice }, day, extras);
  const isAll = rules.some(({ kind }) => kind === 'allFrom');
  return isAll ? rules : [...rules, { kind: begunKind(booking, steps) }];
};
