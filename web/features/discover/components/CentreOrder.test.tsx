import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotel, placeMocks, result, searchMock } from '../testing/factories.ts';

const city = '/?destination=Israel&country=IL&city=100&cityName=Haifa&checkin=2099-01-01';
const open = (address: string, isCentreKnown: boolean) => {
  const at = (metersToCentre: number) =>
    hotel({
      placeInTown: isCentreKnown ? { __typename: 'PlaceInTown', metersToCentre, near: null } : null,
    });
  return renderRoute(<DiscoverPage />, {
    address,
    mocks: [
      ...placeMocks(),
      searchMock(({ sort }) =>
        result({
          hotels: [at(sort === 'DISTANCE' ? 300 : 2_600)],
          order: sort === 'DISTANCE' && !isCentreKnown ? 'RECOMMENDED' : sort,
        }),
      ),
    ],
  });
};

afterEach(() => localStorage.clear());

it('sorting by distance to the centre is offered in a city whose centre is known', async () => {
  const { user } = open(city, true);
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  await user.click(await screen.findByRole('option', { name: 'Distance from the centre' }));
  expect(await screen.findByText(/300 m/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Distance from the centre');
});

it.each([
  ['in a city whose centre is unknown', city, false],
  ['without a city', '/?checkin=2099-01-01&destination=Israel&country=IL', true],
])('sorting by distance to the centre is not offered %s', async (_, address, isCentreKnown) => {
  const { user } = open(address, isCentreKnown);
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  expect(await screen.findByRole('option', { name: 'Stars' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /centre/ })).not.toBeInTheDocument();
});

it('a list that was requested by distance to an unknown centre shows the order that it has', async () => {
  open(`${city}&sort=DISTANCE`, false);
  await screen.findByRole('article');
  const sort = screen.getByRole('button', { name: /Sort by/ });
  expect(sort).toHaveTextContent('Recommended');
  expect(sort).not.toHaveTextContent('centre');
});
