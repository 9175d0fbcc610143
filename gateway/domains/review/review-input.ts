import { z } from 'zod';
import { REVIEW_TOPICS } from '#models/hotel/review.ts';
import type { TopicRating } from '#models/hotel/review.ts';
import { maskCardNumbers } from '#shared/text/booking-card.ts';

export const MAX_TITLE = 100;
export const MAX_COMMENT = 5_000;
export const MAX_PHOTOS = 10;
/** Path of an uploaded file: a random id and a file name, which may be in any script and is encoded. */
const UPLOAD = /^\/files\/u\/[\w-]{1,100}\/[\w.~%-]{1,400}$/;

/** A review as a client sends it. */
export interface ReviewInput {
  readonly bookingId: string;
  readonly rating: number;
  readonly topics?: readonly TopicRating[];
  readonly title?: string;
  readonly comment?: string;
  readonly photos?: readonly string[];
}

/**
 * Plain text: tags and control characters are removed, line breaks stay, card numbers are masked before anything is
 * stored.
 */
const plainText = (text: string): string =>
  maskCardNumbers(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/<\/?[a-z!][^>]*>/gi, '')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

/**
 * Path of an upload on our own origin.
 * @param url a path, or a URL on our own origin
 * @returns null for everything else: pictures of other sites, and files of our site that are not uploads
 */
export function uploadPath(url: string, publicUrl: string): string | null {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const isPlain = URL.parse(path, publicUrl)?.pathname === path;
  return isPlain && UPLOAD.test(path) ? path : null;
}

/** Each topic once, in the fixed order. */
const topics = z
  .array(z.object({ topic: z.enum(REVIEW_TOPICS), rating: z.int().min(1).max(5) }))
  .refine((given) => new Set(given.map(({ topic }) => topic)).size === given.length, 'a topic twice')
  .transform((given) =>
    given.toSorted((a, b) => REVIEW_TOPICS.indexOf(a.topic) - REVIEW_TOPICS.indexOf(b.topic)),
  )
  .default([]);

const checked = (publicUrl: string) =>
  z.object({
    rating: z.int().min(1).max(5),
    topics,
    title: z.string().default('').transform(plainText).pipe(z.string().max(MAX_TITLE)),
    comment: z.string().default('').transform(plainText).pipe(z.string().max(MAX_COMMENT)),
    photos: z
      .array(
        z.string().transform((url, context) => {
          const path = uploadPath(url, publicUrl);
          if (path !== null) return path;
          context.addIssue({ code: 'custom', message: 'must be the URL of an upload' });
          return z.NEVER;
        }),
      )
      .max(MAX_PHOTOS)
      .default([])
      .transform((photos) => [...new Set(photos)]),
  });

/** The content of a review, cleaned. */
export type ReviewContent = z.output<ReturnType<typeof checked>>;

/** Validates and cleans a review. @returns the names of the refused fields when something is invalid */
export function readReview(
  input: ReviewInput,
  publicUrl: string,
):
  | { readonly kind: 'ok'; readonly content: ReviewContent }
  | { readonly kind: 'bad'; readonly fields: string[] } {
  const parsed = checked(publicUrl).safeParse(input);
  if (parsed.success) return { kind: 'ok', content: parsed.data };
  return { kind: 'bad', fields: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}
