import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BookingDetailsDocument, BookingsPageDocument } from '#generated/graphql.ts';
import type { BookingCard_BookingFragment } from '#generated/graphql.ts';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import { bookedHotel, bookingCard, detailedBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const open = (bookings: BookingCard_BookingFragment[], { mocks = [] }: RouteOptions) =>
  renderRoute(<BookingsPage />, {
    address: '/Bookings',
    viewer: viewer(),
    mocks: [
      {
        request: { query: BookingsPageDocument, variables: bookingsPage },
        result: { data: { __typename: 'Query', myBookings: bookings } },
        maxUsageCount: 5,
      },
      ...mocks,
    ],
  });

const details = (changes: Parameters<typeof detailedBooking>[0]) => ({
  request: { query: BookingDetailsDocument, variables: { id: detailedBooking().id } },
  result: { data: { __typename: 'Query', booking: detailedBooking(changes) } },
  maxUsageCount: 5,
});

it('the details of a booking show the address and position of the hotel', async () => {
  const { user } = open([bookingCard()], { mocks: [details({ hotel: bookedHotel() })] });
  await user.click(await screen.findByRole('button', { name: /^Details: Almog Test Hotel · \S+ \w{8}$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(dialog).findByText('HaYarkon 12, Tel Aviv')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /^Open in maps/ })).toBeVisible();
  expect(within(dialog).getByText(/from the centre, in a straight line/)).toHaveTextContent('1.3 km');
  expect(within(dialog).getByText('2.5 km')).toBeVisible();
});

it('the details of an unpaid booking do not call its number a confirmation', async () => {
  const { user } = open([bookingCard()], { mocks: [details({ status: 'pending' })] });
  await user.click(await screen.findByRole('button', { name: /^Details: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(dialog).findByText('Booking number')).toBeVisible();
  expect(within(dialog).queryByText('Confirmation number')).not.toBeInTheDocument();
});

it.each([
  ['paid', {}, 'Booked on', /\d\d:00$/],
  ['unpaid', { status: 'pending', bookedAt: null } as const, 'Started on', /\d\d:50$/],
])(
  'the details of a booking that is %s say when it was booked or started',
  async (_, changes, label, moment) => {
    const { user } = open([bookingCard()], { mocks: [details(changes)] });
    await user.click(await screen.findByRole('button', { name: /^Details: / }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
    const row = (await within(dialog).findByText(label)).closest('div');
    expect(row).toHaveTextContent(moment);
    expect(within(dialog).queryByText(label === 'Booked on' ? 'Started on' : 'Booked on')).toBeNull();
  },
);

it('the details of a booking show the fees paid at the hotel below the total', async () => {
  const { user } = open([bookingCard()], { mocks: [details({})] });
  await user.click(await screen.findByRole('button', { name: /^Details: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(dialog).findByText(/^Includes taxes, plus/)).toHaveTextContent(
    'Includes taxes, plus €12 for the whole stay paid at the hotel',
  );
});
