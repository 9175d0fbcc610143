import { clsx } from 'clsx';
import { useEstimateRates } from '#i18n/CurrencyProvider.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { MoneyAmount } from '#i18n/money.ts';
import styles from './AdminMoney.module.css';
import { formatExact, toDollars } from './dollars.ts';

interface AdminMoneyProps {
  money: MoneyAmount;
  /** `line` (default) “$405.41 · ₪1,500.00”; `stack` puts the shekels on a line of their own. */
  layout?: 'line' | 'stack';
  /** The dollars in bold. */
  isStrong?: boolean;
}

/** Dollars first and the exact ledger amount beside them; the ledger amount alone while no rate is known. */
export function AdminMoney({ money, layout = 'line', isStrong = false }: AdminMoneyProps) {
  const { language } = useLocale();
  const rates = useEstimateRates();
  const dollars = rates && toDollars(money, rates.rates);
  const ledger = formatExact(money, language.locale);
  if (!dollars) return <bdi className={clsx(styles.amount, isStrong && styles.strong)}>{ledger}</bdi>;
  return (
    <span className={styles[layout]}>
      <bdi className={clsx(styles.amount, isStrong && styles.strong)}>
        {formatExact(dollars, language.locale)}
      </bdi>
      <span className={styles.dot}> · </span>
      <bdi className={clsx(styles.amount, styles.ledger)}>{ledger}</bdi>
    </span>
  );
}
