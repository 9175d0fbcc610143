import type { Message } from '#i18n/messages.ts';
import type { FailureCode } from './errors.ts';
import { messages } from './problem.messages.ts';

const texts: Partial<Readonly<Record<FailureCode, Message>>> = {
  NETWORK: messages.network,
  TIMEOUT: messages.timeout,
  PROVIDER_UNAVAILABLE: messages.provider,
  HOTEL_UNAVAILABLE: messages.provider,
  UPSTREAM_ERROR: messages.provider,
  PLATFORM_UNAVAILABLE: messages.other,
  RATE_LIMITED: messages.busy,
  OVERLOADED: messages.busy,
  AUTH_REQUIRED: messages.signIn,
  FORBIDDEN: messages.forbidden,
  NOT_FOUND: messages.notFound,
  BAD_USER_INPUT: messages.input,
  HOTEL_ID_MISSING: messages.input,
};

/** The text for a failure in the reader's language; `own` puts the texts of a screen before the general ones. */
export const problemText = (
  code: FailureCode,
  own: Partial<Readonly<Record<FailureCode, Message>>> = {},
): Message => own[code] ?? texts[code] ?? messages.other;
