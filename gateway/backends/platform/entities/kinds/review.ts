import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import { everyone, ownerOrStaff } from '../../access/scope.ts';
import type { Scope } from '../../access/scope.ts';
import { forgetPhotos } from '../../files/delete-photos.ts';
import type { Platform } from '../../platform.ts';
import { bookings, files, reviews, users } from '../../database/schema.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import { day, freeText, integer, list, object, shortText, text } from '../query/field.ts';
import { isReviewable } from './reviewable-stay.ts';

/** Id of the upload in a photo's URL, which may be a path or on our own origin; null for any other URL. */
function uploadIn(photo: unknown, publicUrl: string): string | null {
  const url = typeof photo === 'string' ? URL.parse(photo, publicUrl) : null;
  if (url?.origin !== new URL(publicUrl).origin) return null;
  return /^\/files\/u\/([0-9a-f]{24})\/[^/]+$/.exec(url.pathname)?.[1] ?? null;
}

const photosIn = (record: StoredRecord): readonly unknown[] =>
  Array.isArray(record['photos']) ? record['photos'] : [];

/**
 * Checks that a review only shows photos that its author uploaded for this stay.
 * @throws HttpError 422
 */
async function demandOwnPhotos(
  { db, options }: Platform,
  photos: readonly unknown[],
  owner: { readonly userId: string; readonly bookingId: string },
): Promise<void> {
  if (photos.length === 0) return;
  const ids = new Set(photos.map((photo) => uploadIn(photo, options.publicUrl())));
  const named = [...ids].filter((id) => id !== null);
  const own = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, named),
        eq(files.created_by_id, owner.userId),
        eq(files.booking_id, owner.bookingId),
      ),
    );
  if (own.length < ids.size)
    throw new HttpError(422, 'photos: at least one is not your own upload for this stay');
}

/**
 * Completes a member's review of one of their stays, each of which may have one review; hotel, date and name are set
 * here.
 */
async function completeReview(
  record: StoredRecord,
  author: { readonly userId: string; readonly email: string },
  platform: Platform,
): Promise<StoredRecord> {
  const { db, now } = platform;
  const [stay] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, String(record['booking_id'])), eq(bookings.created_by, author.email)));
  if (!stay || !isReviewable(stay, now()))
    throw new HttpError(403, 'A review needs a finished stay of your own', { code: 'forbidden' });
  await demandOwnPhotos(platform, photosIn(record), { userId: author.userId, bookingId: stay.id });
  const [user] = await db.select({ name: users.full_name }).from(users).where(eq(users.id, author.userId));
  return {
    ...record,
    hotel_id: stay.hotel_id,
    stay_date: stay.check_in_date,
    reviewer_name: user?.name ?? null,
  };
}

/** Checks that photos added later are the author's own uploads for the stay, too. */
async function checkPhotos(
  { current, change }: { readonly current: StoredRecord; readonly change: StoredRecord },
  { userId }: { readonly userId: string },
  platform: Platform,
): Promise<void> {
  const shown = photosIn(current);
  const added = photosIn(change).filter((photo) => !shown.includes(photo));
  await demandOwnPhotos(platform, added, { userId, bookingId: String(current['booking_id']) });
}

/** Deletes the photos that the author took out of their review. */
async function forgetDropped(
  { before, after }: { readonly before: StoredRecord; readonly after: StoredRecord },
  platform: Platform,
): Promise<void> {
  const { publicUrl } = platform.options;
  const kept = new Set(photosIn(after).map((photo) => uploadIn(photo, publicUrl())));
  const shown = photosIn(before).flatMap((photo) => uploadIn(photo, publicUrl()) ?? []);
  const dropped = shown.filter((id) => !kept.has(id));
  if (dropped.length > 0) await forgetPhotos(platform, dropped);
}

/** Only the author may change a review, not an administrator. */
function own(actor: Actor): Scope {
  if (actor.kind === 'service') return 'all';
  return 'userId' in actor ? eq(reviews.created_by, actor.email) : 'none';
}

const stars = z.int().min(1).max(5).optional();

/** Topics that may be rated separately; each may be left out. */
const topics = z.object({
  cleanliness: stars,
  location: stars,
  staff: stars,
  comfort: stars,
  value: stars,
});

/** Rights on the facts of the stay and its guest. */
const stayRights = { create: 'member', update: 'service' } as const;
/** Rights on fields that the author writes and may change later. */
const authorRights = { create: 'member', update: 'member' } as const;

/**
 * Reviews: everyone can read them, without the author's email address; authors change and delete their own, staff can
 * delete all.
 */
export const reviewEntity: Entity = {
  name: 'Review',
  table: reviews,
  id: reviews.id,
  createdBy: reviews.created_by,
  photosOf: reviews.booking_id,
  fields: {
    ...serverFields(reviews),
    ...authorFields(reviews, 'owner'),
    hotel_id: text(reviews.hotel_id, { ...stayRights, max: 64 }),
    booking_id: text(reviews.booking_id, { ...stayRights, read: 'owner', max: 64 }),
    rating: integer(reviews.rating, { ...authorRights, min: 1, max: 5 }),
    topics: object(reviews.topics, topics, authorRights),
    reviewer_name: text(reviews.reviewer_name, { ...stayRights, max: 100 }),
    title: freeText(reviews.title, { ...authorRights, max: 200 }),
    comment: freeText(reviews.comment, { ...authorRights, max: 5_000 }),
    stay_date: day(reviews.stay_date, stayRights),
    photos: list(reviews.photos, shortText, { ...authorRights, max: 10 }),
  },
  rules: {
    read: everyone,
    create: (actor) => actor.kind !== 'visitor',
    update: own,
    remove: ownerOrStaff(reviews.created_by),
  },
  complete: completeReview,
  checkChange: checkPhotos,
  afterChange: forgetDropped,
};
