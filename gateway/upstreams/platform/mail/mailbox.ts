import type { Logger } from 'pino';
import { z } from 'zod';
import type { Booking } from '#models/booking.ts';
import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { OutgoingMail, StoredMails } from '#models/messages/mail.ts';
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
  /**
   * Reads the mails about these records. A mail without a key counts for every occasion of its kind.
   * @throws AppError when they cannot be read
   */
  storedAbout(references: readonly string[]): Promise<StoredMails>;
  /**
   * Queues a failed mail again like a new one, with all its attempts. The platform does so in one statement, so of any
   * number of simultaneous calls exactly one changes it.
   * @returns whether it changed; false for a mail that has not failed (any more)
   */
  sendAgain(id: string): Promise<boolean>;
  /**
   * Bookings that were changed since a moment (ISO) and are confirmed, cancelled, or checked in vain, with nothing
   * pending; at most 500, the latest first. None on a platform that does not store mails where they can be read.
   */
  settledSince(sinceIso: string): Promise<readonly Booking[]>;
  /** Messages that were answered since a moment (ISO); none on such a platform. */
  answeredSince(sinceIso: string): Promise<readonly AdminMessage[]>;
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
const updateReply = z.object({ updated: z.int().min(0) });
const mailed = z.object({ kind: z.string(), reference: z.string(), mail_key: z.string().nullish() });

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
    storedAbout: async (references) => {
      const call = 'mailsAbout';
      const fields = ['kind', 'reference', 'mail_key'];
      const mails = await inBatches(references, async (batch) => {
        const suffix = listSuffix({ q: { reference: { $in: batch } }, fields, limit: LIST_LIMIT });
        return readRecords(mailed, await list(call, '/entities/OutboxMail', suffix), call, logger);
      });
      const anyOf = (kind: string, reference: string): string => `${kind} ${reference}`;
      const keys = new Set(mails.map((mail) => mail.mail_key ?? anyOf(mail.kind, mail.reference)));
      return { has: ({ kind, reference, key }) => keys.has(key) || keys.has(anyOf(kind, reference)) };
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
    // Without readable mails, every booking and answer would be announced again and again.
    settledSince: async (sinceIso) => ((await deps.keepsMails()) ? settled(sinceIso) : []),
    answeredSince: async (sinceIso) =>
      (await deps.keepsMails()) ? deps.answers.answeredSince(sinceIso) : [],
  };
}
