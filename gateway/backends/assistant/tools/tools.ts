import type { z } from 'zod';
import type {
  BookingRead,
  cheaperShape,
  extrasShape,
  hotelShape,
  hotelsNamedShape,
  names,
  offersShape,
  pageShape,
  previewsShape,
  questionsShape,
  searchShape,
} from './shapes.ts';
import type { Place, PlaceFound, RegionFound } from './places.ts';
import type { RoomWishes, Wishes } from './wishes.ts';

export type { Place, PlaceFound, RegionFound } from './places.ts';

/** What a tool read, as nobody may change it. */
type Fixed<T> = T extends readonly (infer One)[]
  ? readonly Fixed<One>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

type Read<Shape extends z.ZodType> = Fixed<z.output<Shape>>;

// Their fields are told where they are read: shapes.ts.
export type Names = Read<typeof names>;
export type HotelNamed = Read<typeof hotelsNamedShape>['findHotels'][number];
export type FoundHotel = Read<typeof searchShape>['hotelSearch']['hotels'][number];
export type HotelFacts = NonNullable<Read<typeof hotelShape>['hotel']>;
export type HotelWhere = HotelFacts['where'];
export type OtherStay = Read<typeof cheaperShape>['cheaperDates'][number]['stay'];
export type ExtrasFound = Read<typeof extrasShape>['extrasCatalogue'];
export type FoundOffer = NonNullable<Read<typeof offersShape>['hotel']>['offers']['offers'][number];

export type FoundBooking = Fixed<BookingRead> & {
  /** Last 8 characters uppercased. */
  readonly number: string;
  /** What cancelling would cost now; null when it cannot be cancelled. */
  readonly cancellation: Read<typeof previewsShape>[string] | null;
};

/** A text of the product that may be quoted. */
export type PageFound = NonNullable<Read<typeof pageShape>['productPage']>;

/** A question about the product itself, as the product answers it. */
export type SiteQuestion = Read<typeof questionsShape>['productQuestions'][number];

/** A sum as the gateway gave it. */
export interface Money {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Stay {
  /** `yyyy-MM-dd`. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly infants: number;
  readonly rooms: number;
  /** Absent without wishes. */
  readonly asked?: RoomWishes | undefined;
}

export interface HotelQuery {
  readonly place: Place;
  readonly stay: Stay;
  readonly wishes: Wishes;
  /** From 1; five hotels a page. */
  readonly page: number;
}

export interface HotelsFound {
  /** What was asked, so that a reply may repeat it. */
  readonly query: HotelQuery;
  readonly nights: number;
  readonly hotels: readonly FoundHotel[];
  /** Hotels that match the wishes. */
  readonly matching: number;
  readonly total: number;
  readonly checked: number;
  /** True when every hotel was checked. */
  readonly isComplete: boolean;
  /** True when nothing more comes although some hotels could not be checked. */
  readonly hasFailedParts: boolean;
  /** ISO moment; null when no price was read. */
  readonly pricedAt: string | null;
  readonly isStale: boolean;
  /** The one wish whose removal brings back most hotels; `value` is empty when the whole field goes. */
  readonly suggestion: { readonly field: string; readonly value: string; readonly count: number } | null;
}

export interface OffersFound {
  readonly hotelId: string;
  readonly stay: Stay;
  readonly nights: number;
  /** Offers that meet what the stay asks of the room. */
  readonly matching: number;
  /** Those first, each half cheapest first; empty when nothing is free. */
  readonly offers: readonly FoundOffer[];
  readonly pricedAt: string;
  readonly isStale: boolean;
}

/** A tool could not answer: the gateway is away, slow or refuses. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`a tool failed: ${code}`, options);
    this.code = code;
  }
}

/**
 * Everything she can find out, asked of the gateway's GraphQL as the caller of the turn. Nothing here changes anything.
 * Each throws ToolFailed when there is no answer, and the reason of the turn's signal when it is aborted.
 */
export interface Tools {
  /** Places that any of the phrases names, in either language, typos forgiven; likeliest first. */
  findPlaces(phrases: readonly string[]): Promise<readonly PlaceFound[]>;
  /** Regions that any of the phrases names as a whole, in the order of the phrases. */
  findRegions(phrases: readonly string[]): Promise<readonly RegionFound[]>;
  /** Hotels that are called so, best first: stored ones, and those of the provider when the place is a city. */
  findHotels(words: string, place: Place | null): Promise<readonly HotelNamed[]>;
  /** Waits until the search is complete, 4 s at most. */
  searchHotels(query: HotelQuery): Promise<HotelsFound>;
  /** Null when there is no such hotel. */
  hotel(id: string): Promise<HotelFacts | null>;
  offers(hotelId: string, stay: Stay): Promise<OffersFound>;
  /** Nearest days with rooms of a hotel that has none. */
  nearestDates(hotelId: string, stay: Stay): Promise<readonly OtherStay[]>;
  /** Days near by that cost at least 5 % less; null when there are none. */
  cheaperDates(
    hotelId: string,
    stay: Stay,
    total: Money,
  ): Promise<(OtherStay & { readonly savingPercent: number }) | null>;
  extras(): Promise<ExtrasFound>;
  /** The caller's own, newest first; null for a caller who is not signed in. */
  bookings(): Promise<readonly FoundBooking[] | null>;
  /** One booking of the caller, a visitor's draft included; null when it is not theirs. */
  booking(id: string): Promise<FoundBooking | null>;
  page(key: string): Promise<PageFound | null>;
  /** What travellers ask about the product, with its answers. */
  siteQuestions(): Promise<readonly SiteQuestion[]>;
  /** Whole shekels for so many units of a currency, by the dated table. */
  inShekels(amount: number, currency: string): Promise<{ readonly shekels: number; readonly asOf: string }>;
}
