import type { BookingGuestsInput, CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import type { GuestErrors, GuestField, GuestForm, OtherErrors, OtherGuest } from './guestForm.ts';

/** Fields of the form with what was typed and is not saved in the booking yet; stored for this tab. */
export interface GuestDrafts {
  readonly typed: Partial<GuestForm>;
  /**
   * What the booking had in these fields, as JSON, when they were typed. When it has something else by now, another page
   * has saved something newer, and what was typed here is dropped.
   */
  readonly over: Partial<Readonly<Record<keyof GuestForm, string>>>;
}

const leadFields: readonly GuestField[] = ['firstName', 'lastName', 'email', 'phone', 'specialRequests'];
const formFields: readonly (keyof GuestForm)[] = [...leadFields, 'others'];

export const noDrafts: GuestDrafts = { typed: {}, over: {} };

/** The guests that are saved in the booking, with empty texts for missing ones. */
export const savedGuests = ({
  guest,
  otherGuests,
}: Pick<CheckoutPage_BookingFragment, 'guest' | 'otherGuests'>): GuestForm => ({
  firstName: guest.firstName ?? '',
  lastName: guest.lastName ?? '',
  email: guest.email ?? '',
  phone: guest.phone ?? '',
  specialRequests: guest.specialRequests,
  others: otherGuests.map(({ title, firstName, lastName }) => ({ title, firstName, lastName })),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = (form: Partial<GuestForm>, wanted: (field: keyof GuestForm) => boolean): Partial<GuestForm> =>
  Object.fromEntries(
    formFields.filter((field) => form[field] !== undefined && wanted(field)).map((f) => [f, form[f]]),
  );

const overOf = (typed: Partial<GuestForm>, saved: GuestForm): GuestDrafts['over'] =>
  Object.fromEntries(
    formFields
      .filter((field) => typed[field] !== undefined)
      .map((field) => [field, JSON.stringify(saved[field])]),
  );

/** What was typed and still counts: no other page has saved these fields since. */
export const liveFields = ({ typed, over }: GuestDrafts, saved: GuestForm): Partial<GuestForm> =>
  pick(typed, (field) => over[field] === JSON.stringify(saved[field]));

/** The drafts after the form was changed from `before` to `after`. */
export const withTyped = (
  drafts: GuestDrafts,
  { before, after, saved }: Readonly<Record<'before' | 'after' | 'saved', GuestForm>>,
): GuestDrafts => {
  const changed = pick(after, (field) => !isSame(after[field], before[field]));
  const typed = { ...liveFields(drafts, saved), ...changed };
  return { typed, over: overOf(typed, saved) };
};

/**
 * The drafts after `sent` was saved. What was typed in the meantime stays a draft, and so does an emptied field, which
 * would otherwise be filled in again from the account.
 */
export const afterSaving = (
  { typed }: GuestDrafts,
  sent: Partial<GuestForm>,
  saved: GuestForm,
): GuestDrafts => {
  const rest = pick(typed, (field) => typed[field] === '' || !isSame(typed[field], sent[field]));
  return { typed: rest, over: overOf(rest, saved) };
};

/** The typed fields that are valid and not in the booking yet; null without one. */
export const unsavedGuests = (
  live: Partial<GuestForm>,
  saved: GuestForm,
  { errors, others }: { readonly errors: GuestErrors; readonly others: readonly OtherErrors[] },
): Partial<GuestForm> | null => {
  const isValid = (field: keyof GuestForm): boolean =>
    field === 'others'
      ? others.every(({ firstName, lastName }) => !firstName && !lastName)
      : errors[field] === undefined;
  const unsaved = pick(live, (field) => isValid(field) && !isSame(live[field], saved[field]));
  return Object.keys(unsaved).length > 0 ? unsaved : null;
};

/** The fields that the server did not refuse; null when none are left, or none were refused. */
export const withoutRefused = (
  fields: Partial<GuestForm>,
  refused: readonly string[],
): Partial<GuestForm> | null => {
  const rest = pick(fields, (field) => !refused.includes(field === 'others' ? 'otherGuests' : field));
  const left = Object.keys(rest).length;
  return left > 0 && left < Object.keys(fields).length ? rest : null;
};

/** The input of the mutation that saves these fields. */
export const guestsInput = ({ others, ...lead }: Partial<GuestForm>): BookingGuestsInput => ({
  ...lead,
  ...(others && { otherGuests: others.map((other) => ({ ...other })) }),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;

const isOther = (value: unknown): value is OtherGuest =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  isText(value.title) &&
  'firstName' in value &&
  isText(value.firstName) &&
  'lastName' in value &&
  isText(value.lastName);

const isUsable = (field: keyof GuestForm, value: unknown): boolean =>
  field === 'others' ? Array.isArray(value) && value.every((other) => isOther(other)) : isText(value);

/** Reads the drafts stored for this tab, without parts of another shape. */
export const storedDrafts = (value: unknown): GuestDrafts => {
  const parts = new Map<string, unknown>(Object.entries(value ?? {}));
  const typed = new Map<string, unknown>(Object.entries(parts.get('typed') ?? {}));
  const over = new Map<string, unknown>(Object.entries(parts.get('over') ?? {}));
  const usable = formFields.filter(
    (field) => isUsable(field, typed.get(field)) && typeof over.get(field) === 'string',
  );
  return {
    typed: Object.fromEntries(usable.map((field) => [field, typed.get(field)])),
    over: Object.fromEntries(usable.map((field) => [field, over.get(field)])),
  };
};
