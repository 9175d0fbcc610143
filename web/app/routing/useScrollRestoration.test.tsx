import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration.ts';

let top = 0;

beforeEach(() => {
  top = 900;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[to]: readonly unknown[]) => {
    if (typeof to === 'object' && to && 'top' in to) top = Number(to.top);
  });
});
afterEach(() => vi.restoreAllMocks());

function Page() {
  useScrollRestoration();
  return <Link to="/Checkout">Book</Link>;
}

const openCheckout = async () => {
  render(
    <MemoryRouter initialEntries={['/Hotel?id=1']}>
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Book' }));
  expect(top).toBe(0);
};

const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
};

it('a new page begins at its top, also when a scroll of the page before moves it a frame later', async () => {
  await openCheckout();
  await frames(2);
  top = 86;
  await expect.poll(() => top).toBe(0);
});

it('a new page stays where the traveller scrolls it at once', async () => {
  await openCheckout();
  window.dispatchEvent(new Event('wheel'));
  top = 86;
  await frames(12);
  expect(top).toBe(86);
});
