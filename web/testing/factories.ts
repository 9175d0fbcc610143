import type { ExchangeRatesQuery, Viewer_ViewerFragment } from '../generated/graphql.ts';

/**
 * An amount, in shekels by default.
 * @param shekels in major units; may have two decimals
 */
export const money = (shekels: number, currency = 'ILS') => ({
  __typename: 'Money' as const,
  amount: shekels.toFixed(2),
  amountMinor: Math.round(shekels * 100),
  currency,
});

/** A rate table in which one dollar is four shekels. */
export const exchangeRates = (): ExchangeRatesQuery['exchangeRates'] => ({
  __typename: 'RateTable',
  asOf: '2026-05-01',
  rates: [
    { __typename: 'CurrencyRate', code: 'USD', perShekel: '0.25' },
    { __typename: 'CurrencyRate', code: 'EUR', perShekel: '0.24' },
    { __typename: 'CurrencyRate', code: 'ILS', perShekel: '1' },
  ],
});

/** A signed-in member. */
export const viewer = (changes: Partial<Viewer_ViewerFragment> = {}): Viewer_ViewerFragment => ({
  __typename: 'Viewer',
  id: 'user-1',
  fullName: 'Maya Test',
  email: 'maya@example.com',
  phone: '',
  role: 'user',
  ...changes,
});
