import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { RESET_MAIL } from '../auth/passwords/reset-mail.ts';
import type { Platform } from '../platform.ts';

/** False for text with control characters: a line break in a header would start another header. */
const isOneLine = (value: string): boolean => !/\p{Cc}/u.test(value);

const line = (max: number) =>
  z.string().trim().min(1).max(max).refine(isOneLine, 'must be one line without control characters');
const longText = z
  .string()
  .min(1)
  .max(200_000)
  .refine((value) => !value.includes('\0'), 'must not contain a zero character');

const parameters = z.object({
  to: line(254).pipe(z.email()),
  subject: line(300),
  body: longText,
  from_name: line(100).nullish(),
  text: longText.nullish(),
  language: z.enum(['en', 'he']).nullish(),
  // Refused, because mails of this kind get a working link to the recipient's account when they are sent.
  kind: line(50)
    .refine((kind) => kind !== RESET_MAIL, 'is written by the platform itself')
    .nullish(),
  reference: line(64).nullish(),
  key: line(200).nullish(),
});

const isMarkup = (body: string): boolean => /<[a-z][^>]*>/i.test(body);

/**
 * `Core.SendEmail`: stores a mail in the outbox. It is sent later, and only if a mail server is configured; the caller
 * never waits for that server. An optional mail, such as a copy, is not stored when its recipient has reached the
 * hourly limit.
 * @throws HttpError 422 naming the invalid parameter, 429 when the recipient of a necessary mail has reached the limit
 */
export async function sendEmail(
  { mail }: Platform,
  sent: unknown,
): Promise<{ status: 'stored'; id: string } | { status: 'withheld' }> {
  const input = parameters.safeParse(sent);
  if (!input.success) {
    const [issue] = input.error.issues;
    throw new HttpError(422, `${issue?.path.map(String).join('.')}: ${issue?.message}`);
  }
  const { to, subject, body, text, from_name: fromName, language, kind, reference, key } = input.data;
  const id = await mail.store({
    to,
    subject,
    html: isMarkup(body) ? body : null,
    text: text ?? (isMarkup(body) ? null : body),
    fromName: fromName ?? null,
    language: language ?? null,
    kind: kind ?? null,
    reference: reference ?? null,
    key: key ?? null,
  });
  return id === null ? { status: 'withheld' } : { status: 'stored', id };
}
