import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import {
  CheckedDayDocument,
  type CheckedDayQueryVariables,
  KnownDaysDocument,
  MonthDaysDocument,
} from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { hotels, placeMocks, result, searchMock } from '../../testing/factories.ts';

/** Five weeks ahead, so that all days of its month are in the future. */
const start = addDays(today(), 35);
const month = start.slice(0, 7);
const address = `/?country=IL&city=130446&cityName=Haifa&checkin=${start}&checkout=${addDays(start, 2)}`;

const dayOf = (checkIn: string) => ({
  __typename: 'MonthDay' as const,
  checkIn,
  pricePerNight: money(640),
  pricedAt: new Date(Date.now() - 3_600_000).toISOString(),
  hotels: 20,
});

/** Mocks of a server that stores the checked days, after failing this many times. */
const server = (failures = 0) => {
  const checked: string[] = [];
  let left = failures;
  const always = { maxUsageCount: Number.POSITIVE_INFINITY };
  const mocks = [
    searchMock(() => result({ hotels: hotels(5) })),
    {
      request: { query: KnownDaysDocument, variables: () => true },
      result: { data: { __typename: 'Query' as const, knownDays: [] } },
      ...always,
    },
    {
      request: { query: MonthDaysDocument, variables: () => true },
      result: () => ({ data: { __typename: 'Query' as const, monthDays: checked.map(dayOf) } }),
      ...always,
    },
    {
      request: { query: CheckedDayDocument, variables: () => true },
      result: ({ criteria }: CheckedDayQueryVariables) => {
        left -= 1;
        if (left >= 0) return { errors: [{ message: 'down', extensions: { code: 'PROVIDER_UNAVAILABLE' } }] };
        checked.push(criteria.stay.checkIn);
        return { data: { __typename: 'Query' as const, checkedDay: dayOf(criteria.stay.checkIn) } };
      },
      ...always,
    },
    ...placeMocks(),
  ];
  return { checked, mocks };
};

const open = (mocks: RouteOptions['mocks'], options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, { address: `${address}&month=${month}&nights=3`, mocks, ...options });
const panel = async () => within(await screen.findByRole('region', { name: 'Prices in a month' }));
const onMondays = async (
  user: ReturnType<typeof renderRoute>['user'],
  days: Awaited<ReturnType<typeof panel>>,
) => {
  await user.click(days.getByRole('button', { name: /Start on/ }));
  await user.click(await screen.findByRole('option', { name: 'Monday' }));
};

it('the month opens from the results, and checks no day automatically', async () => {
  const { mocks, checked } = server();
  const { user } = renderRoute(<DiscoverPage />, { address, mocks });
  await user.click(await screen.findByRole('link', { name: 'Prices on all days of a month' }));
  const days = await panel();
  expect(days.getByRole('textbox', { name: 'Nights' })).toHaveValue('2');
  expect(days.queryByText(/₪/)).not.toBeInTheDocument();
  expect(checked).toEqual([]);
});

it('the focus moves to the month when it is opened by keyboard, and back to its link when it is closed', async () => {
  const { user } = renderRoute(<DiscoverPage />, { address, mocks: server().mocks });
  (await screen.findByRole('link', { name: 'Prices on all days of a month' })).focus();
  await user.keyboard('{Enter}');
  const days = await panel();
  await waitFor(() => expect(days.getByRole('heading', { name: 'Prices in a month' })).toHaveFocus());
  days.getByRole('link', { name: 'Close the month' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Prices on all days of a month' })).toHaveFocus(),
  );
});

it('the month checks the days of one weekday, shows how many hotels were checked, and links to the search of a day', async () => {
  const { mocks, checked } = server();
  const { user } = open(mocks);
  const days = await panel();
  await onMondays(user, days);
  await user.click(days.getByRole('button', { name: /^Check \d days?$/ }));
  expect(await days.findByText('These days have been checked.')).toBeVisible();
  expect(checked.length).toBeGreaterThan(0);
  expect(checked.length).toBeLessThanOrEqual(5);
  const priced = days.getAllByRole('link', { name: /₪640 ≈ \$\d+ lowest of 20 hotels 1 hour ago$/ });
  expect(priced).toHaveLength(checked.length);
  const to = new URLSearchParams(priced[0]?.getAttribute('href') ?? '');
  expect(to.get('checkin')).toBe(checked[0]);
  expect(to.get('checkout')).toBe(addDays(checked[0] ?? '', 3));
  expect(to.get('month')).toBe(month);
});

it('the month checks seven days per click, starting at the first unknown one', async () => {
  const { mocks, checked } = server();
  const { user } = open(mocks);
  const days = await panel();
  await user.click(days.getByRole('button', { name: 'Check 7 days' }));
  await waitFor(() => expect(checked).toHaveLength(7));
  await user.click(await days.findByRole('button', { name: 'Check 7 days' }));
  await waitFor(() => expect(checked).toHaveLength(14));
  const first = `${month}-01`;
  expect(checked).toEqual(Array.from({ length: 14 }, (_, at) => addDays(first, at)));
});

it('the month shows each day in the column of its weekday', async () => {
  open(server().mocks);
  const region = await screen.findByRole('region', { name: 'Prices in a month' });
  const days = within(within(region).getByRole('list')).getAllByRole('listitem');
  const column = Number(days[0]?.style.gridColumnStart) - 1;
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  expect(region).toHaveTextContent(names.join(''));
  const shown = days.map((day) => /^(\w{3}) /.exec(day.textContent)?.[1]);
  expect(shown).toEqual(days.map((_, at) => names[(column + at) % 7]));
  expect(days.slice(1).every((day) => day.style.gridColumnStart === '')).toBe(true);
});

it('the month offers a retry when a day could not be checked, and continues from there', async () => {
  const { mocks, checked } = server(1);
  const { user } = open(mocks);
  const days = await panel();
  await onMondays(user, days);
  await user.click(days.getByRole('button', { name: /^Check \d days?$/ }));
  await user.click(await days.findByRole('button', { name: 'Try again' }));
  expect(await days.findByText('These days have been checked.')).toBeVisible();
  await waitFor(() => expect(new Set(checked).size).toBe(checked.length));
});

it('the days of a month are shown in Hebrew', async () => {
  await catalogues.load('he');
  open(server().mocks, { language: 'he' });
  expect(await screen.findByRole('region', { name: 'מחירים לפי ימי החודש' })).toBeVisible();
});
