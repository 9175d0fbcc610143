import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useUpdateBookingExtrasMutation } from '../../generated/graphql.ts';
import type { BookingExtrasInput } from '../../generated/graphql.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { messages } from './checkout.messages.ts';

export interface ExtrasSaving {
  readonly isSaving: boolean;
  /** The last save failed; the choice is still on the page. */
  readonly hasFailed: boolean;
  /** Saves a choice on the server and then calls `done`; after a failure nothing is called (DEC-47). */
  readonly save: (extras: BookingExtrasInput, done: () => void) => void;
}

/** Saves extras of a booking; the server prices them. */
export const useExtras = (bookingId: string): ExtrasSaving => {
  const intl = useIntl();
  const announce = useAnnounce();
  const [update, { loading }] = useUpdateBookingExtrasMutation();
  const [hasFailed, setFailed] = useState(false);
  const save = async (extras: BookingExtrasInput, done: () => void) => {
    setFailed(false);
    try {
      const { data } = await update({ variables: { bookingId, extras } });
      if (data?.updateBookingExtras.__typename !== 'BookingSaved') {
        setFailed(true);
        return;
      }
      announce(intl.formatMessage(messages.saved));
      done();
    } catch {
      setFailed(true);
    }
  };
  return { isSaving: loading, hasFailed, save: (extras, done) => void save(extras, done) };
};
