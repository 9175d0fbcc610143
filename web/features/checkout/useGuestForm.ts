import { useState } from 'react';
import type { CheckoutPage_BookingFragment } from '../../generated/graphql.ts';
import { readTab, writeTab } from '../../lib/tabStorage.ts';
import { useViewer } from '../../lib/Viewer.tsx';
import { guestErrors, keptForm, startForm } from './guestForm.ts';
import type { GuestErrors, GuestForm } from './guestForm.ts';

export interface GuestFormState {
  readonly form: GuestForm;
  readonly change: (form: GuestForm) => void;
  /** What is wrong now, whether shown or not. */
  readonly errors: GuestErrors;
  /** Provider rooms are booked in Latin letters (DEC-45). */
  readonly isLatinOnly: boolean;
}

/** The guest form of one booking; a reload of the tab keeps what was typed. */
export const useGuestForm = (booking: CheckoutPage_BookingFragment): GuestFormState => {
  const { viewer } = useViewer();
  const storageName = `guest.${booking.id}`;
  const isLatinOnly = booking.hotel?.source === 'PROVIDER';
  const [form, setForm] = useState(
    () => keptForm(readTab(storageName)) ?? startForm(booking.guest, viewer, isLatinOnly),
  );
  return {
    form,
    change: (next) => {
      setForm(next);
      writeTab(storageName, next);
    },
    errors: guestErrors(form, isLatinOnly),
    isLatinOnly,
  };
};
