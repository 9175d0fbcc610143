import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel';
import type { Booking } from '#models/booking.ts';
import type { MailKind, MailLanguage, OutgoingMail } from '#models/messages/mail.ts';
import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { ContactMessage, NotifyRequest } from '#models/messages/message.ts';
import { within } from '#gateway/kit/within.ts';
import { bookingMailAddress } from './mail-address.ts';
import type { BookingNotification } from '#models/booking-notification.ts';
import { missedNotification } from './missed-notifications.ts';
import { bookingMails } from './booking-mails.ts';
import { type BookedTown, type HotelNow, mailHotel } from './mail-hotel.ts';
import type { MailContent } from './mail-content.ts';
import type { MailFrame } from './mail-frame.ts';
import { answerMail, contactMail, notifyMail } from './message-mails.ts';
import { mailPage } from './page/mail-page.tsx';
import { mailText } from './page/mail-text.ts';
import { wordsOf } from './mail.words.ts';

/** Stores finished mails for sending. */
interface Outbox {
  /** @throws AppError when it is unknown whether the mail was stored */
  send(mail: OutgoingMail): Promise<void>;
  /** True when a mail of this kind about this record exists. */
  has(kind: MailKind, reference: string): Promise<boolean>;
  /**
   * Bookings changed since a moment (ISO), with nothing pending, that have no mail of the kind their status calls for.
   * @throws AppError when it cannot be read
   */
  unannounced(sinceIso: string): Promise<readonly Booking[]>;
  /** Messages answered since a moment (ISO) whose answer was not mailed. @throws AppError when it cannot be read */
  unsentAnswers(sinceIso: string): Promise<readonly AdminMessage[]>;
}

