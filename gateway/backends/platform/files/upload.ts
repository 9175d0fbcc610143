import { createHash } from 'node:crypto';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isStaff } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import { forbidden } from '../entities/write/records.ts';
import { isReviewable } from '../entities/kinds/reviewable-stay.ts';
import { newId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { bookings, files } from '../database/schema.ts';
import { safeFileName } from './file-name.ts';
import { safeImage } from './safe-image.ts';

/** As many photos as a review shows. */
const PHOTOS_OF_A_STAY = 10;
/** How many of the newest stays are checked when the caller names none: one of them must be reviewable. */
const MAX_STAYS_LOOKED_AT = 50;
/** The largest difference by which local time is ahead of UTC anywhere. */
const MAX_ZONE_OFFSET_MS = 14 * 3_600_000;

const bookingIdIn = z.object({ booking_id: z.string().min(1).max(64) });

/** A received file part, without its declared type, which is not trusted. */
export interface UploadedPart {
  readonly name: string;
  readonly bytes: Buffer;
}

const noStay = () =>
  new HttpError(403, 'Photos need a finished stay of your own (booking_id)', { code: 'forbidden' });

/**
 * The condition for a person's stays that may be over somewhere in the world. `isReviewable` decides which of them may
 * have photos.
 */
const finishedStays = (platform: Platform, email: string): SQL | undefined =>
  and(
    eq(bookings.created_by, email),
    eq(bookings.status, 'confirmed'),
    lte(bookings.check_out_date, new Date(platform.now() + MAX_ZONE_OFFSET_MS).toISOString().slice(0, 10)),
  );

/**
 * The stay to which a member adds photos: their own, reviewable, and with fewer than the maximum of photos.
 * @throws HttpError 403 or 409
 */
async function stayForPhotos(platform: Platform, email: string, fields: unknown): Promise<string> {
  const named = bookingIdIn.safeParse(fields);
  const id = named.success && !named.data.booking_id.includes('\0') ? named.data.booking_id : '';
  const own = and(eq(bookings.id, id), finishedStays(platform, email));
  const [stay] = await platform.db.select().from(bookings).where(own);
  if (!stay || !isReviewable(stay, platform.now())) throw noStay();
  if ((await photosOf(platform.db, stay.id)) >= PHOTOS_OF_A_STAY) throw tooMany();
  return stay.id;
}

/**
 * Checks whether a file would be accepted before its bytes are read. A client may name the stay only in the form,
 * which is not read yet: then any reviewable stay is enough, and the named one is checked after the form was read.
 * @param query of the URL, with `booking_id`
 * @throws HttpError 403 or 409
 */
export async function requireUploadPermission(
  platform: Platform,
  actor: Actor,
  query: unknown,
): Promise<void> {
  if (actor.kind !== 'member') return;
  if (namesStay(query)) {
    await stayForPhotos(platform, actor.email, query);
    return;
  }
  const some = await platform.db
    .select()
    .from(bookings)
    .where(finishedStays(platform, actor.email))
    .orderBy(desc(bookings.check_out_date))
    .limit(MAX_STAYS_LOOKED_AT);
  if (!some.some((stay) => isReviewable(stay, platform.now()))) throw noStay();
}

const namesStay = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && 'booking_id' in fields;

/**
 * The stay of a photo: required for a member; for an administrator, who may travel too, only when the request names
 * one.
 */
const stayOf = (platform: Platform, actor: Actor, fields: unknown): Promise<string> | null =>
  actor.kind === 'member' || (actor.kind === 'admin' && namesStay(fields))
    ? stayForPhotos(platform, actor.email, fields)
    : null;

/** Number of stored photos of a stay. */
async function photosOf(db: Pick<Platform['db'], 'select'>, stay: string): Promise<number> {
  const [photos] = await db.select({ stored: count() }).from(files).where(eq(files.booking_id, stay));
  return photos?.stored ?? 0;
}

const tooMany = () =>
  new HttpError(409, `A stay has at most ${PHOTOS_OF_A_STAY} photos`, { code: 'too_many_photos' });

/**
 * Stores the row. Locks the stay while its photos are counted, so that simultaneous uploads do not exceed the limit.
 */
async function keepRow(platform: Platform, row: typeof files.$inferInsert): Promise<void> {
  const { booking_id: stay } = row;
  await platform.db.transaction(async (tx) => {
    if (stay) {
      await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, stay)).for('update');
      if ((await photosOf(tx, stay)) >= PHOTOS_OF_A_STAY) throw tooMany();
    }
    await tx.insert(files).values(row);
  });
}

/**
 * Checks and stores one image. Staff may upload any image; a member only photos of a finished stay of their own, and so
 * may an administrator who names a stay.
 * @returns the URL at which it can be read, without a token, for as long as it exists
 * @throws HttpError 403, 409 (ten photos of the stay exist), 413, 415, or 503 when too many pictures are waiting
 */
export async function storeUpload(
  platform: Platform,
  actor: Actor,
  { part, fields }: { readonly part: UploadedPart; readonly fields: unknown },
): Promise<{ file_url: string }> {
  if (actor.kind === 'visitor') throw forbidden(platform, actor);
  // Checked before the picture is processed, which takes seconds.
  const stay = await stayOf(platform, actor, fields);
  const image = await safeImage(part.bytes);
  const id = newId();
  const name = safeFileName(part.name, image.extension);
  await platform.files.save(id, image.bytes);
  try {
    await keepRow(platform, {
      id,
      name,
      mime: image.mime,
      bytes: image.bytes.length,
      width: image.width,
      height: image.height,
      sha256: createHash('sha256').update(image.bytes).digest('hex'),
      booking_id: stay,
      created_date: new Date(platform.now()),
      created_by_id: 'userId' in actor ? actor.userId : null,
    });
  } catch (error) {
    await platform.files.remove(id);
    throw error;
  }
  const { logger, publicUrl } = platform.options;
  logger.info({ file: id, byStaff: isStaff(actor) }, 'image stored');
  return { file_url: `${publicUrl()}/files/u/${id}/${encodeURIComponent(name)}` };
}
