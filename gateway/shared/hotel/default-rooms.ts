import { ledgerMoney, type Money } from '#models/money.ts';
import type { RoomType, StoredHotel } from '#models/hotel/hotel.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { type AmenityKey, amenityKeys } from './amenity-keys.ts';
import { storedTerms } from '../cancellation/cancellation.ts';
import { ROOM_ONLY } from './meal-keys.ts';
import { haveBedsFor, sleepersOf } from '../stay/bed-shortage.ts';
import { isSalePrice } from '../pricing/sale-price.ts';
import { nightsBetween } from '../stay/nights.ts';

interface DefaultRoom {
  readonly name: string;
  /** Multiple of the base price, in tenths: whole numbers keep the product exact. */
  readonly tenths: number;
  readonly description: { readonly en: string; readonly he: string };
  readonly imageUrl: string;
  /** Listed in addition to what every room has, if the hotel has them. */
  readonly services: readonly AmenityKey[];
}

/** An amenity of every default room, because a room type must have one. */
const IN_EVERY_ROOM: AmenityKey = 'WiFi';

/** Room types of a hotel that lists none. */
const DEFAULT_ROOMS: readonly DefaultRoom[] = [
  {
    name: 'Standard Room',
    tenths: 10,
    description: {
      en: 'A comfortable room with everything needed for a good night.',
      he: 'חדר נוח עם כל מה שצריך ללילה טוב.',
    },
    imageUrl: '/stock/room.svg',
    services: [],
  },
  {
    name: 'Deluxe Room',
    tenths: 13,
    description: {
      en: 'A larger room with a sitting corner and a better view.',
      he: 'חדר גדול יותר עם פינת ישיבה ונוף טוב יותר.',
    },
    imageUrl: '/stock/room-golden.svg',
    services: ['Room Service'],
  },
  {
    name: 'Suite',
    tenths: 18,
    description: {
      en: 'A separate living room beside the bedroom, for a longer or a special stay.',
      he: 'סלון נפרד לצד חדר השינה, לשהייה ארוכה או מיוחדת.',
    },
    imageUrl: '/stock/suite.svg',
    services: ['Room Service', 'Spa'],
  },
];

/**
 * Three room types derived from the base price: Standard at the price itself, Deluxe at 1.3 times and Suite at 1.8
 * times the price, these two rounded half up to whole shekels per night.
 * @param base final customer price of one night, never the net price
 * @param facilities of the hotel: no room lists a spa or room service that the hotel does not have
 */
export function defaultRoomTypes(base: Money, facilities: readonly string[]): readonly RoomType[] {
  const ofHotel = amenityKeys(facilities);
  return DEFAULT_ROOMS.map(({ tenths, name, description, imageUrl, services }) => ({
    name,
    nameHe: null,
    description,
    imageUrl,
    amenities: [IN_EVERY_ROOM, ...services.filter((key) => ofHotel.includes(key))],
    count: null,
    pricePerNight: {
      amountMinor:
        tenths === 10 ? base.amountMinor : Math.floor((base.amountMinor * tenths) / 1000 + 0.5) * 100,
      currency: base.currency,
    },
  }));
}

/**
 * Room types of a stored hotel: its own that have a name and a price, else the three default ones; none when the hotel
 * has no price at all.
 */
export function roomTypesOf(hotel: StoredHotel): readonly RoomType[] {
  const own = hotel.roomTypes.filter((room) => room.name !== '' && room.pricePerNight.amountMinor > 0);
  if (own.length > 0) return own;
  return hotel.pricePerNight.amountMinor > 0 ? defaultRoomTypes(hotel.pricePerNight, hotel.amenities) : [];
}

/**
 * The lowest price of a night among a hotel's own room types that are offered. The hotel's price does not matter then.
 * @returns null without such a type: the three default rooms follow the hotel's price
 */
export function lowestRoomPrice(
  rooms: readonly { readonly name: string; readonly price: Money; readonly count: number | null }[],
): Money | null {
  const own = rooms.filter(({ name, price }) => name.trim() !== '' && price.amountMinor > 0);
  // A type with a count of 0 is never sold; when all counts are 0, the default types are still not used.
  const sold = own.filter(({ count }) => count !== 0);
  const [first] = (sold.length > 0 ? sold : own)
    .map(({ price }) => price)
    .sort((left, right) => left.amountMinor - right.amountMinor);
  return first ?? null;
}

/**
 * Offers of a stored hotel, one per room type, cheapest first: total = per night × nights × rooms, in ILS. A room whose
 * total is not a valid price is left out, so that a mistake in a hotel's form does not break the lists with the hotel.
 * @param now wall clock, `yyyy-MM-ddTHH:mm`
 * @param idOf creates the opaque id of an offer from its room type
 */
export function storedOffers(
  hotel: StoredHotel,
  stay: Stay,
  now: string,
  idOf: (roomName: string) => string,
): readonly Offer[] {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const { rooms } = stay.occupancy;
  const mealChoices = hotel.mealOptions.length > 0 ? hotel.mealOptions : [ROOM_ONLY];
  return roomTypesOf(hotel)
    .map((room): Offer => {
      const oneNight = ledgerMoney(room.pricePerNight.amountMinor * rooms);
      const total = ledgerMoney(oneNight.amountMinor * nights);
      const roomNames = Array.from({ length: rooms }, () => room.name);
      return {
        id: idOf(room.name),
        hotelId: hotel.id,
        source: 'STORED',
        roomNames,
        roomNamesHe: roomNames.map(() => room.nameHe),
        bedsForAll: haveBedsFor(roomNames, sleepersOf(stay.occupancy)),
        description: room.description,
        imageUrl: room.imageUrl,
        inclusions: room.amenities,
        pricePerNight: oneNight,
        total,
        mealPlan: mealChoices[0] ?? ROOM_ONLY,
        mealChoices,
        cancellation: storedTerms(hotel.hasFreeCancellation, { total, oneNight }, stay.checkIn, now),
        propertyFees: [],
        promotions: [],
        provider: null,
      };
    })
    .filter(({ total }) => isSalePrice(total))
    .sort((left, right) => left.total.amountMinor - right.total.amountMinor);
}
