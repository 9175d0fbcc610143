import { policyDate } from '../calendar.ts';
import type { PropertyFee } from '../content/hotel-rules.ts';
import type { Offer } from './offers.ts';
import type { PolicyTier } from './policies.ts';

/**
 * How the shared room fields of Search, PreBook and BookingDetail are written. Optional keys are absent, never null.
 */
export interface WireOptions {
  /** Formats an amount in minor units, which differs between the provider's two back ends. */
  readonly money: (minor: number) => unknown;
  /** First index of supplements: 1 in Search and PreBook, 0 in BookingDetail. */
  readonly firstIndex: number;
}

export function namesOf(offer: Offer): readonly string[] {
  return offer.nights.map(() => offer.roomType.name);
}

function dayRates(offer: Offer, { money }: WireOptions): unknown {
  return offer.nights.map((room) => room.map((minor) => ({ BasePrice: money(minor) })));
}

/**
 * Charges are percentages or amounts in major units, so they are converted to hundredths for `money`; a hundredth may
 * be a fraction.
 */
export function cancelPolicies(policies: readonly PolicyTier[], { money }: WireOptions): unknown {
  return policies.map((tier) => ({
    FromDate: policyDate(tier.day),
    ChargeType: tier.type,
    CancellationCharge: money(tier.charge * 100),
  }));
}

/** One list per room. A charge per booking is in the first room's list, and the others are empty. */
export function supplements(
  charge: PropertyFee | undefined,
  rooms: number,
  { money, firstIndex }: WireOptions,
): unknown {
  if (!charge) return undefined;
  const row = (room: number): unknown => ({
    Index: room + firstIndex,
    Type: 'AtProperty',
    Description: charge.description,
    Price: money(charge.amount * 100),
    Currency: charge.currency,
  });
  return Array.from({ length: rooms }, (_, room) => (charge.perRoom || room === 0 ? [row(room)] : []));
}

const searchMoney: WireOptions = { money: (minor) => Number((minor / 100).toFixed(10)), firstIndex: 1 };

/**
 * One of the Rooms in Search and PreBook.
 * @param detailed adds DayRates and CancelPolicies
 */
export function searchRoom(offer: Offer, bookingCode: string, detailed: boolean): Record<string, unknown> {
  const rooms = offer.nights.length;
  return {
    Name: namesOf(offer),
    BookingCode: bookingCode,
    Inclusion: offer.board.inclusion,
    DayRates: detailed ? dayRates(offer, searchMoney) : undefined,
    TotalFare: offer.total / 100,
    TotalTax: offer.tax / 100,
    RecommendedSellingRate:
      offer.sellingRate === undefined ? undefined : (offer.sellingRate / 100).toFixed(2),
    RoomPromotion:
      offer.promotion === undefined ? undefined : Array.from({ length: rooms }, () => offer.promotion),
    CancelPolicies: detailed ? cancelPolicies(offer.policies, searchMoney) : undefined,
    MealType: offer.board.meal,
    IsRefundable: offer.refundable,
    Supplements: supplements(offer.propertyFee, rooms, searchMoney),
    WithTransfers: false,
    BeddingGroup: offer.beddingNote,
  };
}
