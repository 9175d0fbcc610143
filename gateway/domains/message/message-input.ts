import { z } from 'zod';
import type { ContactMessage } from '#models/messages/message.ts';
import { plainLine } from '#shared/text/plain-line.ts';
import { withoutControls } from '#shared/text/plain-text.ts';
import { containsWebAddress } from '#shared/text/web-address.ts';
import { maskCardNumbers } from '#shared/text/booking-card.ts';

/** Maximum lengths of stored texts, in characters. */
export const MAX = { name: 100, email: 254, phone: 50, subject: 100, message: 5_000 } as const;

/** Text for titles and lists: no line breaks, and no characters that change the direction of the text around it. */
const oneLine = (max: number) => z.string().transform(plainLine).pipe(z.string().max(max));

/** Name of a person, without a web address. */
export const personName = oneLine(MAX.name).refine((name) => !containsWebAddress(name));

/** A phone number as it was typed or copied. */
export const phoneLine = oneLine(MAX.phone);

/** An email address. */
export const emailAddress = oneLine(MAX.email).pipe(z.email());

const contactShape = z.object({
  name: personName.pipe(z.string().min(1)).transform(maskCardNumbers),
  email: emailAddress,
  phone: phoneLine.default(''),
  subject: oneLine(MAX.subject).transform(maskCardNumbers).default(''),
  message: z
    .string()
    .transform(withoutControls)
    .pipe(z.string().min(1).max(MAX.message))
    .transform(maskCardNumbers),
  preferredContact: z.enum(['email', 'phone', 'whatsapp']).default('email'),
});

/** The fields of the contact form. */
export type ContactInput = z.input<typeof contactShape>;

/** The message with its texts trimmed and card numbers masked, or the names of the invalid fields. */
export function readContact(
  input: ContactInput,
): { readonly message: Omit<ContactMessage, 'language'> } | { readonly fields: readonly string[] } {
  const read = contactShape.safeParse(input);
  if (read.success) return { message: read.data };
  return { fields: [...new Set(read.error.issues.map(({ path }) => String(path[0])))] };
}
