import type { Favorite, SavedStay } from '#models/favorite.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { REVIEW_TOPICS } from '#models/hotel/review.ts';
import type { Review, ReviewTopic, TopicRating } from '#models/hotel/review.ts';
import type { Preferences, Viewer } from '#models/viewer.ts';
import { isMealKey } from '#shared/hotel/meal-key.ts';
import type { ReviewSummary } from './entity-platform.ts';
import type { FavoriteRecord, HotelRecord, ReviewRecord, ReviewTopicsRecord, UserRecord } from './wire.ts';

/** A stored hotel; null when it is too incomplete to be offered (no name, no place, no price). */
export function toStoredHotel(record: HotelRecord): StoredHotel | null {
  const hasName = record.name !== null || record.name_he !== null;
  const hasPlace = record.city.trim() !== '' || record.country.trim() !== '';
  if (!hasName || !hasPlace || record.price_per_night.amountMinor <= 0) return null;
  return {
    id: record.id,
    name: { en: record.name, he: record.name_he },
    description: { en: record.description, he: record.description_he },
    address: record.location,
    city: record.city,
    country: record.country,
    ...toPricing(record),
    rating: record.rating !== null && record.rating > 0 && record.rating <= 5 ? record.rating : null,
    imageUrl: record.image_url,
    galleryUrls: record.gallery_urls,
    amenities: record.amenities,
    roomTypes: record.room_types.map((room) => ({
      name: room.name,
      nameHe: room.name_he,
      pricePerNight: room.price,
      description: { en: room.description, he: room.description_he },
      imageUrl: room.image_url,
      amenities: room.amenities,
      count: room.count,
    })),
    isFeatured: record.is_featured,
    mealOptions: record.meal_options,
    hasFreeCancellation: record.has_free_cancellation,
    coordinates: toCoordinates(record.latitude, record.longitude),
    createdAt: record.created_date,
    updatedAt: record.updated_date ?? null,
  };
}

/** Net price and markup are only sent to administrators: for all others the net price is the price itself. */
function toPricing(record: HotelRecord): Pick<StoredHotel, 'netPricePerNight' | 'markup' | 'pricePerNight'> {
  const pricePerNight = record.price_per_night;
  const net = record.base_price_per_night;
  if (!net) return { pricePerNight, netPricePerNight: pricePerNight, markup: { type: 'fixed', value: 0 } };
  const type = record.markup_type === 'fixed' ? 'fixed' : 'percentage';
  return { pricePerNight, netPricePerNight: net, markup: { type, value: record.markup_value ?? 0 } };
}

function toCoordinates(latitude: number | null, longitude: number | null): StoredHotel['coordinates'] {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

const NO_PREFERENCES: Preferences = {
  newsletter: false,
  notifications: false,
  language: null,
  currency: null,
};

/** Used when a platform returns no moment. */
const EPOCH = new Date(0).toISOString();

export const toViewer = (record: UserRecord): Viewer => ({
  id: record.id,
  email: record.email,
  fullName: record.full_name,
  phone: record.phone,
  role: record.role === 'admin' ? 'admin' : 'user',
  preferences: record.preferences ?? NO_PREFERENCES,
  createdAt: record.created_date ?? EPOCH,
});

const TOPIC_FIELDS = {
  CLEANLINESS: 'cleanliness',
  LOCATION: 'location',
  STAFF: 'staff',
  COMFORT: 'comfort',
  VALUE: 'value',
} as const satisfies Record<ReviewTopic, keyof ReviewTopicsRecord>;

const toTopicRatings = (topics: ReviewTopicsRecord): TopicRating[] =>
  REVIEW_TOPICS.flatMap((topic) => {
    const rating = topics[TOPIC_FIELDS[topic]];
    return rating ? [{ topic, rating }] : [];
  });

/** Ratings by topic in the platform's form. */
export const topicsRecord = (topics: readonly TopicRating[]): Record<string, number> =>
  Object.fromEntries(topics.map(({ topic, rating }) => [TOPIC_FIELDS[topic], rating]));

/** A review is linked to a booking only by the platform itself, which checks the stay. */
export const toReview = (record: ReviewRecord): Review => ({
  id: record.id,
  hotelId: record.hotel_id,
  bookingId: record.booking_id,
  rating: record.rating,
  topics: toTopicRatings(record.topics),
  title: record.title,
  comment: record.comment,
  reviewerName: record.reviewer_name,
  stayDate: record.stay_date,
  photos: record.photos,
  isVerified: record.booking_id !== null,
  createdAt: record.created_date,
  createdBy: record.created_by,
});

const toSavedStay = (stay: NonNullable<FavoriteRecord['stay']>): SavedStay => ({
  checkIn: stay.check_in,
  checkOut: stay.check_out,
  adults: stay.adults,
  childrenAges: stay.children_ages ?? [],
  infants: stay.infants ?? 0,
  rooms: stay.rooms ?? 1,
  wishes: {
    meals: (stay.wishes?.meals ?? []).filter(isMealKey),
    freeCancellation: stay.wishes?.free_cancellation ?? false,
    ...(stay.wishes?.beds_for_all === true && { bedsForAll: true }),
    ...(stay.wishes?.price && { price: stay.wishes.price }),
  },
});

export const toFavorite = (record: FavoriteRecord): Favorite => ({
  id: record.id,
  hotelId: record.hotel_id,
  hotelName: record.hotel_name,
  savedAt: record.created_date,
  savedPricePerNight: record.price_per_night ?? null,
  savedStay: record.stay ? toSavedStay(record.stay) : null,
});

/** Review summaries by hotel. */
export function toSummaries(
  ratings: readonly { readonly hotel_id: string; readonly rating: number }[],
): Map<string, ReviewSummary> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { hotel_id: hotelId, rating } of ratings) {
    const { sum, count } = sums.get(hotelId) ?? { sum: 0, count: 0 };
    sums.set(hotelId, { sum: sum + rating, count: count + 1 });
  }
  return new Map(
    Array.from(sums, ([hotelId, { sum, count }]) => [hotelId, { mean: sum / count, count }] as const),
  );
}
