import type { Hotel, HotelContent, StoredHotel } from '#models/hotel/hotel.ts';
import { unknownHotelFacts } from '#models/hotel/hotel-facts.ts';
import { amenityList } from '#shared/hotel/amenity-keys.ts';
import { usableCoordinates } from '#shared/hotel/coordinates.ts';
import { qualityOf, starsOf } from '#shared/hotel/quality.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import { galleryOf, storedImageUrls } from './images/hotel-images.ts';

/** Facts on a hotel's page that its record does not contain. */
export interface MappedHotelFacts {
  readonly reviews: ReviewSummary | null;
  /** Rating of the provider's list row; null when it was not read recently. */
  readonly listRating: number | null;
  readonly publicUrl: string;
}

/** A stored hotel as its page shows it. */
export function hotelFromStored(hotel: StoredHotel, facts: MappedHotelFacts): Hotel {
  return {
    id: hotel.id,
    source: 'STORED',
    ...unknownHotelFacts,
    name: hotel.name,
    description: hotel.description,
    city: hotel.city,
    country: hotel.country,
    address: hotel.address,
    stars: starsOf(hotel.rating),
    quality: qualityOf({ reviews: facts.reviews, stored: hotel.rating }),
    amenities: amenityList(hotel.amenities),
    images: galleryOf(storedImageUrls(hotel), facts.publicUrl),
    coordinates: usableCoordinates(hotel.coordinates),
    isFeatured: hotel.isFeatured,
  };
}

/** A provider hotel as its page shows it. Its texts are English. */
export function hotelFromContent(content: HotelContent, facts: MappedHotelFacts): Hotel {
  return {
    ...content.facts,
    id: content.code,
    source: 'PROVIDER',
    name: { en: content.name, he: null },
    description: { en: content.description === '' ? null : content.description, he: null },
    city: content.city,
    country: content.country,
    address: content.address,
    stars: starsOf(content.stars),
    quality: qualityOf({ tripAdvisor: facts.listRating, reviews: facts.reviews }),
    amenities: amenityList(content.facilities),
    images: galleryOf(content.imageUrls, facts.publicUrl),
    coordinates: usableCoordinates(content.coordinates),
    isFeatured: false,
  };
}
