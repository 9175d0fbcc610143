import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type MapHotel_PinFragment, MapOfHotelsDocument, RetryResultsDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelsMapPage } from './HotelsMapPage.tsx';
import { hotel, searchedAs, standing } from './testing/factories.ts';

const named = (...hotels: MapHotel_PinFragment[]) => ({
  request: { query: MapOfHotelsDocument, variables: () => true },
  result: { data: { __typename: 'Query', hotelPinsById: hotels } },
});
const running = { checked: 3, total: 3, complete: false };
const searched = (...pins: MapHotel_PinFragment[]) => searchedAs({}, ...pins);
const open = (address: string, ...mocks: (ReturnType<typeof named> | ReturnType<typeof searched>)[]) =>
  renderRoute(<HotelsMapPage />, { address, mocks: [...mocks, ...standing] });

const lines = () => within(screen.getByRole('list', { name: 'Hotels' })).getAllByRole('link');

// Runs first, because the code of the map stays loaded for the following tests.
it('a visible text says that the map is loading, until it is shown', async () => {
  open('/HotelsMap?destination=Haifa', searched(hotel('1')));
  const words = await screen.findByText('Loading the map');
  expect(words).not.toHaveClass('visually-hidden');
  expect(await screen.findByRole('application', { name: /^Map of hotels/ })).toBeVisible();
  expect(words).not.toBeInTheDocument();
});

