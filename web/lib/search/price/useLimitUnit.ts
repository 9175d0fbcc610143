import { useCurrency, useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { currencies, type Currency } from '#i18n/money/currencies.ts';
import { type Budget, isWorth, type LimitUnit, type TypedLimits } from './budget.ts';

const shekel: Currency = currencies.find(({ code }) => code === 'ILS') ?? {
  code: 'ILS',
  symbol: '₪',
  name: 'Israeli Shekel',
};
const inShekels: LimitUnit = { currency: shekel, perShekel: 1 };

/** The unit of a currency; undefined while its rate is not known. */
export const useUnits = (): ((currency: Currency) => LimitUnit | undefined) => {
  const table = useEstimateRates();
  return (currency) => {
    if (currency.code === 'ILS') return inShekels;
    const perShekel = Number(table?.rates.find(({ code }) => code === currency.code)?.perShekel);
    return Number.isFinite(perShekel) && perShekel > 0 ? { currency, perShekel } : undefined;
  };
};

/** The typed limits of a price range, while they match its shekels. */
export const useTypedLimits = (): ((price: Budget) => TypedLimits | undefined) => {
  const units = useUnits();
  return (price) => {
    const unit = price.typed && units(price.typed.currency);
    return price.typed && unit && isWorth(price, price.typed, unit) ? price.typed : undefined;
  };
};

/**
 * The currency limits are typed in: the one they were typed in already, otherwise the chosen currency; shekels where
 * there is no rate.
 */
export const useLimitUnit = (price: Budget): LimitUnit => {
  const units = useUnits();
  const typed = useTypedLimits()(price);
  const { currency } = useCurrency();
  return units(typed?.currency ?? currency) ?? inShekels;
};
