/** Guests and stays of the demo bookings, all of them invented. */

export interface DemoGuest {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly language: 'en' | 'he';
}

export const demoGuests = {
  dana: {
    first: 'Dana',
    last: 'Levi',
    email: 'traveller@example.com',
    phone: '+972501234567',
    language: 'he',
  },
  yossi: {
    first: 'Yossi',
    last: 'Avraham',
    email: 'yossi.avraham@example.com',
    phone: '+972521112233',
    language: 'he',
  },
  claire: {
    first: 'Claire',
    last: 'Dubois',
    email: 'claire.dubois@example.com',
    phone: '+33612345678',
    language: 'en',
  },
  peter: {
    first: 'Peter',
    last: 'Lindqvist',
    email: 'peter.lindqvist@example.com',
    phone: '+46701234567',
    language: 'en',
  },
  tamar: {
    first: 'Tamar',
    last: 'Ben David',
    email: 'tamar.bd@example.com',
    phone: '+972541239876',
    language: 'he',
  },
  omar: {
    first: 'Omar',
    last: 'Haddad',
    email: 'omar.haddad@example.com',
    phone: '+972533334444',
    language: 'en',
  },
} as const satisfies Record<string, DemoGuest>;

/** A demo booking in its short form. Days count from the day on which the data is added. */
export interface DemoBooking {
  readonly who: keyof typeof demoGuests;
  readonly hotel: string;
  readonly status: 'pending' | 'confirmed' | 'cancelled';
  readonly bookedDaysAgo: number;
  readonly inDays: number;
  readonly nights: number;
  readonly adults: number;
  readonly childrenAges?: readonly number[];
  /** Index of the room in the hotel's list; the standard room when it lists none. */
  readonly room?: number;
  readonly withCar?: true;
  readonly withInsurance?: true;
  readonly withAttractions?: true;
  readonly request?: string;
}

/** The demo traveller has one of each kind: past, upcoming, unpaid, cancelled. */
export const demoBookings: readonly DemoBooking[] = [
  {
    who: 'dana',
    hotel: 'tel-aviv-jaffa-arch',
    status: 'confirmed',
    bookedDaysAgo: 62,
    inDays: -34,
    nights: 3,
    adults: 2,
    withInsurance: true,
  },
  {
    who: 'dana',
    hotel: 'eilat-coral-bay',
    status: 'confirmed',
    bookedDaysAgo: 6,
    inDays: 24,
    nights: 4,
    adults: 2,
    childrenAges: [9, 6],
    room: 2,
    withCar: true,
    withInsurance: true,
    withAttractions: true,
    request: 'חדר שקט, אם אפשר',
  },
  {
    who: 'dana',
    hotel: 'jerusalem-olive-stone',
    status: 'pending',
    bookedDaysAgo: 1,
    inDays: 40,
    nights: 2,
    adults: 2,
  },
  {
    who: 'dana',
    hotel: 'rome-trastevere',
    status: 'cancelled',
    bookedDaysAgo: 30,
    inDays: 15,
    nights: 5,
    adults: 2,
  },
  {
    who: 'yossi',
    hotel: 'haifa-carmel-deck',
    status: 'confirmed',
    bookedDaysAgo: 149,
    inDays: -131,
    nights: 2,
    adults: 2,
  },
  {
    who: 'yossi',
    hotel: 'dead-sea-salt-light',
    status: 'confirmed',
    bookedDaysAgo: 20,
    inDays: 52,
    nights: 3,
    adults: 2,
    room: 1,
    withCar: true,
  },
  {
    who: 'claire',
    hotel: 'tel-aviv-white-terrace',
    status: 'confirmed',
    bookedDaysAgo: 121,
    inDays: -96,
    nights: 6,
    adults: 2,
    room: 1,
    withInsurance: true,
    withAttractions: true,
    request: 'Late arrival, around 23:00',
  },
  {
    who: 'claire',
    hotel: 'jerusalem-olive-stone',
    status: 'confirmed',
    bookedDaysAgo: 118,
    inDays: -90,
    nights: 3,
    adults: 2,
    room: 2,
  },
  {
    who: 'peter',
    hotel: 'tel-aviv-jaffa-arch',
    status: 'confirmed',
    bookedDaysAgo: 95,
    inDays: -66,
    nights: 4,
    adults: 1,
  },
  {
    who: 'peter',
    hotel: 'mitzpe-ramon-crater',
    status: 'cancelled',
    bookedDaysAgo: 90,
    inDays: -60,
    nights: 2,
    adults: 1,
    withCar: true,
  },
  {
    who: 'tamar',
    hotel: 'eilat-coral-bay',
    status: 'confirmed',
    bookedDaysAgo: 45,
    inDays: -18,
    nights: 4,
    adults: 2,
    childrenAges: [3],
    room: 2,
    withAttractions: true,
  },
  {
    who: 'tamar',
    hotel: 'zichron-vineyard',
    status: 'confirmed',
    bookedDaysAgo: 9,
    inDays: 12,
    nights: 2,
    adults: 2,
    request: 'מיטת תינוק בחדר',
  },
  {
    who: 'omar',
    hotel: 'dubai-creek',
    status: 'confirmed',
    bookedDaysAgo: 12,
    inDays: 76,
    nights: 5,
    adults: 3,
    withInsurance: true,
  },
  {
    who: 'omar',
    hotel: 'nazareth-khan',
    status: 'pending',
    bookedDaysAgo: 3,
    inDays: 33,
    nights: 1,
    adults: 2,
  },
];
