import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ResultsDocument, RetryResultsDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { firstFrameHotelId } from '#shared/routes/first-frame-hotel.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { ResultsPart } from '../../resultsPart.ts';
import {
  emptyResult,
  onScreenMock,
  hotels,
  placeMocks,
  progress,
  progressMock,
  result,
  searchMock,
} from '../../testing/factories.ts';

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;

const open = (mocks: NonNullable<RouteOptions['mocks']>, address = ADDRESS) =>
  renderRoute(<DiscoverPage />, { address, mocks: [...mocks, ...placeMocks()] });

const address = () => screen.getByTestId('address').textContent;
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('results that are loading', () => {
  it('show the first hotel from the data that the server wrote into the page', async () => {
    await ResultsPart.load();
    const written = document.createElement('script');
    written.type = 'application/json';
    written.id = firstFrameHotelId;
    written.textContent = JSON.stringify({ id: '7', name: 'Harbour House', picture: '/stock/sea.svg' });
    document.body.append(written);
    const city = '&country=IL&city=7&cityName=Haifa';
    open([searchMock(() => result())], ADDRESS + city);
    const [first, ...others] = screen.getAllByTestId('skeleton-card');
    written.remove();
    expect(first).toHaveTextContent('Harbour House');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/stock/sea.svg');
    expect(others.map((card) => card.querySelector('img'))).toEqual([null, null, null]);
  });

  it('show four skeleton cards, then the hotels and their number', async () => {
    await ResultsPart.load();
    open([searchMock(() => result())]);
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(4);
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(screen.queryByTestId('skeleton-card')).not.toBeInTheDocument();
    expect(screen.getByText(/12 hotels in/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByTestId('announcer')).toHaveTextContent('A selection of 12 hotels'),
    );
  });

  it.each([
    ['en', 'of a country, as a selection', 'country=IL', 0, 'A selection of 12 hotels'],
    ['he', 'of a country, as a selection', 'country=IL', 0, 'מבחר של 12 מלונות'],
    [
      'en',
      'of a country, with its sold out ones',
      'country=IL',
      2,
      'A selection of 10 hotels with rooms and 2 sold out',
    ],
    ['en', 'of a city, as found', 'country=IL&city=130443&cityName=Haifa', 0, '12 hotels found'],
  ] as const)('announce the number of hotels (%s): %s', async (language, _, place, soldOut, words) => {
    const mocks = [searchMock(() => result({ soldOut })), ...placeMocks()];
    const address = `/?destination=Israel&${place}&checkin=${addDays(today(), 2)}`;
    renderRoute(<DiscoverPage />, { address, language, mocks });
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent(words));
  });

  it('show the error and load again on request', async () => {
    const failing = {
      request: { query: ResultsDocument, variables: () => true },
      error: new TypeError('offline'),
    };
    const { user } = open([failing, searchMock(() => result())]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });

  it.each([
    ['en', 'Many requests at once. Please try again in a moment.', 'Try again'],
    ['he', 'יש עכשיו הרבה בקשות. נסו שוב בעוד רגע.', 'נסו שוב'],
  ] as const)(
    'say that there were too many requests, and search again on request (%s)',
    async (language, words, again) => {
      const refusal = new GraphQLError('RATE_LIMITED', {
        extensions: { code: 'RATE_LIMITED', retryAfter: 9 },
      });
      const limited = {
        request: { query: ResultsDocument, variables: () => true },
        result: { errors: [refusal] },
      };
      const mocks = [limited, searchMock(() => result()), ...placeMocks()];
      const { user } = renderRoute(<DiscoverPage />, { address: ADDRESS, language, mocks });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(words);
      await user.click(within(alert).getByRole('button', { name: again }));
      expect(await screen.findAllByRole('article')).toHaveLength(5);
    },
  );
});

