import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
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
  /** Times the base price, in tenths: whole numbers keep the product exact. */
  readonly tenths: number;
  readonly description: { readonly en: string; readonly he: string };
  readonly imageUrl: string;
  /** Beside what every room has: said only where the hotel has it. */
  readonly services: readonly AmenityKey[];
}

/** In each of them, since each has amenities. */
const IN_EVERY_ROOM: AmenityKey = 'WiFi';

/** Rooms of a hotel that lists none. */
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
 * Three rooms made from the base price: Standard at the price itself, Deluxe 1.3 times and Suite 1.8 times it,
 * those two rounded half up to whole shekels a night.
 * @param base final customer price of one night, never the net price
 * @param facilities of the hotel: no room promises a spa or room service that the hotel has not
 */
export function defaultRoomTypes(base: Money, facilities: readonly string[]): readonly RoomType[] {
  const ofHotel = amenityKeys(facilities);
  return DEFAULT_ROOMS.map(({ tenths, name, description, imageUrl, services }) => ({
    name,
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

/** Room types of a stored hotel: its own with a price, else the three defaults; none when it has no price at all. */
export function roomTypesOf(hotel: StoredHotel): readonly RoomType[] {
  const own = hotel.roomTypes.filter((room) => room.name !== '' && room.pricePerNight.amountMinor > 0);
  if (own.length > 0) return own;
  return hotel.pricePerNight.amountMinor > 0 ? defaultRoomTypes(hotel.pricePerNight, hotel.amenities) : [];
}

/**
 * The lowest price of a night among a hotel's own room types that are offered. The hotel's price decides nothing then.
 * @returns null without such a type: its three default rooms follow the hotel's price
 */
export function lowestRoomPrice(
  rooms: readonly { readonly name: string; readonly price: Money; readonly count: number | null }[],
): Money | null {
  const own = rooms.filter(({ name, price }) => name.trim() !== '' && price.amountMinor > 0);
  // Types of which there is no room are sold on no date; where all are so, they still keep the default ones away.
  const sold = own.filter(({ count }) => count !== 0);
  const [first] = (sold.length > 0 ? sold : own)
    .map(({ price }) => price)
    .sort((left, right) => left.amountMinor - right.amountMinor);
  return first ?? null;
}

/**
 * Offers of a stored hotel, one per room type, cheapest first: total = per night × nights × rooms, in ILS. A room whose total
 * is no sale price is left out: a slip in the form of a hotel must not spoil the lists it is in.
 * @param now wall clock, `yyyy-MM-ddTHH:mm`
 * @param idOf makes the opaque id of an offer from its room type
 */
export function storedOffers(
  hotel: StoredHotel,
  stay: Stay,
  now: string,
  idOf: (roomName: string) => string,
): readonly Offer[] {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const { rooms } = stay.occupancy;
  const ledger = (amountMinor: number): Money => ({ amountMinor, currency: LEDGER_CURRENCY });
  const mealChoices = hotel.mealOptions.length > 0 ? hotel.mealOptions : [ROOM_ONLY];
  return roomTypesOf(hotel)
    .map((room): Offer => {
      const oneNight = ledger(room.pricePerNight.amountMinor * rooms);
      const total = ledger(oneNight.amountMinor * nights);
      const roomNames = Array.from({ length: rooms }, () => room.name);
      return {
        id: idOf(room.name),
        hotelId: hotel.id,
        source: 'STORED',
        roomNames,
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
