import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BookingCard_BookingFragment, BookingsPageDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { bookingCard, cityTax } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const namesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const open = (bookings: BookingCard_BookingFragment[]) =>
  renderRoute(<BookingsPage />, {
    address: '/Bookings',
    viewer: viewer(),
    mocks: [
      {
        request: { query: BookingsPageDocument, variables: { limit: 10, skip: 0 } },
        result: { data: { __typename: 'Query', myBookings: bookings } },
        maxUsageCount: 5,
      },
    ],
  });

it('says under the total of a booking what is paid at the hotel in addition', async () => {
  open([bookingCard({ deskFees: [cityTax] }), bookingCard({ id: 'b00k1ngf3a9c2e8', hotelName: 'Brosh' })]);
  const [taxed, plain] = [
    await screen.findByRole('listitem', { name: 'Almog Test Hotel' }),
    screen.getByRole('listitem', { name: 'Brosh' }),
  ];
  expect(within(taxed).getByText(/^Includes taxes/)).toHaveTextContent(
    /^Includes taxes, plus €12 for the whole stay paid at the hotel$/,
  );
  expect(within(plain).getByText('Includes taxes and fees')).toBeVisible();
});

it('shows upcoming stays first, the nearest at the top, and below them those that are over', async () => {
  const stay = (
    hotelName: string,
    days: number,
    status: 'confirmed' | 'cancelled' | 'pending' = 'confirmed',
  ) =>
    bookingCard({
      id: `b00k1ng-${hotelName}`,
      hotelName,
      status,
      checkIn: addDays(today(), days),
      checkOut: addDays(today(), days + 2),
    });
  open([
    stay('Far', 90),
    stay('Called off', 3, 'cancelled'),
    stay('Long ago', -90),
    stay('Here now', -1),
    stay('Left today', -2),
    stay('Soon', 5, 'pending'),
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Upcoming' });
  expect(namesIn('Upcoming')).toEqual(['Here now', 'Soon', 'Far', 'Called off']);
  expect(namesIn('Past')).toEqual(['Left today', 'Long ago']);
});

it('has no heading for stays that there are none of', async () => {
  open([bookingCard()]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Upcoming' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Past' })).not.toBeInTheDocument();
});
