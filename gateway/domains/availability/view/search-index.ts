import type { Money } from '#models/money.ts';
import type { HotelRow } from '#models/search/search.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { type MatchableOffer, offerLevel, wishedLevel } from '#shared/pricing/matching-offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { bitsOf } from '../search/planned-hotel.ts';
import type { CityLocations } from '../city/city-locations.ts';
import { unpackOffer } from '../offers/row-offers.ts';

/** Bits of the `flags` column. */
export const FLAG = {
  /** The rating of the hotel is a number that its administrator chose, not one by guests. */
  unproven: 1,
  featured: 2,
  stored: 4,
  /** The amenities of the hotel are known. */
  known: 8,
  /** The hotel is known to have no picture. */
  pictureless: 16,
  /**
   * The price of the hotel is still being read, so it is unknown whether it has rooms. Never set in a finished chunk.
   */
  pending: 32,
  /** The free cancellation of one of the hotel's offers has ended. */
  over: 64,
} as const;

/**
 * Highest total that the `totals` column can store, 42.9 million shekels. More expensive stays of stored hotels count
 * as this much.
 */
const MAX_TOTAL = 2 ** 32 - 1;

/** Highest number of reviews that the `votes` column can store; larger numbers are stored as this one. */
export const MAX_VOTES = 255;

/** Added to the kind (`kindOf`) of an offer that is known to have a bed for every guest. */
const WITH_BEDS = 16;
/** Added to the kind of an offer that is known to have too few beds for its guests. */
const FEW_BEDS = 32;

const kindOfBeds = (bedsForAll: boolean | null): number =>
  bedsForAll === null ? 0 : bedsForAll ? WITH_BEDS : FEW_BEDS;

/**
 * The kind of an offer: its meals, free cancellation and beds in one number. This is twice its meal level, plus 1 with
 * free cancellation, plus 16 with beds for all or 32 with too few.
 * @param bedsForAll null when unknown
 */
export const kindOf = (level: number, isFree: boolean, bedsForAll: boolean | null = null): number =>
  level * 2 + Number(isFree) + kindOfBeds(bedsForAll);

export const kindOfOffer = (offer: MatchableOffer): number =>
  kindOf(offerLevel(offer), offer.cancellation.isFree, offer.bedsForAll);

/** The meal and cancellation part of a kind, without its bits about beds. */
const termsOf = (kind: number): number => kind % WITH_BEDS;

export const isFreeKind = (kind: number): boolean => kind % 2 === 1;
const hasBedsKind = (kind: number): boolean => (kind & WITH_BEDS) !== 0;
export const hasFewBedsKind = (kind: number): boolean => (kind & FEW_BEDS) !== 0;
export const hasBreakfastKind = (kind: number): boolean => termsOf(kind) >= 2;

/** Returns a test whether offers of a kind meet the wishes, whatever their price range. */
export function meetsKind(wishes: OfferWishes): (kind: number) => boolean {
  // The meal level is the most significant part, so that one comparison tests it.
  const least = wishedLevel(wishes) * 2;
  const { freeCancellation, bedsForAll = false } = wishes;
  return (kind) =>
    termsOf(kind) >= least && (!freeCancellation || isFreeKind(kind)) && (!bedsForAll || hasBedsKind(kind));
}

/**
 * The columns that filters, sorting, facets and paging need, one entry per hotel. Small enough to be read completely
 * for every request (16 bytes and the id per hotel, 9 bytes per offer), while rows are read for one page only.
 */
export interface SearchIndex {
  readonly ids: readonly string[];
  /** Number of nights of the stay, to turn a total into the price of a night. */
  readonly nights: number;
  /** Number of offers of each hotel in `totals` and `kinds`, consecutive, lowest full cost first. */
  readonly counts: Uint16Array;
  /** Whole stay in minor units, one entry per offer. */
  readonly totals: Uint32Array;
  /** `kindOf` each offer. */
  readonly kinds: Uint8Array;
  /** Fees paid at the property, by the offer's index in `totals`; offers without such a fee are missing. */
  readonly propertyFees: ReadonlyMap<number, readonly Money[]>;
  /** Value of these fees in minor units, one entry per offer; 0 without fees. */
  readonly feeTotals: Uint32Array;
  /** 0 when unknown. */
  readonly stars: Uint8Array;
  /** Tenths: 42 is 4.2; 0 when unknown. */
  readonly quality: Uint8Array;
  /** Number of reviews behind the quality, `MAX_VOTES` for more; 0 when the source has no number. */
  readonly votes: Uint8Array;
  readonly amenities: Uint16Array;
  readonly flags: Uint8Array;
  /** Hundred-thousandths of a degree, about a metre; both 0 when the location is unknown. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  /** Distances in the searched city; missing when no city is searched. Computed for each request, never stored. */
  readonly locations?: CityLocations;
}

