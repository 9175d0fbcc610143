import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type BookingCard_BookingFragment,
  BookingsPageDocument,
  BookingStateDocument,
} from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import { bookingCard, cityTax } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const namesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const page = (bookings: readonly BookingCard_BookingFragment[], skip = 0) => ({
  request: { query: BookingsPageDocument, variables: { ...bookingsPage, skip } },
  result: { data: { __typename: 'Query' as const, myBookings: [...bookings] } },
  maxUsageCount: 5,
});

const open = (
  bookings: readonly BookingCard_BookingFragment[],
  mocks: NonNullable<RouteOptions['mocks']> = [],
) =>
  renderRoute(<BookingsPage />, {
    address: '/Bookings',
    viewer: viewer(),
    mocks: [page(bookings), ...mocks],
  });

const stay = (hotelName: string, days: number, changes: Partial<BookingCard_BookingFragment> = {}) =>
  bookingCard({
    id: `b00k1ng-${hotelName}`,
    hotelName,
    checkIn: addDays(today(), days),
    checkOut: addDays(today(), days + 2),
    ...changes,
  });
/** Past stays, the latest first, named “Over 0”, “Over 1” and so on. */
const overStays = (count: number) => Array.from({ length: count }, (_, at) => stay(`Over ${at}`, -10 - at));

it('the list of bookings shows the fees paid at the hotel below a total', async () => {
  open([
    bookingCard({ propertyFees: [cityTax] }),
    bookingCard({ id: 'b00k1ngf3a9c2e8', hotelName: 'Brosh' }),
  ]);
  const [taxed, plain] = [
    await screen.findByRole('listitem', { name: 'Almog Test Hotel' }),
    screen.getByRole('listitem', { name: 'Brosh' }),
  ];
  expect(within(taxed).getByText(/^Includes taxes/)).toHaveTextContent(
    /^Includes taxes, plus €12 for the whole stay paid at the hotel$/,
  );
  expect(within(plain).getByText('Includes taxes and fees')).toBeVisible();
});

it('the list of bookings shows each booking number as in the confirmation, and marks unpaid bookings', async () => {
  open([
    bookingCard({ id: 'b00k1ng-1c98229b', hotelName: 'Almog' }),
    bookingCard({ id: 'b00k1ng-2d98229c', hotelName: 'Brosh', status: 'pending', statusText: 'pending' }),
    bookingCard({
      id: 'b00k1ng-3e98229d',
      hotelName: 'Oren',
      status: 'pending',
      statusText: 'pending',
      isProcessing: true,
    }),
  ]);
  const paid = await screen.findByRole('listitem', { name: 'Almog' });
  expect(paid).toHaveTextContent('Booking 1C98229B');
  expect(paid).not.toHaveTextContent('Not paid');
  const draft = screen.getByRole('listitem', { name: 'Brosh' });
  expect(draft).toHaveTextContent('Booking 2D98229C');
  expect(draft).toHaveTextContent('PendingNot paid');
  const confirming = screen.getByRole('listitem', { name: 'Oren' });
  expect(confirming).toHaveTextContent('PendingBeing confirmed');
  expect(confirming).not.toHaveTextContent('Not paid');
});

it('the list of bookings shows upcoming stays first (the nearest at the top), then past ones, then cancelled ones', async () => {
  const cancelled = { status: 'cancelled', canCancel: false } as const;
  open([
    stay('Far', 90),
    stay('Called off', 3, cancelled),
    stay('Long ago', -90),
    stay('Here now', -1),
    stay('Left today', -2),
    stay('Called off long ago', -60, cancelled),
    stay('Soon', 5, { status: 'pending' }),
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Upcoming' });
  expect(namesIn('Upcoming')).toEqual(['Here now', 'Soon', 'Far']);
  expect(namesIn('Past')).toEqual(['Left today', 'Long ago']);
  expect(namesIn('Cancelled')).toEqual(['Called off', 'Called off long ago']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Upcoming',
    'Past',
    'Cancelled',
  ]);
});

it('the list of bookings shows an upcoming stay on its first page even if many past stays were booked later', async () => {
  open([...overStays(30), stay('Booked long ago', 20)]);
  await screen.findByRole('heading', { level: 2, name: 'Upcoming' });
  expect(namesIn('Upcoming')).toEqual(['Booked long ago']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('“Show more” moves the focus to the first added booking, in whichever group it is', async () => {
  const { user } = open(overStays(50), [page([stay('Oldest', -400), stay('Booked long ago', 20)], 50)]);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const added = await screen.findByRole('listitem', { name: 'Booked long ago' });
  await waitFor(() => expect(added).toHaveFocus());
  await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('52 bookings shown'));
  expect(namesIn('Upcoming')).toEqual(['Booked long ago']);
  expect(namesIn('Past').at(-1)).toBe('Oldest');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('“Show more” moves the focus to the last booking when there are no more and the button disappears', async () => {
  const { user } = open(overStays(50), [page([], 50)]);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Over 49' })).toHaveFocus());
});

it('“Show more” still works when the next page repeats a booking because another was made meanwhile', async () => {
  const many = overStays(51);
  const { user } = open(many.slice(0, 50), [page(many.slice(1), 50)]);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Over/ })).toHaveLength(51));
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});

it('the focus stays on a booking that moves to “Cancelled” when the hotel has responded', async () => {
  const requested = stay('Almog', 20, { isBeingCancelled: true, canCancel: false });
  open(
    [requested, stay('Other', 30)],
    [
      {
        request: { query: BookingStateDocument, variables: { id: requested.id } },
        result: {
          data: {
            __typename: 'Query' as const,
            booking: { ...requested, isBeingCancelled: false, status: 'cancelled', statusText: 'cancelled' },
          },
        },
        delay: 50,
        maxUsageCount: 5,
      },
    ],
  );
  const card = await screen.findByRole('listitem', { name: 'Almog' });
  act(() => card.focus());
  await screen.findByRole('heading', { level: 2, name: 'Cancelled' });
  expect(namesIn('Cancelled')).toEqual(['Almog']);
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Almog' })).toHaveFocus());
});

it('the list of bookings has no heading for an empty group', async () => {
  open([bookingCard()]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Upcoming' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Past' })).not.toBeInTheDocument();
});

it('the name of a hotel links to its page while it is on sale', async () => {
  const gone = stay('Gone', 9, { hotel: null });
  const onSale = { __typename: 'Hotel' as const, id: '1000042', images: [] };
  open([stay('Almog', 5, { hotel: onSale }), gone]);
  const link = await screen.findByRole('link', { name: 'Almog' });
  expect(link).toHaveAttribute('href', '/Hotel?id=1000042');
  expect(screen.getByRole('heading', { name: 'Gone' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gone' })).not.toBeInTheDocument();
});
