import type { Money } from '#models/money.ts';
import type { PropertyFee, ProviderOffer } from '#models/search/offer.ts';
import { readMoney } from '#upstreams/decimal.ts';
import { isFareLiteral } from './fare-literal.ts';
import { toTiers } from './policy-mapper.ts';
import { roomName, spacedColon } from './description.ts';
import { distinct, feeWords, plainLine, plainText } from './text.ts';
import type { HotelOffersWire, RoomWire, SupplementWire } from '../wire.ts';

/** Highest fare that is accepted: a larger one is a broken offer, not a price. */
const MAX_FARE = 1_000_000;

/** Valid offers of one hotel. */
interface HotelOffers {
  readonly code: string;
  readonly offers: readonly ProviderOffer[];
  /** False for a hotel that the response lists without any room. */
  readonly hasRooms: boolean;
}

export const toHotelOffers = (hotel: HotelOffersWire): HotelOffers => ({
  code: hotel.HotelCode,
  offers: toOffers(hotel),
  hasRooms: hotel.Rooms === null || hotel.Rooms.length > 0,
});

/** Codes of hotels with rooms but no readable fare: it is unknown whether they can be booked. */
export const unreadHotels = (
  hotels: readonly HotelOffers[],
  read: ReadonlyMap<string, unknown>,
): ReadonlySet<string> =>
  new Set(hotels.filter(({ code, hasRooms }) => hasRooms && !read.has(code)).map(({ code }) => code));

/** Offers by hotel code, cheapest first; hotels without a valid offer are missing. */
export function offersByHotel(hotels: readonly HotelOffers[]): Map<string, ProviderOffer[]> {
  const byHotel = new Map<string, ProviderOffer[]>();
  for (const { code, offers } of hotels) {
    if (offers.length === 0) continue;
    byHotel.set(code, uniqueByCode([...(byHotel.get(code) ?? []), ...offers]));
  }
  for (const offers of byHotel.values())
    offers.sort((a, b) => a.totalFare.amountMinor - b.totalFare.amountMinor);
  return byHotel;
}

/** Valid offers of one hotel, in the order of the response. */
export function toOffers(hotel: HotelOffersWire): ProviderOffer[] {
  return (hotel.Rooms ?? []).flatMap((room) => {
    const totalFare = readFare(room.TotalFare, hotel.Currency);
    return totalFare ? [toOffer(hotel, room, totalFare)] : [];
  });
}

function toOffer(hotel: HotelOffersWire, room: RoomWire, totalFare: Money): ProviderOffer {
  const { currency } = totalFare;
  const sellingRate = readMoney(room.RecommendedSellingRate, currency);
  return {
    bookingCode: room.BookingCode,
    hotelCode: hotel.HotelCode,
    roomNames: room.Name.map((name) => roomName(plainLine(name))),
    inclusions: distinct(room.Inclusion.split(',').map(plainLine)),
    totalFareLiteral: room.TotalFare,
    totalFare,
    recommendedSellingRate: sellingRate && sellingRate.amountMinor > 0 ? sellingRate : null,
    mealType: room.MealType.trim(),
    isRefundable: room.IsRefundable,
    cancellation: toTiers(room.CancelPolicies, currency),
    propertyFees: room.Supplements.flatMap(toPropertyFee),
    promotions: distinct(room.RoomPromotion.map((text) => spacedColon(plainLine(text)))),
    rateConditions: [...hotel.RateConditions, ...room.RateConditions].map(plainText).filter(Boolean),
  };
}

function toPropertyFee(supplement: SupplementWire): PropertyFee[] {
  if (!/^at\s*property$/i.test(supplement.Type.trim())) return [];
  const amount = readMoney(supplement.Price, supplement.Currency.trim().toUpperCase());
  if (!amount || amount.amountMinor <= 0) return [];
  return [{ description: feeWords(supplement.Description), amount }];
}

/** A fare that can be sold: positive, finite, in a known currency, below the limit. */
function readFare(literal: string, currency: string): Money | null {
  if (!isFareLiteral(literal)) return null;
  const fare = readMoney(literal, currency.trim().toUpperCase());
  return fare && fare.amountMinor > 0 && Number(literal) <= MAX_FARE ? fare : null;
}

const uniqueByCode = (offers: readonly ProviderOffer[]): ProviderOffer[] => [
  ...new Map(offers.map((offer) => [offer.bookingCode, offer])).values(),
];
