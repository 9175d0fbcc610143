import type { Hotel, HotelContent } from '../hotel/hotel.ts';
import { unknownHotelFacts } from '../hotel/hotel-facts.ts';

/** Details of an ordinary provider hotel, for tests; `changes` are the fields under test. */
export const hotelContent = (code: string, changes: Partial<HotelContent> = {}): HotelContent => ({
  code,
  name: `Hotel ${code}`,
  description: '',
  city: 'Haifa',
  country: 'Israel',
  address: '',
  stars: 4,
  coordinates: null,
  facilities: [],
  imageUrls: [],
  facts: unknownHotelFacts,
  ...changes,
});

/** A hotel as its page shows it, for tests. */
export const shownHotel = (id: string, changes: Partial<Hotel> = {}): Hotel => ({
  id,
  source: 'PROVIDER',
  ...unknownHotelFacts,
  name: { en: id, he: null },
  description: { en: null, he: null },
  city: 'Haifa',
  country: 'Israel',
  address: '',
  stars: 4,
  quality: null,
  amenities: [],
  images: [],
  coordinates: null,
  isFeatured: false,
  ...changes,
});
