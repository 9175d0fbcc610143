import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThankYouPageDocument } from '#generated/graphql.ts';
import { bookedHotel, paidBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

const { id } = paidBooking();

const open = (
  hours: { checkInTime: string | null; checkOutTime: string | null },
  options: RouteOptions = {},
) =>
  renderRoute(<ThankYouPage />, {
    viewer: viewer(),
    address: `/ThankYou?bookingId=${id}`,
    ...options,
    mocks: [
      {
        request: { query: ThankYouPageDocument, variables: { bookingId: id } },
        result: {
          data: { __typename: 'Query', booking: paidBooking({ hotel: { ...bookedHotel(), ...hours } }) },
        },
      },
    ],
  });

it.each([
  ['en', 'Check-in', 'from 15:00', 'Check-out', 'until 11:00'],
  ['he', 'צ׳ק־אין', 'משעה 15:00', 'צ׳ק־אאוט', 'עד 11:00'],
] as const)(
  'the thank-you page shows in %s from when and until when the room is available',
  async (language, checkIn, from, checkOut, until) => {
    open({ checkInTime: '3:00 PM', checkOutTime: '11:00' }, { language });
    expect((await screen.findByText(checkIn)).closest('dl')).toHaveTextContent(from);
    expect(screen.getByText(checkOut).closest('dl')).toHaveTextContent(until);
  },
);

it('the thank-you page leaves out hours that the hotel does not state', async () => {
  open({ checkInTime: '15:00', checkOutTime: null });
  expect((await screen.findByText('Check-in')).closest('dl')).toHaveTextContent('from 15:00');
  expect(screen.getByText('Check-out').closest('dl')).not.toHaveTextContent('until');
});
