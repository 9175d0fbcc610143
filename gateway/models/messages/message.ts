import type { MailLanguage } from './mail.ts';

/** Services sold so far only as extras of a hotel booking; users can ask to be notified when they are sold alone. */
export type NotifyTopic = 'car' | 'insurance' | 'attractions';

/** A message from the contact form, checked. */
export interface ContactMessage {
  readonly name: string;
  /** Empty only in a conversation that was handed over by a visitor who left a phone number. */
  readonly email: string;
  /** Empty when none was given. */
  readonly phone: string;
  /** Empty when none was given. */
  readonly subject: string;
  readonly message: string;
  readonly preferredContact: 'email' | 'phone' | 'whatsapp';
  readonly language: MailLanguage;
}

/** Interest in a service, with the e-mail address to notify. */
export interface NotifyRequest {
  /** In lower case: one request per topic and address. */
  readonly email: string;
  readonly topic: NotifyTopic;
  readonly language: MailLanguage;
}
