import type { HotelFacts } from './hotel-facts.ts';
import type { Coordinates, LocalizedText } from './place.ts';
import type { Money } from '../money.ts';

/**
 * Source of a guest rating: TripAdvisor by way of the provider, our own reviews, or the rating stored with the hotel.
 */
export type QualitySource = 'TRIPADVISOR' | 'REVIEWS' | 'HOTEL_DATA';

/** Guest rating of a hotel. `reviewCount` is null unless the score is the mean of our own reviews. */
export interface Quality {
  readonly score: number;
  readonly source: QualitySource;
  readonly reviewCount: number | null;
}

/** A picture: a URL on our own origin, and whether it is an illustration that pads a gallery. */
export interface HotelImage {
  readonly url: string;
  readonly isIllustration: boolean;
}

/** A row of the provider's hotel list of a city. Long rows also contain facilities and a rating. */
export interface HotelListing {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  /** 1 to 5; null when the provider does not say. */
  readonly stars: number | null;
  readonly coordinates: Coordinates | null;
  /** Null when the provider sent the short row. */
  readonly facilities: readonly string[] | null;
  /** 1 to 5 with decimals; null when not sent. */
  readonly tripAdvisorRating: number | null;
}

/** The provider's content of one hotel. Texts are plain: markup decoded once and removed. */
export interface HotelContent {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly stars: number | null;
  readonly coordinates: Coordinates | null;
  readonly facilities: readonly string[];
  /** Absolute URLs on the provider's hosts, as sent. */
  readonly imageUrls: readonly string[];
  readonly facts: HotelFacts;
}

/** A room type of a stored hotel. Prices are the final customer price of one night, minor units of ILS. */
export interface RoomType {
  /** In English; identifies the type in offers, bookings and the inventory. */
  readonly name: string;
  readonly nameHe: string | null;
  readonly pricePerNight: Money;
  readonly description: LocalizedText;
  readonly imageUrl: string | null;
  readonly amenities: readonly string[];
  /** Number of rooms of this type; null when they are not counted, so that one is always available. */
  readonly count: number | null;
}

/** A hotel that an administrator stored on the entity platform. */
export interface StoredHotel {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly netPricePerNight: Money;
  readonly markup: { readonly type: 'percentage' | 'fixed'; readonly value: number };
  /** Final customer price of one night. */
  readonly pricePerNight: Money;
  readonly rating: number | null;
  readonly imageUrl: string | null;
  readonly galleryUrls: readonly string[];
  readonly amenities: readonly string[];
  readonly roomTypes: readonly RoomType[];
  readonly isFeatured: boolean;
  readonly mealOptions: readonly string[];
  readonly hasFreeCancellation: boolean;
  readonly coordinates: Coordinates | null;
  readonly createdAt: string;
  /** Moment of the last change; missing when the platform does not return it. */
  readonly updatedAt?: string | null;
}

/** One hotel of the catalogue, from either source, as its page shows it. */
export interface Hotel extends HotelFacts {
  readonly id: string;
  readonly source: 'STORED' | 'PROVIDER';
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly stars: number | null;
  readonly quality: Quality | null;
  readonly amenities: readonly string[];
  readonly images: readonly HotelImage[];
  readonly coordinates: Coordinates | null;
  readonly isFeatured: boolean;
}
