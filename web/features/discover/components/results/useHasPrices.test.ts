import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHasPrices } from './useHasPrices.ts';

const open = () =>
  renderHook(({ key, known, isListShown }) => useHasPrices(key, known, isListShown), {
    initialProps: { key: 'rome', known: undefined as number | undefined, isListShown: false },
  });

it('the strip of days shows prices that are known before the hotels are on screen, and keeps them', () => {
  const { result, rerender } = open();
  expect(result.current).toBe(false);
  rerender({ key: 'rome', known: 2, isListShown: false });
  expect(result.current).toBe(true);
  rerender({ key: 'rome', known: 1, isListShown: true });
  expect(result.current).toBe(true);
});

it('the strip of days shows no prices that arrive once hotels are on screen', () => {
  const { result, rerender } = open();
  rerender({ key: 'rome', known: undefined, isListShown: true });
  rerender({ key: 'rome', known: 7, isListShown: true });
  expect(result.current).toBe(false);
  rerender({ key: 'paris', known: undefined, isListShown: false });
  expect(result.current).toBe(false);
  rerender({ key: 'paris', known: 7, isListShown: false });
  expect(result.current).toBe(true);
});