/** A row and whether its amenities are known at all, which the row itself does not show. */
export interface KnownRow {
  readonly row: HotelRow;
  readonly isKnown: boolean;
}

/** Degrees as stored in the index. */
export const toIndexUnits = (degrees: number): number => Math.round(degrees * 100_000);

const offerColumns = (
  rows: readonly KnownRow[],
): Pick<SearchIndex, 'counts' | 'totals' | 'kinds' | 'propertyFees' | 'feeTotals'> => {
  const offers = rows.flatMap(({ row }) => row.offers.map(unpackOffer));
  return {
    counts: Uint16Array.from(rows, ({ row }) => row.offers.length),
    totals: Uint32Array.from(offers, ({ total }) => Math.min(total.amountMinor, MAX_TOTAL)),
    kinds: Uint8Array.from(offers, kindOfOffer),
    propertyFees: new Map(
      offers.flatMap(({ notes: { propertyFees } }, at) =>
        propertyFees ? [[at, propertyFees] as const] : [],
      ),
    ),
    feeTotals: Uint32Array.from(offers, ({ notes: { propertyFeesMinor = 0 } }) =>
      Math.min(propertyFeesMinor, MAX_TOTAL),
    ),
  };
};

/** Columns of rows, in their order. */
export function indexOf(rows: readonly KnownRow[], nights: number): SearchIndex {
  return {
    ids: rows.map(({ row }) => row.id),
    nights,
    ...offerColumns(rows),
    stars: Uint8Array.from(rows, ({ row }) => row.stars ?? 0),
    quality: Uint8Array.from(rows, ({ row }) => Math.round((row.quality?.score ?? 0) * 10)),
    votes: Uint8Array.from(rows, ({ row }) => Math.min(row.quality?.reviewCount ?? 0, MAX_VOTES)),
    amenities: Uint16Array.from(rows, ({ row }) => bitsOf(row.amenities, AMENITY_KEYS)),
    flags: Uint8Array.from(
      rows,
      ({ row, isKnown }) =>
        (row.quality?.source === 'HOTEL_DATA' ? FLAG.unproven : 0) |
        (row.isFeatured ? FLAG.featured : 0) |
        (row.source === 'STORED' ? FLAG.stored : 0) |
        (isKnown ? FLAG.known : 0) |
        (row.lacksPictures ? FLAG.pictureless : 0) |
        (row.offers.some((offer) => unpackOffer(offer).cancellation.isOver) ? FLAG.over : 0),
    ),
    latitudes: Int32Array.from(rows, ({ row }) => toIndexUnits(row.coordinates?.latitude ?? 0)),
    longitudes: Int32Array.from(rows, ({ row }) => toIndexUnits(row.coordinates?.longitude ?? 0)),
  };
}

/** Columns of hotels whose prices are still being read: the facts of the city's list, and no offers. */
export function pendingIndexOf(rows: readonly KnownRow[], nights: number): SearchIndex {
  const index = indexOf(rows, nights);
  return { ...index, flags: index.flags.map((flags) => flags | FLAG.pending) };
}

/** True while the price of the hotel at this index is still being read. */
export const isPending = (index: Pick<SearchIndex, 'flags'>, at: number): boolean =>
  ((index.flags[at] ?? 0) & FLAG.pending) !== 0;

/** Several indexes of one stay as one, in order. */
export function joinIndexes(parts: readonly SearchIndex[], nights: number): SearchIndex {
  const size = parts.reduce((sum, part) => sum + part.ids.length, 0);
  const offers = parts.reduce((sum, part) => sum + part.totals.length, 0);
  const whole = {
    ids: parts.flatMap((part) => part.ids),
    nights,
    counts: new Uint16Array(size),
    totals: new Uint32Array(offers),
    kinds: new Uint8Array(offers),
    propertyFees: new Map<number, readonly Money[]>(),
    feeTotals: new Uint32Array(offers),
    stars: new Uint8Array(size),
    quality: new Uint8Array(size),
    votes: new Uint8Array(size),
    amenities: new Uint16Array(size),
    flags: new Uint8Array(size),
    latitudes: new Int32Array(size),
    longitudes: new Int32Array(size),
  };
  let at = 0;
  let offer = 0;
  for (const part of parts) {
    whole.counts.set(part.counts, at);
    whole.totals.set(part.totals, offer);
    whole.kinds.set(part.kinds, offer);
    for (const [place, fees] of part.propertyFees) whole.propertyFees.set(offer + place, fees);
    whole.feeTotals.set(part.feeTotals, offer);
    whole.stars.set(part.stars, at);
    whole.quality.set(part.quality, at);
    whole.votes.set(part.votes, at);
    whole.amenities.set(part.amenities, at);
    whole.flags.set(part.flags, at);
    whole.latitudes.set(part.latitudes, at);
    whole.longitudes.set(part.longitudes, at);
    at += part.ids.length;
    offer += part.totals.length;
  }
  return whole;
}
