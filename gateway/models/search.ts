import type { Coordinates, LocalizedText } from './place.ts';
import type { Money } from './money.ts';
import type { Quality } from './hotel.ts';
import type { Stay } from './stay.ts';

/** Place and stay of a search, validated. */
export interface SearchCriteria {
  readonly location: string;
  readonly countryCode: string | null;
  readonly cityCode: string | null;
  readonly cityName: string;
  readonly stay: Stay;
}

/** One hotel of a search, derived once when its chunk arrives, ready to answer the result list. */
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
  readonly pricePerNight: Money | null;
  readonly total: Money | null;
  readonly mealOptions: readonly string[];
  readonly breakfastIncluded: boolean;
  readonly freeCancellation: boolean;
  readonly cheapestFreeCancellation: boolean;
  readonly cheapestPartlyRefundable: boolean;
  readonly freeCancellationUntil: string | null;
  readonly isFeatured: boolean;
  readonly pickReason: string | null;
}

/** A row as a list shows it. */
export interface ListedHotel extends HotelRow {
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

export interface SearchFacets {
  readonly hotelClass: readonly FacetCount[];
  readonly hotelRating: readonly FacetCount[];
  readonly mealPreferences: readonly FacetCount[];
  readonly amenities: readonly FacetCount[];
  readonly freeCancellation: number;
  readonly knownHotels: number;
}

/** One page of a search with everything around it. */
export interface SearchView {
  readonly key: string;
  readonly hotels: readonly ListedHotel[];
  readonly page: number;
  readonly pageSize: number;
  readonly totalItems: number;
  readonly facets: SearchFacets;
  readonly progress: SearchProgress;
  readonly suggestion: { readonly field: string; readonly value: string; readonly count: number } | null;
  readonly pricedAt: string | null;
  /** True when prices past their fresh time are shown, because the provider failed. */
  readonly isStale: boolean;
}
