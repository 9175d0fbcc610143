import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { minorDigits } from '#shared/pricing/rates.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { type Budget, fromShekels, type LimitUnit } from './budget.ts';
import { nightMessages, stayMessages } from './priceRange.messages.ts';
import { useTypedLimits } from './useLimitUnit.ts';

/** Whole units of a currency as text. */
export const useUnitsText = (): ((units: number, currency: string) => string) => {
  const { language } = useLocale();
  return useCallback(
    (units: number, currency: string) =>
      formatMoney({ amountMinor: units * 10 ** minorDigits(currency), currency }, language.locale, {
        whole: true,
      }),
    [language],
  );
};

/** Whole shekels as text. */
export const useShekels = (): ((shekels: number) => string) => {
  const text = useUnitsText();
  return useCallback((shekels: number) => text(shekels, 'ILS'), [text]);
};

/** Shekels converted to the unit of the limits, “≈ $540”; shekels stay as they are. */
export const useLimitText = (unit: LimitUnit): ((shekels: number) => string) => {
  const text = useUnitsText();
  return useCallback(
    (shekels: number) => {
      const { code } = unit.currency;
      return code === 'ILS' ? text(shekels, code) : `≈ ${text(fromShekels(shekels, unit), code)}`;
    },
    [text, unit],
  );
};

/** Keeps the signs of an amount together, whatever the direction of the words around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A price range in words, “up to ₪2,280 a night”; for a typed amount with its value, “up to €2,000 ≈ ₪8,040 a night”. */
export const usePriceLabel = (): ((range: Budget) => string) => {
  const intl = useIntl();
  const shekels = useShekels();
  const text = useUnitsText();
  const typedLimits = useTypedLimits();
  return (range) => {
    const { min, max, per } = range;
    const typed = typedLimits(range);
    const amount = (limit: number, units: number | null | undefined) =>
      typed && units ? isolated(`${text(units, typed.currency.code)} ≈ ${shekels(limit)}`) : shekels(limit);
    const values = { min: amount(min, typed?.min), max: amount(max ?? 0, typed?.max) };
    const named = per === 'STAY' ? stayMessages : nightMessages;
    // The same price at both ends is not a range.
    if (max === null) return intl.formatMessage(named.from, values);
    if (min === max) return intl.formatMessage(named.exactly, values);
    return intl.formatMessage(min === 0 ? named.upTo : named.between, values);
  };
};
