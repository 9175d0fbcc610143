import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel';
import type { Booking } from '#models/booking.ts';
import type { MailLanguage, MailOccasion, OutgoingMail, StoredMails } from '#models/messages/mail.ts';
import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { ContactMessage, NotifyRequest } from '#models/messages/message.ts';
import { within } from '#gateway/kit/within.ts';
import { bookingMailAddress } from './mail-address.ts';
import type { BookingNotification } from '#models/booking-notification.ts';
import { missedNotification } from './missed-notifications.ts';
import { bookingMails } from './booking-mails.ts';
import { type BookedCity, type HotelNow, mailHotel } from './mail-hotel.ts';
import type { MailContent } from './mail-content.ts';
import type { MailFrame } from './mail-frame.ts';
import { aboutBooking, aboutMessage } from './mail-occasion.ts';
import { answerMail, contactMail, notifyMail } from './message-mails.ts';
import { mailPage } from './page/mail-page.tsx';
import { mailText } from './page/mail-text.ts';
import { wordsOf } from './mail.words.ts';

/** Stores finished mails for sending. */
interface Outbox {
  /** @throws AppError when it is unknown whether the mail was stored */
  send(mail: OutgoingMail): Promise<void>;
  /** Reads the stored mails about these records. @throws AppError when they cannot be read */
  storedAbout(references: readonly string[]): Promise<StoredMails>;
  /**
   * Bookings changed since a moment (ISO), with nothing pending, about which a mail may be due. Empty when the outbox
   * cannot tell which mails it has. @throws AppError when they cannot be read
   */
  settledSince(sinceIso: string): Promise<readonly Booking[]>;
  /** Messages answered since a moment (ISO); empty as above. @throws AppError when they cannot be read */
  answeredSince(sinceIso: string): Promise<readonly AdminMessage[]>;
}

export interface MailDeps {
  readonly outbox: Outbox;
  /** A hotel as it is now; null when there is no such hotel. May be slow or fail: then the mail is sent without it. */
  readonly hotelNow: (hotelId: string) => Promise<HotelNow | null>;
  /** City and country of the location that a booking stores. */
  readonly cityOf: (hotelLocation: string) => BookedCity;
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
        if (attempt > 0 && (await outbox.storedAbout([reference])).has(mail)) return;
        await outbox.send(mail);
      });
    } catch (err) {
      logger.error({ err, kind, reference }, 'a mail was not stored');
    }
  };

  const inBackground = (
    about: MailOccasion & { readonly to: string | null },
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
    const about = { ...aboutBooking({ kind, booking }), to: bookingMailAddress(booking) };
    const isLocationShown = kind === 'booking-confirmed';
    const isHotelNeeded = isLocationShown || booking.language === 'he';
    inBackground(about, booking.language, async (frame) => {
      const now = isHotelNeeded ? await readHotel(deps, booking.hotelId) : null;
      return write(
        booking,
        words,
        frame,
        mailHotel(booking, now, deps.cityOf(booking.hotelLocation), isLocationShown),
      );
    });
  };

  const messageAnswer = (message: AdminMessage): void => {
    const { id, answer, email: to } = message;
    if (!answer) return;
    const language = message.language ?? 'en';
    inBackground({ ...aboutMessage('message-answer', id), to }, language, (frame) =>
      answerMail(message, answer.text, wordsOf[language], frame),
    );
  };

  const writeMissed = async (): Promise<void> => {
    try {
      const since = new Date(now() - LOOK_BACK_MS).toISOString();
      const before = now() - GRACE_MS;
      const due = (await outbox.settledSince(since)).flatMap((one) => missedNotification(one, before) ?? []);
      const answered = (await outbox.answeredSince(since)).filter(
        ({ answer, email }) => email !== '' && Date.parse(answer?.at ?? '') <= before,
      );
      const ids = [...due.map(({ booking }) => booking.id), ...answered.map(({ id }) => id)];
      const stored = await outbox.storedAbout(ids);
      const missed = due.filter((notification) => !stored.has(aboutBooking(notification)));
      const answers = answered.filter(({ id }) => !stored.has(aboutMessage('message-answer', id)));
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
      inBackground({ ...aboutMessage('contact-copy', id), to: email }, language, (frame) =>
        contactMail(message, wordsOf[language], frame),
      );
    },
    notifyCopy(id, request) {
      const { email, language } = request;
      inBackground({ ...aboutMessage('notify-copy', id), to: email }, language, (frame) =>
        notifyMail(request, wordsOf[language], frame),
      );
    },
    async idle() {
      await Promise.allSettled(underway);
    },
  };
}
