import {
  LEGAL_FEE_CAP_MINOR,
  LEGAL_PERCENT,
  PROTECTED_MONTHS,
  REMOTE_SALE_DAYS,
  WORKING_DAYS_BEFORE,
} from '#shared/cancellation/cancellation-fee.ts';
import { CHECK_IN_CLOCK, FREE_DAYS } from '#shared/cancellation/cancellation.ts';
import { OFFERED_CURRENCIES } from '#shared/pricing/rates.ts';
import { HOLD_MS } from '#shared/hotel/room-stock.ts';
import { LEDGER_CURRENCY } from '#models/money.ts';
import { brandOf } from '#i18n/brand.ts';
import { commaOf } from '#i18n/comma.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Names and numbers for the texts; the numbers are those that the server uses. */
export const factsIn = (language: LanguageCode): Readonly<Record<string, string>> => ({
  brand: brandOf(language).name,
  assistant: brandOf(language).assistant,
  freeHours: String(FREE_DAYS * 24),
  checkIn: CHECK_IN_CLOCK.slice(1),
  legalPercent: String(LEGAL_PERCENT),
  legalMost: String(LEGAL_FEE_CAP_MINOR / 100),
  remoteSaleDays: String(REMOTE_SALE_DAYS),
  protectedMonths: String(PROTECTED_MONTHS),
  workingDays: String(WORKING_DAYS_BEFORE),
  holdMinutes: String(HOLD_MS / 60_000),
  currencies: OFFERED_CURRENCIES.filter((code) => code !== LEDGER_CURRENCY).join(commaOf(language)),
});
