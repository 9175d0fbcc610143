import { ATTEMPT_KEY_RULE } from '#gateway/kit/attempt-key.ts';

const name = 'at most 100 characters, without a web address, in Latin letters for rooms of the provider';

/** Accepted input of each field of a booking, in English for developers. */
export const bookingInputRules: Readonly<Record<string, string>> = {
  key: ATTEMPT_KEY_RULE,
  firstName: `not empty, ${name}`,
  lastName: `not empty, ${name}`,
  email: 'an e-mail address of at most 254 characters',
  phone: '6 to 15 digits, international or Israeli; needed where `needsPhone` of the booking is true',
  specialRequests: 'at most 2000 characters',
  otherGuests: `at most 80; titles Mr, Mrs, Ms or empty; names empty, or ${name}`,
  brand: '1 to 40 characters',
  lastFour: 'four digits',
  car: 'ids of a car and of add-ons as `extrasCatalogue` has them',
  attractions: 'ids as `extrasCatalogue` has them, each once, with a quantity of 1 to 20',
};
