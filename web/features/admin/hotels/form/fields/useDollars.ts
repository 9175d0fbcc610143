import { useIntl } from 'react-intl';
import { useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { formatExact, toDollars } from '#features/admin/kit/money/dollars.ts';
import { messages } from '../HotelForm.messages.ts';

/**
 * Returns a function for the hint of a field in shekels: the currency and, once a rate is known, the value in dollars.
 */
export const useDollars = () => {
  const intl = useIntl();
  const rates = useEstimateRates();
  const { language } = useLocale();
  return (money: MoneyAmount): string => {
    const dollars = rates && toDollars(money, rates.rates);
    if (!dollars) return intl.formatMessage(messages.inShekels);
    return intl.formatMessage(messages.inDollars, { amount: formatExact(dollars, language.locale) });
  };
};
