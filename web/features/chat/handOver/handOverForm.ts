import { isPhone, normalPhone } from '#shared/text/phone.ts';
import type { PreferredContact } from '#generated/graphql.ts';
import { isEmail } from '#lib/session/isEmail.ts';

export type HandOverField = 'name' | 'email' | 'phone' | 'note';

/** The form to talk to a person, as typed. */
export interface HandOverForm extends Readonly<Record<HandOverField, string>> {
  readonly preferredContact: PreferredContact;
}

/** Longest texts that the server accepts, in characters. */
export const handOverLimits = { name: 100, email: 254, phone: 50, note: 2000 } as const;

/** Fields in the order of the form: the first invalid one gets the focus. */
export const handOverFields: readonly HandOverField[] = ['name', 'email', 'phone', 'note'];

/** Fields that are shown: a member's name and email are known, and only the preferred contact detail is needed. */
export const shownFields = (
  { preferredContact }: HandOverForm,
  isMember: boolean,
): readonly HandOverField[] => {
  const own: readonly HandOverField[] = isMember ? [] : ['name'];
  if (preferredContact !== 'email') return [...own, 'phone', 'note'];
  return isMember ? ['note'] : [...own, 'email', 'note'];
};

const isGood: Readonly<Record<HandOverField, (text: string) => boolean>> = {
  name: (text) => text !== '' && text.length <= handOverLimits.name,
  email: (text) => isEmail(text) && text.length <= handOverLimits.email,
  phone: (text) => isPhone(normalPhone(text)) && text.length <= handOverLimits.phone,
  note: (text) => text.length <= handOverLimits.note,
};

/** Fields to correct, in the order of the form. */
export const badHandOverFields = (form: HandOverForm, isMember: boolean): readonly HandOverField[] =>
  shownFields(form, isMember).filter((field) => !isGood[field](form[field].trim()));
