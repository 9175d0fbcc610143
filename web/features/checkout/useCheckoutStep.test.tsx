import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { entriesBelow } from './payment/checkoutEntries.ts';
import { useCheckoutStep } from './useCheckoutStep.ts';

const useWay = (canResume: boolean) => ({
  ...useCheckoutStep('b-1', canResume),
  navigate: useNavigate(),
  below: entriesBelow(useLocation().state),
  path: useLocation().pathname,
});

const renderWay = (canResume = true, address = '/Checkout?bookingId=b-1') =>
  renderHook(() => useWay(canResume), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
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

const leaveAt = (step: 'insurance') => {
  const { result, unmount } = renderWay();
  act(() => result.current.goTo(step));
  unmount();
};

it('a checkout that is opened again without a step in its URL resumes at the step where it was left', async () => {
  leaveAt('insurance');
  const { result } = renderWay();
  expect(result.current.step).toBe('insurance');
  expect(result.current.below).toBe(0);
  await act(async () => result.current.navigate(-1));
  expect(result.current.path).toBe('/');
});

it.each([
  ['while guest details are missing', false, '/Checkout?bookingId=b-1'],
  ['that its URL names', true, '/Checkout?bookingId=b-1&step=guest-details'],
])('a checkout begins at the guest details %s', (_, canResume, address) => {
  leaveAt('insurance');
  expect(renderWay(canResume, address).result.current.step).toBe('guest-details');
});

it('a checkout that was reached by Back or Forward shows the step of its entry, not the one where it was left', () => {
  leaveAt('insurance');
  // How the router of a browser hears of Back and Forward. No other test follows, because it counts for the whole page.
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(renderWay().result.current.step).toBe('guest-details');
});
