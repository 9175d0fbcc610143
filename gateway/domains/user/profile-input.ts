import { plainLine } from '#shared/text/plain-line.ts';
import { containsWebAddress } from '#shared/text/web-address.ts';
import type { Preferences } from '#models/viewer.ts';
import { isPhone, normalPhone } from '#shared/text/phone.ts';
import { OFFERED_CURRENCIES } from '#shared/pricing/rates.ts';

const MAX_NAME = 100;
/** Languages of the interface. */
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'he', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ar', 'zh']);
const CURRENCIES: ReadonlySet<string> = new Set(OFFERED_CURRENCIES);

/** Changes of a profile as a client sends them; fields that are left out or null stay unchanged. */
export interface ProfileInput {
  readonly fullName?: string | null;
  readonly phone?: string | null;
  readonly preferences?: {
    readonly newsletter?: boolean | null;
    readonly notifications?: boolean | null;
    readonly language?: string | null;
    readonly currency?: string | null;
  } | null;
}

/** The format of a full name, in English for developers. */
export const FULL_NAME_RULE = `1 to ${MAX_NAME} characters, without web addresses`;

/**
 * A full name without surrounding whitespace and invisible characters; null when it is empty, too long, or contains a
 * web address.
 */
export function readFullName(name: string): string | null {
  const line = plainLine(name);
  return line === '' || line.length > MAX_NAME || containsWebAddress(line) ? null : line;
}

interface ProfileChange {
  readonly fullName?: string;
  readonly phone?: string;
  readonly preferences?: Partial<Preferences>;
}

/**
 * The normalized changes; fields that are not included stay unchanged.
 * @returns the names of the refused fields when one is invalid
 */
export function readProfile(
  input: ProfileInput,
):
  | { readonly kind: 'ok'; readonly change: ProfileChange }
  | { readonly kind: 'bad'; readonly fields: string[] } {
  const { fullName: name, phone: typedPhone, preferences: chosen } = input;
  const fullName = typeof name === 'string' ? readFullName(name) : undefined;
  const phone = typeof typedPhone === 'string' ? normalPhone(typedPhone) : undefined;
  const language = chosen?.language?.trim().toLowerCase();
  const currency = chosen?.currency?.trim().toUpperCase();
  const fields = [
    ...(fullName === null ? ['fullName'] : []),
    ...(phone === undefined || phone === '' || isPhone(phone) ? [] : ['phone']),
    ...(language === undefined || LANGUAGES.has(language) ? [] : ['language']),
    ...(currency === undefined || CURRENCIES.has(currency) ? [] : ['currency']),
  ];
  if (fields.length > 0) return { kind: 'bad', fields };
  const change = {
    ...(typeof fullName === 'string' && { fullName }),
    ...(phone !== undefined && { phone }),
    ...(chosen && {
      preferences: {
        ...(typeof chosen.newsletter === 'boolean' && { newsletter: chosen.newsletter }),
        ...(typeof chosen.notifications === 'boolean' && { notifications: chosen.notifications }),
        ...(language !== undefined && { language }),
        ...(currency !== undefined && { currency }),
      },
    }),
  };
  return { kind: 'ok', change };
}
