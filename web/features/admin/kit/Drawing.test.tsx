import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Drawing } from './Drawing.tsx';

it('a chart is drawn when it comes near the viewport', () => {
  let come: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      come = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <Drawing label="Bars of revenue">
      <p>bars</p>
    </Drawing>,
  );
  const entry = (isIntersecting: boolean) => [{ isIntersecting } as IntersectionObserverEntry];
  act(() => come(entry(false), {} as IntersectionObserver));
  expect(screen.queryByText('bars')).not.toBeInTheDocument();
  act(() => come(entry(true), {} as IntersectionObserver));
  expect(screen.getByText('bars')).toBeInTheDocument();
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