describe('a page of results', () => {
  it('shows no number while more hotels may be found', async () => {
    open([searchMock(() => result({ progress: progress({ checked: 3, total: 3, complete: false }) }))]);
    expect(await screen.findByText('Looking for more hotels…')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    expect(screen.queryByText(/3 of 3/)).not.toBeInTheDocument();
  });

  it('shows its progress until it is complete', async () => {
    let isComplete = false;
    const running = progress({ checked: 42, complete: false });
    open([
      searchMock(() => (isComplete ? result() : result({ hotels: hotels(2), progress: running }))),
      progressMock(progress(), 150),
    ]);
    expect(await screen.findByText('42 of 240 hotels checked')).toBeInTheDocument();
    expect(screen.getByText(/^A selection of hotels in/)).toBeInTheDocument();
    expect(screen.queryByText(/12 hotels/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Page 1/)).not.toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '17.5');
    isComplete = true;
    await waitFor(() => expect(cards()).toHaveLength(5), { timeout: 10_000 });
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText(/12 hotels in/)).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  });

  it('moves no card under the pointer: new results are shown only on request', async () => {
    let answer = result({ hotels: hotels(3), progress: progress({ checked: 42, complete: false }) });
    const { user } = open([searchMock(() => answer), progressMock(progress(), 300), onScreenMock(3)]);
    await user.hover(await screen.findByRole('link', { name: 'Hotel 1 View rooms' }));
    answer = result({ hotels: hotels(5, 7), pageInfo: { ...answer.pageInfo, totalItems: 15 } });
    const news = await screen.findByRole('button', { name: 'Show 3 better matches' });
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('New results are ready.'));
    expect(cards()[0]).toBe('Hotel 1');
    // On its way to the button the pointer leaves the cards, which must not move anything either.
    await user.hover(news);
    expect(cards()[0]).toBe('Hotel 1');
    await user.click(news);
    await waitFor(() => expect(cards()[0]).toBe('Hotel 7'));
  });

  it('moves no card while one has the focus, and the new order can be shown by keyboard', async () => {
    let answer = result({ hotels: hotels(3), progress: progress({ checked: 42, complete: false }) });
    const { user } = open([searchMock(() => answer), progressMock(progress(), 300), onScreenMock(0)]);
    const first = await screen.findByRole('link', { name: 'Hotel 1 View rooms' });
    act(() => first.focus());
    answer = result({ hotels: hotels(5, 7) });
    const news = await screen.findByRole('button', { name: 'Show the new order' });
    await user.tab({ shift: true });
    while (document.activeElement !== news) await user.tab({ shift: true });
    expect(cards()[0]).toBe('Hotel 1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cards()[0]).toBe('Hotel 7'));
    expect(screen.getByRole('list', { name: 'Hotels' })).toHaveFocus();
  });

  it('shows new results at once while the list is not in use', async () => {
    let answer = result({ hotels: hotels(3), progress: progress({ checked: 42, complete: false }) });
    open([searchMock(() => answer), progressMock(progress(), 300)]);
    await screen.findByRole('link', { name: 'Hotel 1 View rooms' });
    answer = result({ hotels: hotels(5, 7) });
    await waitFor(() => expect(cards()[0]).toBe('Hotel 7'));
  });

  it('says that some hotels could not be checked, and retries them', async () => {
    let answer = result({ progress: progress({ failedChunks: [1] }) });
    const retry = {
      request: { query: RetryResultsDocument, variables: () => true },
      result: () => {
        answer = result({ hotels: hotels(5, 3) });
        return { data: { __typename: 'Mutation' as const, retryHotelSearch: progress() } };
      },
    };
    const { user } = open([searchMock(() => answer), retry]);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Some hotels could not be checked');
    act(() => within(notice).getByRole('button', { name: 'Retry' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByTestId('announcer')).toHaveTextContent('Checking the missing hotels again.'),
    );
    await waitFor(() => expect(cards()[0]).toBe('Hotel 3'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Progress of the search' })).toHaveFocus();
  });

  it.each([
    ['en', 140, /^100 hotels could not be checked\. The list shows the others\./],
    ['en', 239, /^1 hotel could not be checked\./],
    ['he', 140, /^100 מלונות לא נבדקו\. הרשימה מציגה את השאר\./],
    ['he', 239, /^מלון אחד לא נבדק\./],
    // All hotels have prices, some of them stale.
    ['en', 240, /^Some hotels could not be checked\./],
  ] as const)(
    'says that hotels could not be checked, and how many if that is known (%s, %i of 240 were checked)',
    async (language, checked, words) => {
      const answer = result({ progress: progress({ checked, failedChunks: [1] }) });
      renderRoute(<DiscoverPage />, {
        address: ADDRESS,
        language,
        mocks: [searchMock(() => answer), ...placeMocks()],
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
    },
  );

  it.each([
    ['en', 140, 'Only 140 of 240 could be checked.'],
    ['he', 140, 'ניתן היה לבדוק רק 140 מתוך 240.'],
    // The list of hotels could not be loaded, so their number is unknown.
    ['en', 240, 'Others could not be checked.'],
  ] as const)(
    'shows and announces that not all hotels could be checked (%s, %i of 240: %s)',
    async (language, checked, words) => {
      const answer = result({ progress: progress({ checked, failedChunks: [1] }) });
      renderRoute(<DiscoverPage />, {
        address: ADDRESS,
        language,
        mocks: [searchMock(() => answer), ...placeMocks()],
      });
      await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent(words));
      const heading = document.querySelector('#results-heading');
      expect(heading?.parentElement).toHaveTextContent(words);
    },
  );

  it('reports failed hotels even if the list is empty, and keeps the focus during a retry', async () => {
    let answer = emptyResult({ progress: progress({ checked: 0, failedChunks: [0] }) });
    const retry = {
      request: { query: RetryResultsDocument, variables: () => true },
      result: () => {
        answer = result();
        return { data: { __typename: 'Mutation' as const, retryHotelSearch: progress() } };
      },
    };
    const { user } = open([searchMock(() => answer), retry]);
    await screen.findByRole('heading', { name: 'No Hotels Found' });
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(screen.getByRole('region', { name: 'Progress of the search' })).toHaveFocus();
  });

  it('reports the failed hotels again when the retry cannot be sent', async () => {
    const failing = {
      request: { query: RetryResultsDocument, variables: () => true },
      error: new TypeError('offline'),
    };
    const { user } = open([searchMock(() => result({ progress: progress({ failedChunks: [1] }) })), failing]);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.getByTestId('announcer')).toHaveTextContent('Some hotels could not be checked.'),
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe('another page of results', () => {
  it('replaces the list, which is marked as busy until then, and is announced', async () => {
    const page2 = result({
      hotels: hotels(5, 6),
      pageInfo: { __typename: 'PageInfo', page: 2, pageSize: 5, totalPages: 3, totalItems: 12 },
    });
    const { user } = open([searchMock(({ page }) => (page.page === 2 ? page2 : result()), 3_000)]);
    await screen.findAllByRole('article');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toContain('page=2');
    expect(screen.getByRole('list', { name: 'Hotels' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(cards()[0]).toBe('Hotel 6'));
    expect(screen.getByRole('list', { name: 'Hotels' })).toHaveAttribute('aria-busy', 'false');
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Page 2 of 3'));
  });
});

it('the selected sort order is stored in the URL', async () => {
  const { user } = open([searchMock(() => result())]);
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  await user.click(await screen.findByRole('option', { name: 'Price: low to high' }));
  expect(address()).toContain('sort=PRICE_ASC');
});
