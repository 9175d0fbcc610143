import { withoutMarks } from './plain-line.ts';

/** What a phone number looks like once it is normal: digits, with `+` when the country code is known. */
const NORMAL = /^\+?\d{6,15}$/;

/**
 * Israeli forms become international (050-123-4567 → +972501234567); `00` becomes `+`; blanks and signs go, with the marks
 * of direction that phones put around a number which is copied there.
 */
export function normalPhone(phone: string): string {
  const dialled = withoutMarks(phone).replace(/[\s().\-/]/g, '');
  if (/^0[1-9]\d{7,8}$/.test(dialled)) return `+972${dialled.slice(1)}`;
  return dialled.replace(/^00/, '+');
}

/** True for a normal phone number. */
export const isPhone = (phone: string): boolean => NORMAL.test(phone);
