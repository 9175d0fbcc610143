import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { FiltersPart } from '#lib/search/filters/filtersPart.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { emptyResult, placeMocks, result, searchMock } from '../testing/factories.ts';

beforeAll(FiltersPart.load);

const area = (name: string, nameHe: string, count: number) => ({
  __typename: 'AreaCount' as const,
  part: { __typename: 'TownPart' as const, name, nameHe },
  count,
});

const areas = [area('Jaffa', 'יפו', 7), area('Sarona', 'שרונה', 0)];
const withAreas = { facets: { ...result().facets, areas } };
const telAviv = `/?destination=Israel&country=IL&city=130443&cityName=Tel%20Aviv&checkin=${addDays(today(), 2)}`;

const open = (address: string, options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, {
    ...options,
    address,
    mocks: [
      searchMock(({ filter, sort }) =>
        filter.areas?.includes('Sarona') && sort === 'DISTANCE' ? emptyResult(withAreas) : result(withAreas),
      ),
      ...placeMocks(),
    ],
  });
const address = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);

it('the filter by parts of town shows the number of hotels in each', async () => {
  const { user } = open(telAviv);
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const group = within(sheet.getByRole('group', { name: 'Part of town' }));
  expect(group.getByText(/up to 1.2 km in a straight line/)).toBeVisible();
  await user.click(group.getByRole('button', { name: /Jaffa.*7 hotels match/ }));
  await waitFor(() => expect(address().get('areas')).toBe('Jaffa'));
});

it('the filter by parts of town has a Hebrew name on its chip, and can be removed', async () => {
  await catalogues.load('he');
  const { user } = open(`${telAviv}&areas=Jaffa`, { language: 'he' });
  await user.click(await screen.findByRole('button', { name: /^הסר.*יפו/ }));
  await waitFor(() => expect(address().has('areas')).toBe(false));
});

it('a search for a part of town without hotels shows the empty list', async () => {
  open(`${telAviv}&areas=Sarona&sort=DISTANCE`);
  expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeVisible();
});
