import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { hotelDetails } from '#web/testing/hotelFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelMap } from './components/about/HotelMap.tsx';

const located = hotelDetails({
  coordinates: { __typename: 'Coordinates', latitude: 41.8895, longitude: 12.4701 },
  placeInTown: {
    __typename: 'PlaceInTown',
    metersToCentre: 3_400,
    centre: { __typename: 'Coordinates', latitude: 41.89193, longitude: 12.51133 },
    near: null,
  },
});

let isNear = true;
const margins: unknown[] = [];

// Loading the code of the map for the first time may take longer than a findBy query waits.
beforeAll(async () => {
  await import('#ui/map/SpotMap.tsx');
});

beforeEach(() => {
  isNear = true;
  margins.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void, options: { rootMargin?: string }) {
        this.tell = tell;
        margins.push(options.rootMargin);
      }
      observe() {
        this.tell([{ isIntersecting: isNear }]);
      }
      disconnect() {}
    },
  );
});

it('the map of a hotel is loaded near the viewport, and shows the distance to the centre', async () => {
  renderRoute(<HotelMap hotel={located} />);
  expect(await screen.findByRole('region', { name: 'Location' })).toBeVisible();
  const map = await screen.findByRole('application', { name: 'Map: 3.4 km from the centre' });
  expect(map).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(await screen.findByTestId('spot')).toBeInTheDocument();
  expect(margins).toEqual(['400px']);
});

it('the map of a hotel is not loaded far from the viewport', async () => {
  isNear = false;
  renderRoute(<HotelMap hotel={located} />);
  expect(await screen.findByRole('heading', { name: 'Location' })).toBeVisible();
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
});

it('the map of a hotel is labelled in Hebrew, and states no distance that is not known', async () => {
  await catalogues.load('he');
  renderRoute(<HotelMap hotel={{ ...located, placeInTown: null }} />, { language: 'he' });
  expect(await screen.findByRole('heading', { name: 'מיקום' })).toBeVisible();
  expect(await screen.findByRole('application', { name: 'מפה עם המלון' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'התקרבות' })).toBeVisible();
});

it('the map of a hotel is missing when its position is not known', async () => {
  renderRoute(
    <>
      <h1>Page</h1>
      <HotelMap hotel={hotelDetails()} />
    </>,
  );
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Location' })).not.toBeInTheDocument();
});

const surroundings = {
  __typename: 'Surroundings' as const,
  metersToSea: 400,
  station: { __typename: 'NearbyPlace' as const, name: 'HaShalom', nameHe: 'השלום', meters: 1_500 },
  airport: null,
};
const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`)
    .map((text) => text.replaceAll(/\p{Cf}|\s/gu, ' '));

it('the surroundings show the known distances to sea, station and airport', async () => {
  renderRoute(<HotelMap hotel={{ ...located, surroundings }} />);
  expect(await screen.findByRole('heading', { name: 'Nearby, in a straight line' })).toBeVisible();
  expect(rows()).toEqual(['Sea about 400 m', 'Railway station: HaShalom about 1.5 km']);
});

it('the map of a hotel uses Hebrew names in Hebrew', async () => {
  await catalogues.load('he');
  renderRoute(<HotelMap hotel={{ ...located, surroundings }} />, { language: 'he' });
  expect(await screen.findByRole('heading', { name: 'בסביבה, בקו אווירי' })).toBeVisible();
  expect(rows()).toEqual(['הים כ־400 מ׳', 'תחנת רכבת: השלום כ־1.5 ק״מ']);
});

it('the surroundings are missing when nothing is known about them', async () => {
  const nothing = { ...surroundings, metersToSea: null, station: null };
  renderRoute(<HotelMap hotel={{ ...located, surroundings: nothing }} />);
  expect(await screen.findByRole('region', { name: 'Location' })).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});
