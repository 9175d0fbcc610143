/** A small world of hotels, places and prices in memory, for tests of the dialog. */
import { ToolFailed } from '../../tools/tools.ts';
import type {
  FoundBooking,
  FoundHotel,
  FoundOffer,
  HotelFacts,
  HotelQuery,
  SearchPage,
  FoundPlace,
  Stay,
  Tools,
} from '../../tools/tools.ts';
import { atlas } from './atlas.ts';
import { ownHotels, regionsOf, worldHotels, type WorldHotel } from './hotels.ts';
import { worldBookings } from './bookings.ts';
import { ils, isAffordable, pricesOf } from './world-prices.ts';
import { nightsBetween } from '#shared/stay/nights.ts';

/** Questions about the site with the exact texts of their answers. */
const siteQuestions = [
  {
    id: 'change-dates',
    page: 'payment',
    asked: [
      { en: 'can i change the dates of my booking', he: 'אפשר לשנות תאריכים של הזמנה' },
      { en: 'postpone my stay', he: 'לדחות את השהייה' },
    ],
    answer: { en: 'Book the new dates first.', he: 'הזמינו קודם את התאריכים החדשים.' },
  },
  {
    id: 'refund-time',
    page: 'cancellation',
    asked: [{ en: 'how fast do i get my money back', he: 'תוך כמה זמן חוזר הכסף' }],
    answer: { en: 'The refund stands in the booking.', he: 'ההחזר מופיע בהזמנה.' },
  },
  {
    id: 'receipt',
    page: 'payment',
    asked: [{ en: 'where do i find my receipt', he: 'איפה הקבלה שלי' }],
    answer: { en: 'The receipt is in My Bookings.', he: 'הקבלה נמצאת בהזמנות שלי.' },
  },
];

const until = (stay: Stay): string => `${stay.checkIn.slice(0, 8)}08T23:59`;

const asFound = (hotel: WorldHotel, { stay }: HotelQuery): FoundHotel => ({
  id: hotel.id,
  name: { en: hotel.en, he: hotel.he },
  stars: hotel.stars,
  rating: hotel.rating,
  amenities: hotel.amenities,
  meals: hotel.meal === 'Room only' ? [] : [hotel.meal],
  ...pricesOf(hotel, stay),
  breakfastIncluded: hotel.meal === 'Breakfast Included',
  freeCancellation: hotel.isFree,
  freeCancellationUntil: hotel.isFree ? until(stay) : null,
  pickReason: hotel.pick,
  placeInTown: null,
  surroundings: null,
  upgradeWishes: [],
});

const fits = (hotel: WorldHotel, query: HotelQuery): boolean =>
  hasWished(hotel, query) && isAffordable(hotel, query);

const hasWished = (hotel: WorldHotel, { place, wishes }: HotelQuery): boolean =>
  (place.kind === 'country' || hotel.place.code === place.code) &&
  (wishes.stars.length === 0 || wishes.stars.includes(hotel.stars)) &&
  wishes.amenities.every((key) => hotel.amenities.includes(key)) &&
  (wishes.meals.length === 0 || wishes.meals.includes(hotel.meal)) &&
  (!wishes.freeCancellation || hotel.isFree) &&
  (!wishes.bedsForAll || hotel.hasBeds);

const PRICED_AT = '2026-11-21T12:32:00.000Z';

function suggestionFor({ amenities, bedsForAll, price }: HotelQuery['wishes']): SearchPage['suggestion'] {
  if (price?.max === 50) return { field: 'priceRange', value: '', count: 6 };
  if (amenities.length > 0) return { field: 'amenities', value: amenities.at(-1) ?? '', count: 5 };
  return bedsForAll ? { field: 'beds_for_all', value: '', count: 2 } : null;
}

