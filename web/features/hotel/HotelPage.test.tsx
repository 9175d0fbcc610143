import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BookRoomDocument,
  type BookRoomMutation,
  type CreateBookingInput,
  HotelOffersDocument,
  HotelPageDocument,
  type HotelPage_HotelFragment,
  type HotelPage_OfferFragment,
  HotelReviewsDocument,
} from '../../generated/graphql.ts';
import type { ChatOpening } from '../../lib/ChatLauncher.tsx';
import { money } from '../../testing/factories.ts';
import {
  bookingSaved,
  duplicateBooking,
  hotelDetails,
  priceChanged,
  roomOffer,
} from '../../testing/hotelFactories.ts';
import { renderRoute, type RouteOptions } from '../../testing/renderRoute.tsx';
import { HotelPage } from './HotelPage.tsx';

const stay = 'checkin=2099-05-12&checkout=2099-05-14&guests=2';
const failure = 'Could not create booking. Please try again or select different dates.';
const rooms = [
  roomOffer(),
  roomOffer({ id: 'offer-2', roomNames: ['Suite'], pricePerNight: money(900), total: money(1800) }),
];

const details = (hotel: HotelPage_HotelFragment | null) => ({
  request: { query: HotelPageDocument, variables: { id: 'hotel-1' } },
  result: { data: { __typename: 'Query' as const, hotel } },
});
const prices = (offers: HotelPage_OfferFragment[]) => ({
  request: { query: HotelOffersDocument, variables: () => true },
  maxUsageCount: 5,
  result: {
    data: {
      __typename: 'Query' as const,
      hotel: {
        __typename: 'Hotel' as const,
        id: 'hotel-1',
        offers: { __typename: 'OfferList' as const, nights: 2, pricedAt: '2099-05-01T10:00:00Z', offers },
      },
    },
  },
});
const booking = (
  answer: BookRoomMutation['createBooking'],
  asked: (input: CreateBookingInput) => void = () => {},
) => ({
  request: {
    query: BookRoomDocument,
    variables: ({ input }: { input: CreateBookingInput }) => {
      asked(input);
      return true;
    },
  },
  result: { data: { __typename: 'Mutation' as const, createBooking: answer } },
});

const noReviews = {
  request: { query: HotelReviewsDocument, variables: () => true },
  result: {
    data: {
      __typename: 'Query' as const,
      hotel: {
        __typename: 'Hotel' as const,
        id: 'hotel-1',
        reviews: {
          __typename: 'ReviewPage' as const,
          items: [],
          pageInfo: { __typename: 'PageInfo' as const, totalItems: 0 },
        },
      },
    },
  },
};

type Mocks = NonNullable<RouteOptions['mocks']>;
const open = (mocks: Mocks, options: RouteOptions & { query?: string } = {}) =>
  renderRoute(<HotelPage />, {
    address: `/Hotel?id=hotel-1&${options.query ?? stay}`,
    mocks: [...mocks, noReviews],
    ...options,
  });
const address = () => screen.getByTestId('address').textContent;
const choose = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const bookNow = () => screen.getByRole('button', { name: 'Book Now' });

// The dates lie within 500 days of this day; only the calendar is set, timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

