import type { Place, PlaceFound, RegionFound } from './places.ts';
import type { RoomWishes, Wishes } from './wishes.ts';

export type { Place, PlaceFound, RegionFound } from './places.ts';

/** A sum as the gateway gave it. */
export interface Money {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Names {
  readonly en: string | null;
  readonly he: string | null;
}

/** A hotel with how surely words name it. */
export interface HotelNamed {
  readonly id: string;
  readonly name: Names;
  readonly city: string;
  readonly country: string;
  /** 1 for its very name, lower for a typo or a part of it. */
  readonly likeness: number;
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

export interface FoundHotel {
  readonly id: string;
  readonly name: Names;
  readonly city: string;
  readonly country: string;
  readonly stars: number | null;
  readonly rating: number | null;
  readonly amenities: readonly string[];
  /** Of the price told, the plan that was asked for first; empty without a price. */
  readonly meals: readonly string[];
  readonly pricePerNight: Money | null;
  readonly total: Money | null;
  readonly breakfastIncluded: boolean;
  readonly freeCancellation: boolean;
  /** Wall clock of the property, `yyyy-MM-ddTHH:mm`. */
  readonly freeCancellationUntil: string | null;
  /** FEATURED, BEST_VALUE or TOP_RATED_FLEXIBLE. */
  readonly pickReason: string | null;
  /** Wishes that a more expensive room of the hotel meets. */
  readonly dearerWishes: readonly ('BREAKFAST' | 'FREE_CANCELLATION' | 'BEDS_FOR_ALL')[];
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

export interface HotelFacts {
  readonly id: string;
  readonly name: Names;
  readonly description: Names;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly stars: number | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly amenities: readonly string[];
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  readonly where: HotelWhere;
}

/** Where a hotel lies; what is not known, or too far to tell, is null. Metres of straight lines, rounded. */
export interface HotelWhere {
  readonly metersToCentre: number | null;
  /** The nearest well-known part of the town. */
  readonly part: Names | null;
  readonly metersToSea: number | null;
  readonly station: NearbyPlace | null;
  readonly airport: NearbyPlace | null;
}

interface NearbyPlace {
  readonly name: Names;
  readonly meters: number;
}

export interface FoundOffer {
  readonly roomNames: readonly string[];
  readonly pricePerNight: Money;
  readonly total: Money;
  readonly mealPlan: string;
  readonly isFree: boolean;
  readonly freeUntil: string | null;
  readonly steps: readonly { readonly from: string; readonly fee: Money }[];
  readonly propertyFees: readonly { readonly description: string; readonly amount: Money }[];
  readonly roomsLeft: number | null;
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

export interface OtherStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly total: Money;
  readonly pricePerNight: Money;
}

export interface FoundBooking {
  readonly id: string;
  /** Last 8 characters uppercased. */
  readonly number: string;
  /** Null when the stored one is none of these. */
  readonly status: 'pending' | 'confirmed' | 'cancelled' | null;
  /** As it is stored. */
  readonly statusText: string;
  readonly isProcessing: boolean;
  readonly hotelId: string;
  readonly hotelName: string;
  /** Null when it has none. */
  readonly hotelNameHe: string | null;
  readonly hotelLocation: string;
  /** Null where none is known. */
  readonly hotelCityHe: string | null;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  /** One per room. */
  readonly roomNames: readonly string[];
  /** By its English name. */
  readonly mealPlan: string;
  readonly guests: number;
  /** Null when only the number of guests is known. */
  readonly party: {
    readonly adults: number;
    readonly childrenAges: readonly number[];
    readonly infants: number;
  } | null;
  /** Hours of the day, `15:00`; null when the hotel cannot be read. */
  readonly hotel: { readonly checkInTime: string | null; readonly checkOutTime: string | null } | null;
  readonly totalToPay: Money;
  /** Null until paid. */
  readonly payment: { readonly paidAt: string } | null;
  readonly carRental: { readonly car_type: string; readonly days: number; readonly price: Money } | null;
  readonly insurance: { readonly package_name: string; readonly price: Money } | null;
  readonly attractions: readonly { readonly name: string; readonly quantity: number }[];
  /** What a cancellation has cost; null when it was not cancelled. */
  readonly cancellationOutcome: { readonly fee: Money; readonly refund: Money } | null;
  readonly canCancel: boolean;
  /** What cancelling would cost now; null when it cannot be cancelled. */
  readonly cancellation: {
    readonly fee: Money;
    readonly refund: Money;
    readonly reason: string;
    readonly isEstimate: boolean;
    readonly freeUntil: string | null;
  } | null;
}

export interface ExtrasFound {
  readonly cars: readonly {
    readonly id: string;
    readonly name: string;
    readonly seats: number;
    readonly pricePerDay: Money;
  }[];
  readonly carAddons: readonly { readonly id: string; readonly label: string; readonly price: Money }[];
  readonly insurance: { readonly name: string; readonly pricePerGuest: Money };
  readonly attractions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly pricePerPerson: Money;
    readonly category: string | null;
  }[];
}

/** A text of the product that may be quoted. */
export interface PageFound {
  readonly key: string;
  readonly title: { readonly en: string; readonly he: string };
  readonly paragraphs: readonly { readonly en: string; readonly he: string }[];
  /** Path of the page; null while it has none. */
  readonly href: string | null;
}

/** A question about the product itself, as the product answers it. */
export interface SiteQuestion {
  readonly id: string;
  /** The subject that it belongs to. */
  readonly page: string;
  /** Ways of asking it. */
  readonly asked: readonly { readonly en: string; readonly he: string }[];
  readonly answer: { readonly en: string; readonly he: string };
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
