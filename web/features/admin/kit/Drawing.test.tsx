import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Drawing } from './Drawing.tsx';

const entry = (isIntersecting: boolean) => [{ isIntersecting } as IntersectionObserverEntry];

/** Callbacks of the observers that are made, in their order. */
function stubObservers(): IntersectionObserverCallback[] {
  const callbacks: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return callbacks;
}

it('a chart is drawn when it comes near the viewport', () => {
  const observers = stubObservers();
  render(
    <Drawing label="Bars of revenue">
      <p>bars</p>
    </Drawing>,
  );
  const come = (isNear: boolean) => act(() => observers[0]?.(entry(isNear), {} as IntersectionObserver));
  come(false);
  expect(screen.queryByText('bars')).not.toBeInTheDocument();
  come(true);
  expect(screen.getByText('bars')).toBeInTheDocument();
});

it('charts that come near at once are drawn one after the other', async () => {
  // The turn of a chart of an earlier test ends.
  await new Promise((go) => setTimeout(go));
  const observers = stubObservers();
  render(
    <>
      <Drawing label="Bars of revenue">
        <p>bars</p>
      </Drawing>
      <Drawing label="Lines of bookings">
        <p>lines</p>
      </Drawing>
    </>,
  );
  act(() => {
    for (const come of observers) come(entry(true), {} as IntersectionObserver);
  });
  expect(screen.getByText('bars')).toBeInTheDocument();
  expect(screen.queryByText('lines')).not.toBeInTheDocument();
  expect(await screen.findByText('lines')).toBeInTheDocument();
});

it('a chart out of view has its label and reserves its space, and is drawn before the page is printed', () => {
  render(
    <Drawing label="Bars of revenue" space="tall">
      <p>bars</p>
    </Drawing>,
  );
  const drawing = screen.getByRole('img', { name: 'Bars of revenue' });
  expect(drawing.firstElementChild).toHaveClass('tall');
  expect(screen.queryByText('bars')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('bars')).toBeInTheDocument();
});
