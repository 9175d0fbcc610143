import type { Example } from './fill-variables.ts';
import { otherExamples } from './other-examples.ts';

const day = (offset: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const stay = { checkIn: day(30), checkOut: day(33), occupancy: { adults: 2 } };
const telAviv = { countryCode: 'IL', cityName: 'Tel Aviv', cityCode: '@Places.cities.0.code', stay };

const booking = `
      booking {
        id
        status
        totalPrice { amount currency }
        extrasTotal { amount currency }
        totalToPay { amountMinor amount currency }
      }`;

/** From a place to a cancelled booking, in order; each uses values of the previous ones. */
const journey: readonly Example[] = [
  {
    name: 'Places',
    variables: { country: 'יש', countryCode: 'IL', city: 'Tel Aviv' },
    query: `# Places: both languages match.
# Values in Variables that begin with @ come from the
# answer of another example. It is asked first if it has
# no answer yet. "@new" is a random key.
query Places($country: String!, $countryCode: ID!, $city: String!) {
  countries(search: $country) {
    code
    name
    nameHe
  }
  cities(countryCode: $countryCode, search: $city) {
    code
    name
    nameHe
  }
}
`,
  },
  {
    name: 'Search',
    variables: { criteria: telAviv, filter: { free_cancellation: true } },
    readyAt: 'hotelSearch.progress.complete',
    query: `# One shared search. Run it again while progress is
# not complete, or follow it: see "FollowSearch".
query Search($criteria: SearchCriteriaInput!, $filter: HotelFilterInput) {
  hotelSearch(criteria: $criteria, filter: $filter, sort: PRICE_ASC) {
    progress { checked total complete }
    pageInfo { totalItems totalPages }
    hotels {
      id
      name { en he }
      stars
      quality { score label }
      pricePerNight { amount currency }
      total { amount currency }
    }
  }
}
`,
  },
  {
    name: 'FollowSearch',
    variables: { criteria: telAviv },
    query: `# A subscription: how far the search has come, at most
# four times a second until it is complete.
subscription FollowSearch($criteria: SearchCriteriaInput!) {
  hotelSearchProgress(criteria: $criteria) {
    checked
    total
    complete
  }
}
`,
  },
  {
    name: 'HotelWithOffers',
    variables: { id: '@Search.hotelSearch.hotels.0.id', stay },
    query: `# One hotel and what its rooms cost.
query HotelWithOffers($id: ID!, $stay: StayInput!) {
  hotel(id: $id) {
    id
    name { en }
    description { en }
    images { url isIllustration }
    offers(stay: $stay) {
      nights
      offers {
        id
        roomNames
        mealPlan
        total { amountMinor amount currency }
        cancellation { isFree freeUntil }
      }
    }
  }
}
`,
  },
  {
    name: 'SignIn',
    variables: { input: { email: 'traveller@example.com', password: 'traveller-demo-1' } },
    isOtherPerson: true,
    query: `# The session is a cookie, which your browser sends
# from now on. This is the traveller of the demo data.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn { viewer { fullName role } }
    ... on SignInRefused { reason }
  }
}
`,
  },
  {
    name: 'Draft',
    variables: {
      input: {
        hotelId: '@HotelWithOffers.hotel.id',
        offerId: '@HotelWithOffers.hotel.offers.offers.0.id',
        expectedTotalMinor: '@HotelWithOffers.hotel.offers.offers.0.total.amountMinor',
        stay,
        acceptDuplicate: true,
        key: '@new',
      },
    },
    query: `# Starts a booking: the room's price is asked for once
# more, nothing is paid. Run "SignIn" before it,
# because only members pay.
mutation Draft($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingSaved {${booking}
    }
    ... on PriceChanged { code newTotal { amount currency } }
    ... on BookingRefused { code }
    ... on DuplicateBooking { code }
  }
}
`,
  },
  {
    name: 'Extras',
    variables: {
      bookingId: '@Draft.createBooking.booking.id',
      extras: { car: { carType: 'compact', addons: ['gps'] }, insurance: true },
    },
    query: `# A car with navigation and an insurance. What is left
# out stays as it is.
mutation Extras($bookingId: ID!, $extras: BookingExtrasInput!) {
  updateBookingExtras(bookingId: $bookingId, extras: $extras) {
    __typename
    ... on BookingSaved {${booking}
    }
    ... on BookingInputRefused { code fields message }
  }
}
`,
  },
  {
    name: 'Pay',
    variables: {
      input: {
        bookingId: '@Extras.updateBookingExtras.booking.id',
        expectedTotalMinor: '@Extras.updateBookingExtras.booking.totalToPay.amountMinor',
        guest: { firstName: 'Dana', lastName: 'Levi', email: 'traveller@example.com' },
        card: { brand: 'Visa', lastFour: '4242' },
        acceptDuplicate: true,
        key: '@new',
      },
    },
    usesUp: ['Draft', 'Extras'],
    query: `# Pays and books the room; the payment is simulated.
# Members only: run "SignIn" first.
mutation Pay($input: ConfirmBookingInput!) {
  confirmBooking(input: $input) {
    __typename
    ... on BookingSaved {${booking}
    }
    ... on PriceChanged { code newTotal { amount currency } }
    ... on BookingRefused { code }
    ... on BookingInputRefused { code fields message }
    ... on DuplicateBooking { code }
  }
}
`,
  },
  {
    name: 'CancellationFee',
    variables: { bookingId: '@Pay.confirmBooking.booking.id' },
    query: `# What cancelling would cost now, and by which rule.
query CancellationFee($bookingId: ID!) {
  cancellationPreview(bookingId: $bookingId) {
    fee { amountMinor amount currency }
    refund { amount currency }
    reason
    isEstimate
  }
}
`,
  },
  {
    name: 'Cancel',
    variables: {
      input: {
        bookingId: '@Pay.confirmBooking.booking.id',
        feeSeenMinor: '@CancellationFee.cancellationPreview.fee.amountMinor',
        key: '@new',
      },
    },
    usesUp: ['Pay', 'CancellationFee'],
    query: `# Cancels for the fee that was seen; a higher one is
# not taken unasked.
mutation Cancel($input: CancelBookingInput!) {
  cancelBooking(input: $input) {
    __typename
    ... on BookingSaved { booking { id status isBeingCancelled } }
    ... on FeeChanged { code preview { fee { amount currency } } }
    ... on CancelRefused { code }
  }
}
`,
  },
];

/** Requests that are refused, with the error that a caller gets. */
const refusals: readonly Example[] = [
  {
    name: 'Refusal',
    variables: {
      input: {
        hotelId: '@HotelWithOffers.hotel.id',
        offerId: '@HotelWithOffers.hotel.offers.offers.0.id',
        expectedTotalMinor: 100,
        stay,
        key: '@new',
      },
    },
    query: `# A refusal that a page has to handle is a member of
# the answer's union: here the page showed one shekel,
# and the room costs something else.
mutation Refusal($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingRefused { code }
  }
}
`,
  },
  {
    name: 'Failure',
    variables: {
      criteria: { location: 'Israel', stay },
      filter: { meal_preferences: ['Brunch'] },
    },
    failsWith: 'BAD_USER_INPUT',
    query: `# A mistake of the caller is an error: extensions.code
# is for programs, message says what is wrong,
# extensions.data.fields where.
query Failure($criteria: SearchCriteriaInput!, $filter: HotelFilterInput) {
  hotelSearch(criteria: $criteria, filter: $filter) {
    key
  }
}
`,
  },
];

/** Operations for developers who are new to the schema, in the order of one story. */
export const exampleOperations: readonly Example[] = [...journey, ...refusals, ...otherExamples];
