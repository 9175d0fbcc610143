import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotel, placeMocks, result, searchMock } from '../testing/factories.ts';

const city = '/?destination=Israel&country=IL&city=100&cityName=Haifa&checkin=2099-01-01';
const open = (address: string, farMeters: number | null) => {
  const atSea = (metersToSea: number | null) =>
    hotel({ surroundings: { __typename: 'Surroundings', metersToSea } });
  return renderRoute(<DiscoverPage />, {
    address,
    mocks: [
      ...placeMocks(),
      searchMock(({ sort }) => result({ hotels: [atSea(sort === 'SEA' ? 200 : farMeters)], order: sort })),
    ],
  });
};

afterEach(() => localStorage.clear());

it('sorting by distance to the sea is offered in a city if a hotel has one, and is stored in the URL', async () => {
  const { user } = open(city, 1_500);
  await user.click(await screen.findByRole('button', { name: /Sort by/ }));
  await user.click(await screen.findByRole('option', { name: 'Distance from the sea' }));
  expect(await screen.findByText(/200 m/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('sort=SEA');
});

it.each([
  ['inland', city, null],
  ['without a city', '/?checkin=2099-01-01&destination=Israel&country=IL', 1_500],
])('sorting by distance to the sea is not offered %s', async (_, address, meters) => {
  const { user } = open(address, meters);
  await user.click(await screen.findByRole('button', { name: /Sort by/ }));
  expect(await screen.findByRole('option', { name: 'Stars' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /sea/ })).not.toBeInTheDocument();
});
