import { z } from 'zod';
import type { Booking, Guest, GuestName } from '#models/booking.ts';
import { plainLine } from '#shared/text/plain-line.ts';
import { containsWebAddress } from '#shared/text/web-address.ts';
import { maskCardNumbers } from '#shared/text/booking-card.ts';
import { isPhone, normalPhone } from '#shared/text/phone.ts';
import type { ConfirmInput, GuestsInput } from '../inputs.ts';
import type { BookingSettings } from '../ports.ts';

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_REQUESTS = 2000;
const MAX_BRAND = 40;
const MAX_OTHERS = 80;

/** Validated and cleaned guests and card of a payment. */
export interface GuestDetails {
  readonly guest: Guest;
  readonly otherGuests: readonly GuestName[];
  readonly card: { readonly brand: string; readonly lastFour: string };
}

const latin = /^[\p{Script=Latin}\p{M}'’.\- ]*$/u;

const name = (latinOnly: boolean, shortest: 0 | 1) =>
  z
    .string()
    .transform(plainLine)
    .pipe(z.string().min(shortest).max(MAX_NAME))
    .refine((text) => !containsWebAddress(text) && (!latinOnly || latin.test(text)))
    .transform(maskCardNumbers);

const email = z.string().transform(plainLine).pipe(z.string().max(MAX_EMAIL)).pipe(z.email());

const phone = z
  .string()
  .transform(normalPhone)
  .refine((number) => number === '' || isPhone(number));

const specialRequests = z.string().trim().max(MAX_REQUESTS).transform(maskCardNumbers);

const otherGuests = (latinOnly: boolean) =>
  z
    .array(
      z.object({
        title: z.enum(['', 'Mr', 'Mrs', 'Ms']).default(''),
        firstName: name(latinOnly, 0).default(''),
        lastName: name(latinOnly, 0).default(''),
      }),
    )
    .max(MAX_OTHERS);

const details = (latinOnly: boolean) =>
  z.object({
    guest: z.object({
      firstName: name(latinOnly, 1),
      lastName: name(latinOnly, 1),
      email,
      phone: phone.default(''),
      specialRequests: specialRequests.default(''),
    }),
    otherGuests: otherGuests(latinOnly).default([]),
    card: z.object({
      brand: z.string().trim().min(1).max(MAX_BRAND).transform(maskCardNumbers),
      lastFour: z.string().regex(/^\d{4}$/),
    }),
  });

/** Fields of a draft. All may be empty or missing, because what is required is checked when the booking is paid. */
const draftFields = (latinOnly: boolean) =>
  z.object({
    firstName: name(latinOnly, 0).exactOptional(),
    lastName: name(latinOnly, 0).exactOptional(),
    email: z.union([z.string().trim().length(0), email]).exactOptional(),
    phone: phone.exactOptional(),
    specialRequests: specialRequests.exactOptional(),
    otherGuests: otherGuests(latinOnly).exactOptional(),
  });

/**
 * True when a booking cannot be paid without a guest's phone: the provider demands one, and no service number is
 * configured.
 */
export const needsPhone = ({ servicePhone }: BookingSettings, { quote }: Booking): boolean =>
  servicePhone === null && quote?.source === 'PROVIDER';

/** Built once: building a schema costs more than using it. */
const inLatin = { payment: details(true), draft: draftFields(true) };
const inAnyScript = { payment: details(false), draft: draftFields(false) };

/**
 * Validates guests and card of a payment. Card numbers in free text are masked before anything is stored.
 * @param latinOnly true for provider rooms, which are booked in Latin letters
 * @returns the names of the refused fields when something is missing or wrong; `otherGuests` is refused as a whole
 */
export function readGuests(
  input: Pick<ConfirmInput, 'guest' | 'otherGuests' | 'card'>,
  latinOnly: boolean,
):
  | { readonly kind: 'ok'; readonly details: GuestDetails }
  | { readonly kind: 'bad'; readonly fields: string[] } {
  const parsed = (latinOnly ? inLatin : inAnyScript).payment.safeParse(input);
  if (parsed.success) return { kind: 'ok', details: parsed.data };
  const fields = parsed.error.issues.map(({ path }) =>
    path[0] === 'otherGuests' ? 'otherGuests' : String(path[1] ?? path[0]),
  );
  return { kind: 'bad', fields: [...new Set(fields)] };
}

/** Validated and cleaned guests of a draft; fields that were not given are missing. */
export type GuestDraft = z.output<ReturnType<typeof draftFields>>;

/**
 * Validates the given guests of a draft.
 * @param latinOnly true for provider rooms
 * @returns the names of the refused fields when something is wrong
 */
export function readGuestDraft(
  input: GuestsInput,
  latinOnly: boolean,
): { readonly kind: 'ok'; readonly given: GuestDraft } | { readonly kind: 'bad'; readonly fields: string[] } {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
  const parsed = (latinOnly ? inLatin : inAnyScript).draft.safeParse(given);
  if (parsed.success) return { kind: 'ok', given: parsed.data };
  return { kind: 'bad', fields: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}