function search(query: HotelQuery, world: World): SearchPage {
  const all = worldHotels.filter((hotel) => fits(hotel, query));
  const priced = world.isFull === true ? all.map((hotel) => ({ ...hotel, night: null })) : all;
  const sorted =
    query.wishes.sort === 'PRICE_ASC'
      ? priced.toSorted((a, b) => (a.night ?? Infinity) - (b.night ?? Infinity))
      : priced;
  return {
    query,
    nights: nightsBetween(query.stay.checkIn, query.stay.checkOut),
    hotels: sorted.slice((query.page - 1) * 5, query.page * 5).map((hotel) => asFound(hotel, query)),
    matching: all.length,
    total: 7,
    checked: world.isRunning === true || world.hasFailedParts === true ? 3 : 7,
    isComplete: world.isRunning !== true && world.hasFailedParts !== true,
    hasFailedParts: world.hasFailedParts === true,
    pricedAt: PRICED_AT,
    isStale: world.isStale === true,
    suggestion: all.length === 0 ? suggestionFor(query.wishes) : null,
  };
}

const offersOf = (hotel: WorldHotel, stay: Stay): FoundOffer[] => {
  if (hotel.night === null) return [];
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const offer = (room: string, night: number, more: Partial<FoundOffer>): FoundOffer => ({
    roomNames: Array.from({ length: stay.rooms }, () => room),
    roomNamesHe: [],
    pricePerNight: ils(night),
    total: ils(night * nights),
    fullCost: ils(night * nights),
    mealPlan: hotel.meal,
    mealChoices: [hotel.meal],
    isFree: false,
    freeUntil: null,
    steps: [],
    propertyFees: [],
    roomsLeft: null,
    ...more,
  });
  const freeUntil = until(stay);
  const flexible = { isFree: true, freeUntil, steps: [{ from: freeUntil, fee: ils(hotel.night) }] };
  return [
    offer('Standard Room', hotel.night, {
      ...(hotel.isFree ? flexible : {}),
      ...(hotel.isLate ? { steps: [{ from: '2026-11-20T15:00', fee: ils(hotel.night) }] } : {}),
      propertyFees: [{ description: 'City tax', amount: { amountMinor: 1_250, currency: 'EUR' } }],
      roomsLeft: 2,
    }),
    offer('Deluxe Room', hotel.night + 80, {
      ...flexible,
      mealPlan: 'Half Board',
      mealChoices: ['Half Board', 'Full Board'],
    }),
  ];
};

const factsOf = (hotel: WorldHotel): HotelFacts => ({
  id: hotel.id,
  name: { en: hotel.en, he: hotel.he },
  city: hotel.place.name.en,
  country: hotel.place.countryName.en,
  address: 'Via Appia 7',
  coordinates: { latitude: 41.9, longitude: 12.5 },
  stars: hotel.stars,
  rating: hotel.rating,
  reviewCount: hotel.rating === null ? null : 12,
  amenities: hotel.amenities,
  checkInTime: hotel.id === '13' ? null : '15:00',
  checkOutTime: hotel.id === '13' ? null : '11:00',
  where: {
    metersToCentre: hotel.id === '13' ? null : 1_200,
    part: hotel.id === '13' ? null : { en: 'Trastevere', he: 'טרסטוורה' },
    metersToSea: null,
    station: hotel.id === '13' ? null : { name: { en: 'Termini', he: 'טרמיני' }, meters: 800 },
    airport: null,
  },
});

/** Settings of the world for one dialog. */
export interface World {
  /** Error codes of tools that fail. */
  readonly failing?: Readonly<Partial<Record<keyof Tools, string>>>;
  readonly isFull?: boolean;
  readonly isRunning?: boolean;
  /** Some hotels could not be checked, and the search is over. */
  readonly hasFailedParts?: boolean;
  readonly isStale?: boolean;
  /** Undefined: signed in with bookings; null: signed out. */
  readonly bookings?: readonly FoundBooking[] | null;
}

