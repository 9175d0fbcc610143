/** Languages that mails are written in. */
export type MailLanguage = 'en' | 'he';

/** What a mail is about, as the outbox names it. */
export type MailKind =
  | 'booking-confirmed'
  | 'booking-cancelled'
  | 'booking-not-made'
  | 'contact-copy'
  | 'notify-copy'
  | 'message-answer';

/** A finished mail. */
export interface OutgoingMail {
  /** One address. */
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
  /** Names the occasion: however often a mail with the same key is sent, it is kept once. */
  readonly key: string;
}
