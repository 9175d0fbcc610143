import { plainLine } from '#shared/text/plain-line.ts';
import { containsWebAddress } from '#shared/text/web-address.ts';
import { isPhone, normalPhone } from '#shared/text/phone.ts';

/** Fields of the lead guest, by their names in the schema. */
export type GuestField = 'firstName' | 'lastName' | 'email' | 'phone' | 'specialRequests';

export interface OtherGuest {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The guest details as the form shows them. They contain no card data. */
export interface GuestForm extends Readonly<Record<GuestField, string>> {
  readonly others: readonly OtherGuest[];
}

/** Error of a field, by key of the guest messages. */
export type GuestError =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'badEmail'
  | 'phone'
  | 'noPhone'
  | 'latin'
  | 'refused';

export type GuestErrors = Partial<Readonly<Record<GuestField, GuestError>>>;

/** Errors in the names of another guest. */
export type OtherErrors = Partial<Readonly<Record<'firstName' | 'lastName', GuestError>>>;

/** Fields in the order of the page: the first invalid one gets the focus. */
const guestFields: readonly GuestField[] = ['firstName', 'lastName', 'email', 'phone', 'specialRequests'];

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}'’.\- ]*$/u.test(text);

/** Error of another guest's name, which may be empty. */
const otherNameError = (text: string, isLatinOnly: boolean): GuestError | null => {
  const name = plainLine(text);
  if (containsWebAddress(name)) return 'refused';
  return isLatinOnly && !isLatin(name) ? 'latin' : null;
};

const nameError = (
  field: 'firstName' | 'lastName',
  text: string,
  isLatinOnly: boolean,
): GuestError | null => {
  if (plainLine(text) === '') return field;
  return otherNameError(text, isLatinOnly);
};

const emailError = (text: string): GuestError | null => {
  const address = plainLine(text);
  if (address === '') return 'email';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? null : 'badEmail';
};

/** Error of a phone: it needs 6 to 15 digits in any common notation; an empty one is valid unless it is required. */
const phoneError = (text: string, isNeeded: boolean): GuestError | null => {
  if (text.trim() === '') return isNeeded ? 'noPhone' : null;
  return isPhone(normalPhone(text)) ? null : 'phone';
};

/** Requirements of a booking for its guests' data. */
interface GuestRules {
  /** True for a room of the provider, which accepts only Latin letters. */
  readonly isLatinOnly: boolean;
  /** True when the booking cannot be paid without a phone. */
  readonly needsPhone: boolean;
}

/** Errors of the lead guest. First name, last name and email are required, and with `needsPhone` also the phone. */
export const guestErrors = (form: GuestForm, { isLatinOnly, needsPhone }: GuestRules): GuestErrors => {
  const found: Record<string, GuestError> = {};
  const note = (field: GuestField, error: GuestError | null) => {
    if (error) found[field] = error;
  };
  note('firstName', nameError('firstName', form.firstName, isLatinOnly));
  note('lastName', nameError('lastName', form.lastName, isLatinOnly));
  note('email', emailError(form.email));
  note('phone', phoneError(form.phone, needsPhone));
  return found;
};

/** Errors of the other guests, by position; an empty name is valid, because a placeholder is sent for it. */
export const otherErrors = ({ others }: GuestForm, isLatinOnly: boolean): readonly OtherErrors[] =>
  others.map((other): OtherErrors => {
    const firstName = otherNameError(other.firstName, isLatinOnly);
    const lastName = otherNameError(other.lastName, isLatinOnly);
    return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
  });

/** The number of other guests of a booking. */
export const otherGuestCount = ({
  party,
  guests,
}: {
  readonly party?: { readonly adults: number; readonly children: number; readonly infants: number } | null;
  readonly guests: number;
}): number => Math.max(0, (party ? party.adults + party.children + party.infants : guests) - 1);

/** The element id of a field; the other guests are counted from 2. */
export const fieldId = (field: GuestField, number = 1): string =>
  number === 1 ? `guest-${field}` : `guest-${number}-${field}`;

/** The element id of the first invalid field in the order of the page; null without one. */
export const firstBadField = (errors: GuestErrors, others: readonly OtherErrors[]): string | null => {
  const own = guestFields.find((field) => errors[field] !== undefined);
  if (own) return fieldId(own);
  const index = others.findIndex(({ firstName, lastName }) => firstName ?? lastName);
  if (index === -1) return null;
  return fieldId(others[index]?.firstName ? 'firstName' : 'lastName', index + 2);
};

/**
 * The guests of the booking, with missing parts of the lead guest filled in from the member.
 * @param isLatinOnly leaves out a name in other letters, because it would be refused, and only the guest knows its
 * spelling in the passport
 */
export const startForm = (
  known: GuestForm,
  member: { readonly fullName: string; readonly email: string; readonly phone: string } | null,
  isLatinOnly: boolean,
): GuestForm => {
  const words = (member?.fullName ?? '').trim().split(/\s+/);
  const usable = (name: string): string => {
    const line = plainLine(name);
    return isLatinOnly && !isLatin(line) ? '' : line;
  };
  return {
    firstName: usable(known.firstName || words[0] || ''),
    lastName: usable(known.lastName || words.slice(1).join(' ')),
    email: known.email || member?.email || '',
    phone: known.phone || member?.phone || '',
    specialRequests: known.specialRequests,
    others: known.others,
  };
};