/** A small world in memory behind the `Tools` interface; other tests run the real tools against the real product. */
export function toolsOf(world: World, called: string[]): Tools {
  const resultOf = <T>(name: keyof Tools, make: () => T): Promise<T> => {
    called.push(name);
    const code = world.failing?.[name];
    return code === undefined ? Promise.resolve(make()) : Promise.reject(new ToolFailed(code));
  };
  const hotelOf = (id: string): WorldHotel | undefined =>
    [...worldHotels, ...ownHotels].find((hotel) => hotel.id === id);
  const mine = world.bookings === undefined ? worldBookings : world.bookings;
  return {
    findPlaces: (phrases) =>
      resultOf('findPlaces', () =>
        phrases.flatMap((words) =>
          atlas.flatMap(([name, place, likeness]): FoundPlace[] =>
            name === words ? [{ ...place, words, likeness }] : [],
          ),
        ),
      ),
    cityOfSight: () => resultOf('cityOfSight', () => null),
    findRegions: (phrases) => resultOf('findRegions', () => regionsOf(phrases)),
    findHotels: (words, within) =>
      resultOf('findHotels', () =>
        // The provider's hotels are found only with their city.
        [...ownHotels, ...worldHotels.filter(({ place }) => place.code === within?.code)].flatMap((hotel) => {
          const own = `${hotel.en} ${hotel.he ?? ''} ${hotel.place.name.en}`.toLowerCase().split(' ');
          const asked = words.split(' ').filter((word) => word !== 'hotel' && word !== 'מלון');
          const { id, en, he, place } = hotel;
          return asked.length > 0 && asked.every((word) => own.includes(word))
            ? [{ id, name: { en, he }, city: place.name.en, country: place.countryName.en, likeness: 1 }]
            : [];
        }),
      ),
    searchHotels: (query) => resultOf('searchHotels', () => search(query, world)),
    hotel: (id) =>
      resultOf('hotel', () => {
        const hotel = hotelOf(id);
        return hotel ? factsOf(hotel) : null;
      }),
    offers: (hotelId, stay) =>
      resultOf('offers', () => {
        const hotel = hotelOf(hotelId);
        const nights = nightsBetween(stay.checkIn, stay.checkOut);
        const offers = hotel && world.isFull !== true ? offersOf(hotel, stay) : [];
        const hasBeds = ({ roomNames }: FoundOffer): boolean =>
          hotel?.hasBeds === true || roomNames.includes('Deluxe Room');
        const meets = (offer: FoundOffer): boolean =>
          (!stay.roomWishes?.meals.length || stay.roomWishes.meals.includes(offer.mealPlan)) &&
          (offer.isFree || !stay.roomWishes?.freeCancellation) &&
          (hasBeds(offer) || !stay.roomWishes?.bedsForAll);
        const [meeting, others] = [offers.filter(meets), offers.filter((offer) => !meets(offer))];
        return {
          stay,
          nights,
          matching: meeting.length,
          offers: [...meeting, ...others],
          pricedAt: PRICED_AT,
          isStale: world.isStale === true,
        };
      }),
    nearestDates: () =>
      resultOf('nearestDates', () => [{ checkIn: '2027-01-10', checkOut: '2027-01-14', total: ils(1_600) }]),
    cheaperDates: () =>
      resultOf('cheaperDates', () => ({
        checkIn: '2026-12-08',
        checkOut: '2026-12-12',
        total: ils(1_400),
        savingPercent: 12,
      })),
    extras: () =>
      resultOf('extras', () => ({
        cars: [{ id: 'compact', name: 'Compact car', seats: 4, pricePerDay: ils(99) }],
        carAddons: [{ id: 'gps', label: 'GPS', price: ils(20) }],
        insurance: { name: 'Travel insurance', pricePerGuest: ils(34) },
        attractions: [{ id: 'zoo', name: 'Zoo', pricePerPerson: ils(80) }],
      })),
    bookings: () => resultOf('bookings', () => mine),
    booking: (id) => resultOf('booking', () => (mine ?? []).find((entry) => entry.id === id) ?? null),
    page: (key) =>
      resultOf('page', () =>
        key === 'terms'
          ? null
          : {
              key,
              title: { en: 'How cancellation works', he: 'איך עובד ביטול' },
              paragraphs: [
                {
                  en: 'You may cancel free of charge until 48 hours before check-in.',
                  he: 'אפשר לבטל בחינם עד 48 שעות לפני הצ׳ק־אין.',
                },
                { en: 'Whoever is over 65 pays at most ₪100.', he: 'מי שגילו מעל 65 משלם לכל היותר 100 ₪.' },
              ],
              href: null,
            },
      ),
    siteQuestions: () => resultOf('siteQuestions', () => siteQuestions),
    inShekels: (amount) => resultOf('inShekels', () => ({ shekels: amount * 4, asOf: '2026-11-20' })),
  };
}
