import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { BookedPlace, HotelPlace } from './HotelPlace.tsx';

const haifa = { city: 'Haifa', cityHe: 'חיפה', country: 'Israel', countryCode: 'IL' };

it.each([
  ['he', 'חיפה, ישראל'],
  ['fr', 'Haifa, Israël'],
  ['en', 'Haifa, Israel'],
  ['ar', 'Haifa، إسرائيل'],
] as const)('the place of a hotel has city and country in %s', async (language, words) => {
  await catalogues.load(language);
  renderRoute(
    <>
      <h1>
        <HotelPlace hotel={haifa} />
      </h1>
      <h2>
        <BookedPlace
          booking={{ hotelLocation: 'Haifa, Israel', hotelCityHe: 'חיפה', hotelCountryCode: 'IL' }}
        />
      </h2>
    </>,
    { language },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(words);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words);
});

it('the place of a hotel has an unknown country as stored, marked as English', async () => {
  renderRoute(
    <HotelPlace hotel={{ city: 'Poseidonis', cityHe: null, country: 'Atlantis', countryCode: null }} />,
    { language: 'he' },
  );
  const country = await screen.findByText('Atlantis');
  expect(country.lang).toBe('en');
  expect(country.dir).toBe('ltr');
});

it('the place of a hotel does not split a city whose name has a comma, and marks it as English', async () => {
  const booking = {
    hotelLocation: 'Al Lith, Makkah, Saudi Arabia',
    hotelCityHe: null,
    hotelCountryCode: 'SA',
  };
  renderRoute(<BookedPlace booking={booking} />, { language: 'he' });
  const city = await screen.findByText('Al Lith, Makkah');
  expect([city.lang, city.dir]).toEqual(['en', 'ltr']);
  expect(city.parentElement?.textContent).toBe('Al Lith, Makkah, ערב הסעודית');
});

it.each([
  ['Via della Lungaretta 88, Rome, Italy', 'Rome, Italy'],
  ['Al Lith, Makkah, Saudi Arabia', 'Al Lith, Makkah, Saudi Arabia'],
  ['Haifa, Israel', 'Haifa, Israel'],
])('the city of the booked place %s, without its street, is %s', async (hotelLocation, words) => {
  const booking = { hotelLocation, hotelCityHe: null, hotelCountryCode: null };
  renderRoute(
    <h1>
      <BookedPlace booking={booking} isCityOnly />
    </h1>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(words);
});
