import { useEffect, useRef, useState } from 'react';
import { type CheckoutPage_BookingFragment, useUpdateBookingGuestsMutation } from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import type { IsNotDraft } from '../useNotDraft.ts';
import { firstBadField, guestErrors, otherErrors, otherGuestCount, startForm } from './guestForm.ts';
import type { GuestErrors, GuestForm, OtherErrors } from './guestForm.ts';
import {
  afterSaving,
  guestsInput,
  liveFields,
  noDrafts,
  savedGuests,
  storedDrafts,
  unsavedGuests,
  withoutRefused,
  withTyped,
} from './guestDrafts.ts';

export interface GuestFormState {
  readonly form: GuestForm;
  readonly change: (form: GuestForm) => void;
  /** Saves what was typed in the booking, as far as it is valid. */
  readonly save: () => void;
  readonly isSaving: boolean;
  /** Current errors, whether shown or not. */
  readonly errors: GuestErrors;
  /** Current errors of the other guests, by position. */
  readonly others: readonly OtherErrors[];
  /** The element id of the first invalid field; null when all fields are valid. */
  readonly firstInvalidId: string | null;
  /** True for a room of the provider, which accepts only Latin letters. */
  readonly isLatinOnly: boolean;
  /** True when the booking cannot be paid without a phone. */
  readonly needsPhone: boolean;
}

type Booking = CheckoutPage_BookingFragment;

/**
 * The guests saved in the booking. A response of the server counts at once, because the booking of the page is rendered
 * with a delay.
 */
const useSavedGuests = (booking: Booking) => {
  const [shown, setShown] = useState(booking);
  const [saved, setSaved] = useState(() => savedGuests(booking));
  if (shown.guest !== booking.guest || shown.otherGuests !== booking.otherGuests) {
    setShown(booking);
    setSaved(savedGuests(booking));
  }
  return [saved, setSaved] as const;
};

/**
 * The guest form of one booking. What is typed is stored for this tab; `save` saves it in the booking, so that it is there
 * in other tabs and on other devices.
 * @param isNotDraft called with the code of a failed save
 */
export const useGuestForm = (booking: Booking, isNotDraft: IsNotDraft): GuestFormState => {
  const { viewer } = useViewer();
  const storageName = `guest.${booking.id}`;
  const { needsPhone } = booking;
  const isLatinOnly = booking.hotel?.source === 'PROVIDER';
  const [saved, setSaved] = useSavedGuests(booking);
  const [drafts, setDrafts] = useState(() => storedDrafts(readTab(storageName) ?? noDrafts));
  useEffect(() => writeTab(storageName, drafts), [storageName, drafts]);
  const [update, { loading: isSaving }] = useUpdateBookingGuestsMutation();
  /** The request without a response, if there is one. */
  const sending = useRef<{ readonly text: string; end: Promise<void> } | null>(null);

  const typed = liveFields(drafts, saved);
  // After a change to fewer guests, names that no longer have a field are neither checked nor sent.
  const places = otherGuestCount(booking);
  const live = typed.others ? { ...typed, others: typed.others.slice(0, places) } : typed;
  const known = startForm(saved, viewer, isLatinOnly);
  const form = { ...known, others: known.others.slice(0, places), ...live };
  const errors = guestErrors(form, { isLatinOnly, needsPhone });
  const others = otherErrors(form, isLatinOnly);

  const send = async (fields: Partial<GuestForm>) => {
    try {
      const { data } = await update({ variables: { bookingId: booking.id, guests: guestsInput(fields) } });
      const result = data?.updateBookingGuests;
      if (result?.__typename === 'BookingInputRefused') {
        // The server is stricter about some fields, for example an address such as a@b.c; the others are saved.
        const rest = withoutRefused(fields, result.fields);
        if (rest) await send(rest);
        return;
      }
      if (result?.__typename !== 'BookingSaved') return;
      const now = savedGuests(result.booking);
      setSaved(now);
      setDrafts((latest) => afterSaving(latest, fields, now));
    } catch (error) {
      void isNotDraft(failureCode(error));
      // The fields stay drafts of this tab: they are sent again when the step is left, and in any case with the payment.
    }
  };
  const save = () => {
    const unsaved = unsavedGuests(live, saved, { errors, others });
    const text = JSON.stringify(unsaved);
    if (!unsaved || sending.current?.text === text) return;
    // One after the other, because a late request must not overwrite a newer one.
    const earlier = sending.current?.end;
    const own = { text, end: Promise.resolve() };
    own.end = (async () => {
      await earlier;
      await send(unsaved);
      if (sending.current === own) sending.current = null;
    })();
    sending.current = own;
  };

  return {
    form,
    change: (after) => setDrafts((latest) => withTyped(latest, { before: form, after, saved })),
    save,
    isSaving,
    errors,
    others,
    firstInvalidId: firstBadField(errors, others),
    isLatinOnly,
    needsPhone,
  };
};
