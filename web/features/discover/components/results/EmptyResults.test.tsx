import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { emptyResult, placeMocks, progress, result, searchMock } from '../../testing/factories.ts';

const open = (mocks: NonNullable<RouteOptions['mocks']>, address: string) =>
  renderRoute(<DiscoverPage />, { address, mocks: [...mocks, ...placeMocks()] });

/** Heading, text and buttons of the empty list. */
const emptyText = () =>
  screen.getByRole('heading', { name: 'No Hotels Found' }).closest('section')?.textContent;
const address = () => screen.getByTestId('address').textContent;

describe('a place without hotels', () => {
  const inHaifa = `/?destination=Israel&country=IL&city=130446&cityName=Haifa&checkin=${addDays(today(), 2)}`;
  const mocks = [
    searchMock(({ criteria }) => (criteria.location || criteria.countryCode ? emptyResult() : result())),
  ];

  it('says so, has no filter to clear, and opens the search form for another place', async () => {
    const { user } = open(mocks, inHaifa);
    expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeInTheDocument();
    expect(emptyText()).toContain('We have no hotels in Haifa, Israel yet. Try another place.');
    const empty = screen.getByRole('heading', { name: 'No Hotels Found' });
    expect(screen.getByRole('region', { name: 'No Hotels Found' })).toContainElement(empty);
    expect(screen.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change your search' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Change your search' }));
    expect(sheet.getByRole('combobox', { name: /City/ })).toHaveValue('Haifa');
  });

  it('offers to search the country, then everywhere', async () => {
    const { user } = open(mocks, inHaifa);
    await user.click(await screen.findByRole('button', { name: 'Hotels in Israel' }));
    await waitFor(() => expect(address()).not.toContain('Haifa'));
    // Only a selection of the country was searched, so the text makes no statement about the whole country.
    await waitFor(() => expect(emptyText()).not.toContain('We have no hotels'));
    await user.click(screen.getByRole('button', { name: 'All Hotels' }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(address()).not.toContain('Israel');
  });

  it('does not say so if a part of it could not be checked', async () => {
    open([searchMock(() => emptyResult({ progress: progress({ failedChunks: [0] }) }))], inHaifa);
    expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeInTheDocument();
    expect(emptyText()).not.toContain('We have no hotels');
  });
});

it('a list that is empty because of the filters has neither a sort control nor a map', async () => {
  const mocks = [searchMock(({ filter }) => (filter.amenities?.length ? emptyResult() : result()))];
  const { user } = open(mocks, '/?destination=Israel&country=IL&amenities=Spa');
  await screen.findByRole('heading', { name: 'No Hotels Found' });
  const map = () => screen.queryAllByRole('link', { name: 'Search on Map' }).length;
  const order = () => screen.queryAllByRole('button', { name: /Sort by/ }).length;
  expect([map(), order()]).toEqual([0, 0]);
  const [clear] = screen.getAllByRole('button', { name: 'Clear All Filters' });
  await user.click(clear as HTMLElement);
  await screen.findAllByRole('article');
  expect(map()).toBeGreaterThan(0);
  expect(order()).toBe(1);
});
