import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '../../kit/http-error.ts';
import { isStaff } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import { forbidden } from '../entities/records.ts';
import { newId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { bookings, files } from '../schema.ts';
import { safeFileName } from './file-name.ts';
import { safeImage } from './safe-image.ts';

/** As many as a review shows. */
const PHOTOS_OF_A_STAY = 10;
/** The traveller's own day may be ahead of the server's. */
const FARTHEST_ZONE_MS = 14 * 3_600_000;

const bookingIdIn = z.object({ booking_id: z.string().min(1).max(64) });

/** A file part as it arrived; its declared type is not among it, because nobody believes it. */
export interface UploadedPart {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The stay that a member adds photos of: his own, confirmed and over.
 * @throws HttpError 403
 */
async function ownFinishedStay(platform: Platform, email: string, fields: unknown): Promise<string> {
  const named = bookingIdIn.safeParse(fields);
  const id = named.success && !named.data.booking_id.includes('\0') ? named.data.booking_id : '';
  const [stay] = await platform.db
    .select({ status: bookings.status, checkOut: bookings.check_out_date })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.created_by, email)));
  const today = new Date(platform.now() + FARTHEST_ZONE_MS).toISOString().slice(0, 10);
  if (stay?.status !== 'confirmed' || (stay.checkOut ?? '9999') > today)
    throw new HttpError(403, 'Photos need a finished stay of your own (booking_id)', { code: 'forbidden' });
  return id;
}

const tooMany = () =>
  new HttpError(409, `A stay has at most ${PHOTOS_OF_A_STAY} photos`, { code: 'too_many_photos' });

/** The stay is locked while its photos are counted, so that many at once do not pass together. */
async function keepRow(platform: Platform, row: typeof files.$inferInsert): Promise<void> {
  const { booking_id: stay } = row;
  await platform.db.transaction(async (tx) => {
    if (stay) {
      await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, stay)).for('update');
      const [photos] = await tx.select({ kept: count() }).from(files).where(eq(files.booking_id, stay));
      if ((photos?.kept ?? 0) >= PHOTOS_OF_A_STAY) throw tooMany();
    }
    await tx.insert(files).values(row);
  });
}

/**
 * Checks and keeps one image: any for staff, a member's only as a photo of his own finished stay.
 * @returns the address it is readable at, without a token, for as long as it exists
 * @throws HttpError 403, 409 (ten photos of the stay exist), 413 or 415
 */
export async function keepUpload(
  platform: Platform,
  actor: Actor,
  { part, fields }: { readonly part: UploadedPart; readonly fields: unknown },
): Promise<{ file_url: string }> {
  if (actor.kind === 'visitor') throw forbidden(platform, actor);
  const stay = actor.kind === 'member' ? await ownFinishedStay(platform, actor.email, fields) : null;
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
  logger.info({ file: id, byStaff: isStaff(actor) }, 'image kept');
  return { file_url: `${publicUrl()}/files/u/${id}/${encodeURIComponent(name)}` };
}
