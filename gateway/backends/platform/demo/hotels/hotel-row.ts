import { fixedId } from '../../ids.ts';
import type { DemoSlug } from './looks.ts';
import { picturesOf, type RoomLook, roomPicture } from './pictures.ts';

export type Amenity =
  | 'WiFi'
  | 'Pool'
  | 'Gym'
  | 'Spa'
  | 'Restaurant'
  | 'Bar'
  | 'Parking'
  | 'Pet Friendly'
  | 'Business Center'
  | 'Room Service';

export type Meal = 'Breakfast Included' | 'Half Board' | 'Full Board' | 'All Inclusive';

export interface DemoRoom {
  readonly name: string;
  readonly nameHe: string;
  /** Multiple of the hotel's final price. */
  readonly factor: number;
  readonly description: string;
  readonly descriptionHe: string;
  readonly look: RoomLook;
  readonly amenities: readonly Amenity[];
}

/** A demo hotel in its short form. Amounts are shekels for one night. */
export interface DemoHotel {
  readonly slug: DemoSlug;
  readonly name: string;
  readonly nameHe: string;
  readonly description: string;
  readonly descriptionHe: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly net: number;
  readonly markup: readonly ['percentage' | 'fixed', number];
  readonly rating: number;
  /** Number of pictures: none, two, or the usual five. */
  readonly pictures?: 0 | 2;
  readonly amenities: readonly Amenity[];
  readonly meals: readonly Meal[];
  readonly isFeatured?: true;
  readonly isFixed?: true;
  readonly rooms?: readonly DemoRoom[];
}

const round = (amount: number): number => Math.round(amount * 100) / 100;

/** Net price plus markup, computed as in the administrator's form. */
const finalPrice = ({ net, markup: [type, value] }: DemoHotel): number =>
  round(type === 'percentage' ? net * (1 + value / 100) : net + value);

/** The row that is stored for a demo hotel. */
export function demoHotelRow(hotel: DemoHotel, at: Date) {
  const price = finalPrice(hotel);
  const images = picturesOf(hotel).slice(0, hotel.pictures);
  return {
    id: fixedId(`hotel:${hotel.slug}`),
    created_date: at,
    updated_date: at,
    is_sample: true,
    name: hotel.name,
    name_he: hotel.nameHe,
    description: hotel.description,
    description_he: hotel.descriptionHe,
    location: `${hotel.street}, ${hotel.city}, ${hotel.country}`,
    city: hotel.city,
    country: hotel.country,
    base_price_per_night: hotel.net,
    markup_type: hotel.markup[0],
    markup_value: hotel.markup[1],
    price_per_night: price,
    rating: hotel.rating,
    image_url: images[0] ?? null,
    gallery_urls: images.slice(1),
    amenities: hotel.amenities,
    room_types: (hotel.rooms ?? []).map((room) => ({
      name: room.name,
      name_he: room.nameHe,
      price: round(price * room.factor),
      description: room.description,
      description_he: room.descriptionHe,
      image_url: roomPicture(hotel, room.look, room.name),
      amenities: room.amenities,
    })),
    is_featured: hotel.isFeatured ?? false,
    meal_options: hotel.meals,
    has_free_cancellation: hotel.isFixed !== true,
    latitude: hotel.at[0],
    longitude: hotel.at[1],
  };
}
