import { refusedFields } from '#gateway/kit/demand-fields.ts';
import { sentenceOfCode } from '#gateway/kit/error-sentence.ts';
import type { RefusedProfile } from '#models/refused-input.ts';
import { FULL_NAME_RULE } from './profile-input.ts';

/** Accepted input of each field of the profile and of the password, in English for developers. */
const rules: Readonly<Record<string, string>> = {
  fullName: FULL_NAME_RULE,
  phone: 'any international form or an Israeli one; empty to remove it',
  language: 'code of a language of the interface',
  currency: 'ISO 4217 code of a currency of `exchangeRates`',
  current: 'the present password',
  next: '8 to 128 characters, not easily guessed',
  password: 'the present password',
};

const sentences: Readonly<Record<Exclude<RefusedProfile['code'], 'BAD_USER_INPUT'>, string>> = {
  INVALID_STATE:
    'Confirmed stays lie ahead and have to be cancelled first, or a hotel has not answered yet. Read `myBookings`.',
  LAST_ADMIN: sentenceOfCode('LAST_ADMIN'),
};

/** Why the request was refused, in English for developers. */
export const profileRefusal = ({ code, fields }: RefusedProfile): string =>
  code === 'BAD_USER_INPUT' ? refusedFields(fields, rules) : sentences[code];
