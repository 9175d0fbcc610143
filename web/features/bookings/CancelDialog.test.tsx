import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CancelBookingMutation } from '#generated/graphql.ts';
import { bookingCard, cancellationPreview } from '#web/testing/bookingFactories.ts';
import { money } from '#web/testing/factories.ts';
import { answers, listed, open, previewed } from './testing/cancel.tsx';

const { id } = bookingCard();

const beingCancelled = {
  ...listed('confirmed'),
  result: {
    data: {
      __typename: 'Query',
      myBookings: [bookingCard({ status: 'confirmed', isBeingCancelled: true, canCancel: false })],
    },
  },
};

const saved: CancelBookingMutation['cancelBooking'] = {
  __typename: 'BookingSaved',
  booking: bookingCard({ status: 'cancelled', canCancel: false }),
};

const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Cancel Booking' });

describe('the cancellation dialog', () => {
  it('shows fee, refund and reason, and focuses the button that keeps the booking', async () => {
    const { user, dialog } = await open([previewed()]);
    const keep = within(dialog).getByRole('button', { name: 'Keep booking' });
    await waitFor(() => expect(keep).toHaveFocus());
    expect(await within(dialog).findByText('₪300')).toBeVisible();
    expect(within(dialog).getByText('₪7,182')).toBeVisible();
    expect(within(dialog).getByText(/so its fee applies/)).toBeVisible();
    expect(within(dialog).queryByRole('radiogroup')).not.toBeInTheDocument();
    await user.click(keep);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows until when cancellation is free, and no fee for extras if there is none', async () => {
    const { dialog } = await open([
      previewed({
        fee: money(0),
        hotelFee: money(0),
        freeUntil: '2090-05-10T15:00',
        reason: 'FREE_BY_POLICY',
      }),
    ]);
    expect(await within(dialog).findByText(/^Free cancellation until/)).toHaveTextContent(
      '10 May 2090, 15:00',
    );
    expect(within(dialog).queryByText('For the extras')).not.toBeInTheDocument();
  });

  it('says that the fee is an estimate, and shows the fee for the extras separately', async () => {
    const { dialog } = await open([previewed({ isEstimate: true, extrasFee: money(68) })]);
    expect(await within(dialog).findByText('Cancellation fee (estimate)')).toBeVisible();
    expect(within(dialog).getByText('For the extras')).toBeVisible();
    expect(within(dialog).getByText('₪68')).toBeVisible();
  });

  it('cancels once even if clicked several times, reloads the list and shows the refund', async () => {
    const { sent, mocks } = answers(saved);
    const { user, dialog } = await open([previewed(), ...mocks, listed('cancelled')]);
    await within(dialog).findByText('₪300');
    await user.dblClick(confirm(dialog));
    expect(await screen.findByText('Your booking was cancelled. Refund: ₪7,182.')).toBeVisible();
    const group = await screen.findByRole('region', { name: 'Cancelled' });
    expect(within(group).getByRole('listitem', { name: 'Almog Test Hotel' })).toHaveTextContent('Cancelled');
    expect(screen.queryByRole('button', { name: /Cancel Booking/ })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { bookingId: id, feeSeenMinor: 30_000, declaration: null, key: expect.stringMatching(/^\w{32}$/) },
    ]);
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Almog Test Hotel' })).toHaveFocus());
  });

  it('says that the outcome of a lost response is unknown, and retries with the same idempotency key', async () => {
    const { sent, mocks } = answers('lost', saved);
    const { user, dialog } = await open([previewed(), ...mocks, listed('confirmed'), listed('cancelled')]);
    await within(dialog).findByText('₪300');
    await user.click(confirm(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^An error occurred while canceling the booking\. No answer arrived, so it is not known yet/,
    );
    await user.click(confirm(dialog));
    expect(await screen.findByText('Your booking was cancelled. Refund: ₪7,182.')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['cancelled', listed('cancelled'), 'Your booking was cancelled. Refund: ₪7,182.'],
    ['being cancelled', beingCancelled, 'Your booking is being cancelled. The hotel has not answered yet.'],
  ])('reports success when the response is lost and the reloaded booking is %s', async (_, list, words) => {
    const { sent, mocks } = answers('lost');
    let reads = 0;
    const read = () => {
      reads += 1;
      return list.result;
    };
    const readings = { ...list, result: read, maxUsageCount: Number.POSITIVE_INFINITY };
    const { user, dialog } = await open([previewed(), ...mocks, readings]);
    await within(dialog).findByText('₪300');
    await user.click(confirm(dialog));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/^An error occurred/)).not.toBeInTheDocument();
    expect(reads).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('asks again when the fee has changed since it was shown', async () => {
    const { sent, mocks } = answers(
      {
        __typename: 'FeeChanged',
        code: 'FEE_CHANGED',
        preview: cancellationPreview({ fee: money(965), hotelFee: money(965), refund: money(6517) }),
      },
      saved,
    );
    const { user, dialog } = await open([previewed(), ...mocks, listed('cancelled')]);
    await within(dialog).findByText('₪300');
    await user.click(confirm(dialog));
    expect(await within(dialog).findByText(/The fee has changed/)).toBeVisible();
    expect(within(dialog).getByText('₪965')).toBeVisible();
    await user.click(confirm(dialog));
    expect(await screen.findByText('Your booking was cancelled. Refund: ₪6,517.')).toBeVisible();
    expect(sent.map(({ feeSeenMinor }) => feeSeenMinor)).toEqual([30_000, 96_500]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('offers declarations that may lower the fee, with none of them selected in advance', async () => {
    const { sent, mocks } = answers(saved);
    const { user, dialog } = await open([
      previewed({ canDeclare: true }),
      previewed(
        { canDeclare: true, fee: money(100), refund: money(7382), reason: 'PROTECTED_BUYER' },
        'SENIOR',
      ),
      ...mocks,
      listed('cancelled'),
    ]);
    expect(await within(dialog).findByRole('radio', { name: 'None of these' })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: 'I am over 65' }));
    expect(await within(dialog).findByText('₪100')).toBeVisible();
    await user.click(confirm(dialog));
    await waitFor(() => expect(sent[0]).toMatchObject({ declaration: 'SENIOR', feeSeenMinor: 10_000 }));
  });

  it('says that the hotel has not responded yet', async () => {
    const { mocks } = answers({
      __typename: 'BookingSaved',
      booking: bookingCard({ isBeingCancelled: true, canCancel: false }),
    });
    const { user, dialog } = await open([previewed(), ...mocks, listed('confirmed')]);
    await within(dialog).findByText('₪300');
    await user.click(confirm(dialog));
    expect(
      await screen.findByText('Your booking is being cancelled. The hotel has not answered yet.'),
    ).toBeVisible();
  });

  it('is shown in Hebrew', async () => {
    const { dialog } = await open([previewed()], 'he');
    expect(await within(dialog).findByText('דמי ביטול')).toBeVisible();
    const keep = within(dialog).getByRole('button', { name: 'השארת ההזמנה' });
    await waitFor(() => expect(keep).toHaveFocus());
  });
});
