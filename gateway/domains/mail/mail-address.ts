import { z } from 'zod';
import type { Booking } from '#models/booking.ts';

const MAX_EMAIL = 254;
const address = z.email().max(MAX_EMAIL);

/** The email address of the lead guest, else of the member who booked; null when neither is valid. */
export const bookingMailAddress = ({
  guest,
  createdBy,
}: Pick<Booking, 'guest' | 'createdBy'>): string | null =>
  [guest?.email, createdBy]
    .map((given) => given?.trim() ?? '')
    .find((given) => address.safeParse(given).success) ?? null;
