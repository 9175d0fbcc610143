import type { AuditEntity, AuditFacts } from './audit-fields.ts';
import type { AuditSummary } from './stored-sentences.ts';
import type { CancellationFee, Payment } from '../booking.ts';
import type { MailLanguage } from '../messages/mail.ts';
import type { Money } from '../money.ts';
import type { PlainDate } from '../stay.ts';
import type { StoredHotelRecord } from './stored-hotel-record.ts';

/** What an administrator answered to a message. */
export interface MessageAnswer {
  readonly text: string;
  /** E-mail address of the administrator. */
  readonly by: string;
  readonly at: string;
  /** Of the attempt that stored it; empty where it is not known. */
  readonly key: string;
}

/** Why a message was not answered. */
export type AnswerRefusal = 'ALREADY_ANSWERED' | 'NO_RECIPIENT' | 'EMPTY_TEXT' | 'LONG_TEXT';

/** A message from a traveller, as the service desk reads it. */
export interface AdminMessage {
  readonly id: string;
  readonly kind: 'contact' | 'handover' | 'notify';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly preferredContact: 'email' | 'phone' | 'whatsapp' | null;
  /** Language of the pages it was written on; null where it is not known. */
  readonly language: MailLanguage | null;
  readonly isHandled: boolean;
  /** Null while it has no answer here. */
  readonly answer: MessageAnswer | null;
  readonly createdAt: string;
}

/** A mail of the outbox without its texts, which are long. */
export interface MailHead {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly kind: string;
  readonly status: 'stored' | 'sent' | 'failed';
  /** How often sending was tried. */
  readonly attempts: number;
  /** Code of the last attempt that failed; null when none did, or it was sent since. */
  readonly lastError: string | null;
  readonly createdAt: string;
}

/** Why a mail that was given up cannot be sent again. */
export type ResendRefusal = 'NO_RECIPIENT' | 'LINK_EXPIRED';

/** The texts of a mail. */
export interface MailBody {
  readonly html: string;
  readonly text: string;
}

/** One thing that an administrator did, or that administrators have to know. Facts hold no guest's name or address. */
export interface AuditNote {
  readonly actor: { readonly id: string; readonly email: string };
  /** For example `booking.status`. */
  readonly action: string;
  /** Kind of the record. */
  readonly entity: AuditEntity;
  readonly recordId: string;
  /** In short words. */
  readonly summary: string;
  /** What changed, as it was; null where there was nothing. */
  readonly before: AuditFacts | null;
  /** What changed, as it is; null where nothing is left. */
  readonly after: AuditFacts | null;
  /** Names an entry that is logged once, however often it is written; left out for what may happen again. */
  readonly onceKey?: string;
}

/** One thing that an administrator did, in a sentence that the administration has words for. */
export interface AuditAct extends AuditNote {
  readonly summary: AuditSummary;
}

/** One field that an act changed; null where nothing stood there. */
export interface AuditChange {
  /** Name, for example `pricePerNight`; of a field that is not known, as it is stored. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One thing that an administrator did, as it is stored. */
export interface AuditRecord extends Omit<AuditEntry, 'changes'> {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** One thing that an administrator did. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  /** E-mail address of the administrator. */
  readonly actor: string;
  readonly action: string;
  readonly entity: string;
  readonly recordId: string;
  readonly summary: string;
  readonly changes: readonly AuditChange[];
}

/** A booking as one row of a file. */
export interface BookingRow {
  readonly id: string;
  /** As it is stored. */
  readonly status: string;
  readonly hotelName: string;
  readonly hotelLocation: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly guestPhone: string;
  readonly specialRequests: string;
  /** Names of the further guests that were given, in their order. */
  readonly otherGuests: readonly string[];
  /** E-mail address of the member's account; empty without one. */
  readonly account: string;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly nights: number;
  readonly guests: number;
  /** One where another client did not say how many. */
  readonly rooms: number;
  readonly roomType: string;
  readonly mealPlan: string;
  readonly totalPrice: Money;
  readonly extras: Money;
  /** Null until paid. */
  readonly payment: Payment | null;
  /** What cancelling cost and what is paid back; null unless cancelled. */
  readonly cancellation: Pick<CancellationFee, 'fee' | 'refund'> | null;
  readonly createdAt: string;
}

/** Nights that a confirmed booking takes. */
export interface TakenNights {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly rooms: number;
}

/**
 * What an administrator may set of a stored hotel; the final price is worked out by the server.
 * A `rating` of null leaves the stored one as it is.
 */
export type StoredHotelFields = Omit<
  StoredHotelRecord,
  'id' | 'missing' | 'isDeleted' | 'createdAt' | 'updatedAt'
>;
