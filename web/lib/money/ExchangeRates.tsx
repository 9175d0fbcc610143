import type { ReactNode } from 'react';
import { useExchangeRatesQuery } from '#generated/graphql.ts';
import { EstimateRatesProvider } from '#i18n/money/CurrencyProvider.tsx';

/** Reads the server's rate table once for all estimates; until it is read, prices have no estimate. */
export function ExchangeRates({ children }: { children: ReactNode }) {
  const { data } = useExchangeRatesQuery();
  return <EstimateRatesProvider rates={data?.exchangeRates ?? null}>{children}</EstimateRatesProvider>;
}
