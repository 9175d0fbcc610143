import { differenceInCalendarDays, parseISO } from 'date-fns';
import { and, count, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Platform } from '../../platform.ts';
import { bookings, hotels } from '../../database/schema.ts';
import type { StoredRecord } from '../entity.ts';
import { DAY_MS } from '#backends/kit/time-units.ts';

const MAX_NIGHTS = 30;
/**
 * Maximum bytes of the fields that a member sets in a draft, such as names and requests, so that a page of a hundred
 * drafts stays small.
 */
export const MAX_DRAFT_BYTES = 16 * 1_024;
/** Maximum number of unpaid drafts that one person may create in 24 hours. */
const MAX_OPEN_DRAFTS = 50;

/** Room types of a hotel that lists none, with factors of its final price. */
const DEFAULT_ROOMS: Readonly<Record<string, number>> = {
  'Standard Room': 1,
  'Deluxe Room': 1.3,
  Suite: 1.8,
};

const FREE = 'Free cancellation up to 48 hours before check-in, otherwise non-refundable.';
const NONE = 'Non-refundable.';

const rooms = z.array(z.object({ name: z.string(), price: z.number() }));

function nightsOf(record: StoredRecord): number {
  const { check_in_date: checkIn, check_out_date: checkOut } = record;
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string')
    throw new HttpError(422, 'check_in_date and check_out_date are required');
  const nights = differenceInCalendarDays(parseISO(checkOut), parseISO(checkIn));
  if (nights < 1 || nights > MAX_NIGHTS) throw new HttpError(422, `A stay has 1 to ${MAX_NIGHTS} nights`);
  return nights;
}

function pricePerNight(
  hotel: { price_per_night: number; room_types: unknown },
  roomType: unknown,
): number | null {
  if (typeof roomType !== 'string') return null;
  const listed = rooms.safeParse(hotel.room_types);
  if (listed.success && listed.data.length > 0)
    return listed.data.find((room) => room.name === roomType)?.price ?? null;
  const factor = Object.hasOwn(DEFAULT_ROOMS, roomType) ? DEFAULT_ROOMS[roomType] : undefined;
  if (factor === undefined) return null;
  return factor === 1 ? hotel.price_per_night : Math.round(hotel.price_per_night * factor);
}

/**
 * Completes a draft that a person creates without the gateway: status, nights, hotel, price and policy are set by the
 * server, whatever was sent. A room without a stored price (of a hotel that only the gateway can quote) is refused,
 * because the draft could not be displayed or paid.
 * @throws HttpError 422
 */
export async function completeBooking(
  record: StoredRecord,
  author: { readonly userId: string; readonly email: string },
  { db, now }: Platform,
): Promise<StoredRecord> {
  const nights = nightsOf(record);
  const [open] = await db
    .select({ drafts: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.created_by, author.email),
        eq(bookings.status, 'pending'),
        gt(bookings.created_date, new Date(now() - DAY_MS)),
      ),
    );
  if (open && open.drafts >= MAX_OPEN_DRAFTS)
    throw new HttpError(422, `At most ${MAX_OPEN_DRAFTS} unpaid bookings a day`, { code: 'too_many_drafts' });
  const [hotel] = await db
    .select()
    .from(hotels)
    .where(eq(hotels.id, String(record['hotel_id'])));
  if (!hotel || hotel.is_deleted || hotel.price_per_night <= 0)
    throw new HttpError(422, 'This hotel is not offered here', { code: 'hotel_not_offered' });
  const price = pricePerNight(hotel, record['room_type']);
  if (price === null)
    throw new HttpError(422, 'room_type: this hotel has no such room', { code: 'room_not_offered' });
  return {
    ...record,
    status: 'pending',
    nights,
    hotel_name: hotel.name,
    hotel_name_he: hotel.name_he,
    hotel_location: hotel.location,
    total_price: Math.round(price * nights * 100) / 100,
    cancellation_policy: hotel.has_free_cancellation ? FREE : NONE,
  };
}
