import type { PreferredContact } from '#generated/graphql.ts';
import { isEmail } from '#lib/session/isEmail.ts';

/** The eight subjects in the order of the list. */
export const subjects = [
  'general',
  'booking',
  'payment',
  'cancellation',
  'hotel',
  'technical',
  'partnership',
  'feedback',
] as const;

export type Subject = (typeof subjects)[number];

export const waysToAnswer = ['email', 'phone', 'whatsapp'] as const satisfies readonly PreferredContact[];

/** The contact form as typed. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: Subject | null;
  readonly message: string;
  readonly preferredContact: PreferredContact;
}

export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

/** Fields in the order of the form: the first invalid one gets the focus. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'phone', 'subject', 'message'];

/** Longest texts that the server accepts, in characters. */
export const contactLimits = { name: 100, email: 254, phone: 50, message: 5_000 } as const;

const isFilled = (text: string, max: number): boolean => text.trim() !== '' && text.trim().length <= max;

/** Fields to correct, in the order of the form. Phone and subject may stay empty. */
export const badContactFields = ({ name, email, phone, message }: ContactForm): readonly ContactField[] => {
  const isGood: Readonly<Record<ContactField, boolean>> = {
    name: isFilled(name, contactLimits.name),
    email: isEmail(email.trim()) && isFilled(email, contactLimits.email),
    phone: phone.trim().length <= contactLimits.phone,
    subject: true,
    message: isFilled(message, contactLimits.message),
  };
  return contactFields.filter((field) => !isGood[field]);
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the form stored in a tab; empty if the value has another shape. */
export const storedContact = (value: unknown): Partial<ContactForm> => {
  if (typeof value !== 'object' || value === null) return {};
  const stored = new Map<string, unknown>(Object.entries(value));
  const [name, email, phone, message] = ['name', 'email', 'phone', 'message'].map((field) =>
    stored.get(field),
  );
  const subject = subjects.find((known) => known === stored.get('subject'));
  const preferredContact = waysToAnswer.find((known) => known === stored.get('preferredContact'));
  return {
    ...(isText(name) && { name }),
    ...(isText(email) && { email }),
    ...(isText(phone) && { phone }),
    ...(isText(message) && { message }),
    ...(subject && { subject }),
    ...(preferredContact && { preferredContact }),
  };
};
