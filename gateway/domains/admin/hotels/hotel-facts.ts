import { isDeepStrictEqual } from 'node:util';
import type { AuditFacts } from '#models/admin/audit-fields.ts';
import type { RoomTypeRecord, StoredHotelRecord } from '#models/admin/stored-hotel-record.ts';
import { changedFacts } from '../audit/audit-changes.ts';
import { amount } from '../lists/csv.ts';

/** One room type in one line; fields that are not set are left out. */
const roomLine = (room: RoomTypeRecord): string =>
  [
    room.name,
    room.nameHe,
    `${amount(room.price)} ${room.price.currency}`,
    room.count === null ? '' : `× ${room.count}`,
    room.amenities.join(', '),
    room.imageUrl ?? '',
    room.description,
    room.descriptionHe,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** The room types that the other state of the hotel lacks or has in another form, one per line. */
const roomLines = (hotel: StoredHotelRecord, other: StoredHotelRecord | null): readonly string[] =>
  hotel.roomTypes
    .filter((room) => !other?.roomTypes.some((known) => isDeepStrictEqual(known, room)))
    .map(roomLine);

const facts = (hotel: StoredHotelRecord, other: StoredHotelRecord | null) =>
  ({
    name: hotel.name,
    nameHe: hotel.nameHe,
    description: hotel.description,
    descriptionHe: hotel.descriptionHe,
    location: hotel.location,
    city: hotel.city,
    country: hotel.country,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    rating: hotel.rating,
    basePricePerNight: amount(hotel.basePricePerNight),
    markupType: hotel.markupType,
    markupValue: hotel.markupValue,
    pricePerNight: amount(hotel.pricePerNight),
    imageUrl: hotel.imageUrl,
    galleryUrls: hotel.galleryUrls,
    amenities: hotel.amenities,
    mealOptions: hotel.mealOptions,
    roomTypes: roomLines(hotel, other),
    isFeatured: hotel.isFeatured,
    hasFreeCancellation: hotel.hasFreeCancellation,
    isDeleted: hotel.isDeleted,
  }) satisfies AuditFacts;

/** The changed fields of a hotel for the audit log, before and after. */
export const hotelChange = (before: StoredHotelRecord | null, after: StoredHotelRecord) =>
  changedFacts(before && facts(before, after), facts(after, before));
