import { parseDateTime } from '@internationalized/date';
import type { Money } from '#models/money.ts';
import type { CancellationTier } from '#models/search/offer.ts';
import { readMoney } from '#upstreams/decimal.ts';
import type { PolicyWire } from '../wire.ts';

type Charge = CancellationTier['charge'];

/** Earlier than any stay: a policy that cannot be read applies from the start. */
const ALWAYS = '0001-01-01T00:00';
const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})(?: (\d{2}):(\d{2})(?::\d{2})?)?$/;

/**
 * Tiers of a policy in order of time, each valid until the next. Unknown words and dates become the full amount, never
 * a milder rule.
 * @param currency of the offer: fixed charges are in it
 */
export function toTiers(policies: readonly PolicyWire[], currency: string): CancellationTier[] {
  const tiers: (CancellationTier & { readonly room: string })[] = [];
  for (const policy of policies) {
    const from = readDayFirst(policy.FromDate);
    if (from === null) return [{ from: ALWAYS, charge: { kind: 'unknown' } }];
    tiers.push({ from, charge: toCharge(policy, currency), room: policy.Index });
  }
  tiers.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const rooms = [...new Set(tiers.map((tier) => tier.room))];
  if (rooms.length < 2) return tiers.map(({ from, charge }) => ({ from, charge }));
  return [...new Set(tiers.map((tier) => tier.from))].map((from) => ({
    from,
    charge: rooms
      .map((room) => tiers.findLast((tier) => tier.room === room && tier.from <= from)?.charge ?? FREE)
      .reduce(added),
  }));
}

/** `dd-MM-yyyy HH:mm:ss`, a wall clock without a zone, as `yyyy-MM-ddTHH:mm`; null for anything else. */
export function readDayFirst(text: string): string | null {
  const match = DAY_FIRST.exec(text.trim());
  if (!match) return null;
  const [, day, month, year, hour = '00', minute = '00'] = match;
  const moment = `${year}-${month}-${day}T${hour}:${minute}`;
  try {
    parseDateTime(moment);
    return moment;
  } catch {
    return null;
  }
}

const FREE: Charge = { kind: 'percentage', percent: 0 };

function toCharge(policy: PolicyWire, currency: string): Charge {
  const kind = policy.ChargeType.trim().toLowerCase();
  if (kind === 'fixed') {
    const amount = readMoney(policy.CancellationCharge, currency);
    if (amount && amount.amountMinor >= 0) return { kind: 'fixed', amount };
  }
  if (kind === 'percentage' && policy.CancellationCharge.trim() !== '') {
    const percent = Number(policy.CancellationCharge);
    if (percent >= 0 && percent <= 100) return { kind: 'percentage', percent };
  }
  return { kind: 'unknown' };
}

/** Charges of two rooms together. A share of the fare cannot be added to an amount: the sum is unknown. */
function added(one: Charge, other: Charge): Charge {
  if (isFree(one)) return other;
  if (isFree(other)) return one;
  if (one.kind === 'fixed' && other.kind === 'fixed')
    return { kind: 'fixed', amount: sum(one.amount, other.amount) };
  const isSameShare =
    one.kind === 'percentage' && other.kind === 'percentage' && one.percent === other.percent;
  return isSameShare ? one : { kind: 'unknown' };
}

const isFree = (charge: Charge): boolean =>
  (charge.kind === 'fixed' && charge.amount.amountMinor === 0) ||
  (charge.kind === 'percentage' && charge.percent === 0);

const sum = (one: Money, other: Money): Money => ({
  amountMinor: one.amountMinor + other.amountMinor,
  currency: one.currency,
});