describe('a page that cannot be shown', () => {
  it('says that the id is missing', () => {
    renderRoute(<HotelPage />, { address: '/Hotel' });
    expect(screen.getByRole('heading', { name: 'Hotel ID is missing.' })).toBeInTheDocument();
  });

  it('says that loading failed and tries again', async () => {
    const broken = { request: details(null).request, error: new TypeError('no answer') };
    const { user } = open([broken, details(hotelDetails()), prices(rooms)]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load hotel details.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Harbour House', level: 1 })).toBeInTheDocument();
  });

  it('says when there is no such hotel', async () => {
    open([details(null)]);
    expect(await screen.findByRole('heading', { name: 'Hotel not found' })).toBeInTheDocument();
  });
});

describe('a hotel', () => {
  it('shows its rooms for the nights of the address, none chosen', async () => {
    open([details(hotelDetails()), prices(rooms)]);
    const room = await screen.findByRole('radio', { name: /^Standard Room, Breakfast Included, ₪1,000$/ });
    expect(room).not.toBeChecked();
    expect(screen.getByText('₪500 × 2 nights')).toBeInTheDocument();
    expect(screen.getByText('Illustration')).toBeInTheDocument();
    expect(bookNow()).toHaveAttribute('aria-disabled', 'true');
    expect(bookNow()).toHaveAccessibleDescription('Please select a room to continue');
  });

  it('says that the policy depends on the room while none is chosen', async () => {
    const free = roomOffer({
      id: 'offer-3',
      roomNames: ['Loft'],
      cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil: null, steps: [] },
    });
    const { user } = open([details(hotelDetails()), prices([...rooms, free])]);
    const panel = await screen.findByRole('region', { name: 'Cancellation policy' });
    expect(panel).toHaveTextContent(/^Cancellation policySome rooms can be cancelled free of charge/);
    await choose(user, /^Suite/);
    expect(panel).toHaveTextContent('Non-refundable');
  });

  it('replaces past dates and says so', async () => {
    open([details(hotelDetails()), prices(rooms)], { query: 'checkin=2020-01-01&checkout=2020-01-03' });
    expect(await screen.findByText(/^The dates in the address could not be used/)).toHaveTextContent(
      '1 – 2 May 2099',
    );
  });

  it.each([
    ['en', 'Book Now', 'No rooms for these dates. Choose other dates or fewer guests.'],
    ['he', 'הזמינו עכשיו', 'אין חדרים בתאריכים האלה. בחרו תאריכים אחרים או פחות אורחים.'],
  ] as const)(
    'says so when nothing is free, and does not ask for a room (%s)',
    async (language, bookIt, words) => {
      const { user } = open([details(hotelDetails()), prices([])], { language });
      const button = await screen.findByRole('button', { name: bookIt });
      await waitFor(() => expect(button).toHaveAccessibleDescription(words));
      expect(screen.getByText(language === 'en' ? 'no available rooms' : 'אין חדרים פנויים')).toBeVisible();
      expect(screen.getByText(language === 'en' ? 'for this dates' : 'לתאריכים האלה')).toBeVisible();
      await user.click(button);
      expect(screen.getByRole('alertdialog', { name: words })).toBeInTheDocument();
    },
  );

  it('opens the chat about itself', async () => {
    const opened = vi.fn<(opening: ChatOpening) => void>();
    const { user } = open([details(hotelDetails()), prices(rooms)], { chat: { open: opened } });
    await user.click(await screen.findByRole('button', { name: /Ask Sherry/ }));
    expect(opened).toHaveBeenCalledWith({ kind: 'hotel', hotelId: 'hotel-1', hotelName: 'Harbour House' });
  });
});

