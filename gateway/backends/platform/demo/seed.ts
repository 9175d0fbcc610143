import { count, eq } from 'drizzle-orm';
import { storeUser } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords/passwords.ts';
import { fixedId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { bookings, hotels, installation, reviews, users } from '../database/schema.ts';
import { openDemoAccounts } from './demo-account-access.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { demoBookingRow } from './booking-row.ts';
import { demoBookings } from './bookings.ts';
import { demoHotelRow } from './hotels/hotel-row.ts';
import { hotelsAbroad } from './hotels/hotels-abroad.ts';
import { hotelsInIsrael } from './hotels/hotels-israel.ts';
import { demoReviews } from './reviews.ts';
import type { DemoReview } from './reviews.ts';
import { DAY_MS } from '#backends/kit/time-units.ts';

const FACT = 'demo-data';
/** Recorded separately, because older installations have the other demo data but no bookings. */
const BOOKINGS_FACT = 'demo-bookings';

const accountsReady = async ({ db, now }: Platform): Promise<void> => {
  for (const { role, email, password, fullName } of DEMO_ACCOUNTS) {
    const person = { email, fullName, phone: null, isSample: true };
    const hash = await hashPassword(password);
    await storeUser(db, { ...person, role: role === 'admin' ? 'admin' : 'user' }, hash, new Date(now()));
  }
};

function reviewRow(review: DemoReview, index: number, now: number) {
  const at = new Date(now - (index + 3) * DAY_MS);
  return {
    id: fixedId(`review:${index}`),
    created_date: at,
    updated_date: at,
    is_sample: true,
    hotel_id: fixedId(`hotel:${review.hotel}`),
    rating: review.rating,
    reviewer_name: review.reviewer_name,
    title: review.title,
    comment: review.comment,
    stay_date: new Date(now - review.stayedDaysAgo * DAY_MS).toISOString().slice(0, 10),
  };
}

const demoHotels = [...hotelsInIsrael, ...hotelsAbroad];

async function bookingRows({ db, now }: Platform) {
  const accounts = await db.select({ email: users.email }).from(users).where(eq(users.is_sample, true));
  const owners = new Set(accounts.map(({ email }) => email));
  return demoBookings.flatMap((booking) => {
    const hotel = demoHotels.find(({ slug }) => slug === booking.hotel);
    return hotel ? [demoBookingRow(booking, hotel, { now: now(), owners })] : [];
  });
}

async function isDone({ db }: Platform, fact: string): Promise<boolean> {
  const [done] = await db.select({ n: count() }).from(installation).where(eq(installation.fact, fact));
  return done !== undefined && done.n > 0;
}

async function hotelsAndReviews(platform: Platform): Promise<void> {
  const { db, now, options } = platform;
  await accountsReady(platform);
  const hotelRows = demoHotels.map((hotel, index) =>
    demoHotelRow(hotel, new Date(now() - (index + 40) * DAY_MS)),
  );
  const reviewRows = demoReviews.map((review, index) => reviewRow(review, index, now()));
  await db.transaction(async (tx) => {
    await tx.insert(hotels).values(hotelRows).onConflictDoNothing();
    await tx.insert(reviews).values(reviewRows).onConflictDoNothing();
    await tx
      .insert(installation)
      .values({ fact: FACT, at: new Date(now()) })
      .onConflictDoNothing();
  });
  options.logger.debug({ hotels: hotelRows.length, reviews: reviewRows.length }, 'demo data inserted');
}

/** Adds the demo data once, so that later changes and deletions are not undone. Enables the demo accounts. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { db, now } = platform;
  await openDemoAccounts(platform);
  if (!(await isDone(platform, FACT))) await hotelsAndReviews(platform);
  if (await isDone(platform, BOOKINGS_FACT)) return;
  const rows = await bookingRows(platform);
  await db.transaction(async (tx) => {
    await tx.insert(bookings).values(rows).onConflictDoNothing();
    await tx
      .insert(installation)
      .values({ fact: BOOKINGS_FACT, at: new Date(now()) })
      .onConflictDoNothing();
  });
}
