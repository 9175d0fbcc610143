/** Parses and checks a chat request. */
import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import type { Request } from 'express';
import { z } from 'zod';
import { HttpError } from '../kit/http/http-error.ts';
import type { Turn } from './dialog/responder.ts';
import type { Language } from './language.ts';

const MAX_MESSAGE = 2_000;
const MAX_PATH = 2_000;
const MAX_THREAD_ID = 200;
/** Time zone of “today” when the client does not send the traveller's own day. */
const HOME_ZONE = 'Asia/Jerusalem';

const id = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .nullable()
  .catch(null);

/** Hints only: invalid values are left out, and unknown keys are ignored. */
const hints = z.object({
  kind: z
    .enum(['general', 'bookings', 'hotel', 'checkout-car', 'checkout-insurance', 'checkout-attractions'])
    .catch('general'),
  hotelId: id,
  bookingId: id,
  path: z
    .string()
    .max(MAX_PATH)
    .regex(/^\/(?!\/)/)
    .nullable()
    .catch(null),
  today: z.iso.date().nullable().catch(null),
  language: z.enum(['en', 'he']).nullable().catch(null),
});

const chatBody = z.object({
  message: z
    .string()
    .max(MAX_MESSAGE)
    .transform((text) => text.replace(/\0|\p{Surrogate}/gu, ''))
    .refine((text) => text.trim() !== ''),
  threadId: z.string().max(MAX_THREAD_ID).nullish(),
  context: hints.nullish(),
});

/** The caller as the gateway identifies them; the assistant does not interpret these values. */
export interface Caller {
  /** Stable pseudonym of a member; null for a visitor. */
  readonly id: string | null;
  /** Sent with every request to the gateway, which then answers as it would answer the traveller. */
  readonly token: string | null;
}

/** A checked chat request. */
export interface ChatRequest extends Pick<Turn, 'message' | 'context' | 'today'> {
  readonly threadId: string | null;
  /** Language of the pages. */
  readonly language: Language | null;
  /** Idempotency key: a repeat with the same key gets the first reply. Null for a message that is never repeated. */
  readonly key: string | null;
}

const MESSAGE_KEY = /^[\w-]{22,64}$/;

/** @throws HttpError 400 for an invalid key, because the sender relies on it */
function messageKeyOf(req: Request): string | null {
  const key = req.get('idempotency-key') ?? null;
  if (key !== null && !MESSAGE_KEY.test(key)) throw new HttpError(400, 'Idempotency-Key is not valid');
  return key;
}

/** @throws HttpError 400 or 415 */
export function chatRequest(req: Request, now: number): ChatRequest {
  if (!req.is('application/json')) throw new HttpError(415, 'The content type must be application/json');
  const body = chatBody.safeParse(req.body);
  if (!body.success)
    throw new HttpError(
      400,
      `message must have 1 to ${MAX_MESSAGE} characters, threadId at most ${MAX_THREAD_ID}, and context be an object`,
    );
  const { message, threadId, context } = body.data;
  const { today, language, ...opened } = context ?? hints.parse({});
  const key = messageKeyOf(req);
  return { message, threadId: threadId ?? null, context: opened, today: dayOf(today, now), language, key };
}

/** The client's day if it is at most one day from ours, which is as far apart as time zones can be; else ours. */
function dayOf(sent: string | null, now: number): string {
  const ours = toCalendarDate(fromAbsolute(now, HOME_ZONE));
  if (sent === null) return ours.toString();
  const theirs = parseDate(sent);
  return theirs.compare(ours.subtract({ days: 1 })) >= 0 && theirs.compare(ours.add({ days: 1 })) <= 0
    ? theirs.toString()
    : ours.toString();
}

const CALLER_ID = /^[\w.:-]{1,200}$/;

/** @throws HttpError 400 for an invalid id: its caller must not be treated as a visitor */
export function callerOf(req: Request): Caller {
  const id = req.get('x-caller-id') ?? null;
  if (id !== null && !CALLER_ID.test(id)) throw new HttpError(400, 'X-Caller-Id is not valid');
  return { id, token: req.get('x-caller-token') ?? null };
}

/** @throws HttpError 400 without the id of a member */
export function memberOf(req: Request): string {
  const { id } = callerOf(req);
  if (id === null) throw new HttpError(400, 'X-Caller-Id is needed');
  return id;
}
