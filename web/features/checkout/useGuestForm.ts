import { useState } from 'react';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { firstBadField, guestErrors, storedForm, otherErrors, startForm } from './guestForm.ts';
import type { GuestErrors, GuestForm, OtherErrors } from './guestForm.ts';

export interface GuestFormState {
  readonly form: GuestForm;
  readonly change: (form: GuestForm) => void;
  /** Current errors, whether shown or not. */
  readonly errors: GuestErrors;
  /** Current errors of the other guests, by position. */
  readonly others: readonly OtherErrors[];
  /** The element id of the first invalid field; null when all fields are valid. */
  readonly firstBad: string | null;
  /** True for a room of the provider, which accepts only Latin letters. */
  readonly isLatinOnly: boolean;
  /** True when the booking cannot be paid without a phone. */
  readonly needsPhone: boolean;
}

/** The guest form of one booking; typed text survives a reload of the tab. */
export const useGuestForm = (booking: CheckoutPage_BookingFragment): GuestFormState => {
  const { viewer } = useViewer();
  const storageName = `guest.${booking.id}`;
  const { needsPhone } = booking;
  const isLatinOnly = booking.hotel?.source === 'PROVIDER';
  const [form, setForm] = useState(
    () => storedForm(readTab(storageName)) ?? startForm(booking.guest, viewer, isLatinOnly),
  );
  const errors = guestErrors(form, { isLatinOnly, needsPhone });
  const others = otherErrors(form, isLatinOnly);
  return {
    form,
    change: (next) => {
      setForm(next);
      writeTab(storageName, next);
    },
    errors,
    others,
    firstBad: firstBadField(errors, others),
    isLatinOnly,
    needsPhone,
  };
};
