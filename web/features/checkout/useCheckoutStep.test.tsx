import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { entriesBelow } from './payment/checkoutEntries.ts';
import { useCheckoutStep } from './useCheckoutStep.ts';

const useWay = () => ({
  ...useCheckoutStep(),
  navigate: useNavigate(),
  below: entriesBelow(useLocation().state),
});

const renderWay = () =>
  renderHook(useWay, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/', '/Checkout?bookingId=b-1']} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  });

it('a double click adds only one history entry, so that one Back is enough', async () => {
  const { result } = renderWay();
  act(() => {
    result.current.goTo('car-rental');
    result.current.goTo('car-rental');
  });
  expect(result.current.step).toBe('car-rental');
  await act(async () => result.current.navigate(-1));
  expect(result.current.step).toBe('guest-details');
  act(() => result.current.goTo('car-rental'));
  expect(result.current.step).toBe('car-rental');
});

it('each history entry stores the number of earlier entries of this checkout', async () => {
  const { result } = renderWay();
  expect(result.current.below).toBe(0);
  act(() => result.current.goTo('car-rental'));
  expect(result.current.below).toBe(1);
  act(() => result.current.goTo('insurance'));
  expect(result.current.below).toBe(2);
  await act(async () => result.current.navigate(-1));
  expect(result.current.below).toBe(1);
});
