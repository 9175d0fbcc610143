import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultsDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import {
  onScreenMock,
  hotels,
  placeMocks,
  progress,
  progressMock,
  result,
  searchMock,
} from '../../testing/factories.ts';
import { MapTeaser } from './MapTeaser.tsx';
import type { TeaserMapProps } from './TeaserMap.tsx';

// Mocked, because drawing a map needs element sizes, which the test DOM lacks; the tests check only its props.
vi.mock('./TeaserMap.tsx', () => ({
  TeaserMap: ({ hotels: shown, activeId }: TeaserMapProps) => (
    <p data-testid="map">{shown.map(({ id }) => (id === activeId ? `[${id}]` : id)).join(' ')}</p>
  ),
}));

afterEach(() => vi.unstubAllGlobals());

const atWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const firstRow = () => within(screen.getByRole('list', { name: 'Hotels' })).getAllByRole('listitem')[0];

it('the small map shows the hotels of the list on screen, not newer ones', async () => {
  atWidth(true);
  let answer = result({ hotels: hotels(2), progress: progress({ checked: 42, complete: false }) });
  const { user } = renderRoute(<DiscoverPage />, {
    address: `/?destination=Haifa&checkin=${addDays(today(), 2)}`,
    mocks: [searchMock(() => answer), progressMock(progress(), 300), onScreenMock(2), ...placeMocks()],
  });
  await user.hover(await screen.findByRole('link', { name: 'Hotel 1 View rooms' }));
  await waitFor(() => expect(screen.getByTestId('map')).toHaveTextContent('[1000001] 1000002'));
  expect(firstRow()).toHaveClass('lit');
  answer = result({ hotels: hotels(2, 7) });
  const news = await screen.findByRole('button', { name: 'Show 2 better matches' });
  expect(screen.getByTestId('map')).toHaveTextContent('1000001');
  await user.click(news);
  await waitFor(() => expect(screen.getByTestId('map')).toHaveTextContent('1000007 1000008'));
});

it('no card is highlighted when there is no map beside the list', async () => {
  atWidth(false);
  const { user } = renderRoute(<DiscoverPage />, {
    address: `/?destination=Haifa&checkin=${addDays(today(), 2)}`,
    mocks: [searchMock(() => result()), ...placeMocks()],
  });
  await user.hover(await screen.findByRole('link', { name: 'Hotel 1 View rooms' }));
  expect(firstRow()).not.toHaveClass('lit');
  expect(screen.queryByTestId('map')).not.toBeInTheDocument();
});

it('the small map does not say that there are no hotels when they could not be loaded', async () => {
  atWidth(true);
  const lost = {
    request: { query: ResultsDocument, variables: () => true },
    error: new TypeError('offline'),
  };
  renderRoute(<DiscoverPage />, {
    address: `/?destination=Haifa&checkin=${addDays(today(), 2)}`,
    mocks: [lost, ...placeMocks()],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(screen.getAllByRole('link', { name: 'Search on Map' }).length).toBeGreaterThan(0);
  expect(screen.queryByText('There are no hotels to show on the map.')).not.toBeInTheDocument();
});

it('the small map says that there are no hotels only once it is known', () => {
  atWidth(true);
  const words = 'There are no hotels to show on the map.';
  const teaser = { hotels: [], activeId: null, onActive: () => undefined, to: '/HotelsMap', state: {} };
  const { unmount } = renderRoute(<MapTeaser {...teaser} isUnknown />);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  renderRoute(<MapTeaser {...teaser} isUnknown={false} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByTestId('map')).not.toBeInTheDocument();
});
