import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  AdminCancelPreviewDocument,
  AdminCancelTermsDocument,
  AdminSetBookingStatusDocument,
  type BookingsTab_BookingFragment,
} from '#generated/graphql.ts';
import { addDays } from '#shared/stay/nights.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { statusWritten } from '../testing/bookingDetails.ts';
import { adminBooking, administrator, bookingsPage } from '../testing/factories.ts';
import { BookingsTab } from './BookingsTab.tsx';

type Mocks = NonNullable<Parameters<typeof renderRoute>[1]>['mocks'];

/** Opens the list with one booking and chooses a status for it. */
async function ask(
  booking: Partial<BookingsTab_BookingFragment>,
  status: string,
  answers: NonNullable<Mocks> = [],
) {
  const { user } = renderRoute(<BookingsTab />, {
    address: '/Admin?tab=bookings',
    viewer: administrator(),
    mocks: [bookingsPage([adminBooking(booking)]), ...answers],
  });
  await user.click(await screen.findByRole('button', { name: /Status of booking/ }));
  await user.click(await screen.findByRole('option', { name: status }));
  return { user, question: await screen.findByRole('alertdialog') };
}

const { id } = adminBooking();

/** Mocks of the policy of the booking, and of what its guest would get back by it. */
const cancelTerms = (
  checkIn: string,
  paidAt: string,
  cancellationPolicy = 'Non-refundable',
): NonNullable<Mocks> => [
  {
    request: { query: AdminCancelTermsDocument, variables: { id } },
    result: {
      data: {
        __typename: 'Query',
        booking: {
          __typename: 'Booking',
          id,
          status: 'confirmed',
          checkIn,
          checkOut: addDays(checkIn, 2),
          cancellationPolicy,
          cancellation: { __typename: 'CancellationTerms', isFree: false, freeUntil: null, steps: [] },
          totalPrice: money(5790),
          payment: { __typename: 'PaymentInfo', paidAt },
        },
      },
    },
  },
  {
    request: { query: AdminCancelPreviewDocument, variables: { id } },
    result: {
      data: {
        __typename: 'Query',
        cancellationPreview: { __typename: 'CancellationPreview', fee: money(5790), refund: money(200) },
      },
    },
  },
];

const refund = 'The room is given back to the hotel, and $1,497.50 · ₪5,990.00 is refunded to the guest.';

describe('the confirmation before a status is set', () => {
  it('names hotel, guest and refund before a paid reservation is cancelled, and until when it can be undone', async () => {
    const { user, question } = await ask({ canCancel: true }, 'Cancelled', [
      statusWritten({ status: 'cancelled', isMarkedByAdmin: true }, 'confirmed'),
      ...cancelTerms('2026-05-12', '2026-05-01T10:05:00Z'),
    ]);
    expect(question).toHaveTextContent('Cancel booking 7F3A9C2E of Maya Test at Almog Test Hotel?');
    expect(question).toHaveTextContent(refund);
    expect(question).toHaveTextContent(
      'It can be undone only until the cancellation is sent to the hotel, a few seconds later.',
    );
    expect(await within(question).findByText('Non-refundable.')).toBeVisible();
    expect(question).toHaveTextContent(
      'If the guest cancelled now, $50.00 · ₪200.00 would be refunded and $1,447.50 · ₪5,790.00 kept.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking 7F3A9C2E is now “Cancelled”')).toBeVisible();
  });

  it('speaks of the guest when it names the legal right to cancel', async () => {
    const terms = cancelTerms('2090-05-12', new Date().toISOString());
    const { question } = await ask({ canCancel: true }, 'Cancelled', terms);
    expect(await within(question).findByText(/^By law the guest may still cancel/)).toBeVisible();
  });

  it.each<[string, Partial<BookingsTab_BookingFragment>]>([
    ['nothing was paid', { payment: null }],
    ['no room is reserved', { mismatch: 'confirmed without a live reservation' }],
    ['it was cancelled at the hotel before', { status: 'pending' }],
  ])('promises no refund when %s', async (_why, booking) => {
    const { question } = await ask(booking, 'Cancelled');
    expect(question).toHaveTextContent('to “Cancelled”?');
    expect(question).not.toHaveTextContent('refunded');
  });

  it('names the refund of a pending booking whose room is reserved, without asking for a fee that it has not', async () => {
    const asked: string[] = [];
    const preview = {
      request: {
        query: AdminCancelPreviewDocument,
        variables: ({ id: bookingId }: { id: string }) => asked.push(bookingId) > 0,
      },
      result: { errors: [new GraphQLError('no', { extensions: { code: 'INVALID_STATE' } })] },
    };
    const booking = { status: 'pending', mismatch: 'pending with a live reservation' } as const;
    const { question } = await ask(booking, 'Cancelled', [preview]);
    expect(question).toHaveTextContent(refund);
    expect(asked).toEqual([]);
  });

  it('reads the policy again when the question is opened again', async () => {
    const paidAt = '2026-05-01T10:05:00Z';
    const { user, question } = await ask({ canCancel: true }, 'Cancelled', [
      ...cancelTerms('2026-05-12', paidAt),
      ...cancelTerms('2026-05-12', paidAt, 'Free cancellation'),
    ]);
    expect(await within(question).findByText('Non-refundable.')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: /Status of booking/ }));
    await user.click(await screen.findByRole('option', { name: 'Cancelled' }));
    expect(await screen.findByText('Free cancellation.')).toBeVisible();
  });
});

it('the answers to a status change keep their labels while the dialog closes', async () => {
  const { user, question } = await ask(
    { canCancel: true },
    'Cancelled',
    cancelTerms('2026-05-12', '2026-05-01T10:05:00Z'),
  );
  const added: string[] = [];
  const watcher = new MutationObserver((records) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))),
  );
  watcher.observe(question, { childList: true, subtree: true });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  watcher.disconnect();
  expect(added).not.toContain('Change status');
});

describe('confirming a cancelled booking', () => {
  it('is refused with the reason once the cancellation was sent to the hotel, and the list is loaded again', async () => {
    const cancelled = { status: 'cancelled' } as const;
    const { user, question } = await ask(cancelled, 'Confirmed', [
      {
        request: {
          query: AdminSetBookingStatusDocument,
          variables: { bookingId: adminBooking().id, status: 'confirmed' },
        },
        result: { errors: [new GraphQLError('no', { extensions: { code: 'INVALID_STATE' } })] },
      },
      bookingsPage([adminBooking({ ...cancelled, hotelName: 'Read Again Hotel' })]),
    ]);
    expect(question).toHaveTextContent('If the cancellation was already sent to the hotel, this is refused');
    await user.click(within(question).getByRole('button', { name: 'Change status' }));
    expect(
      await screen.findByText(/Booking 7F3A9C2E cannot be confirmed again, because its cancellation/),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText('Read Again Hotel')).toBeVisible());
  });
});
