import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel';
import type { Booking } from '../../models/booking.ts';
import type { MailKind, MailLanguage, OutgoingMail } from '../../models/mail.ts';
import type { ContactMessage, NotifyRequest } from '../../models/message.ts';
import { bookingMailAddress } from './mail-address.ts';
import { cancellationMail, confirmationMail } from './booking-mails.ts';
import type { MailFrame } from './booking-mails.ts';
import { contactMail, notifyMail } from './desk-mails.ts';
import type { MailContent } from './mail-content.ts';
import { mailPage } from './mail-page.tsx';
import { mailText } from './mail-text.ts';
import { wordsOf } from './mail.words.ts';

/** Where finished mails go. */
interface Outbox {
  /** @throws AppError when the mail may not be there */
  send(mail: OutgoingMail): Promise<void>;
  /** True when a mail of this kind about this record is there. */
  has(kind: MailKind, reference: string): Promise<boolean>;
}

interface MailDeps {
  readonly outbox: Outbox;
  /** Our own origin. */
  readonly publicUrl: string;
  /** The product's name by language. */
  readonly brand: Readonly<Record<MailLanguage, string>>;
  /** Facts only: kinds, references and codes; never addresses or contents. */
  readonly logger: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  /** Pause before the first repetition; it grows fivefold with each. */
  readonly pauseMs?: number;
}

/** What happened to a booking that its traveller hears of. */
export interface BookingNews {
  readonly kind: 'booking-confirmed' | 'booking-cancelled';
  readonly booking: Booking;
}

/** Mails to travellers, in their language, through the platform's outbox. None of these waits or fails. */
export interface MailService {
  /** Tells the traveller; without an address nothing is sent. */
  bookingNews(news: BookingNews): void;
  /** A copy for whoever wrote; `id` is that of the stored message. */
  contactCopy(id: string, message: ContactMessage): void;
  /** Says that an interest is noted. */
  notifyCopy(id: string, request: NotifyRequest): void;
  /** Waits for the mails that are on their way. */
  idle(): Promise<void>;
}

const REPETITIONS = 3;
const PAUSE_MS = 1_000;

/** Mails are made and sent in the background: a failing one is repeated three times, then logged. */
export function createMailService(deps: MailDeps): MailService {
  const { outbox, publicUrl, brand, logger, pauseMs = PAUSE_MS } = deps;
  const repeated = retry(handleAll, {
    maxAttempts: REPETITIONS,
    backoff: new ExponentialBackoff({
      generator: noJitterGenerator,
      initialDelay: pauseMs,
      exponent: 5,
      maxDelay: pauseMs * 25,
    }),
  }).dangerouslyUnref();
  const underway = new Set<Promise<void>>();

  const deliver = async (mail: OutgoingMail): Promise<void> => {
    const { kind, reference } = mail;
    try {
      await repeated.execute(async ({ attempt }) => {
        // The answer of an attempt that did its work may have been lost.
        if (attempt > 0 && (await outbox.has(kind, reference))) return;
        await outbox.send(mail);
      });
    } catch (err) {
      logger.error({ err, kind, reference }, 'a mail was not stored');
    }
  };

  const inBackground = (
    about: { readonly kind: MailKind; readonly reference: string; readonly to: string | null },
    language: MailLanguage,
    write: (frame: MailFrame) => MailContent,
  ): void => {
    const { kind, reference, to } = about;
    if (to === null) {
      logger.warn({ kind, reference }, 'nobody to write a mail to');
      return;
    }
    try {
      const brandName = brand[language];
      const content = write({ publicUrl, brandName });
      const job = deliver({
        kind,
        reference,
        to,
        language,
        subject: content.subject,
        html: mailPage(content, brandName),
        text: mailText(content, brandName),
        fromName: brandName,
      }).finally(() => underway.delete(job));
      underway.add(job);
    } catch (err) {
      logger.error({ err, kind, reference }, 'a mail could not be written');
    }
  };

  return {
    bookingNews({ kind, booking }) {
      const words = wordsOf[booking.language];
      const write = kind === 'booking-confirmed' ? confirmationMail : cancellationMail;
      const about = { kind, reference: booking.id, to: bookingMailAddress(booking) };
      inBackground(about, booking.language, (frame) => write(booking, words, frame));
    },
    contactCopy(id, message) {
      const { email, language } = message;
      const about = { kind: 'contact-copy', reference: id, to: email } as const;
      inBackground(about, language, (frame) => contactMail(message, wordsOf[language], frame));
    },
    notifyCopy(id, request) {
      const { email, language } = request;
      const about = { kind: 'notify-copy', reference: id, to: email } as const;
      inBackground(about, language, (frame) => notifyMail(request, wordsOf[language], frame));
    },
    async idle() {
      await Promise.allSettled(underway);
    },
  };
}
