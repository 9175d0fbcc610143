import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { storeChoice, readChoice } from '../choice.ts';
import { currencies, currencyOf } from './currencies.ts';
import type { Currency, CurrencyCode } from './currencies.ts';

/** Exchange rates of one day: the value of one shekel in each currency, as decimal text. */
export interface EstimateRates {
  readonly asOf: string;
  readonly rates: readonly { readonly code: string; readonly perShekel: string }[];
}

interface CurrencyState {
  /** Currency of the “≈” estimates; charges are always in shekels. */
  readonly currency: Currency;
  /** False while dollars are shown because no currency was ever chosen on this device. */
  readonly isChosen: boolean;
  readonly setCurrency: (code: CurrencyCode) => void;
}

const CurrencyContext = createContext<CurrencyState | null>(null);
const RatesContext = createContext<EstimateRates | null>(null);

const fallback: Currency = currencies.find((entry) => entry.code === 'USD') ?? {
  code: 'USD',
  symbol: '$',
  name: 'US Dollar',
};

const requestedCurrency = (initial?: CurrencyCode): Currency | null =>
  initial ? currencyOf(initial) : readChoice('currency', currencyOf);

/** Provides the currency of estimates; stores the choice in the cookie `currency`, reads it from `?currency=`. */
export function CurrencyProvider(props: { children: ReactNode; initial?: CurrencyCode }) {
  const [currency, setState] = useState(() => requestedCurrency(props.initial) ?? fallback);
  const [isChosen, setChosen] = useState(() => requestedCurrency(props.initial) !== null);
  useLayoutEffect(() => {
    if (isChosen) storeChoice('currency', currency.code);
  }, [currency, isChosen]);
  const setCurrency = useCallback((code: CurrencyCode) => {
    setState(currencyOf(code) ?? fallback);
    setChosen(true);
  }, []);
  const state = useMemo(() => ({ currency, isChosen, setCurrency }), [currency, isChosen, setCurrency]);
  return <CurrencyContext value={state}>{props.children}</CurrencyContext>;
}

/** Provides the server's dated rate table to all estimates below; with null there are none. */
export function EstimateRatesProvider(props: { children: ReactNode; rates: EstimateRates | null }) {
  return <RatesContext value={props.rates}>{props.children}</RatesContext>;
}

/** The chosen currency and its setter. Throws outside CurrencyProvider. */
export const useCurrency = (): CurrencyState => {
  const state = useContext(CurrencyContext);
  if (!state) throw new Error('useCurrency needs CurrencyProvider');
  return state;
};

/** The dated rate table; null while it is not known. */
export const useEstimateRates = (): EstimateRates | null => useContext(RatesContext);
