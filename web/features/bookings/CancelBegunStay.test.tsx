import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { bookingCard, cancellationPreview } from '#web/testing/bookingFactories.ts';
import { money } from '#web/testing/factories.ts';
import { answers, listed, open, previewed } from './testing/cancel.tsx';

describe('the dialog that cancels a stay that has started', () => {
  const begun = {
    fee: money(965),
    hotelFee: money(965),
    refund: money(6517),
    reason: 'STAY_BEGUN',
  } as const;

  it.each([
    [
      'en' as const,
      { confirm: 'Cancel Booking', keep: 'Keep booking' },
      /The fee has changed since you opened this. Nothing was cancelled/,
      'The stay has begun, so the nights that have begun and one more are not refunded.',
    ],
    [
      'he' as const,
      { confirm: 'ביטול הזמנה', keep: 'השארת ההזמנה' },
      /דמי הביטול השתנו מאז שפתחתם את החלון. שום דבר לא בוטל/,
      'השהייה התחילה, ולכן הלילות שהתחילו ולילה נוסף אינם מוחזרים.',
    ],
  ])(
    'asks again if the stay has started meanwhile, and can still keep the booking: %s',
    async (language, names, notice, reason) => {
      const preview = cancellationPreview(begun);
      const { sent, mocks } = answers({ __typename: 'FeeChanged', code: 'FEE_CHANGED', preview });
      const { user, dialog } = await open([previewed(), ...mocks], language);
      await within(dialog).findByText(/(?<!\d)300(?!\d)/);
      await user.click(within(dialog).getByRole('button', { name: names.confirm }));
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(notice);
      expect(within(dialog).getByText(reason)).toBeVisible();
      expect(within(dialog).getByText(/965/)).toBeVisible();
      expect(within(dialog).getByText(/6,517/)).toBeVisible();
      expect(within(dialog).queryByText(/(?<!\d)300(?!\d)/)).not.toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: names.keep }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: new RegExp(`^${names.confirm}:`) })).toBeVisible();
      expect(sent).toHaveLength(1);
    },
  );

  it.each([
    ['en' as const, 'Cancel Booking', 'Keep booking', 'This booking cannot be cancelled any more.'],
    ['he' as const, 'ביטול הזמנה', 'השארת ההזמנה', 'כבר אי אפשר לבטל את ההזמנה הזו.'],
  ])(
    'says that the booking can no longer be cancelled on the day of departure, hides the amounts and can only be closed: %s',
    async (language, name, keep, words) => {
      const { sent, mocks } = answers({ __typename: 'CancelRefused', code: 'INVALID_STATE' });
      const over = { ...listed('confirmed').result.data, myBookings: [bookingCard({ canCancel: false })] };
      const reread = { ...listed('confirmed'), result: { data: over } };
      const { user, dialog } = await open([previewed(begun), ...mocks, reread], language);
      await within(dialog).findByText(/965/);
      await user.click(within(dialog).getByRole('button', { name }));
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
      expect(within(dialog).queryByText(/965/)).not.toBeInTheDocument();
      expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument();
      expect(within(dialog).getByRole('button', { name: keep })).toHaveFocus();
      await user.click(within(dialog).getByRole('button', { name: keep }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(sent).toHaveLength(1);
    },
  );

  it('can only be closed if it is opened on the day of departure', async () => {
    const tooLate = {
      request: previewed().request,
      result: { errors: [new GraphQLError('no', { extensions: { code: 'INVALID_STATE' } })] },
    };
    const { user, dialog } = await open([tooLate]);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^This booking cannot be cancelled any more\.$/,
    );
    expect(within(dialog).queryByRole('button', { name: 'Cancel Booking' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Keep booking' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
