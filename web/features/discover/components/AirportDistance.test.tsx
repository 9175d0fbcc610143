import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotel, placeMocks, result, searchMock } from '../testing/factories.ts';

const toAirport = {
  __typename: 'AirportDistance' as const,
  iata: 'CDG',
  name: 'Charles de Gaulle',
  nameHe: 'שארל דה גול',
  meters: 23_000,
};
const paris = '/?destination=France&country=FR&city=131408&cityName=Paris&airport=CDG&checkin=2099-01-01';
const open = (options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, {
    mocks: [
      ...placeMocks(),
      searchMock(({ airport, sort }) => {
        const far = [hotel({ toAirport: airport === 'CDG' ? toAirport : null })];
        const nearest = [hotel({ toAirport: { ...toAirport, meters: 4_500 } })];
        return result({ hotels: sort === 'AIRPORT' ? nearest : far, order: sort });
      }),
    ],
    ...options,
  });
const query = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const firstCard = async () => {
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('no card');
  return card;
};

afterEach(() => localStorage.clear());

it('the distance to the airport is on the cards of a search for that airport, and can be used to sort them', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox', { name: /Destination/ }), 'paris ch');
  await user.click(await screen.findByRole('option', { name: /CDG/ }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const card = await firstCard();
  expect(card).toHaveTextContent('23 km from Charles de Gaulle airport');
  expect(query().get('airport')).toBe('CDG');
  expect(within(card).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining('airport=CDG'),
  );
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  await user.click(await screen.findByRole('option', { name: /Distance from .?CDG/ }));
  expect(await screen.findByText(/4\.5 km/)).toBeVisible();
  expect(query().get('sort')).toBe('AIRPORT');
});

it('the distance to the airport is restored from the URL, and removed when a city is searched', async () => {
  const { user } = open({ address: `${paris}&sort=AIRPORT` });
  expect(await firstCard()).toHaveTextContent('4.5 km from Charles de Gaulle airport');
  await user.clear(screen.getByRole('combobox', { name: /Destination/ }));
  await user.type(screen.getByRole('combobox', { name: /Destination/ }), 'par');
  await user.click(await screen.findByRole('option', { name: /1,202/ }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => query().has('airport')).toBe(false);
  expect(query().has('sort')).toBe(false);
});

it('the name of the airport is isolated from the direction of the Hebrew text', async () => {
  await catalogues.load('he');
  open({ address: paris, language: 'he' });
  const name = await within(await firstCard()).findByText('שארל דה גול');
  expect(name.tagName).toBe('BDI');
  expect(name.parentElement).toHaveTextContent('משדה התעופה שארל דה גול');
});

it('sorting by the distance to the airport is not offered if no distance is known', async () => {
  const { user } = open({ address: paris.replace('CDG', 'XXX') });
  await firstCard();
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  expect(await screen.findByRole('option', { name: 'Stars' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /XXX/ })).not.toBeInTheDocument();
});
