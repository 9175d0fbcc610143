import type {
  BookingCard_BookingFragment,
  BookingDetailsQuery,
  CancelDialog_PreviewFragment,
  CheckoutPage_BookingFragment,
  CheckoutPage_ExtrasFragment,
  ThankYouPageQuery,
} from '../generated/graphql.ts';
import { money } from './factories.ts';
import { sampleBooking } from './sampleBooking.ts';

/** A claimed, unpaid booking of a provider room: 6 nights for 2 adults, ₪5,790, no extras. */
export const checkoutBooking = (
  changes: Partial<CheckoutPage_BookingFragment> = {},
): CheckoutPage_BookingFragment => ({
  ...sampleBooking,
  status: 'pending',
  hotel: {
    __typename: 'Hotel',
    id: '1000042',
    source: 'PROVIDER',
    stars: 5,
    images: [],
    address: 'HaYarkon 12, Tel Aviv',
    coordinates: null,
    placeInTown: null,
  },
  extrasRefundableUntil: '2026-05-10T15:00',
  cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil: '2026-05-10T15:00', steps: [] },
  guest: {
    __typename: 'LeadGuest',
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    specialRequests: '',
  },
  ...changes,
});

/** Two cars, two add-ons, the insurance and two attractions at the catalogue's prices. */
export const extrasCatalogue = (): CheckoutPage_ExtrasFragment => ({
  __typename: 'ExtrasCatalogue',
  cars: [
    { __typename: 'CarOption', id: 'compact', seats: 4, pricePerDay: money(99) },
    { __typename: 'CarOption', id: 'family', seats: 5, pricePerDay: money(149) },
  ],
  carAddons: [
    { __typename: 'CarAddon', id: 'gps', price: money(20) },
    { __typename: 'CarAddon', id: 'full-insurance', price: money(50) },
  ],
  insurance: { __typename: 'InsurancePackage', id: 'travel', pricePerGuest: money(34) },
  attractions: [
    {
      __typename: 'Attraction',
      id: 'park',
      name: 'Amusement park',
      description: 'Rides.',
      image: '/art/attractions/park.svg',
      category: 'family',
      pricePerPerson: money(150),
    },
    {
      __typename: 'Attraction',
      id: 'kayak',
      name: 'Kayak trip',
      description: 'On calm water.',
      image: '/art/attractions/kayak.svg',
      category: 'water',
      pricePerPerson: money(120),
    },
  ],
});

/** A hotel with a known location, as pages about a booking show it. */
export const bookedHotel = () => ({
  __typename: 'Hotel' as const,
  id: '1000042',
  address: 'HaYarkon 12, Tel Aviv',
  coordinates: { __typename: 'Coordinates' as const, latitude: 32.08, longitude: 34.7681 },
  placeInTown: {
    __typename: 'PlaceInTown' as const,
    metersToCentre: 1_300,
    centre: { __typename: 'Coordinates' as const, latitude: 32.0809, longitude: 34.7806 },
    near: null,
  },
  surroundings: {
    __typename: 'Surroundings' as const,
    metersToSea: 300,
    station: {
      __typename: 'NearbyPlace' as const,
      name: 'Tel Aviv Savidor Center',
      nameHe: 'תל אביב סבידור מרכז',
      meters: 2_500,
    },
    airport: null,
  },
  stars: 5,
  checkInTime: null as string | null,
  checkOutTime: null as string | null,
  images: [],
});

type ThankYouBooking = NonNullable<ThankYouPageQuery['booking']>;

/** A paid booking: hotel ₪5,790 and extras ₪1,692. */
export const paidBooking = (changes: Partial<ThankYouBooking> = {}): ThankYouBooking => ({
  ...sampleBooking,
  party: null,
  extrasTotal: money(1692),
  totalToPay: money(7482),
  ...changes,
});

/** A confirmed booking far ahead, as the list of bookings shows it. */
export const bookingCard = (
  changes: Partial<BookingCard_BookingFragment> = {},
): BookingCard_BookingFragment => ({
  ...sampleBooking,
  id: 'b00k1ngf3a9c2e7',
  statusText: changes.status ?? 'confirmed',
  canCancel: true,
  checkIn: '2090-05-12',
  checkOut: '2090-05-18',
  totalToPay: money(7482),
  ...changes,
});

type DetailedBooking = NonNullable<BookingDetailsQuery['booking']>;

/** A fee that is paid at the hotel. */
export const cityTax = {
  __typename: 'PropertyFee' as const,
  description: 'City tax',
  amount: money(12, 'EUR'),
  perNight: null,
};

/** The details of `bookingCard`, with every extra, a child and a payment. */
export const detailedBooking = (changes: Partial<DetailedBooking> = {}): DetailedBooking => ({
  ...sampleBooking,
  ...bookingCard(),
  hotel: null,
  extrasRefundableUntil: '2090-05-10T15:00',
  party: { __typename: 'Party', adults: 2, children: 1, childrenAges: [7], infants: 0, rooms: 1 },
  totalPrice: money(6230),
  propertyFees: [cityTax],
  cancellationPolicy: 'Free cancellation up to 48 hours before check-in, otherwise non-refundable',
  cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil: '2090-05-10T15:00', steps: [] },
  carRental: {
    __typename: 'CarRentalDetails',
    car_type: 'family',
    addons: ['full-insurance'],
    days: 6,
    price: money(944),
  },
  insurance: { __typename: 'InsuranceDetails', package_name: 'Travel insurance', price: money(68) },
  attractions: [
    { __typename: 'AttractionDetail', id: 'kayak', name: 'Kayak trip', quantity: 2, price: money(120) },
  ],
  guest: { ...sampleBooking.guest, specialRequests: 'Quiet room, please.' },
  createdAt: '2026-04-01T09:50:00.000Z',
  bookedAt: '2026-04-01T10:00:00.000Z',
  cancellationOutcome: null,
  reviewState: { ...sampleBooking.reviewState, from: '2090-05-18' },
  ...changes,
});

/** A cancellation that costs ₪300 of ₪7,482. */
export const cancellationPreview = (
  changes: Partial<CancelDialog_PreviewFragment> = {},
): CancelDialog_PreviewFragment => ({
  __typename: 'CancellationPreview',
  hotelFee: money(300),
  extrasFee: money(0),
  fee: money(300),
  refund: money(7182),
  reason: 'FEE_BY_POLICY',
  isEstimate: false,
  canDeclare: false,
  freeUntil: null,
  ...changes,
});
