import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration.ts';

let top = 0;
/** Callbacks that wait for the next frame, by their number. */
const waiting = new Map<number, FrameRequestCallback>();

beforeEach(() => {
  top = 900;
  waiting.clear();
  let number = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    number += 1;
    waiting.set(number, callback);
    return number;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void waiting.delete(frame));
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

const frames = (count: number) => {
  for (let at = 0; at < count; at += 1) {
    const callbacks = [...waiting.values()];
    waiting.clear();
    for (const callback of callbacks) callback(0);
  }
};

it('a new page begins at its top, also when a scroll of the page before moves it a frame later', async () => {
  await openCheckout();
  frames(2);
  top = 86;
  frames(1);
  expect(top).toBe(0);
});

it('a new page stays where the traveller scrolls it at once', async () => {
  await openCheckout();
  window.dispatchEvent(new Event('wheel'));
  top = 86;
  frames(12);
  expect(top).toBe(86);
});
