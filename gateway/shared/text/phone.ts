import { withoutDirectionMarks } from './plain-line.ts';

/** A normalized phone number: digits, with `+` when the country code is known. */
const NORMAL = /^\+?\d{6,15}$/;

/**
 * Israeli numbers become international (050-123-4567 → +972501234567); `00` becomes `+`; spaces and punctuation are
 * removed, and the invisible direction characters that phones put around a copied number.
 */
export function normalPhone(phone: string): string {
  const dialled = withoutDirectionMarks(phone).replace(/[\s().\-/]/g, '');
  if (/^0[1-9]\d{7,8}$/.test(dialled)) return `+972${dialled.slice(1)}`;
  return dialled.replace(/^00/, '+');
}

/** True for a normalized phone number. */
export const isPhone = (phone: string): boolean => NORMAL.test(phone);
