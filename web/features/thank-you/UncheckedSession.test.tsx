import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThankYouPageDocument, ViewerDocument } from '#generated/graphql.ts';
import { paidBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

const { id } = paidBooking();

it('the thank-you page shows the booking of a member by itself once a session that could not be checked at first is checked', async () => {
  const request = { query: ThankYouPageDocument, variables: { bookingId: id } };
  const errors = [{ message: 'away', path: ['booking'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }];
  renderRoute(<ThankYouPage />, {
    address: `/ThankYou?bookingId=${id}`,
    viewer: viewer(),
    mocks: [
      { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') },
      { request, result: { data: { __typename: 'Query', booking: null }, errors } },
      { request, result: { data: { __typename: 'Query', booking: paidBooking() } } },
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  // The check is repeated after two seconds.
  expect(await screen.findByTestId('confirmation-number', {}, { timeout: 8_000 })).toBeVisible();
});
