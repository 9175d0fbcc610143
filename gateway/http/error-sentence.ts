import { refusedFields } from '../kit/demand-fields.ts';
import type { AppError, ErrorCode } from '../errors.ts';

/**
 * The sentence for each code, for developers. Pages never show it: they have their own texts by code, in the
 * traveller's language.
 */
const sentences: Readonly<Record<ErrorCode, string>> = {
  AUTH_REQUIRED:
    'Nobody is signed in, or the session has ended. Sign in with `signIn` and send the session cookie along.',
  FORBIDDEN: 'The signed-in person may not do this. Administration needs the role admin.',
  NOT_FOUND: 'There is no such record, or it is not visible to the caller.',
  HOTEL_ID_MISSING:
    'The id of the hotel is empty. Give the id of a hotel as `hotelSearch` or `favorites` tell it.',
  HOTEL_UNAVAILABLE: 'The hotel could not be read just now. Try again later.',
  BAD_USER_INPUT: 'The input cannot be taken as it is.',
  PRICE_CHANGED: 'The price has changed since it was shown. Ask for the offers again.',
  ROOM_UNAVAILABLE: 'The room is no longer available for these dates.',
  QUOTE_EXPIRED: 'The offer has expired. Ask for the offers of the hotel again.',
  PROVIDER_REFUSED: 'The hotel provider refused the booking.',
  AMOUNT_MISMATCH: 'The expected total is not the total of the booking. Read `totalToPay` again.',
  DUPLICATE_BOOKING:
    'The same member has just booked this room for some of these nights. Send `acceptDuplicate` to book it once more.',
  IDEMPOTENCY_CONFLICT: 'This key was used for another input already. Make a new key for every attempt.',
  INVALID_STATE: 'The record is in a state in which this cannot be done. Read it again.',
  CONFLICT: 'Somebody else changed this at the same time. Read it again and repeat.',
  LAST_ADMIN: 'This is the only administrator. Make somebody else an administrator first.',
  CANCEL_REFUSED: 'The hotel provider refused the cancellation.',
  CANCEL_FAILED: 'The cancellation did not work. The booking is as it was.',
  FEE_CHANGED: 'Cancelling costs more than was shown. Read `cancellationPreview` again.',
  CHAT_UNAVAILABLE: 'The assistant does not answer just now. Try again later.',
  CHAT_EMPTY: 'The message to the assistant, or its reply, is empty.',
  INTEGRATION_PARAMS: 'The platform refused the parameters of this call.',
  UPLOAD_REJECTED:
    'The file was refused: pictures only, of the size and number that the upload target tells.',
  PROVIDER_UNAVAILABLE: 'The hotel provider does not answer just now. Try again later.',
  PLATFORM_UNAVAILABLE: 'The platform that keeps the records does not answer just now. Try again later.',
  UPSTREAM_ERROR: 'A service behind the gateway answered with an error. Try again later.',
  TIMEOUT:
    'This took too long and was given up. A write may have happened all the same: repeat it with the same key.',
  RATE_LIMITED: 'Too many requests.',
  OVERLOADED: 'The server has too much to do just now.',
  QUERY_TOO_COMPLEX: 'The query is too large. Ask for fewer fields or smaller pages.',
  PAYLOAD_TOO_LARGE: 'What was sent is too large.',
  BAD_REQUEST: 'The request cannot be understood.',
  INTERNAL: 'Something went wrong on our side. The request id leads to the log line.',
};

/** The sentence of a code, for responses that do not come from GraphQL. */
export const sentenceOfCode = (code: ErrorCode): string => sentences[code];

/** What went wrong and what would be valid, in English, from facts that the error has anyway. */
export function errorSentence({ code, facts }: AppError): string {
  const { fields = [], rules = {}, retryAfter } = facts;
  if (code === 'BAD_USER_INPUT' && fields.length > 0) return refusedFields(fields, rules);
  if (retryAfter === undefined) return sentences[code];
  return `${sentences[code]} Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
}
