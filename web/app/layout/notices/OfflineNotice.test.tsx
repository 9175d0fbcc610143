import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shownAge } from '#lib/offline/shownAge.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => {
  act(() => shownAge.clear());
  Reflect.deleteProperty(navigator, 'onLine');
});

it('the offline notice formats date and time like the pages', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  shownAge.showStored('Viewer', new Date(2026, 10, 22, 16, 10).getTime());
  renderRoute(<OfflineNotice />);
  expect(screen.getByText('22 Nov 2026, 16:10')).toBeInTheDocument();
});

it('the offline notice is announced, because its live region exists before', () => {
  renderRoute(<OfflineNotice />);
  const [region] = screen.getAllByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => shownAge.showStored('Viewer', 1));
  expect(region).toHaveTextContent('You are offline');
});
