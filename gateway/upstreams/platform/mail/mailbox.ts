import type { Logger } from 'pino';
import { z } from 'zod';
import type { Booking } from '#models/booking.ts';
import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { MailKind, OutgoingMail } from '#models/messages/mail.ts';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { toBooking } from '../bookings/booking-mapper.ts';
import { bookingRecord } from '../bookings/booking-wire.ts';
import { inBatches } from '../in-batches.ts';
import type { PlatformIntegrations } from './integrations.ts';
import type { MessageAnswerStore } from './message-answers.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { SendToPlatform } from '../send.ts';

/** The platform's outbox, used with the gateway's own identity. */
export interface PlatformMailbox {
  /** Adds a mail to the outbox. @throws AppError when it is unknown whether it was added */
  send(mail: OutgoingMail): Promise<void>;
  /** True when a mail of this kind about this record exists. */
  has(kind: MailKind, reference: string): Promise<boolean>;
  /**
   * Queues a failed mail again like a new one, with all its attempts. The platform does so in one statement, so of any
   * number of simultaneous calls exactly one changes it.
   * @returns whether it changed; false for a mail that has not failed (any more)
   */
  sendAgain(id: string): Promise<boolean>;
  /**
   * Bookings that were changed since a moment (ISO), are confirmed or cancelled with nothing pending, and have no mail
   * about it; at most 500 are checked, the latest first.
   */
  unannounced(sinceIso: string): Promise<readonly Booking[]>;
  /** Messages that were answered since a moment (ISO) without a mail with the answer. */
  unsentAnswers(sinceIso: string): Promise<readonly AdminMessage[]>;
}

interface MailboxDeps {
  readonly integrations: PlatformIntegrations;
  readonly send: SendToPlatform;
  readonly serviceToken: string;
  readonly logger: Logger;
  /** Whether the platform stores mails where they can be read. */
  readonly keepsMails: () => Promise<boolean>;
  readonly answers: Pick<MessageAnswerStore, 'answeredSince'>;
}

const MAX_BOOKINGS = 500;
const ids = z.array(z.object({ id: z.string() }));
const updateReply = z.object({ updated: z.int().min(0) });
const mailed = z.object({ kind: z.string(), reference: z.string() });

/** The kind of mail for each settled status. */
const kinds: Readonly<Record<NonNullable<Booking['status']>, MailKind>> = {
  confirmed: 'booking-confirmed',
  cancelled: 'booking-cancelled',
  pending: 'booking-not-made',
};

export function createMailbox(deps: MailboxDeps): PlatformMailbox {
  const { integrations, send, serviceToken, logger } = deps;
  const list = (call: string, path: string, suffix: string) =>
    send({ call, method: 'GET', path, suffix, token: serviceToken });

  const settled = async (sinceIso: string): Promise<readonly Booking[]> => {
    const q = {
      // A status check that found no reservation leaves the booking pending, with its number of checks.
      $or: [{ status: { $in: ['confirmed', 'cancelled'] } }, { status: 'pending', tries: { $gt: 0 } }],
      effect: null,
      is_sample: { $ne: true },
      updated_date: { $gte: sinceIso },
    };
    const call = 'settledBookings';
    const suffix = listSuffix({ q, sort: '-updated_date', limit: MAX_BOOKINGS });
    const reply = await list(call, '/entities/Booking', suffix);
    return readRecords(bookingRecord, reply, call, logger).map(toBooking);
  };

  /** Kinds and references of the existing mails about these records, such as `contact-copy m1`. */
  const mailsAbout = async (references: readonly string[]): Promise<ReadonlySet<string>> => {
    const call = 'mailsAbout';
    const mails = await inBatches(references, async (batch) => {
      const q = { reference: { $in: batch } };
      const suffix = listSuffix({ q, fields: ['kind', 'reference'], limit: LIST_LIMIT });
      return readRecords(mailed, await list(call, '/entities/OutboxMail', suffix), call, logger);
    });
    return new Set(mails.map(({ kind, reference }) => `${kind} ${reference}`));
  };

  return {
    send: async ({ to, subject, html, text, fromName, language, kind, reference, key }) => {
      const parameters = {
        to,
        subject,
        body: html,
        text,
        language,
        kind,
        reference,
        key,
        from_name: fromName,
      };
      const as = { token: serviceToken, budget: budgets.platformOnce };
      await integrations.call({ name: 'SendEmail' }, parameters, as);
    },
    has: async (kind, reference) => {
      const call = 'mails';
      const suffix = listSuffix({ q: { kind, reference }, fields: ['id'], limit: 1 });
      const reply = await list(call, '/entities/OutboxMail', suffix);
      if (reply.status !== 200) throw refusalOfReply(reply, call);
      return parseReply(ids, reply.body, { upstream: UPSTREAM, call }).length > 0;
    },
    sendAgain: async (id) => {
      const call = 'sendMailAgain';
      const body = { query: { id, status: 'failed' }, data: { $set: { status: 'stored', attempts: 0 } } };
      const path = '/entities/OutboxMail/update-many';
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'PATCH', path, body, token: serviceToken, budget });
      if (reply.status !== 200) throw refusalOfReply(reply, call);
      // When an earlier attempt, whose response was lost, took place, the repeated one finds nothing to change.
      return (
        parseReply(updateReply, reply.body, { upstream: UPSTREAM, call }).updated > 0 || reply.attempts > 1
      );
    },
    unannounced: async (sinceIso) => {
      // Without readable mails, every booking would be announced again and again.
      if (!(await deps.keepsMails())) return [];
      const bookings = await settled(sinceIso);
      if (bookings.length === 0) return [];
      const there = await mailsAbout(bookings.map(({ id }) => id));
      return bookings.filter(({ id, status }) => status !== null && !there.has(`${kinds[status]} ${id}`));
    },
    unsentAnswers: async (sinceIso) => {
      if (!(await deps.keepsMails())) return [];
      const answered = await deps.answers.answeredSince(sinceIso);
      if (answered.length === 0) return [];
      const there = await mailsAbout(answered.map(({ id }) => id));
      return answered.filter(({ id }) => !there.has(`message-answer ${id}`));
    },
  };
}
