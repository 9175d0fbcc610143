import { clocksOfPlace } from '#gateway/kit/countries.ts';
import { AppError } from '#gateway/errors.ts';
import { isCreatedBy } from '#gateway/kit/created-by.ts';
import type { Booking } from '#models/booking.ts';
import type { Viewer } from '#models/viewer.ts';
import { isReviewable } from '#shared/stay/reviewable-stay.ts';
import type { BookingStore } from '#upstreams/platform/entity-platform.ts';
import { readTicket, signTicket } from './upload-target.ts';
import type { UploadKeys, UploadPurpose, UploadTicket } from './upload-target.ts';

/** Size of the largest picture, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const TARGET_LIFETIME_MS = 10 * 60_000;
const NONCE_BYTES = 12;

/** A received file. */
interface ArrivedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As the browser declared it. */
  readonly type: string;
}

interface UploadDeps {
  /** Keys that sign and verify the targets; the same on every instance. */
  readonly keys: UploadKeys;
  readonly bookings: Pick<BookingStore, 'booking'>;
  readonly pictures: {
    /**
     * @returns URL of the stored picture
     * @throws AppError UPLOAD_REJECTED when it is not a picture or there are too many
     */
    uploadFile(
      picture: ArrivedFile & { readonly name: string; readonly bookingId: string | null },
      token: string,
    ): Promise<string>;
  };
  readonly clock: () => Date;
  /** Cryptographically secure random bytes. */
  readonly random: (bytes: number) => Uint8Array;
}

/** Permission to send one file to a URL. */
interface UploadTarget {
  /** Path on our own origin. */
  readonly url: string;
  readonly maxBytes: number;
  readonly expiresAt: string;
}

/**
 * Uploads of pictures: creates the target that a browser sends a picture to, and passes the picture on to the platform.
 */
export interface UploadService {
  /**
   * Creates a target for one upload.
   * @throws AppError FORBIDDEN (a member wants a hotel's picture), NOT_FOUND (no booking, or not their stay),
   * INVALID_STATE (the stay cannot be reviewed)
   */
  target(
    viewer: Viewer,
    wish: { readonly purpose: UploadPurpose; readonly bookingId: string | null },
  ): Promise<UploadTarget>;
  /** @returns the permissions of a target for this person; null when it is forged, expired or another person's */
  open(signed: string, viewer: Pick<Viewer, 'id'>): UploadTicket | null;
  /** Passes the file on with the uploader's own session. @returns its URL */
  store(ticket: UploadTicket, file: ArrivedFile, token: string): Promise<string>;
}

export function createUploadService(deps: UploadDeps): UploadService {
  const { keys, bookings, pictures, clock, random } = deps;

  const canBeReviewed = (booking: Booking): boolean =>
    isReviewable(booking, (moment) => clocksOfPlace(moment, booking.hotelLocation), clock());

  const finishedStay = async (viewer: Viewer, bookingId: string | null): Promise<string> => {
    const booking = bookingId === null ? null : await bookings.booking(bookingId);
    if (!booking || !isCreatedBy(viewer, booking)) throw new AppError('NOT_FOUND');
    if (!canBeReviewed(booking)) throw new AppError('INVALID_STATE');
    return booking.id;
  };

  return {
    async target(viewer, { purpose, bookingId }) {
      if (purpose === 'HOTEL_IMAGE' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
      const expiresAt = clock().getTime() + TARGET_LIFETIME_MS;
      const ticket = {
        userId: viewer.id,
        purpose,
        bookingId: purpose === 'REVIEW_PHOTO' ? await finishedStay(viewer, bookingId) : null,
        expiresAt,
        nonce: Buffer.from(random(NONCE_BYTES)).toString('base64url'),
      };
      return {
        url: `/uploads/${signTicket(keys, ticket)}`,
        maxBytes: MAX_UPLOAD_BYTES,
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },

    open(signed, viewer) {
      const ticket = readTicket(keys, signed);
      const holds = ticket?.userId === viewer.id && ticket.expiresAt > clock().getTime();
      return holds ? ticket : null;
    },

    store: ({ bookingId, purpose }, file, token) =>
      pictures.uploadFile(
        { ...file, bookingId, name: purpose === 'REVIEW_PHOTO' ? 'photo' : 'hotel' },
        token,
      ),
  };
}
