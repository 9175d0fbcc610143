import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, useLocation } from 'react-router-dom';
import {
  BookRoomDocument,
  type BookRoomMutation,
  ChangedDraftDocument,
  type ChangedDraftQuery,
  type CreateBookingInput,
} from '#generated/graphql.ts';
import { bookingSaved, hotelDetails, roomOffer } from '#web/testing/hotelFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelPage } from './HotelPage.tsx';
import {
  address,
  bookNow,
  choose,
  details,
  noReviews,
  open as openHotel,
  prices,
  rooms,
} from './testing/hotel.tsx';

const changePath = '/Hotel?id=hotel-1&checkin=2099-05-12&checkout=2099-05-14&guests=2&bookingId=b-1';

const draft: NonNullable<ChangedDraftQuery['booking']> = {
  __typename: 'Booking',
  id: 'b-1',
  status: 'pending',
  isProcessing: false,
  hotelId: 'hotel-1',
  checkIn: '2099-05-12',
  checkOut: '2099-05-14',
  roomNames: ['Garden Room'],
  party: { __typename: 'Party', adults: 2, childrenAges: [], rooms: 1 },
  roomNamesHe: [null],
  mealPlan: 'Breakfast Included',
  cancellation: roomOffer().cancellation,
  carRental: { __typename: 'CarRentalDetails', car_type: 'suv' },
};

/** Shows the state of the history entry. */
function State() {
  const { state } = useLocation();
  return <output data-testid="state">{JSON.stringify(state)}</output>;
}

/** The hotel page; in the checkout, the link that opens it to change the booking. */
const Hotel = () =>
  useLocation().pathname === '/Checkout' ? <Link to={changePath}>Change the room</Link> : <HotelPage />;

/** Opens the hotel page to change `b-1`; `read` has the ids that were asked for, `requested` what was booked. */
const open = (
  booking: ChangedDraftQuery['booking'],
  answer: BookRoomMutation['createBooking'],
  language: 'en' | 'he' = 'en',
) => {
  const requested: CreateBookingInput[] = [];
  const read: string[] = [];
  const mocks = [
    details(hotelDetails()),
    prices(rooms),
    noReviews,
    {
      request: {
        query: ChangedDraftDocument,
        variables: ({ bookingId }: { bookingId: string }) => {
          read.push(bookingId);
          return true;
        },
      },
      result: { data: { __typename: 'Query' as const, booking } },
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
    {
      request: {
        query: BookRoomDocument,
        variables: ({ input }: { input: CreateBookingInput }) => {
          requested.push(input);
          return true;
        },
      },
      result: { data: { __typename: 'Mutation' as const, createBooking: answer } },
    },
  ];
  const page = (
    <>
      <Hotel />
      <State />
    </>
  );
  const opened = renderRoute(page, {
    address: changePath,
    mocks,
    language,
  });
  return { ...opened, requested, read };
};

const state = (): unknown => JSON.parse(screen.getByTestId('state').textContent);
const room = (name: RegExp) => screen.findByRole('radio', { name });
const changeBooking = () => screen.getByRole('button', { name: 'Change booking' });
const notice = /^You are changing your unpaid booking/;

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

describe('the hotel page of a booking that is being changed', () => {
  it('names the booking, and links back to it unchanged', async () => {
    const { user } = open(draft, bookingSaved('b-1'));
    expect(await screen.findByText(notice)).toHaveTextContent('Garden Room, 12 – 14 May 2099');
    await user.click(screen.getByRole('link', { name: 'Keep it as it is' }));
    expect(address()).toBe('/Checkout?bookingId=b-1');
  });

  it.each([
    ['en', 'Change booking', 'Book Now'],
    ['he', 'שינוי ההזמנה', 'הזמינו עכשיו'],
  ] as const)('says that the choice changes the booking, in %s', async (language, change, book) => {
    open(draft, bookingSaved('b-1'), language);
    expect(await screen.findByRole('button', { name: change })).toBeVisible();
    expect(screen.queryByRole('button', { name: book })).not.toBeInTheDocument();
  });

  it('changes that booking with the chosen room, and the checkout learns that the car was removed', async () => {
    const { user, requested } = open(draft, bookingSaved('b-1'));
    await screen.findByText(notice);
    await choose(user, /^Suite/);
    await user.click(changeBooking());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-1'));
    expect(requested).toMatchObject([{ bookingId: 'b-1', offerId: 'offer-2' }]);
    expect(state()).toMatchObject({ draftChange: { kind: 'changed', isCarLost: true } });
  });

  it('selects the room and meals of the booking, not a room that was chosen without booking it', async () => {
    const before = openHotel([details(hotelDetails()), prices(rooms)]);
    await choose(before.user, /^Standard/);
    before.unmount();
    open({ ...draft, roomNames: ['Suite'], mealPlan: 'Half Board' }, bookingSaved('b-1'));
    await waitFor(async () => expect(await room(/^Suite/)).toBeChecked());
    expect(await room(/^Half Board/)).toBeChecked();
  });

  it('keeps a room that was chosen in the change after a reload, and begins anew with the room of the booking', async () => {
    const suite = { ...draft, roomNames: ['Suite'] };
    const first = open(suite, bookingSaved('b-1'));
    await waitFor(async () => expect(await room(/^Suite/)).toBeChecked());
    await choose(first.user, /^Standard/);
    first.unmount();
    const { user } = open(suite, bookingSaved('b-1'));
    await screen.findByText(notice);
    expect(await room(/^Standard/)).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Keep it as it is' }));
    await user.click(screen.getByRole('link', { name: 'Change the room' }));
    await waitFor(async () => expect(await room(/^Suite/)).toBeChecked());
  });

  it('lets the checkout say that another booking was started when this one could not be changed', async () => {
    const { user } = open(draft, bookingSaved('b-2'));
    await screen.findByText(notice);
    await choose(user, /^Suite/);
    await user.click(changeBooking());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-2'));
    expect(state()).toMatchObject({ draftChange: { kind: 'started' } });
  });

  it.each([
    ['belongs to another person', null],
    ['is paid', { ...draft, status: 'confirmed' as const }],
    ['is being paid', { ...draft, isProcessing: true }],
    ['is of another hotel', { ...draft, hotelId: 'hotel-2' }],
  ])('is the usual one when the booking %s', async (_why, booking) => {
    const { user, read } = open(booking, bookingSaved('b-2'));
    await expect.poll(() => read).toEqual(['b-1']);
    await choose(user, /^Suite/);
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    await user.click(bookNow());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-2'));
    expect(state()).not.toHaveProperty('draftChange');
  });
});
