import { addDays, formatISO, parseISO } from 'date-fns';
import { z } from 'zod';
import type { bookings } from '../../database/schema.ts';
import { propertyClocks } from '../booking/property-clock.ts';

/** The time at which check-in begins, and with it every night of a stay. */
const NIGHT_BEGINS = 'T15:00';

type Stay = Pick<
  typeof bookings.$inferSelect,
  'status' | 'effect' | 'check_out_date' | 'hotel_location' | 'payment'
>;

const paid = z.object({ paid_at: z.iso.datetime({ offset: true }) });

/**
 * True when a stay may be reviewed, and have photos: it is confirmed with nothing pending, its day of departure has
 * begun at the property in every possible zone, and it was paid before its last night may have begun. Otherwise a stay
 * that never took place could be reviewed.
 */
export function isReviewable(stay: Stay, now: number): boolean {
  const { status, effect, check_out_date: checkOut, hotel_location: place } = stay;
  const payment = paid.safeParse(stay.payment);
  if (status !== 'confirmed' || effect !== null || checkOut === null || !payment.success) return false;
  if (propertyClocks(new Date(now), place).earliest.slice(0, 10) < checkOut) return false;
  const lastNight = formatISO(addDays(parseISO(checkOut), -1), { representation: 'date' });
  return propertyClocks(new Date(payment.data.paid_at), place).latest < `${lastNight}${NIGHT_BEGINS}`;
}
