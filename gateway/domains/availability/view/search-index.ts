import type { Money } from '#models/money.ts';
import type { HotelRow } from '#models/search/search.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { type AskableOffer, offerLevel, wishedLevel } from '#shared/pricing/asked-offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { bitsOf } from '../search/planned-hotel.ts';
import type { InTown } from '../city/in-town.ts';
import { unpackOffer } from '../offers/row-offers.ts';

/** Bits of the `flags` column. */
export const FLAG = {
  featured: 2,
  stored: 4,
  known: 8,
  /** Known to have no picture at all. */
  pictureless: 16,
  /** Its price is still asked for: without rooms or not, nobody knows. Never set in a finished chunk. */
  pending: 32,
  /** The time in which cancelling one of its offers would have been free is over. */
  over: 64,
} as const;

/** Highest total that the column holds, 42.9 million shekels. A stored hotel can cost more; such ones are equally expensive. */
const HIGHEST_TOTAL = 2 ** 32 - 1;

/** Highest number of reviews that the column holds: so many, or more. */
export const MOST_VOTES = 255;

/** Added to the kind of an offer that is known to have a bed for everybody. */
const WITH_BEDS = 16;
/** Added to the kind of an offer that is known to have fewer beds than its people need. */
const FEW_BEDS = 32;

const kindOfBeds = (bedsForAll: boolean | null): number =>
  bedsForAll === null ? 0 : bedsForAll ? WITH_BEDS : FEW_BEDS;

/**
 * What an offer includes, as one number: its meal level twice, one more with free cancellation, 16 more with beds for all, 32
 * with fewer.
 * @param bedsForAll null where nobody knows
 */
export const kindOf = (level: number, isFree: boolean, bedsForAll: boolean | null = null): number =>
  level * 2 + Number(isFree) + kindOfBeds(bedsForAll);

export const kindOfOffer = (offer: AskableOffer): number =>
  kindOf(offerLevel(offer), offer.cancellation.isFree, offer.bedsForAll);

/** Meals and cancellation of a kind, without its beds. */
const termsOf = (kind: number): number => kind % WITH_BEDS;

export const isFreeKind = (kind: number): boolean => kind % 2 === 1;
const hasBedsKind = (kind: number): boolean => (kind & WITH_BEDS) !== 0;
export const hasFewBedsKind = (kind: number): boolean => (kind & FEW_BEDS) !== 0;
export const hasBreakfastKind = (kind: number): boolean => termsOf(kind) >= 2;

/** Tests whether offers of a kind meet the wishes, at any price. */
export function meetsKind(wishes: OfferWishes): (kind: number) => boolean {
  // Kinds go by meal level first, so that one comparison tests it.
  const least = wishedLevel(wishes) * 2;
  const { freeCancellation, bedsForAll = false } = wishes;
  return (kind) =>
    termsOf(kind) >= least && (!freeCancellation || isFreeKind(kind)) && (!bedsForAll || hasBedsKind(kind));
}

/**
 * The few columns that filters, sorting, facets and paging need, one entry per hotel. Small enough to be read whole
 * for every request, where rows are read for one page only: 16 bytes and the id, and 5 bytes an offer.
 */
export interface SearchIndex {
  readonly ids: readonly string[];
  /** Nights of the stay: turns a total into the price of a night. */
  readonly nights: number;
  /** Offers of each hotel that some wishes could ask for; theirs stand together in `totals` and `kinds`, best first. */
  readonly counts: Uint16Array;
  /** Whole stay in minor units, one entry per offer. */
  readonly totals: Uint32Array;
  /** `kindOf` each offer. */
  readonly kinds: Uint8Array;
  /** What is paid at the property beside a total, by the offer's place in `totals`; offers without such a fee are missing. */
  readonly propertyFees: ReadonlyMap<number, readonly Money[]>;
  /** 0 when unknown. */
  readonly stars: Uint8Array;
  /** Tenths: 42 is 4.2; 0 when unknown. */
  readonly quality: Uint8Array;
  /** Reviews behind the quality, `MOST_VOTES` for more; 0 where the source does not tell of votes. */
  readonly votes: Uint8Array;
  readonly amenities: Uint16Array;
  readonly flags: Uint8Array;
  /** Hundred-thousandths of a degree, about a metre; 0 and 0 where the place is not known. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  /** Missing where no one town is searched; made for each request's index, never stored. */
  readonly inTown?: InTown;
}

/** A row with the one fact it does not show: whether its amenities are known at all. */
export interface KnownRow {
  readonly row: HotelRow;
  readonly isKnown: boolean;
}

/** Degrees as the index holds them. */
export const placeUnits = (degrees: number): number => Math.round(degrees * 100_000);

const offerColumns = (
  rows: readonly KnownRow[],
): Pick<SearchIndex, 'counts' | 'totals' | 'kinds' | 'propertyFees'> => {
  const offers = rows.flatMap(({ row }) => row.offers.map(unpackOffer));
  return {
    counts: Uint16Array.from(rows, ({ row }) => row.offers.length),
    totals: Uint32Array.from(offers, ({ total }) => Math.min(total.amountMinor, HIGHEST_TOTAL)),
    kinds: Uint8Array.from(offers, kindOfOffer),
    propertyFees: new Map(
      offers.flatMap(({ notes: { propertyFees } }, at) =>
        propertyFees ? [[at, propertyFees] as const] : [],
      ),
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
    votes: Uint8Array.from(rows, ({ row }) => Math.min(row.quality?.reviewCount ?? 0, MOST_VOTES)),
    amenities: Uint16Array.from(rows, ({ row }) => bitsOf(row.amenities, AMENITY_KEYS)),
    flags: Uint8Array.from(
      rows,
      ({ row, isKnown }) =>
        (row.isFeatured ? FLAG.featured : 0) |
        (row.source === 'STORED' ? FLAG.stored : 0) |
        (isKnown ? FLAG.known : 0) |
        (row.lacksPictures ? FLAG.pictureless : 0) |
        (row.offers.some((offer) => unpackOffer(offer).cancellation.isOver) ? FLAG.over : 0),
    ),
    latitudes: Int32Array.from(rows, ({ row }) => placeUnits(row.coordinates?.latitude ?? 0)),
    longitudes: Int32Array.from(rows, ({ row }) => placeUnits(row.coordinates?.longitude ?? 0)),
  };
}

/** Columns of hotels whose prices are still asked for: what the list of the place tells, and no offers. */
export function pendingIndexOf(rows: readonly KnownRow[], nights: number): SearchIndex {
  const index = indexOf(rows, nights);
  return { ...index, flags: index.flags.map((flags) => flags | FLAG.pending) };
}

/** True while the price of the hotel at this place is still asked for. */
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
