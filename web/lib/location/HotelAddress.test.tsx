import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelAddress } from './HotelAddress.tsx';

const hotel = {
  address: 'Via Cavour 8, \n Rome ',
  coordinates: { __typename: 'Coordinates' as const, latitude: 41.8895, longitude: 12.4701 },
  placeInTown: {
    __typename: 'PlaceInTown' as const,
    metersToCentre: 3_400,
    centre: { __typename: 'Coordinates' as const, latitude: 41.89193, longitude: 12.51133 },
    near: { __typename: 'TownPart' as const, name: 'Trastevere', nameHe: 'טרסטוורה' },
  },
};

afterEach(() => vi.restoreAllMocks());

it('the address of a hotel is shown with the distance, can be copied, and has a link to a map', async () => {
  const { user } = renderRoute(<HotelAddress hotel={hotel} name="Casa" />);
  expect(await screen.findByText('Via Cavour 8, Rome')).toBeVisible();
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && /straight line/.test(element.textContent)),
  ).toHaveTextContent('3.4 km from the centre, in a straight line · near Trastevere');
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('Address copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Via Cavour 8, Rome');
  const maps = screen.getByRole('link', { name: /^Open in maps ?, opens in a new tab$/ });
  expect(maps).toHaveAttribute('href', expect.stringContaining('openstreetmap.org/?mlat=41.889500'));
  expect(maps).toHaveAttribute('target', '_blank');
});

it('the address of a hotel says when it could not be copied', async () => {
  const { user } = renderRoute(<HotelAddress hotel={hotel} name="Casa" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('The address could not be copied. Select it to copy it.')).toBeVisible();
});

it('the address of a hotel is shown in Hebrew, with the Hebrew name of the part of town', async () => {
  await catalogues.load('he');
  renderRoute(<HotelAddress hotel={hotel} name="Casa" />, { language: 'he' });
  const line = await screen.findByText(
    (_, element) => element?.tagName === 'P' && /בקו אווירי/.test(element.textContent),
  );
  expect(line.textContent.replaceAll(/\p{Cf}|\s/gu, ' ').replaceAll(/ +/g, ' ')).toContain(
    '3.4 ק״מ ממרכז העיר, בקו אווירי · באזור טרסטוורה',
  );
});

it('the address of a hotel leaves out what is not known', async () => {
  renderRoute(
    <>
      <h1>Page</h1>
      <HotelAddress hotel={{ address: ' ', coordinates: null, placeInTown: null }} name="Casa" />
    </>,
  );
  await screen.findByRole('heading', { name: 'Page' });
  expect(screen.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('the address of a hotel has the distance to the picked airport, with its name isolated', async () => {
  const airport = {
    __typename: 'AirportDistance' as const,
    iata: 'CIA',
    name: 'Ciampino',
    nameHe: 'צ׳מפינו',
    meters: 15_000,
  };
  renderRoute(<HotelAddress hotel={hotel} name="Casa" airport={airport} />);
  const name = await screen.findByText('Ciampino');
  expect(name.tagName).toBe('BDI');
  expect(name.closest('p')).toHaveTextContent('15 km from Ciampino airport, in a straight line');
});
