import { useIntl } from 'react-intl';
import { useUpdateBookingExtrasMutation } from '#generated/graphql.ts';
import type { BookingExtrasInput } from '#generated/graphql.ts';
import { failureCode, type FailureCode } from '#lib/failures/errors.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { messages } from '../checkout.messages.ts';

export interface ExtrasSaving {
  readonly isSaving: boolean;
  /** Saves a choice on the server and reports the outcome. */
  readonly save: (
    extras: BookingExtrasInput,
    on: { done: () => void; failed: (code: FailureCode) => Promise<void> },
  ) => void;
}

/** Saves extras of a booking; the server calculates their prices. */
export const useExtras = (bookingId: string): ExtrasSaving => {
  const intl = useIntl();
  const announce = useAnnounce();
  const [update, { loading }] = useUpdateBookingExtrasMutation();
  /** @returns the error code; null when the extras are saved */
  const send = async (extras: BookingExtrasInput): Promise<FailureCode | null> => {
    try {
      const { data } = await update({ variables: { bookingId, extras } });
      return data?.updateBookingExtras.__typename === 'BookingSaved' ? null : 'INTERNAL';
    } catch (error) {
      return failureCode(error);
    }
  };
  const save = async (...[extras, on]: Parameters<ExtrasSaving['save']>) => {
    const code = await send(extras);
    if (code !== null) {
      await on.failed(code);
      return;
    }
    announce(intl.formatMessage(messages.saved));
    on.done();
  };
  return { isSaving: loading, save: (extras, on) => void save(extras, on) };
};
