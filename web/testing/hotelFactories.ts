import type {
  BookRoomMutation,
  HotelPage_HotelFragment,
  HotelPage_OfferFragment,
} from '../generated/graphql.ts';
import { unknownHotelFacts } from '#models/hotel/hotel-facts.ts';
import { money } from './factories.ts';

/** A stored hotel with three pictures, the last one a stock illustration. */
export const hotelDetails = (changes: Partial<HotelPage_HotelFragment> = {}): HotelPage_HotelFragment => ({
  __typename: 'Hotel',
  ...unknownHotelFacts,
  id: 'hotel-1',
  source: 'STORED',
  name: { __typename: 'LocalizedText', en: 'Harbour House', he: 'בית הנמל' },
  description: { __typename: 'LocalizedText', en: 'A small house by the port.', he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  address: '5 Port Street',
  stars: 4,
  quality: { __typename: 'Quality', score: 4.2, label: 'GREAT', source: 'TRIPADVISOR', reviewCount: null },
  amenities: ['WiFi', 'Pool'],
  images: ['front', 'room', 'pool'].map((name) => ({
    __typename: 'HotelImage',
    url: `/${name}.svg`,
    isIllustration: name === 'pool',
  })),
  isFeatured: false,
  coordinates: null,
  placeInTown: null,
  toAirport: null,
  surroundings: null,
  ...changes,
});

/** A room for two nights at 500 shekels, not refundable. */
export const roomOffer = (changes: Partial<HotelPage_OfferFragment> = {}): HotelPage_OfferFragment => ({
  __typename: 'Offer',
  id: 'offer-1',
  roomNames: ['Standard Room'],
  roomNamesHe: [null],
  beds: [null],
  bedsForAll: null,
  propertyFeesTotal: null,
  description: null,
  imageUrl: null,
  inclusions: [],
  pricePerNight: money(500),
  total: money(1000),
  fullCost: money(1000),
  mealPlan: 'Breakfast Included',
  mealChoices: ['Breakfast Included', 'Half Board'],
  cancellation: { __typename: 'CancellationTerms', isFree: false, freeUntil: null, steps: [] },
  propertyFees: [],
  promotions: [],
  roomsLeft: null,
  ...changes,
});

type BookingAnswer = BookRoomMutation['createBooking'];

/** Response to Book Now when the booking was created. */
export const bookingSaved = (id: string, isUnclaimed = false): BookingAnswer => ({
  __typename: 'BookingSaved',
  booking: { __typename: 'Booking', id, isUnclaimed, carRental: null },
});

/** Response to Book Now when the traveller has just booked the same room. */
export const duplicateBooking = (id: string, isProcessing = false) => ({
  __typename: 'DuplicateBooking' as const,
  booking: {
    __typename: 'Booking' as const,
    id,
    isProcessing,
    hotelName: 'Harbour House',
    hotelNameHe: null,
    roomNames: ['Suite'],
    roomNamesHe: [null],
    checkIn: '2099-05-12',
    checkOut: '2099-05-14',
  },
});

/** Response to Book Now when the price has changed. */
export const priceChanged = (from: number, offer: HotelPage_OfferFragment): BookingAnswer => ({
  __typename: 'PriceChanged',
  code: 'PRICE_CHANGED',
  oldTotal: money(from),
  newTotal: offer.total,
  offer,
});