describe('Book Now', () => {
  it('asks for a room first', async () => {
    const { user } = open([details(hotelDetails()), prices(rooms)]);
    await screen.findByRole('radio', { name: /^Suite/ });
    await user.click(bookNow());
    const alert = screen.getByRole('alertdialog', { name: 'Please select a room type first.' });
    expect(alert).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bookNow()).toHaveFocus());
  });

  it('starts a booking of the chosen room and meal, then goes to the checkout', async () => {
    const asked = vi.fn<(input: CreateBookingInput) => void>();
    const { user } = open([details(hotelDetails()), prices(rooms), booking(bookingSaved('b-1'), asked)]);
    await choose(user, /^Suite/);
    await user.click(screen.getByRole('radio', { name: 'Half Board' }));
    expect(screen.getByRole('heading', { name: 'Deal details' })).toBeInTheDocument();
    await user.click(bookNow());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-1'));
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({
        hotelId: 'hotel-1',
        offerId: 'offer-2',
        mealPlan: 'Half Board',
        expectedTotalMinor: 180_000,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
  });

  it.each([
    ['a refusal', booking({ __typename: 'BookingRefused', code: 'ROOM_UNAVAILABLE' })],
    ['no answer', { request: booking(bookingSaved('')).request, error: new TypeError('no answer') }],
  ])('says the one sentence after %s', async (_, answer) => {
    const { user } = open([details(hotelDetails()), prices(rooms), answer]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(address()).toMatch(/^\/Hotel/);
  });

  it('tells who has rooms held for three bookings already what to do', async () => {
    const full = booking({ __typename: 'BookingRefused', code: 'RATE_LIMITED' });
    const { user } = open([details(hotelDetails()), prices(rooms), full, prices(rooms)]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Rooms are already being held for three of your bookings. Complete one of them, or try again in half an hour.',
    );
  });

  it('tells how many rooms are left when they are few', async () => {
    open([details(hotelDetails()), prices([roomOffer({ roomsLeft: 2 }), roomOffer({ id: 'more' })])]);
    expect(await screen.findAllByText(/Only \d+ rooms? left/)).toHaveLength(1);
    expect(screen.getByText('Only 2 rooms left')).toBeInTheDocument();
  });

  it('repeats an attempt without an answer under the same key', async () => {
    const keys: string[] = [];
    const note = ({ key }: CreateBookingInput) => keys.push(key);
    const silent = { request: booking(bookingSaved(''), note).request, error: new TypeError('no answer') };
    const { user } = open([
      details(hotelDetails()),
      prices(rooms),
      silent,
      booking(bookingSaved('b-1'), note),
    ]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    await screen.findByRole('alert');
    await user.click(bookNow());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-1'));
    expect(new Set(keys).size).toBe(1);
  });

  it('stops at a higher price and books the new offer only when it is accepted', async () => {
    const dearer = roomOffer({ id: 'offer-9', total: money(1200) });
    const asked = vi.fn<(input: CreateBookingInput) => void>();
    const answers = [booking(priceChanged(1000, dearer)), booking(bookingSaved('b-2'), asked)];
    const { user } = open([details(hotelDetails()), prices(rooms), ...answers]);
    await choose(user, /^Standard/);
    await user.click(bookNow());
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent(/was ₪1,000 and is now ₪1,200/);
    await user.click(within(dialog).getByRole('button', { name: 'Book for ₪1,200' }));
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-2'));
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ offerId: 'offer-9', expectedTotalMinor: 120_000 }),
    );
  });

  it('takes a lower price and announces it', async () => {
    const cheaper = roomOffer({ id: 'offer-9', total: money(800) });
    const answers = [booking(priceChanged(1000, cheaper)), booking(bookingSaved('b-3'))];
    const { user } = open([details(hotelDetails()), prices(rooms), ...answers]);
    await choose(user, /^Standard/);
    await user.click(bookNow());
    expect(await screen.findByText(/went down from ₪1,000 to ₪800/)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-3'));
  });

  it('asks before it books a room twice, and tells the checkout that it asked', async () => {
    const asked = vi.fn<(input: CreateBookingInput) => void>();
    const answers = [booking(duplicateBooking('b-1'), asked), booking(bookingSaved('b-2'), asked)];
    const { user } = open([details(hotelDetails()), prices(rooms), ...answers]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    const dialog = await screen.findByRole('alertdialog', { name: 'You have just booked this room' });
    expect(dialog).toHaveTextContent('Harbour House, Suite, 12 – 14 May 2099 is confirmed.');
    await user.click(within(dialog).getByRole('button', { name: 'Book it again' }));
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-2'));
    const sent = asked.mock.calls.map(([{ acceptDuplicate }]) => acceptDuplicate);
    expect(sent).toEqual([false, true]);
  });

  it('leads to the other booking of the room', async () => {
    const answer = booking(duplicateBooking('b-1', true));
    const { user } = open([details(hotelDetails()), prices(rooms), answer]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('We are still confirming Harbour House');
    await user.click(within(dialog).getByRole('button', { name: 'See that booking' }));
    await waitFor(() => expect(address()).toBe('/ThankYou?bookingId=b-1'));
  });
});
