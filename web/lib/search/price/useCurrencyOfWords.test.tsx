import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CurrencyProvider, useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { currencyOf } from '#i18n/money/currencies.ts';
import type { Choosing } from '../destination/suggestion.ts';
import type { RecognizedFilters } from '../typed/recognized.ts';
import { useCurrencyOfWords } from './useCurrencyOfWords.ts';

afterEach(() => {
  document.cookie = 'currency=; max-age=0';
});

const euro = currencyOf('EUR');
const limited = (typed: boolean): RecognizedFilters => [
  { field: 'freeCancellation' },
  {
    field: 'price',
    value: {
      min: 0,
      max: 8_000,
      per: 'STAY',
      ...(typed && euro && { typed: { currency: euro, min: null, max: 2_000 } }),
    },
  },
];

const search = (filters?: RecognizedFilters) => {
  const onSubmit = vi.fn<(criteria: object, choosing?: Choosing) => void>();
  const { result } = renderHook(() => ({ send: useCurrencyOfWords(onSubmit), ...useCurrency() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CurrencyProvider initial="USD">{children}</CurrencyProvider>
    ),
  });
  const choosing = filters && { words: 'rome', filters };
  act(() => result.current.send({ destination: 'Rome' }, choosing));
  expect(onSubmit).toHaveBeenCalledWith({ destination: 'Rome' }, choosing);
  return result.current.currency.code;
};

it('a price limit that was typed in euros makes the euro the currency of the estimates', () => {
  expect(search(limited(true))).toBe('EUR');
});

it.each([
  ['a limit in shekels', limited(false)],
  ['words without a limit', []],
  ['a picked place', undefined],
])('%s keeps the currency of the estimates', (_name, filters) => {
  expect(search(filters)).toBe('USD');
});
