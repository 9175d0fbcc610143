/** Languages that mails are written in. */
export type MailLanguage = 'en' | 'he';

/** Kind of a mail, as the outbox names it. */
export type MailKind =
  | 'booking-confirmed'
  | 'booking-cancelled'
  | 'booking-not-made'
  | 'booking-unclear'
  | 'contact-copy'
  | 'notify-copy'
  | 'message-answer';

/** What a mail is about. */
export interface MailOccasion {
  readonly kind: MailKind;
  /** Id of the record it is about. */
  readonly reference: string;
  /** Identifies the occasion: mails with the same key are stored once. */
  readonly key: string;
}

/** Mails of the outbox. */
export interface StoredMails {
  /** True when the mail about this occasion is among them. */
  has(occasion: MailOccasion): boolean;
}

/** A finished mail. */
export interface OutgoingMail extends MailOccasion {
  /** A single e-mail address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly fromName: string;
  readonly language: MailLanguage;
}
