import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  CheckedDayDocument,
  type CheckedDayQueryVariables,
  KnownDaysDocument,
  type KnownDaysQueryVariables,
} from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { hotels, placeMocks, progress, result, searchMock } from '../../testing/factories.ts';

const start = addDays(today(), 20);
const addressOf = (day: string) =>
  `/?country=IL&city=130446&cityName=Haifa&checkin=${day}&checkout=${addDays(day, 2)}`;

const requested: KnownDaysQueryVariables[] = [];
const knownDays = (...days: readonly string[]) => ({
  request: { query: KnownDaysDocument, variables: () => true },
  result: (variables: KnownDaysQueryVariables) => {
    requested.push(variables);
    return {
      data: {
        __typename: 'Query' as const,
        knownDays: days.map((checkIn) => ({
          __typename: 'MonthDay' as const,
          checkIn,
          pricePerNight: money(850),
          pricedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
          hotels: null,
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

it('the strip of days shows seven days with known prices and their age, each linking to a search', async () => {
  const { user } = open();
  const days = within(await strip());
  expect(days.getAllByRole('link')).toHaveLength(7);
  const [priced] = await days.findAllByRole('link', { name: /₪850 ≈ \$\d+ 2 hours ago$/ });
  if (!priced) throw new Error('no day has a price');
  expect(days.getAllByText(/^₪/)).toHaveLength(2);
  expect(days.getByText(/for 2 nights from that day, as last checked\.$/)).toBeInTheDocument();
  const shown = () => days.getAllByRole('link').findIndex((link) => link.hasAttribute('aria-current'));
  expect(shown()).toBe(3);
  await user.click(priced);
  await waitFor(() => expect(requested.at(-1)?.criteria.stay.checkIn).toBe(addDays(start, 1)));
  expect(requested.at(-1)?.criteria.stay.checkOut).toBe(addDays(start, 3));
  await waitFor(() => expect(shown()).toBe(3));
});

it('the strip of days shows no prices if fewer than two are known', async () => {
  const mocks = [searchMock(() => result({ hotels: hotels(5) })), knownDays(start), ...placeMocks()];
  open(start, { mocks });
  await screen.findAllByRole('article');
  const days = within(await strip());
  expect(days.getAllByRole('link')).toHaveLength(7);
  expect(days.queryByText(/₪/)).not.toBeInTheDocument();
  expect(days.queryByText(/as last checked/)).not.toBeInTheDocument();
});

it('the strip of days starts today at the earliest', async () => {
  open(addDays(today(), 1));
  const days = within(await strip()).getAllByRole('link');
  expect(days).toHaveLength(7);
  expect(days[1]).toHaveAttribute('aria-current', 'true');
});

it('the strip of days ends at the last day that can be searched', async () => {
  open(addDays(today(), 500));
  const days = within(await strip()).getAllByRole('link');
  expect(days).toHaveLength(4);
  expect(days[3]).toHaveAttribute('aria-current', 'true');
});

it('the strip of days says that its prices ignore the filters for hotels', async () => {
  open(start, { address: `${addressOf(start)}&stars=5` });
  expect(
    await screen.findByText(/filters for hotels and prices do not apply to these prices/),
  ).toBeInTheDocument();
});

const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();
/** Text of the searched day in the strip. Its stored price is 850; the list on screen may have another lowest price. */
const ownDayOf = async (list: Parameters<typeof result>[0], address = addressOf(start)) => {
  const mocks = [
    searchMock(() => result({ hotels: hotels(5), pricedAt: minuteAgo(), ...list })),
    knownDays(start, addDays(start, 1), addDays(start, 2)),
    ...placeMocks(),
  ];
  open(start, { mocks, address });
  await screen.findAllByRole('article');
  const days = within(await strip());
  await waitFor(() => expect(days.getAllByText('₪850').length).toBeGreaterThan(1));
  const shown = days.getAllByRole('link').find((link) => link.hasAttribute('aria-current'));
  return (shown?.textContent ?? '').replace(/ ≈ \$\d+/, '').replace(/^.*?(?=₪|$)/, '');
};

it('the searched day shows the lowest price of the complete list instead of a stored one', async () => {
  expect(await ownDayOf({})).toBe('₪250  1 minute ago');
});

it('the searched day shows the stored price of all hotels if its list is filtered', async () => {
  expect(await ownDayOf({ lowestPerNight: money(910) }, `${addressOf(start)}&stars=5`)).toBe(
    '₪850  2 hours ago',
  );
});

it('the searched day shows no price while its list is incomplete', async () => {
  expect(await ownDayOf({ progress: progress({ complete: false, checked: 100 }) })).toBe('');
});

it('the searched day shows no price while the list still has the previous filters', async () => {
  const mocks = [
    searchMock(() => result({ hotels: hotels(5), pricedAt: minuteAgo(), lowestPerNight: money(910) }), 400),
    knownDays(start, addDays(start, 1), addDays(start, 2)),
    ...placeMocks(),
  ];
  const { user } = open(start, { mocks, address: `${addressOf(start)}&stars=5` });
  const days = within(await strip());
  const ownDay = () => days.getAllByRole('link').find((link) => link.hasAttribute('aria-current'));
  await waitFor(() => expect(ownDay()).toHaveTextContent(/₪850/));
  await user.click(screen.getByRole('button', { name: /^Remove.*5 stars/ }));
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('stars'));
  expect(ownDay()).not.toHaveTextContent('₪');
  await waitFor(() => expect(ownDay()).toHaveTextContent(/₪910 .*1 minute ago/));
  expect(ownDay()).not.toHaveTextContent('lowest of');
});

/** Mocks of a server that stores the checked days; on the sixth one there are no rooms. */
const checking = (failures = 0, searched: readonly string[] = []) => {
  const checked: string[] = [];
  let left = failures;
  const dayOf = (checkIn: string, at: number) => ({
    __typename: 'MonthDay' as const,
    checkIn,
    pricePerNight: at === 5 ? null : money(640),
    pricedAt: new Date(Date.now() - 3_600_000).toISOString(),
    hotels: 20,
  });
  const wholeDay = (checkIn: string) => ({ ...dayOf(checkIn, 0), pricePerNight: money(203), hotels: null });
  const mocks = [
    searchMock(() => result({ hotels: hotels(5) })),
    {
      request: { query: KnownDaysDocument, variables: () => true },
      result: () => ({
        data: { __typename: 'Query' as const, knownDays: [...searched.map(wholeDay), ...checked.map(dayOf)] },
      }),
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
    {
      request: { query: CheckedDayDocument, variables: () => true },
      result: ({ criteria: { stay } }: CheckedDayQueryVariables) => {
        left -= 1;
        if (left >= 0) return { errors: [{ message: 'down', extensions: { code: 'PROVIDER_UNAVAILABLE' } }] };
        checked.push(stay.checkIn);
        expect(stay.checkOut).toBe(addDays(stay.checkIn, 2));
        return {
          data: { __typename: 'Query' as const, checkedDay: dayOf(stay.checkIn, checked.length - 1) },
        };
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
    ...placeMocks(),
  ];
  return { checked, mocks };
};

it('the strip of days checks unknown days on request, except the searched one, and says how many hotels were checked', async () => {
  const { mocks, checked } = checking();
  const { user, unmount } = open(start, { mocks });
  const days = within(await strip());
  const button = await days.findByRole('button', { name: 'Check 6 days' });
  expect(checked).toEqual([]);
  button.focus();
  await user.keyboard('{Enter}');
  const note = await days.findByText('These days have been checked.');
  expect(note).toHaveFocus();
  expect(checked).toHaveLength(6);
  expect(checked).not.toContain(start);
  expect(days.getAllByRole('link', { name: /₪640 ≈ \$\d+ lowest of 20 hotels 1 hour ago$/ })).toHaveLength(5);
  expect(days.getByRole('link', { name: /No rooms found lowest of 20 hotels/ })).toBeInTheDocument();
  expect(days.getByText(/or among the hotels that were asked\.$/)).toBeInTheDocument();
  unmount();
  open(start, { mocks });
  const again = within(await strip());
  expect(await again.findAllByRole('link', { name: /₪640 ≈ \$\d+ lowest of 20 hotels/ })).toHaveLength(5);
  expect(again.queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
});

it('the strip of days labels prices from all hotels as such once few hotels were checked on other days', async () => {
  const { mocks } = checking(0, [addDays(start, 1), addDays(start, 2)]);
  const { user } = open(start, { mocks });
  const days = within(await strip());
  expect(await days.findAllByRole('link', { name: /₪203 ≈ \$\d+ 1 hour ago$/ })).toHaveLength(2);
  await user.click(days.getByRole('button', { name: 'Check 4 days' }));
  await days.findByText('These days have been checked.');
  expect(days.getAllByRole('link', { name: /₪203 ≈ \$\d+ lowest of all hotels 1 hour ago$/ })).toHaveLength(
    2,
  );
  expect(days.getAllByRole('link', { name: /₪640 ≈ \$\d+ lowest of 20 hotels 1 hour ago$/ })).toHaveLength(4);
});

it('the strip of days offers a retry when a day could not be checked, and continues from there', async () => {
  const { mocks, checked } = checking(1);
  const { user } = open(start, { mocks });
  const days = within(await strip());
  await user.click(await days.findByRole('button', { name: 'Check 6 days' }));
  await user.click(await days.findByRole('button', { name: 'Try again' }));
  expect(await days.findByText('These days have been checked.')).toBeVisible();
  expect(checked).toHaveLength(6);
});

it('the strip of days cannot check days with a minimum price filter', async () => {
  const { mocks } = checking();
  open(start, { mocks, address: `${addressOf(start)}&min=500` });
  await screen.findAllByRole('article');
  expect(within(await strip()).queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
});
