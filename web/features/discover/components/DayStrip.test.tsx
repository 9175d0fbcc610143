import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KnownDaysDocument, type KnownDaysQueryVariables } from '../../../generated/graphql.ts';
import { addDays, today } from '../../../i18n/plain-date.ts';
import { money } from '../../../testing/factories.ts';
import { renderRoute, type RouteOptions } from '../../../testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotels, placeMocks, result, searchMock } from '../testing/factories.ts';

const start = addDays(today(), 20);
const addressOf = (day: string) =>
  `/?country=IL&city=130446&cityName=Haifa&checkin=${day}&checkout=${addDays(day, 2)}`;

const asked: KnownDaysQueryVariables[] = [];
const knownDays = (...days: readonly string[]) => ({
  request: { query: KnownDaysDocument, variables: () => true },
  result: (variables: KnownDaysQueryVariables) => {
    asked.push(variables);
    return {
      data: {
        __typename: 'Query' as const,
        knownDays: days.map((checkIn) => ({
          __typename: 'NearbyStay' as const,
          checkIn,
          pricePerNight: money(850),
          pricedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
        })),
      },
    };
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const open = (day = start, options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, {
    address: addressOf(day),
    mocks: [
      searchMock(() => result({ hotels: hotels(5) }), 50),
      knownDays(addDays(start, 1), addDays(start, 2)),
      ...placeMocks(),
    ],
    ...options,
  });
const strip = () => screen.findByRole('navigation', { name: 'Start on another day' });

it('shows seven days with prices and ages where like searches were read, and each is a search', async () => {
  const { user } = open();
  const days = within(await strip());
  expect(days.getAllByRole('link')).toHaveLength(7);
  const [priced] = await days.findAllByRole('link', { name: /₪850 2 hours ago$/ });
  if (!priced) throw new Error('no day has a price');
  expect(days.getAllByText(/₪/)).toHaveLength(2);
  expect(days.getByText(/for 2 nights from that day, as last checked\.$/)).toBeInTheDocument();
  const shown = () => days.getAllByRole('link').findIndex((link) => link.hasAttribute('aria-current'));
  expect(shown()).toBe(3);
  await user.click(priced);
  await waitFor(() => expect(asked.at(-1)?.criteria.stay.checkIn).toBe(addDays(start, 1)));
  expect(asked.at(-1)?.criteria.stay.checkOut).toBe(addDays(start, 3));
  await waitFor(() => expect(shown()).toBe(3));
});

it('is a row of days alone, without a word of prices, while one price or none is known', async () => {
  const mocks = [searchMock(() => result({ hotels: hotels(5) })), knownDays(start), ...placeMocks()];
  open(start, { mocks });
  await screen.findAllByRole('article');
  const days = within(await strip());
  expect(days.getAllByRole('link')).toHaveLength(7);
  expect(days.queryByText(/₪/)).not.toBeInTheDocument();
  expect(days.queryByText(/as last checked/)).not.toBeInTheDocument();
});

it('begins today at the earliest', async () => {
  open(addDays(today(), 1));
  const days = within(await strip()).getAllByRole('link');
  expect(days).toHaveLength(7);
  expect(days[1]).toHaveAttribute('aria-current', 'true');
});

it('ends with the last day that can be searched', async () => {
  open(addDays(today(), 500));
  const days = within(await strip()).getAllByRole('link');
  expect(days).toHaveLength(4);
  expect(days[3]).toHaveAttribute('aria-current', 'true');
});

it('says that filters of hotels do not count', async () => {
  open(start, { address: `${addressOf(start)}&stars=5` });
  expect(await screen.findByText(/filters for hotels and prices do not apply here/)).toBeInTheDocument();
});
