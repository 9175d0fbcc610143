import { clsx } from 'clsx';
import { useCurrency, useEstimateRates } from './CurrencyProvider.tsx';
import { useLocale } from '../LocaleProvider.tsx';
import { estimate, formatMoney } from './money.ts';
import type { MoneyAmount } from './money.ts';
import styles from './Price.module.css';

export type PriceSize = 'inherit' | 'sm' | 'md' | 'lg' | 'display';

interface PriceProps {
  money: MoneyAmount;
  /** `inherit` (default) uses size and weight of the text around it. */
  size?: PriceSize;
  /** Rounds to whole units: only for round prices of a pin, a filter or a teaser. */
  whole?: boolean;
  /** Writes the minor units of whole amounts too: in a receipt. */
  withMinor?: boolean;
  /** Adds the value in the chosen currency, “≈ $168”; charges are always in shekels. */
  isEstimated?: boolean;
}

/** The amount that is charged, isolated from the text around it and never wrapped. */
export function Price({ money, size = 'inherit', isEstimated = false, ...format }: PriceProps) {
  const { language } = useLocale();
  const amount = (
    <bdi className={clsx(styles.price, styles[size])}>{formatMoney(money, language.locale, format)}</bdi>
  );
  if (!isEstimated) return amount;
  return (
    <span>
      {amount}
      <EstimatedPrice money={money} before=" " />
    </span>
  );
}

interface EstimatedPriceProps {
  money: MoneyAmount;
  /** Text before the estimate, when there is one. */
  before?: string;
}

/** “≈ $189”: the amount in the chosen currency. Nothing when shekels are chosen or no rate is known. */
export function EstimatedPrice({ money, before = '' }: EstimatedPriceProps) {
  const { language } = useLocale();
  const { currency } = useCurrency();
  const rates = useEstimateRates();
  const worth = rates ? estimate(money, currency.code, rates.rates) : null;
  if (!worth) return null;
  return (
    <>
      {before}
      <bdi className={styles.estimate}>≈ {formatMoney(worth, language.locale, { whole: true })}</bdi>
    </>
  );
}
