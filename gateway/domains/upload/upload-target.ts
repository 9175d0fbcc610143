import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The use of a picture. */
export type UploadPurpose = 'HOTEL_IMAGE' | 'REVIEW_PHOTO';

/** The permissions of a signed upload target: one file, from one person, for one purpose, until a time. */
export interface UploadTicket {
  readonly userId: string;
  readonly purpose: UploadPurpose;
  /** The reviewed booking; null for hotels' pictures. */
  readonly bookingId: string | null;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Makes each target unique. */
  readonly nonce: string;
}

const ticketShape: z.ZodType<UploadTicket> = z.object({
  userId: z.string(),
  purpose: z.enum(['HOTEL_IMAGE', 'REVIEW_PHOTO']),
  bookingId: z.string().nullable(),
  expiresAt: z.int(),
  nonce: z.string().min(1),
});

const KEY_BYTES = 32;
/** Longest target in characters. It is part of a URL; ours are never this long. */
const MAX_LENGTH = 1_000;

/** The key that signs targets, and the previous key, whose signatures are still accepted. */
export interface UploadKeys {
  readonly signing: Uint8Array;
  readonly previous: Uint8Array | null;
}

const keyOf = (serviceToken: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', serviceToken, '', 'upload targets', KEY_BYTES));

/**
 * The keys of all instances that share the service token.
 * @param previous the previous service token, while it is being replaced
 */
export const uploadKeys = (serviceToken: string, previous?: string): UploadKeys => ({
  signing: keyOf(serviceToken),
  previous: previous === undefined ? null : keyOf(previous),
});

const mac = (key: Uint8Array, body: string): Buffer => createHmac('sha256', key).update(body).digest();

/** The ticket as text for a URL, with its signature. */
export function signTicket({ signing: key }: UploadKeys, ticket: UploadTicket): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${body}.${mac(key, body).toString('base64url')}`;
}

/** The ticket of a signed text; null when the signature is not ours. The caller checks whether it has expired. */
export function readTicket({ signing, previous }: UploadKeys, signed: string): UploadTicket | null {
  const [body = '', signature = '', ...more] = signed.length <= MAX_LENGTH ? signed.split('.') : [];
  const given = Buffer.from(signature, 'base64url');
  const isBy = (key: Uint8Array): boolean => {
    const expected = mac(key, body);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const isOurs = isBy(signing) || (previous !== null && isBy(previous));
  if (more.length > 0 || !isOurs) return null;
  const ticket = ticketShape.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return ticket.success ? ticket.data : null;
}
