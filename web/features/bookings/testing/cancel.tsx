import { screen } from '@testing-library/react';
import { BookingsPageDocument, CancelBookingDocument, CancelDialogDocument } from '#generated/graphql.ts';
import type {
  BuyerDeclaration,
  CancelBookingMutation,
  CancelBookingMutationVariables,
  CancelDialog_PreviewFragment,
} from '#generated/graphql.ts';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import { bookingCard, cancellationPreview } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from '../BookingsPage.tsx';

const { id } = bookingCard();

/** Mock of the query for the cost of a cancellation. */
export const previewed = (
  changes: Partial<CancelDialog_PreviewFragment> = {},
  declaration: BuyerDeclaration | null = null,
) => ({
  request: { query: CancelDialogDocument, variables: { bookingId: id, declaration } },
  result: { data: { __typename: 'Query', cancellationPreview: cancellationPreview(changes) } },
});

/** Mock of the list with one booking in this status. */
export const listed = (status: 'confirmed' | 'cancelled') => ({
  request: { query: BookingsPageDocument, variables: bookingsPage },
  result: {
    data: {
      __typename: 'Query',
      myBookings: [bookingCard({ status, canCancel: status === 'confirmed' })],
    },
  },
});

type Sent = CancelBookingMutationVariables['input'];

/** Mocks of the cancel mutation that respond in this order, and the inputs they received. */
export const answers = (...results: (CancelBookingMutation['cancelBooking'] | 'lost')[]) => {
  const sent: Sent[] = [];
  const variables = ({ input }: CancelBookingMutationVariables) => {
    if (sent.length < results.length) sent.push(input);
    return true;
  };
  const request = { query: CancelBookingDocument, variables };
  const mocks = results.map((result) =>
    result === 'lost'
      ? { request, error: new TypeError('Failed to fetch') }
      : { request, result: { data: { __typename: 'Mutation', cancelBooking: result } } },
  );
  return { sent, mocks };
};

/** Renders the page of bookings and opens the cancel dialog of the first booking. */
export const open = async (mocks: NonNullable<RouteOptions['mocks']>, language: 'en' | 'he' = 'en') => {
  const { user } = renderRoute(<BookingsPage />, {
    address: '/Bookings',
    viewer: viewer(),
    language,
    mocks: [listed('confirmed'), ...mocks],
  });
  const name = language === 'en' ? /^Cancel Booking:/ : /^ביטול הזמנה:/;
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  return { user, dialog };
};