it('no map is shown before it is known where the hotels of the search are', async () => {
  const one = { ...searchedAs(running, hotel('1')), maxUsageCount: Number.POSITIVE_INFINITY };
  const { unmount } = open('/HotelsMap?destination=Haifa', one);
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
  expect(screen.getByText('Loading the map')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
  unmount();
  open('/HotelsMap?destination=Haifa&view=32.8,35,13', one);
  expect(await screen.findByRole('application')).toBeVisible();
});

describe('the URL of the map', () => {
  it('can request nothing, and then the page links to the search', async () => {
    open('/HotelsMap');
    expect(await screen.findByRole('heading', { name: 'No hotels to show' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/');
  });

  it('can request hotels by id, listed with the stay in the URL, with a notice about unknown ones', async () => {
    const checkin = addDays(today(), 3);
    open(
      `/HotelsMap?ids=1,2,9,a%20b&checkin=${checkin}`,
      named(hotel('1'), hotel('2', { coordinates: null })),
    );
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/Hotel?id=1&checkin=${checkin}`),
    );
    expect(lines()).toHaveLength(1);
    expect(
      within(screen.getByRole('region', { name: 'Not on the map' })).getByRole('link', { name: 'Hotel 2' }),
    ).toBeVisible();
    expect(screen.getByText('2 hotels of this link cannot be shown.')).toBeVisible();
  });

  it('can request many hotels, and the pictures of all visible lines are requested', async () => {
    const ids = Array.from({ length: 67 }, (_, at) => `${at}`);
    const isPlaced = (id: string) => Number(id) < 45;
    const { user } = renderRoute(<HotelsMapPage />, {
      address: `/HotelsMap?ids=${ids.join()}`,
      mocks: [named(...ids.map((id) => hotel(id, isPlaced(id) ? {} : { coordinates: null }))), ...standing],
    });
    for (const left of [25, 5])
      await user.click(await screen.findByRole('button', { name: `Show more (${left})` }));
    expect(lines()).toHaveLength(45);
    await user.click(screen.getByRole('button', { name: 'Show more (2)' }));
    await waitFor(() => expect(screen.getAllByText('No Image')).toHaveLength(67));
  });

  it('can request a search whose total is not known yet', async () => {
    open('/HotelsMap?destination=Haifa', searchedAs(running, hotel('1')));
    expect(await screen.findByText('Looking for more hotels…')).toBeInTheDocument();
    expect(screen.queryByText(/hotels checked/)).not.toBeInTheDocument();
  });

  it.each([
    ['search', 'destination=Haifa&', searched],
    ['link', 'ids=1&', named],
  ] as const)(
    'can be a %s with invalid dates and guests, which are replaced with a notice',
    async (_, what, answer) => {
      open(`/HotelsMap?${what}checkin=2001-01-01&checkout=2001-01-03&guests=99`, answer(hotel('1')));
      const words = 'The guests in this link are not valid. Shown instead: 2 adults.';
      const notice = await screen.findByText((text) => text.endsWith(words));
      expect(notice).toHaveTextContent(/^The dates in this link were in the past or not valid\./);
    },
  );

  it('can request a search, which is listed completely', async () => {
    open('/HotelsMap?destination=Haifa', searched(hotel('1'), hotel('2'), hotel('3')));
    expect(await screen.findByText('3 hotels')).toBeVisible();
    expect(lines().map((link) => link.textContent)).toEqual(['Hotel 1', 'Hotel 2', 'Hotel 3']);
    // The region has the name of the first heading, not that of the list within it.
    expect(screen.queryByRole('region', { name: 'Hotels' })).not.toBeInTheDocument();
    const region = screen.getByRole('region', { name: 'Hotels on the map' });
    expect(within(region).getByRole('heading', { level: 1 })).toHaveTextContent('Hotels on the map');
  });
});

describe('on the map page', () => {
  const query = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);

  it('filters that leave no hotels can be removed on the map, and the view stays', async () => {
    const { user } = open(
      '/HotelsMap?destination=Haifa&stars=5&view=32.8,35,13',
      searched(),
      searched(hotel('1')),
    );
    expect(await screen.findByText('No hotel matches these filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeInTheDocument();
    expect(query().get('view')).toBe('32.8,35,13');
    expect(query().has('stars')).toBe(false);
    // The Back button leads to the list with these filters, not with the earlier ones.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Discover\?(?!.*stars).*destination=Haifa/);
  });

  it('a limit to a part of the map is shown as a chip, and is sent together with the other filters', async () => {
    const requested: unknown[] = [];
    const answer = searched(hotel('1'));
    const note = (variables: Record<string, unknown>) => {
      requested.push(variables['filter']);
      return true;
    };
    open('/HotelsMap?destination=Haifa&box=34.9,32.7,35.1,32.9', {
      ...answer,
      request: { ...answer.request, variables: note as () => boolean },
    });
    expect(await screen.findByText('1 hotel in this area')).toBeVisible();
    expect(requested[0]).toMatchObject({ mapBox: { west: 34.9, south: 32.7, east: 35.1, north: 32.9 } });
    expect(screen.getByRole('row', { name: 'In the map’s view' })).toBeInTheDocument();
  });

  it.each([
    ['all filters are cleared', 'button', 'Clear All Filters'],
    ['the chip of the limit is removed', 'button', /In the map’s view/],
  ] as const)('searching on every move of the map ends when %s', async (_, role, name) => {
    const { user } = open(
      '/HotelsMap?destination=Haifa&stars=5&box=34.9,32.7,35.1,32.9&view=32.8,35,13&follow=1',
      searched(hotel('1')),
      searched(hotel('1'), hotel('2')),
    );
    const follow = await screen.findByRole('checkbox', { name: 'Search as I move the map' });
    expect(follow).toBeChecked();
    await user.click(screen.getByRole(role, { name }));
    expect(await screen.findByRole('link', { name: 'Hotel 2' })).toBeVisible();
    expect(follow).not.toBeChecked();
    expect([query().has('box'), query().has('follow')]).toEqual([false, false]);
  });

  it('a search of another place waits for its hotels without showing the previous ones', async () => {
    const later = { ...searched(hotel('2')), delay: Number.POSITIVE_INFINITY };
    const pages = (
      <>
        <Link to="/HotelsMap?destination=Rome">Rome</Link>
        <HotelsMapPage />
      </>
    );
    const mocks = [searched(hotel('1')), later, ...standing];
    const { user } = renderRoute(pages, { address: '/HotelsMap?destination=Haifa', mocks });
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Rome' }));
    expect((await screen.findAllByText('Loading hotels'))[0]).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Hotel 1' })).not.toBeInTheDocument();
  });

  it('a hotel can be saved as a favorite, and the search form can be opened', async () => {
    const { user } = open('/HotelsMap?destination=Haifa', searched(hotel('1')));
    await user.click(await screen.findByRole('button', { name: 'Save Hotel 1 to favorites' }));
    expect(screen.getByRole('button', { name: 'Save Hotel 1 to favorites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Change your search' }));
    expect(await screen.findByRole('dialog', { name: 'Change your search' })).toBeVisible();
  });
});

describe('a map that lacks hotels', () => {
  const failed = { failedChunks: [0], checked: 0, total: 0 };

  /**
   * Mock of a retry that takes 300 ms.
   * @returns the mock, and how often it was requested
   */
  const retried = () => {
    let count = 0;
    const mock = {
      request: { query: RetryResultsDocument, variables: () => true },
      result: () => {
        count += 1;
        return {
          data: {
            __typename: 'Mutation' as const,
            retryHotelSearch: {
              __typename: 'SearchProgress' as const,
              checked: 1,
              total: 1,
              complete: true,
              failedChunks: [],
              isWaiting: false,
            },
          },
        };
      },
      delay: 300,
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    return { mock, times: () => count };
  };

  it('says that a search failed completely, and announces the retry', async () => {
    const again = retried();
    const { user } = renderRoute(<HotelsMapPage />, {
      address: '/HotelsMap?destination=Haifa',
      mocks: [searchedAs(failed), again.mock, searched(hotel('1')), ...standing],
    });
    expect(await screen.findByText('Some hotels could not be checked.')).toBeVisible();
    expect(screen.queryByText('No hotels to show')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Some hotels could not be checked.')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Loading hotels'));
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
    expect(again.times()).toBe(1);
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('1 hotel'));
  });

  it('retries failed parts only once if the button is pressed again during the retry', async () => {
    const again = retried();
    const { user } = renderRoute(<HotelsMapPage />, {
      address: '/HotelsMap?destination=Haifa',
      mocks: [searchedAs(failed, hotel('1')), again.mock, searched(hotel('1'), hotel('2')), ...standing],
    });
    const button = await screen.findByRole('button', { name: 'Retry' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'Hotel 2' })).toBeInTheDocument();
    expect(again.times()).toBe(1);
    expect(screen.queryByText('Some hotels could not be checked.')).not.toBeInTheDocument();
  });

  it('links a search without hotels to its results', async () => {
    open('/HotelsMap?destination=Haifa', searched());
    expect(await screen.findByRole('link', { name: 'To the results' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/Discover\?.*destination=Haifa/),
    );
  });

  it('says how many hotels of a link are unknown', async () => {
    open('/HotelsMap?ids=8,9', named());
    expect(await screen.findByText('2 hotels of this link cannot be shown.')).toBeVisible();
  });

  it('does not call hotels of a failed query unknown', async () => {
    const ids = Array.from({ length: 150 }, (_, at) => `${at}`);
    const lost = {
      request: {
        query: MapOfHotelsDocument,
        variables: ({ ids: requested }: { ids: string[] }) => requested.length === 50,
      },
      error: new Error('lost'),
    };
    const mocks = [lost, named(...ids.slice(0, 99).map((id) => hotel(id))), ...standing];
    renderRoute(<HotelsMapPage />, { address: `/HotelsMap?ids=${ids.join()}`, mocks });
    expect(await screen.findByText('Some hotels could not be checked.')).toBeInTheDocument();
    expect(screen.getByText('1 hotel of this link cannot be shown.')).toBeInTheDocument();
  });
});
