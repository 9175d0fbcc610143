import type { AppError, ErrorCode } from '#gateway/errors.ts';
import { refusedFields } from './demand-fields.ts';

/**
 * The sentence for each code, for developers. Pages never show it: they have their own texts by code, in the
 * traveller's language.
 */
const sentences: Readonly<Record<ErrorCode, string>> = {
  AUTH_REQUIRED:
    'Nobody is signed in, or the session has ended. Sign in with `signIn` and send the session cookie along.',
  FORBIDDEN: 'The signed-in person may not do this. Administration needs the role admin.',
  NOT_FOUND: 'There is no such record, or the caller may not see it.',
  HOTEL_ID_MISSING: 'The hotel id is empty. Use an id returned by `hotelSearch` or `favorites`.',
  HOTEL_UNAVAILABLE: 'The hotel cannot be read at the moment. Try again later.',
  BAD_USER_INPUT: 'The input is invalid.',
  PRICE_CHANGED: 'The price has changed since it was shown. Request the offers again.',
  ROOM_UNAVAILABLE: 'The room is no longer available for these dates.',
  QUOTE_EXPIRED: 'The offer has expired. Request the offers of the hotel again.',
  PROVIDER_REFUSED: 'The hotel provider refused the booking.',
  AMOUNT_MISMATCH: 'The expected total differs from that of the booking. Read `totalToPay` again.',
  DUPLICATE_BOOKING:
    'The same member has just booked this room for some of these nights. Send `acceptDuplicate` to book it again.',
  IDEMPOTENCY_CONFLICT: 'This key was already used for another input. Create a new key for every attempt.',
  INVALID_STATE: 'The state of the record does not allow this. Read it again.',
  CONFLICT: 'The record was changed at the same time. Read it again and repeat.',
  LAST_ADMIN: 'This is the only administrator. Make another person an administrator first.',
  CANCEL_REFUSED: 'The hotel provider refused the cancellation.',
  CANCEL_FAILED: 'The cancellation failed. The booking is unchanged.',
  FEE_CHANGED: 'Cancelling costs more than was shown. Read `cancellationPreview` again.',
  CHAT_UNAVAILABLE: 'The assistant does not respond at the moment. Try again later.',
  CHAT_EMPTY: 'The message to the assistant, or its reply, is empty.',
  INTEGRATION_PARAMS: 'The platform refused the parameters of this call.',
  UPLOAD_REJECTED: 'The file was refused: only pictures, within the size and number of the upload target.',
  PROVIDER_UNAVAILABLE: 'The hotel provider does not respond at the moment. Try again later.',
  PLATFORM_UNAVAILABLE:
    'The platform that stores the records does not respond at the moment. Try again later.',
  UPSTREAM_ERROR: 'A service behind the gateway returned an error. Try again later.',
  TIMEOUT:
    'The request took too long and was aborted. A write may still have happened: repeat it with the same key.',
  RATE_LIMITED: 'Too many requests.',
  OVERLOADED: 'The server is overloaded at the moment.',
  QUERY_TOO_COMPLEX: 'The query is too large. Request fewer fields or smaller pages.',
  PAYLOAD_TOO_LARGE: 'The request body is too large.',
  BAD_REQUEST: 'The request is malformed.',
  INTERNAL: 'Something went wrong on our side. The request id leads to the log line.',
};

/** The sentence of a code, for use where there is no error with details. */
export const sentenceOfCode = (code: ErrorCode): string => sentences[code];

/** The problem and the accepted input, in English, from the facts in the error. */
export function errorSentence({ code, facts }: AppError): string {
  const { fields = [], rules = {}, retryAfter } = facts;
  if (code === 'BAD_USER_INPUT' && fields.length > 0) return refusedFields(fields, rules);
  if (retryAfter === undefined) return sentences[code];
  return `${sentences[code]} Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
}
