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

/** A finished mail. */
export interface OutgoingMail {
  /** A single e-mail address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly fromName: string;
  readonly language: MailLanguage;
  readonly kind: MailKind;
  /** Id of the record it is about. */
  readonly reference: string;
  /** Identifies the occasion: mails with the same key are stored once. */
  readonly key: string;
}
