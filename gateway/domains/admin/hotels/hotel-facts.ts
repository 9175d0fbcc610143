import { isDeepStrictEqual } from 'node:util';
import type { AuditFacts } from '#models/admin/audit-fields.ts';
import { LEDGER_CURRENCY } from '#models/money.ts';
import type { RoomTypeRecord, StoredHotelRecord } from '#models/admin/stored-hotel-record.ts';
import { changedFacts } from '../audit/audit-changes.ts';
import { amount } from '../lists/csv.ts';

/** The parts of a room type as texts; empty for one that is not set. */
const roomParts = (room: RoomTypeRecord): readonly string[] => [
  room.nameHe,
  `${amount(room.price)} ${room.price.currency}`,
  room.count === null ? '' : `× ${room.count}`,
  room.amenities.join(', '),
  room.imageUrl ?? '',
  room.description,
  room.descriptionHe,
];

const isUnchanged = (room: RoomTypeRecord, other: StoredHotelRecord | null): boolean =>
  other?.roomTypes.some((each) => isDeepStrictEqual(each, room)) ?? false;

/**
 * The same changed room type in the other state of the hotel: the one of its name, or at its position if it was renamed;
 * undefined for a room type that was added or removed. An unchanged one of the same name is another room type.
 */
function counterpart(
  { name }: RoomTypeRecord,
  position: number,
  own: StoredHotelRecord,
  other: StoredHotelRecord | null,
): RoomTypeRecord | undefined {
  const sameName = other?.roomTypes.find((room) => room.name === name && !isUnchanged(room, own));
  if (sameName) return sameName;
  const samePlace = other?.roomTypes[position];
  return samePlace && own.roomTypes.every((room) => room.name !== samePlace.name) ? samePlace : undefined;
}

/**
 * The room types that the other state of the hotel lacks or has in another form, one per line: the name, and of a room
 * type that both have only the parts that differ.
 */
const roomLines = (hotel: StoredHotelRecord, other: StoredHotelRecord | null): readonly string[] =>
  hotel.roomTypes.flatMap((room, position) => {
    if (isUnchanged(room, other)) return [];
    const same = counterpart(room, position, hotel, other);
    const sameParts = same ? roomParts(same) : [];
    const parts = roomParts(room).filter((part, at) => part !== '' && part !== sameParts[at]);
    return [[room.name, ...parts].join(' · ')];
  });

/** The markup with its unit: percent, or shekels like the prices of rooms. */
const markup = ({ markupType, markupValue }: StoredHotelRecord): string =>
  markupType === 'percentage' ? `${markupValue}%` : `${markupValue} ${LEDGER_CURRENCY}`;

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
    markupValue: markup(hotel),
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
