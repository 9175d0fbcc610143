import { HttpError } from '#backends/kit/http/http-error.ts';
import type { AccountResult } from './accounts.ts';
import type { PasswordResult } from './passwords/password-changes.ts';

const REFUSALS = {
  invalid_credentials: [400, 'Invalid email or password'],
  email_refused: [400, 'This email address cannot be used'],
  weak_password: [400, 'Choose a password of 8 to 128 characters that is harder to guess'],
  wrong_password: [400, 'The current password is not right'],
  link_over: [400, 'This link was used already or is too old'],
  rate_limited: [429, 'Too many attempts. Please try again in a moment'],
  overloaded: [503, 'Too many people are signing in at once. Please try again in a moment'],
} as const;

type Reason = keyof typeof REFUSALS;

/** The error for this reason. @param retryAfterS seconds, when waiting helps */
function refusal(reason: Reason, retryAfterS?: number): HttpError {
  const [status, message] = REFUSALS[reason];
  return new HttpError(status, message, {
    code: reason,
    ...(retryAfterS !== undefined && { headers: { 'retry-after': String(retryAfterS) } }),
  });
}

/** The error for a caller who tries too often. @param retryAfterS seconds */
export const limited = (retryAfterS: number): HttpError => refusal('rate_limited', retryAfterS);

/**
 * Returns an accepted result unchanged.
 * @throws HttpError 400, 429 or 503 for a refused one, with the reason as its code
 */
export function requireAccepted<T extends AccountResult | PasswordResult>(
  result: T,
): Extract<T, { kind: 'accepted' }>;
export function requireAccepted(result: AccountResult | PasswordResult): object {
  if (result.kind === 'accepted') return result;
  throw refusal(result.reason, result.retryAfterS);
}
