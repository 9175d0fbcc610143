import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BookingCard_BookingFragment, BookingsPageDocument } from '#generated/graphql.ts';
import { bookingCard, cityTax } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from './BookingsPage.tsx';

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