export interface MailDeps {
  readonly outbox: Outbox;
  /** A hotel as it is now; null when there is no such hotel. May be slow or fail: then the mail is sent without it. */
  readonly hotelNow: (hotelId: string) => Promise<HotelNow | null>;
  /** City and country of the location that a booking stores. */
  readonly townOf: (hotelLocation: string) => BookedTown;
  /** Our own origin. */
  readonly publicUrl: string;
  /** The product's name by language. */
  readonly brand: Readonly<Record<MailLanguage, string>>;
  /** Facts only: kinds, references and codes; never addresses or contents. */
  readonly logger: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  /** Pause before the first retry, in milliseconds; each further pause is five times longer. */
  readonly pauseMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Mails to travellers, in their language, through the platform's outbox. Except `idle`, the methods return at once and
 * never throw.
 */
export interface MailService {
  /** Emails the traveller; without an address nothing is sent. */
  bookingNotification(notification: BookingNotification): void;
  /** Acknowledges a message to its writer; `id` is that of the stored message. */
  contactCopy(id: string, message: ContactMessage): void;
  /** Confirms to a visitor that we will write when a service (cars, insurance, attractions) is offered. */
  notifyCopy(id: string, request: NotifyRequest): void;
  /** Sends an administrator's answer in the language of the message, else in English; nothing for an unanswered one. */
  messageAnswer(message: AdminMessage): void;
  /**
   * Writes the mails of the last 24 hours that a stopped process did not write, now and every ten minutes. The stored
   * booking or message shows which mail is due, and each mail is stored once, so any instance may do this at any time.
   * @returns a function that stops it
   */
  keepWatch(): () => void;
  /** Waits for the mails that are being sent. */
  idle(): Promise<void>;
}

const REPETITIONS = 3;
const PAUSE_MS = 1_000;
const WATCH_MS = 10 * 60_000;
/** How far back bookings and answers are checked for missing mails. */
const LOOK_BACK_MS = 24 * 3_600_000;
/**
 * Minimum age in milliseconds of a change whose mail is missing. Until then the instance that made the change may still
 * be writing the mail; its retries take about half a minute.
 */
const GRACE_MS = 60_000;
/** Longest time that an email waits for the hotel, in milliseconds. */
const HOTEL_MS = 5_000;

/**
 * A line break in a hotel's name would start another mail header, so the outbox refuses it; here it becomes a space.
 */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Repeats a failed action three times, after growing pauses that do not keep the process alive. */
const repeatedAfter = (pauseMs: number) =>
  retry(handleAll, {
    maxAttempts: REPETITIONS,
    backoff: new ExponentialBackoff({
      generator: noJitterGenerator,
      initialDelay: pauseMs,
      exponent: 5,
      maxDelay: pauseMs * 25,
    }),
  }).dangerouslyUnref();

/** The hotel as it is now; null when it cannot be read: then the mail is sent without its location and Hebrew name. */
async function readHotel({ hotelNow }: MailDeps, hotelId: string): Promise<HotelNow | null> {
  try {
    return await within(hotelNow(hotelId), HOTEL_MS, null);
  } catch {
    return null;
  }
}

/** Mails are created and sent in the background: a failing one is repeated three times, then logged. */
export function createMailService(deps: MailDeps): MailService {
  const { outbox, publicUrl, brand, logger, pauseMs = PAUSE_MS, now = Date.now } = deps;
  const repeated = repeatedAfter(pauseMs);
  const underway = new Set<Promise<void>>();

  const deliver = async (mail: OutgoingMail): Promise<void> => {
    const { kind, reference } = mail;
    try {
      await repeated.execute(async ({ attempt }) => {
        // The earlier attempt may have succeeded while its response was lost.
        if (attempt > 0 && (await outbox.has(kind, reference))) return;
        await outbox.send(mail);
      });
    } catch (err) {
      logger.error({ err, kind, reference }, 'a mail was not stored');
    }
  };

  const inBackground = (
    about: Pick<OutgoingMail, 'kind' | 'reference' | 'key'> & { readonly to: string | null },
    language: MailLanguage,
    write: (frame: MailFrame) => MailContent | Promise<MailContent>,
  ): void => {
    const { kind, reference, key, to } = about;
    if (to === null) {
      logger.warn({ kind, reference }, 'a mail has no recipient');
      return;
    }
    const job = (async () => {
      const brandName = brand[language];
      const content = await write({ publicUrl, brandName, writtenAt: now() });
      await deliver({
        kind,
        reference,
        key,
        to,
        language,
        subject: oneLine(content.subject),
        html: mailPage(content, brandName),
        text: mailText(content, brandName),
        fromName: brandName,
      });
    })()
      .catch((err: unknown) => logger.error({ err, kind, reference }, 'a mail could not be written'))
      .finally(() => underway.delete(job));
    underway.add(job);
  };

  const bookingNotification = ({ kind, booking }: BookingNotification): void => {
    const words = wordsOf[booking.language];
    const write = bookingMails[kind];
    // Unique, because a reservation becomes unclear, confirmed, cancelled or missing at most once.
    const key = `${kind} ${booking.id} ${booking.clientRef}`;
    const about = { kind, reference: booking.id, key, to: bookingMailAddress(booking) };
    const isLocationShown = kind === 'booking-confirmed';
    const isHotelNeeded = isLocationShown || booking.language === 'he';
    inBackground(about, booking.language, async (frame) => {
      const now = isHotelNeeded ? await readHotel(deps, booking.hotelId) : null;
      return write(
        booking,
        words,
        frame,
        mailHotel(booking, now, deps.townOf(booking.hotelLocation), isLocationShown),
      );
    });
  };

  const messageAnswer = (message: AdminMessage): void => {
    const { id, answer, email: to } = message;
    if (!answer) return;
    const language = message.language ?? 'en';
    const about = { kind: 'message-answer', reference: id, key: `message-answer ${id}`, to } as const;
    inBackground(about, language, (frame) => answerMail(message, answer.text, wordsOf[language], frame));
  };

  const writeMissed = async (): Promise<void> => {
    try {
      const since = new Date(now() - LOOK_BACK_MS).toISOString();
      const late = await outbox.unannounced(since);
      const missed = late.flatMap((booking) => missedNotification(booking, now() - GRACE_MS) ?? []);
      const answers = (await outbox.unsentAnswers(since)).filter(
        ({ answer, email }) => email !== '' && Date.parse(answer?.at ?? '') <= now() - GRACE_MS,
      );
      const mails = missed.length + answers.length;
      if (mails > 0) logger.warn({ mails }, 'missed mails are stored now');
      for (const notification of missed) bookingNotification(notification);
      for (const message of answers) messageAnswer(message);
    } catch (err) {
      logger.warn({ err }, 'the check for missed mails failed');
    }
  };

  return {
    bookingNotification,
    messageAnswer,
    keepWatch() {
      void writeMissed();
      const timer = setInterval(() => void writeMissed(), WATCH_MS).unref();
      return () => clearInterval(timer);
    },
    contactCopy(id, message) {
      const { email, language } = message;
      const about = { kind: 'contact-copy', reference: id, key: `contact-copy ${id}`, to: email } as const;
      inBackground(about, language, (frame) => contactMail(message, wordsOf[language], frame));
    },
    notifyCopy(id, request) {
      const { email, language } = request;
      const about = { kind: 'notify-copy', reference: id, key: `notify-copy ${id}`, to: email } as const;
      inBackground(about, language, (frame) => notifyMail(request, wordsOf[language], frame));
    },
    async idle() {
      await Promise.allSettled(underway);
    },
  };
}
