import type { Coordinates, LocalizedText } from '../hotel/place.ts';
import type { TownPart } from '../hotel/place-in-town.ts';
import type { Money } from '../money.ts';
import type { PriceUnit } from './offer-wishes.ts';
import type { HotelImage, Quality } from '../hotel/hotel.ts';
import type { Stay } from '../stay.ts';

/** Place and stay of a search, validated. */
export interface SearchCriteria {
  readonly location: string;
  readonly countryCode: string | null;
  readonly cityCode: string | null;
  readonly cityName: string;
  readonly stay: Stay;
}

/** Optional facts of an offer. */
export interface OfferNotes {
  /** Whether the room has enough beds; missing when unknown. */
  readonly bedsForAll?: boolean;
  /** Number of guests for whom its beds are enough, when that is too few. */
  readonly bedPlaces?: number;
  /** Fees at the property in addition to the total, one sum per currency. */
  readonly propertyFees?: readonly Money[];
  /** These fees in agorot for the whole stay; with the total they are the full cost, by which offers are compared. */
  readonly propertyFeesMinor?: number;
}

/**
 * An offer of a row in its short form, in this order:
 * - total and price of a night, in agorot;
 * - the meal plan, or the own plan and the choices;
 * - 2 for free cancellation, 1 for a fee below the total, 0 for a fee of the whole total;
 * - the last free moment, or, without free cancellation, the end of the free time of the 48-hour rule;
 * - facts that only some offers have.
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

/** The cheapest offer that meets the wishes. Every field is empty when no offer does. */
export interface PriceForWishes {
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
  /** Free cancellation under the 48-hour rule has already ended for these dates. */
  readonly freeCancellationOver: boolean;
  /**
   * Number of guests with a place in the room's beds, when they are too few; null when the beds suffice or are unknown.
   */
  readonly bedPlaces: number | null;
  /** Fees at the property in addition to the total, one sum per currency. */
  readonly propertyFees: readonly Money[];
  /** Full cost: the total plus the fees at the property, in ledger money. */
  readonly fullCost: Money | null;
  readonly upgrades: readonly PriceUpgrade[];
}

/** One hotel of a search, computed once when its chunk arrives; the filters decide which of its offers is shown. */
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
  /** Offers that some filter could select, cheapest first; empty without rooms. */
  readonly offers: readonly PackedOffer[];
  /** Known to have no pictures. Missing while unknown, because only a hotel's details contain pictures. */
  readonly lacksPictures?: true;
  readonly isFeatured: boolean;
  readonly pickReason: string | null;
}

/** A row as a list shows it. */
export interface ListedHotel extends Omit<HotelRow, 'offers'>, PriceForWishes {
  /** True while its price is still being read: then everything that comes from an offer is unknown. */
  readonly isPricePending: boolean;
  /**
   * False while its search has run for a moment only and goes on: a list that is replaced soon is not worth a call for
   * its details.
   */
  readonly isSettled: boolean;
  /** At most five pictures, when they are known without a call of the provider; else null. */
  readonly cachedImages: readonly HotelImage[] | null;
}

export interface SearchProgress {
  readonly checked: number;
  readonly total: number;
  readonly complete: boolean;
  readonly failedChunks: readonly number[];
  /** True while hotels wait for the rate limit of the provider. */
  readonly isWaiting: boolean;
}

export interface FacetCount {
  readonly key: string;
  readonly count: number;
}

/** Hotels in a price interval, in whole shekels. */
export interface PriceBar {
  readonly from: number;
  /** The first price above the interval; null in the last one when it includes all higher prices. */
  readonly below: number | null;
  readonly count: number;
}

export interface PriceBars {
  readonly per: PriceUnit;
  /** Adjacent, starting at the lowest price; empty without prices. */
  readonly bars: readonly PriceBar[];
}

export interface SearchFacets {
  readonly hotelClass: readonly FacetCount[];
  readonly hotelRating: readonly FacetCount[];
  readonly mealPreferences: readonly FacetCount[];
  readonly amenities: readonly FacetCount[];
  readonly areas: readonly { readonly part: TownPart; readonly count: number }[];
  readonly freeCancellation: number;
  /** True when free cancellation has ended for every hotel of the place; false while further hotels may come. */
  readonly isFreeCancellationOver: boolean;
  readonly bedsForAll: number;
  readonly knownHotels: number;
  /** By night and by stay, ignoring the price filter. */
  readonly prices: readonly PriceBars[];
}

/** The filter whose removal brings back most hotels. */
export interface FilterSuggestion {
  readonly field: string;
  readonly value: string;
  readonly count: number;
  /** Lowest price that the list would then have; null without rooms. */
  readonly pricePerNight: Money | null;
  readonly total: Money | null;
}

/** Hotels that a traveller has on screen, as they are in the current list. */
export interface HeldHotels {
  /** In the order of the list, without those that are not in it. */
  readonly hotels: readonly ListedHotel[];
  /** Number of other hotels with rooms before the last of these. */
  readonly ahead: number;
}

/** Order of a list. */
export type SortKey =
  | 'RECOMMENDED'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING'
  | 'STARS'
  | 'DISTANCE'
  | 'AIRPORT'
  | 'SEA';

/** One page of a search with its totals, facets and progress. */
export interface SearchView {
  readonly key: string;
  readonly hotels: readonly ListedHotel[];
  /** The order of the list: the recommended one where the requested is by a distance that no hotel has. */
  readonly order: SortKey;
  /** Looks up the current positions in this list of hotels that are on screen. */
  readonly held: (ids: readonly string[]) => Promise<HeldHotels>;
  readonly page: number;
  readonly pageSize: number;
  readonly totalItems: number;
  /** Number of hotels among these that are known to have no offer. */
  readonly soldOut: number;
  /** Per night, among the matching hotels; null when none of them has a price. */
  readonly lowestPerNight: Money | null;
  readonly facets: SearchFacets;
  readonly progress: SearchProgress;
  readonly suggestion: FilterSuggestion | null;
  readonly pricedAt: string | null;
  /** True when prices past their fresh time are shown, because the provider failed. */
  readonly isStale: boolean;
}
