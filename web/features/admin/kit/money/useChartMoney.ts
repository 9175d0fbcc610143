import { useMemo } from 'react';
import { useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { formatShort, toDollars } from './dollars.ts';

export interface ChartMoney {
  /** Height of an amount in a chart: minor units of dollars, or of shekels while no rate is known. */
  readonly height: (ledger: MoneyAmount) => number;
  /** A height as a short text, “$42k”. */
  readonly short: (height: number) => string;
}

/** Converts amounts in shekels for charts. */
export const useChartMoney = (): ChartMoney => {
  const { language } = useLocale();
  const rates = useEstimateRates();
  return useMemo(() => {
    const convert = (ledger: MoneyAmount) => (rates && toDollars(ledger, rates.rates)) ?? ledger;
    const { currency } = convert({ amountMinor: 0, currency: 'ILS' });
    return {
      height: (ledger) => convert(ledger).amountMinor,
      short: (height) => formatShort({ amountMinor: height, currency }, language.locale),
    };
  }, [language, rates]);
};
