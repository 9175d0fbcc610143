import { useEstimateRates } from '../../../i18n/CurrencyProvider.tsx';
import { useLocale } from '../../../i18n/LocaleProvider.tsx';
import type { MoneyAmount } from '../../../i18n/money.ts';
import { formatShort, toDollars } from './dollars.ts';

/** Shekels in dollars and short, as charts show them; shekels while no rate is known. */
export const useShortMoney = () => {
  const { language } = useLocale();
  const rates = useEstimateRates();
  return (money: MoneyAmount): string =>
    formatShort((rates && toDollars(money, rates.rates)) ?? money, language.locale);
};
