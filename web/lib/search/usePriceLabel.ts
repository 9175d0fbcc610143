import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { PriceRange } from '../../../gateway/models/offer-wishes.ts';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { formatMoney } from '../../i18n/money.ts';
import { nightMessages, stayMessages } from './priceRange.messages.ts';

/** Whole shekels as text. */
export const useShekels = (): ((shekels: number) => string) => {
  const { language } = useLocale();
  return useCallback(
    (shekels: number) =>
      formatMoney({ amountMinor: shekels * 100, currency: 'ILS' }, language.locale, { whole: true }),
    [language],
  );
};

/** A range of prices in words, “up to ₪2,280 a night”. */
export const usePriceLabel = (): ((range: PriceRange) => string) => {
  const intl = useIntl();
  const shekels = useShekels();
  return ({ min, max, per }) => {
    const values = { min: shekels(min), max: shekels(max ?? 0) };
    const named = per === 'STAY' ? stayMessages : nightMessages;
    // One price at both ends is no range.
    if (max === null) return intl.formatMessage(named.from, values);
    if (min === max) return intl.formatMessage(named.exactly, values);
    return intl.formatMessage(min === 0 ? named.upTo : named.between, values);
  };
};
