import type { AuditEntity, AuditFacts } from './audit-fields.ts';
import type { AuditSummary } from './stored-sentences.ts';
import type { CancellationFee, Payment } from '../booking.ts';
import type { MailLanguage } from '../messages/mail.ts';
import type { Money } from '../money.ts';
import type { PlainDate } from '../stay.ts';
import type { StoredHotelRecord } from './stored-hotel-record.ts';

/** An administrator's answer to a message. */
export interface MessageAnswer {
  readonly text: string;
  /** E-mail address of the administrator. */
  readonly by: string;
  readonly at: string;
  /** Key of the attempt that stored it; empty when unknown. */
  readonly key: string;
}

/** Why a message was not answered. */
export type AnswerRefusal = 'ALREADY_ANSWERED' | 'NO_RECIPIENT' | 'EMPTY_TEXT' | 'LONG_TEXT';

/** A message from a traveller, as administrators see it. */
export interface AdminMessage {
  readonly id: string;
  readonly kind: 'contact' | 'handover' | 'notify';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly preferredContact: 'email' | 'phone' | 'whatsapp' | null;
  /** Language of the pages it was written on; null when unknown. */
  readonly language: MailLanguage | null;
  readonly isHandled: boolean;
  /** Null while it has no answer. */
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
  /** Number of attempts to send it. */
  readonly attempts: number;
  /** Error code of the last failed attempt; null when none failed, or it was sent since. */
  readonly lastError: string | null;
  readonly createdAt: string;
}

/** Why a failed mail cannot be sent again. */
export type ResendRefusal = 'NO_RECIPIENT' | 'LINK_EXPIRED';

/** The texts of a mail. */
export interface MailBody {
  readonly html: string;
  readonly text: string;
}

/**
 * An action of an administrator, or an event that administrators must know about. Contains no guest's name or address.
 */
export interface AuditNote {
  readonly actor: { readonly id: string; readonly email: string };
  /** For example `booking.status`. */
  readonly action: string;
  /** Kind of the record. */
  readonly entity: AuditEntity;
  readonly recordId: string;
  /** One short sentence. */
  readonly summary: string;
  /** Changed fields before the action; null for a new record. */
  readonly before: AuditFacts | null;
  /** Changed fields after the action; null for a deleted record. */
  readonly after: AuditFacts | null;
  /**
   * Identifies an entry that is logged once, however often it is written; left out for actions that may be repeated.
   */
  readonly onceKey?: string;
}

/** An action of an administrator, described by one of the sentences that the admin area translates. */
export interface AuditAct extends AuditNote {
  readonly summary: AuditSummary;
}

/** One field that an action changed; null for an empty value. */
export interface AuditChange {
  /** Name, for example `pricePerNight`; the stored name of an unknown field. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An entry of the audit log as it is stored. */
export interface AuditRecord extends Omit<AuditEntry, 'changes'> {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** An entry of the audit log. */
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
  /** The stored text. */
  readonly status: string;
  readonly hotelName: string;
  readonly hotelLocation: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly guestPhone: string;
  readonly specialRequests: string;
  /** Names of the further guests, in the given order. */
  readonly otherGuests: readonly string[];
  /** E-mail address of the member's account; empty without one. */
  readonly account: string;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly nights: number;
  readonly guests: number;
  /** 1 when another client stored no number. */
  readonly rooms: number;
  readonly roomType: string;
  readonly mealPlan: string;
  readonly totalPrice: Money;
  readonly extras: Money;
  /** Null until paid. */
  readonly payment: Payment | null;
  /** Fee and refund of a cancellation; null unless cancelled. */
  readonly cancellation: Pick<CancellationFee, 'fee' | 'refund'> | null;
  readonly createdAt: string;
}

/** Nights of a confirmed booking. */
export interface OccupiedNights {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly rooms: number;
}

/**
 * Fields of a stored hotel that an administrator may set; the server computes the final price. A `rating` of null
 * leaves the stored one unchanged.
 */
export type StoredHotelFields = Omit<
  StoredHotelRecord,
  'id' | 'missing' | 'isDeleted' | 'createdAt' | 'updatedAt'
>;
