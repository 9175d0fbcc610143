import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import styles from './AdminMoney.module.css';
import { formatExact, toDollars } from './dollars.ts';

interface AmountStyle extends CSSProperties {
  readonly '--letters': number;
}

/** Passes the length of an amount to the styles, which shrink it to fit on one line of its card. */
const lengthOf = (amount: string): AmountStyle => ({ '--letters': amount.length });

interface AdminMoneyProps {
  money: MoneyAmount;
  /** `line` (default) “$405.41 · ₪1,500.00”; `stack` puts the shekels on a separate line. */
  layout?: 'line' | 'stack';
  /** The dollars in bold. */
  isStrong?: boolean;
}

/** An amount in dollars, followed by the exact amount in shekels; only the latter while no rate is known. */
export function AdminMoney({ money, layout = 'line', isStrong = false }: AdminMoneyProps) {
  const { language } = useLocale();
  const rates = useEstimateRates();
  const dollars = rates && toDollars(money, rates.rates);
  const ledger = formatExact(money, language.locale);
  if (!dollars) return <bdi className={clsx(styles.amount, isStrong && styles.strong)}>{ledger}</bdi>;
  const estimate = formatExact(dollars, language.locale);
  return (
    <span className={styles[layout]}>
      <bdi className={clsx(styles.amount, isStrong && styles.strong)} style={lengthOf(estimate)}>
        {estimate}
      </bdi>
      <span className={styles.dot}> · </span>
      <bdi className={clsx(styles.amount, styles.ledger)} style={lengthOf(ledger)}>
        {ledger}
      </bdi>
    </span>
  );
}
