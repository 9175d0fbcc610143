import { HttpError } from '../../kit/http-error.ts';
import type { AccountVerdict } from './accounts.ts';
import type { PasswordVerdict } from './password-changes.ts';

const REFUSALS = {
  invalid_credentials: [400, 'Invalid email or password'],
  email_refused: [400, 'This email address cannot be used'],
  weak_password: [400, 'Choose a password of 8 to 128 characters that is harder to guess'],
  wrong_password: [400, 'The current password is not right'],
  link_over: [400, 'This link was used already or is too old'],
  rate_limited: [429, 'Too many attempts. Please try again in a moment'],
} as const;

/** The refusal of somebody who tries too often. @param retryAfterS seconds */
export const limited = (retryAfterS: number): HttpError =>
  new HttpError(429, REFUSALS.rate_limited[1], {
    code: 'rate_limited',
    headers: { 'retry-after': String(retryAfterS) },
  });

/**
 * The user of an accepted verdict.
 * @throws HttpError 400 or 429, with the reason as its code
 */
export function accepted(verdict: AccountVerdict | PasswordVerdict): string {
  if (verdict.kind === 'accepted') return verdict.userId;
  const { reason, retryAfterS } = verdict;
  if (retryAfterS !== undefined) throw limited(retryAfterS);
  const [status, message] = REFUSALS[reason];
  throw new HttpError(status, message, { code: reason });
}
