/** The port through which the dialog looks things up, with the types of its results. */
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { z } from 'zod';
import type * as offerShapes from './offer-shapes.ts';
import type * as shapes from './shapes.ts';
import type { Days, DeepReadonly, Party, Wishes } from './wishes.ts';

type Parsed<Shape extends z.ZodType> = DeepReadonly<z.output<Shape>>;

// The fields of these types are described in shapes.ts.
export type Money = Parsed<typeof shapes.money>;
export type Names = Parsed<typeof shapes.names>;
export type FoundPlace = Parsed<typeof shapes.placesShape>['findPlaces'][number];
/** A country or city that can be searched. */
export type Place = Omit<FoundPlace, 'words' | 'likeness'> & {
  /** The region that the traveller named, when this city was chosen from it. */
  readonly region?: { readonly en: string; readonly he: string | null } | undefined;
};
/** A region that the search does not know, with cities in it that can be searched. */
export type FoundRegion = Parsed<typeof shapes.regionsShape>['findRegions'][number];
export type NamedHotel = Parsed<typeof shapes.hotelsNamedShape>['findHotels'][number];
export type FoundHotel = Parsed<typeof shapes.searchShape>['hotelSearch']['hotels'][number];
export type HotelFacts = NonNullable<Parsed<typeof shapes.hotelShape>['hotel']>;
export type HotelWhere = HotelFacts['where'];
export type OtherStay = Parsed<typeof offerShapes.cheaperShape>['cheaperDates'][number]['stay'];
export type FoundExtras = Parsed<typeof shapes.extrasShape>['extrasCatalogue'];
export type FoundOffer = HotelOffers['offers'][number];

export type FoundBooking = DeepReadonly<shapes.BookingRead> & {
  /** Last 8 characters of the id in upper case. */
  readonly number: string;
  /** What cancelling would cost now; null when it cannot be cancelled. */
  readonly cancellation: Parsed<typeof shapes.previewsShape>[string] | null;
};

/** A help page of the site that a reply may quote. */
export type FoundPage = NonNullable<Parsed<typeof shapes.pageShape>['productPage']>;

/** A question about the site, with the site's answer. */
export type SiteQuestion = Parsed<typeof shapes.questionsShape>['productQuestions'][number];

/** Days as `yyyy-MM-dd`, the people, and their wishes for the room if they have any. */
export type Stay = DeepReadonly<Days & Party> & { readonly roomWishes?: OfferWishes | undefined };

/** A search of hotels. */
export interface HotelQuery {
  readonly place: Place;
  readonly stay: Stay;
  readonly wishes: Wishes;
  /** From 1; five hotels a page. */
  readonly page: number;
}

/** A page of hotels with its query, so that a reply may repeat it. */
export type SearchPage = Parsed<typeof shapes.searchShape>['hotelSearch'] & {
  readonly query: HotelQuery;
  readonly nights: number;
};

export type HotelOffers = NonNullable<Parsed<typeof offerShapes.offersShape>['hotel']>['offers'] & {
  readonly stay: Stay;
};

/** The assistant's current activity, shown while the traveller waits. */
export type Activity = 'searching' | 'reading-hotel' | 'reading-bookings' | 'reading-page' | 'thinking';

/** A tool has no result: the gateway is unreachable, slow or refuses. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
  readonly code: string;
  /** The root field that the gateway refused. */
  readonly field: string | number | undefined;
  constructor(code: string, options?: ErrorOptions & { field?: string | number | undefined }) {
    super(`a tool failed: ${code}`, options);
    this.code = code;
    this.field = options?.field;
  }
}

/**
 * Everything that the assistant can look up, through the gateway's GraphQL on behalf of the caller. Tools only read.
 * Each throws ToolFailed when it has no result, and the reason of the turn's signal when that is aborted.
 */
export interface Tools {
  /** Places that any of the phrases names, in either language, typos included; best match first. */
  findPlaces(phrases: readonly string[]): Promise<readonly FoundPlace[]>;
  /** Regions that any of the phrases names as a whole, in the order of the phrases. */
  findRegions(phrases: readonly string[]): Promise<readonly FoundRegion[]>;
  /** The city of the sight, station, airport or part of a city that a message names; null for none. */
  cityOfSight(message: string): Promise<FoundPlace | null>;
  /** Hotels with that name, best match first: stored ones, and the provider's when the place is a city. */
  findHotels(words: string, place: Place | null): Promise<readonly NamedHotel[]>;
  /** Waits until the search is complete, 4 s at most. */
  searchHotels(query: HotelQuery): Promise<SearchPage>;
  /** Null when there is no such hotel. */
  hotel(id: string): Promise<HotelFacts | null>;
  offers(hotelId: string, stay: Stay): Promise<HotelOffers>;
  /** Nearest days with available rooms, for a hotel that has none on the wanted days. */
  nearestDates(hotelId: string, stay: Stay): Promise<readonly OtherStay[]>;
  /** Nearby days whose full cost is at least 5 % lower than that of an offer of the stay; null when there are none. */
  cheaperDates(
    hotelId: string,
    stay: Stay,
    offer: Pick<FoundOffer, 'total' | 'fullCost'>,
  ): Promise<(OtherStay & { readonly savingPercent: number }) | null>;
  extras(): Promise<FoundExtras>;
  /** The caller's own bookings, newest first; null for a caller who is not signed in. */
  bookings(): Promise<readonly FoundBooking[] | null>;
  /** One booking of the caller, including a visitor's draft; null when it is not theirs. */
  booking(id: string): Promise<FoundBooking | null>;
  page(key: string): Promise<FoundPage | null>;
  /** Frequent questions about the site, with their answers. */
  siteQuestions(): Promise<readonly SiteQuestion[]>;
  /** Whole shekels for an amount of another currency, by the dated table of rates. */
  inShekels(amount: number, currency: string): Promise<{ readonly shekels: number; readonly asOf: string }>;
}
