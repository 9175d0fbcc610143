import { unitOf } from '../random.ts';
import type { SandboxHotelFacts } from '../content/facts.ts';
import { propertyFeeOf, type PropertyFee } from '../content/hotel-rules.ts';
import { boardsOf, type Board } from './boards.ts';
import { unitsPerShekel } from './currency.ts';
import { nightPrice, taxRate } from './nightly.ts';
import { deadline, policyOf, type PolicyTier } from './policies.ts';
import { roomTypesOf, type RoomType } from './rooms.ts';
import type { FareStay } from './stay.ts';

/** One bookable combination that covers all rooms of the stay. Money in minor units of the account currency. */
export interface Offer {
  /** Number inside the booking code; unrelated to the price. */
  readonly number: number;
  readonly hotel: SandboxHotelFacts;
  readonly roomType: RoomType;
  readonly board: Board;
  readonly refundable: boolean;
  /** By room, then by night; without tax. */
  readonly nights: readonly (readonly number[])[];
  readonly tax: number;
  readonly total: number;
  /** Lowest price at which the offer may be sold to consumers. */
  readonly sellingRate?: number;
  readonly promotion?: string;
  readonly policies: readonly PolicyTier[];
  readonly propertyFee?: PropertyFee;
  readonly beddingNote?: string;
}

/** Conditions other than hotel and stay that offers depend on. */
export interface Market {
  readonly seed: string;
  readonly currency: string;
  /** Day of the search. */
  readonly searchDay: number;
}

const flexibleFactor = 1.09;
const mostOffers = 8;

/**
 * True for about one hotel in eight on a given day of arrival. Hotels on the home page always have rooms, because
 * people who try the product open them first, and tests book them by code on any day.
 */
function soldOut(seed: string, hotel: SandboxHotelFacts, stay: FareStay): boolean {
  if (hotel.city.known && hotel.index < 2) return false;
  return unitOf(seed, 'sold-out', hotel.code, Math.floor(stay.checkIn / 2)) < 0.125;
}

interface Combination {
  readonly number: number;
  readonly roomType: RoomType;
  readonly board: Board;
  readonly refundable: boolean;
}

/**
 * Combinations of room, board and refundability that fit all rooms; some are missing on some dates. Their numbers do
 * not depend on the stay.
 */
function combinations(market: Market, hotel: SandboxHotelFacts, stay: FareStay): readonly Combination[] {
  const adults = Math.max(...stay.rooms.map((room) => room.adults));
  const largest = Math.max(
    ...stay.rooms.map((room) => room.adults + room.ages.filter((age) => age >= 2).length),
  );
  const boards = boardsOf(market.seed, hotel, adults);
  const flexible = deadline(market.seed, hotel, stay) > market.searchDay;
  const all = roomTypesOf(market.seed, hotel).flatMap((roomType) =>
    boards.flatMap((board) => [true, false].map((refundable) => ({ roomType, board, refundable }))),
  );
  const fitting = all
    .map(({ roomType, board, refundable }, index) => ({ roomType, board, refundable, number: index + 1 }))
    .filter(({ roomType, refundable }) => roomType.sleeps >= largest && (flexible || !refundable));
  const left = fitting.filter(
    ({ number }) => unitOf(market.seed, 'combination', hotel.code, number, stay.checkIn) < 0.62,
  );
  const most = 3 + Math.floor(unitOf(market.seed, 'most', hotel.code) * (mostOffers - 2));
  const rank = ({ number }: Combination): number => unitOf(market.seed, 'rank', hotel.code, number);
  return left.length > 0 ? left.toSorted((a, b) => rank(a) - rank(b)).slice(0, most) : fitting.slice(0, 1);
}

/** What all offers of a hotel for a stay have in common, computed once. */
interface Common {
  /** Price of the cheapest room in shekels, by room of the stay, then by night. */
  readonly bare: readonly (readonly number[])[];
  readonly propertyFee: PropertyFee | undefined;
}

function commonOf(
  { seed }: Market,
  hotel: SandboxHotelFacts,
  { rooms, checkIn, checkOut }: FareStay,
): Common {
  const days = Array.from({ length: checkOut - checkIn }, (_, night) => checkIn + night);
  return {
    bare: rooms.map((party) => days.map((day) => nightPrice(seed, hotel, day, party))),
    propertyFee: propertyFeeOf(seed, hotel),
  };
}

function nightsOf(
  market: Market,
  stay: FareStay,
  { bare }: Common,
  { roomType, board, refundable }: Combination,
): number[][] {
  const minorPerShekel = unitsPerShekel(market.currency) * 100;
  const factor = roomType.factor * (refundable ? flexibleFactor : 1);
  return stay.rooms.map((party, room) => {
    const meals = board.price * (party.adults + party.ages.filter((age) => age >= 2).length / 2);
    return (bare[room] ?? []).map((price) => Math.round((price * factor + meals) * minorPerShekel));
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function priced(
  market: Market,
  stay: FareStay,
  hotel: SandboxHotelFacts,
  combination: Combination,
  common: Common,
): Offer {
  const { number, refundable } = combination;
  const { propertyFee } = common;
  const nights = nightsOf(market, stay, common, combination);
  const net = sum(nights.flat());
  const tax = Math.round(net * taxRate(hotel, stay.nationality));
  const total = net + tax;
  const luck = unitOf(market.seed, 'frills', hotel.code, number);
  const firstNight = sum(nights.map((room) => room[0] ?? 0)) / 100;
  const saved = `Save:${5 + Math.floor(luck * 20)}%`;
  // Every offer has the same fields in the same order, without spreads, which makes this function twice as fast.
  return {
    number,
    hotel,
    roomType: combination.roomType,
    board: combination.board,
    refundable,
    nights,
    tax,
    total,
    policies: policyOf(market.seed, hotel, stay, market.searchDay, refundable, firstNight),
    sellingRate: luck < 0.1 ? Math.round(total * (1.06 + luck)) : undefined,
    promotion: luck > 0.95 ? "Member's exclusive price" : luck > 0.75 ? saved : undefined,
    propertyFee,
    beddingNote:
      luck > 0.4 && luck < 0.5
        ? 'Bedding type is not guaranteed and depends on what the hotel has free'
        : undefined,
  };
}

/**
 * All offers of a hotel for a stay, by total fare; empty when it is sold out or no room is large enough. The same
 * market and stay always give the same fares, so only the stay must be stored for a booking code.
 */
export function offersOf(market: Market, hotel: SandboxHotelFacts, stay: FareStay): readonly Offer[] {
  if (soldOut(market.seed, hotel, stay)) return [];
  const common = commonOf(market, hotel, stay);
  return combinations(market, hotel, stay)
    .map((combination) => priced(market, stay, hotel, combination, common))
    .toSorted((a, b) => a.total - b.total || a.number - b.number);
}

/** The same offer at another price (percent up or down); nights and tax still add up to the total. */
export function repriced(offer: Offer, percent: number): Offer {
  const scale = (minor: number): number => Math.round(minor * (1 + percent / 100));
  const nights = offer.nights.map((room) => room.map(scale));
  const tax = scale(offer.tax);
  const sellingRate = offer.sellingRate === undefined ? {} : { sellingRate: scale(offer.sellingRate) };
  return { ...offer, ...sellingRate, nights, tax, total: sum(nights.flat()) + tax };
}
