import type { Coordinates, LocalizedText } from '../hotel/place.ts';
import type { TownPart } from '../hotel/place-in-town.ts';
import type { Money } from '../money.ts';
import type { PriceUnit } from './offer-wishes.ts';
import type { Quality } from '../hotel/hotel.ts';
import type { Stay } from '../stay.ts';

/** Place and stay of a search, validated. */
export interface SearchCriteria {
  readonly location: string;
  readonly countryCode: string | null;
  readonly cityCode: string | null;
  readonly cityName: string;
  readonly stay: Stay;
}

/** What only some offers of a row have. */
export interface OfferNotes {
  /** Whether the room has enough beds; missing where that is unknown. */
  readonly bedsForAll?: boolean;
  /** People with a place in its beds, where these are too few. */
  readonly bedPlaces?: number;
  /** What is paid at the property on top of the total, one sum per currency. */
  readonly propertyFees?: readonly Money[];
}

/**
 * An offer of a row in its short form: total and price of a night in agorot, the plan or (with several to choose from) the
 * own plan and the choices, 2 for free cancellation, 1 for a fee below the total and 0 for all of it, last free moment: without free cancellation, when the
 * free time of the 48-hour rule ended, and what only some offers have.
 */
export type PackedOffer = readonly [
  total: number,
  night: number,
  meals: string | readonly string[],
  rule: number,
  freeUntil: string | null,
  notes?: OfferNotes,
];

/** A wish that a more expensive room of the same hotel meets. */
export interface PriceUpgrade {
  readonly wish: 'BREAKFAST' | 'FREE_CANCELLATION' | 'BEDS_FOR_ALL';
  /** Difference of the prices of a night. */
  readonly morePerNight: Money;
  readonly total: Money;
}

/** The cheapest offer that meets what was asked; without one every part is empty. */
export interface AskedPrice {
  readonly pricePerNight: Money | null;
  readonly total: Money | null;
  /** The plan by which it meets the wishes. */
  readonly mealPlan: string | null;
  /** Plans to choose from at no surcharge. */
  readonly mealChoices: readonly string[];
  readonly breakfastIncluded: boolean;
  readonly freeCancellation: boolean;
  readonly partlyRefundable: boolean;
  readonly freeCancellationUntil: string | null;
  /** Cancelling was free under the 48-hour rule, and for these dates that time is over. */
  readonly freeCancellationOver: boolean;
  /** People with a place in the beds of the room, where more need one; null where the beds suffice or are unknown. */
  readonly bedPlaces: number | null;
  /** What is paid at the property on top of the total, one sum per currency. */
  readonly propertyFees: readonly Money[];
  readonly upgrades: readonly PriceUpgrade[];
}

/** One hotel of a search, derived once when its chunk arrives; which of its offers is shown depends on the filters. */
export interface HotelRow {
  readonly id: string;
  readonly source: 'STORED' | 'PROVIDER';
  readonly name: LocalizedText;
  readonly city: string;
  readonly country: string;
  readonly stars: number | null;
  readonly quality: Quality | null;
  readonly amenities: readonly string[];
  readonly coordinates: Coordinates | null;
  /** Those that some filter could ask for, cheapest first; empty without rooms. */
  readonly offers: readonly PackedOffer[];
  /** Its pictures are known, and there are none. Missing while unknown: only details of a hotel have pictures. */
  readonly lacksPictures?: true;
  readonly isFeatured: boolean;
  readonly pickReason: string | null;
}

/** A row as a list shows it. */
export interface ListedHotel extends Omit<HotelRow, 'offers'>, AskedPrice {
  /** True while its price is still asked for: nothing that comes with an offer is known. */
  readonly isPricePending: boolean;
}

export interface SearchProgress {
  readonly checked: number;
  readonly total: number;
  readonly complete: boolean;
  readonly failedChunks: readonly number[];
  /** True while hotels wait for our turn at the provider. */
  readonly isWaiting: boolean;
}

export interface FacetCount {
  readonly key: string;
  readonly count: number;
}

/** Hotels of a stretch of prices, in whole shekels. */
export interface PriceBar {
  readonly from: number;
  /** The first price past the stretch; null at the last one when it takes all that are higher. */
  readonly below: number | null;
  readonly count: number;
}

export interface PriceBars {
  readonly per: PriceUnit;
  /** Side by side from the lowest price on; empty without prices. */
  readonly bars: readonly PriceBar[];
}

export interface SearchFacets {
  readonly hotelClass: readonly FacetCount[];
  readonly hotelRating: readonly FacetCount[];
  readonly mealPreferences: readonly FacetCount[];
  readonly amenities: readonly FacetCount[];
  readonly areas: readonly { readonly part: TownPart; readonly count: number }[];
  readonly freeCancellation: number;
  /** No hotel of the place has it any more: the time in which cancelling would have been free is over. False while others may come. */
  readonly isFreeCancellationOver: boolean;
  readonly bedsForAll: number;
  readonly knownHotels: number;
  /** By night and by stay, as if the price were not filtered. */
  readonly prices: readonly PriceBars[];
}

/** The filter whose removal brings back most hotels. */
export interface FilterSuggestion {
  readonly field: string;
  readonly value: string;
  readonly count: number;
  /** Cheapest offer that the list would then have; null without rooms. */
  readonly pricePerNight: Money | null;
  readonly total: Money | null;
}

/** Hotels that a traveller has on screen, as the list has them now. */
export interface HeldHotels {
  /** In the order of the list; one that is not in it is left out. */
  readonly hotels: readonly ListedHotel[];
  /** Hotels before the last of them with rooms that are none of them. */
  readonly ahead: number;
}

/** One page of a search with everything around it. */
export interface SearchView {
  readonly key: string;
  readonly hotels: readonly ListedHotel[];
  /** The same list, seen from hotels that are on screen. */
  readonly held: (ids: readonly string[]) => Promise<HeldHotels>;
  readonly page: number;
  readonly pageSize: number;
  readonly totalItems: number;
  /** Of these, hotels that are known to have no offer. */
  readonly soldOut: number;
  /** Of a night, among the hotels that match; null while none of them has a price. */
  readonly lowestPerNight: Money | null;
  readonly facets: SearchFacets;
  readonly progress: SearchProgress;
  readonly suggestion: FilterSuggestion | null;
  readonly pricedAt: string | null;
  /** True when prices past their fresh time are shown, because the provider failed. */
  readonly isStale: boolean;
}
