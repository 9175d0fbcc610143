import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { type IsNotDraft, useNotDraft } from './useNotDraft.ts';

const notDraft = /^This booking was already paid or cancelled/;

/** Opens steps that can be left; `now` is the booking when it is loaded again. */
const openSteps = (now: CheckoutPage_BookingFragment | null) => {
  const onReload = vi.fn<() => Promise<CheckoutPage_BookingFragment | null>>(() => Promise.resolve(now));
  const last: { isNotDraft: IsNotDraft } = { isNotDraft: () => Promise.reject(new Error('not rendered')) };
  const Steps = () => {
    const isNotDraft = useNotDraft(onReload);
    return (
      <button type="button" onClick={() => (last.isNotDraft = isNotDraft)}>
        Take
      </button>
    );
  };
  const Page = () => {
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        {!isLeft && <Steps />}
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  };
  const { user } = renderRoute(<Page />);
  const take = async () => {
    await user.click(screen.getByRole('button', { name: 'Take' }));
    return (code: Parameters<IsNotDraft>[0]) => act(() => last.isNotDraft(code));
  };
  return { user, onReload, take };
};

it.each([
  ['is paid', checkoutBooking({ status: 'confirmed' }), { isDone: true, isSaid: true }],
  ['is cancelled', checkoutBooking({ status: 'cancelled' }), { isDone: true, isSaid: true }],
  ['cannot be loaded again', null, { isDone: false, isSaid: false }],
  ['is being paid', checkoutBooking({ isProcessing: true }), { isDone: true, isSaid: false }],
  ['is still unpaid', checkoutBooking(), { isDone: false, isSaid: false }],
])(
  'a change that was refused is judged by what has become of the booking: it %s',
  async (_, now, expected) => {
    const { take } = openSteps(now);
    const isNotDraft = await take();
    expect(await isNotDraft('INVALID_STATE')).toBe(expected.isDone);
    expect(screen.queryAllByText(notDraft)).toHaveLength(expected.isSaid ? 1 : 0);
  },
);

it('a change that failed for another reason does not load the booking again', async () => {
  const { take, onReload } = openSteps(null);
  const isNotDraft = await take();
  expect(await isNotDraft('NETWORK')).toBe(false);
  expect(onReload).not.toHaveBeenCalled();
});

it('a change that was refused after the steps were left is not reported on the next page', async () => {
  const { user, take, onReload } = openSteps(checkoutBooking({ status: 'confirmed' }));
  const isNotDraft = await take();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await isNotDraft('INVALID_STATE')).toBe(true);
  expect(onReload).not.toHaveBeenCalled();
  expect(screen.queryByText(notDraft)).not.toBeInTheDocument();
});
