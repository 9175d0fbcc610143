import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type CityPrice_PriceFragment,
  type FeaturedHotelsQuery,
  ViewedPricesDocument,
} from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { storeStay } from '#lib/stay/lastStay.ts';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '#features/discover/DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '#features/discover/testing/factories.ts';
import { ideaMocks } from '#features/discover/testing/ideas.ts';

/** Mock of IntersectionObserver: elements are in view as soon as they are observed. */
class InViewObserver {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify;
  }
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', InViewObserver);
});

const cities = 'Popular cities and weekends';
const trip = 'Make it a whole trip';

const price = (changes: Partial<CityPrice_PriceFragment> = {}): CityPrice_PriceFragment => ({
  __typename: 'CityPrice',
  cityCode: '130446',
  name: 'Haifa',
  nameHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  checkIn: addDays(today(), 10),
  checkOut: addDays(today(), 12),
  fromPerNight: money(391),
  readAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  ...changes,
});

const featured = (id: string): FeaturedHotelsQuery['featuredHotels'][number] => ({
  __typename: 'Hotel',
  id,
  name: { __typename: 'LocalizedText', en: `House ${id}`, he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  quality: { __typename: 'Quality', score: 4.6, label: 'EXCELLENT', source: 'REVIEWS', reviewCount: 12 },
  images: [{ __typename: 'HotelImage', url: '/stock/sea.svg', isIllustration: false }],
});

const pricesMock = (pins: readonly object[] | null, onAsked: (variables: object) => void = () => {}) => ({
  request: { query: ViewedPricesDocument, variables: () => true },
  result: (variables: object) => {
    onAsked(variables);
    return pins === null
      ? { errors: [{ message: 'no' }] }
      : { data: { __typename: 'Query', hotelPinsById: pins } };
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const pin = (id: string, rooms: string, total: object | null) => ({
  __typename: 'HotelPin',
  id,
  rooms,
  total,
});

const open = ({ mocks = [], ...options }: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, {
    mocks: [...mocks, ...placeMocks(), searchMock(() => result())],
    ...options,
  });

it('the ideas on the home page are not shown without data', async () => {
  open();
  await screen.findByRole('region', { name: trip });
  expect(screen.queryByRole('region', { name: cities })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Featured hotels' })).not.toBeInTheDocument();
});

it('the ideas include cities with the found price and its age, weekends separately', async () => {
  const weekend = price({ cityCode: '1', name: 'Eilat', nameHe: 'אילת', fromPerNight: money(512) });
  open({ mocks: ideaMocks({ weekends: [weekend], others: [price()] }) });
  const region = await screen.findByRole('region', { name: cities });
  expect(region).toHaveTextContent('for two adults in one room');
  const list = within(within(region).getByRole('list', { name: 'Other dates' }));
  const card = list.getByRole('link');
  expect(card).toHaveTextContent('Haifa, Israel');
  // The estimate appears once the exchange rates are loaded.
  await waitFor(() => expect(card).toHaveTextContent('from ₪391 ≈ $98 a night'));
  expect(card).toHaveTextContent('Checked 3 hours ago');
  expect(within(within(region).getByRole('list', { name: 'Weekends' })).getByRole('link')).toHaveTextContent(
    /Eilat.*₪512/,
  );
});

it('an idea links to the search that found its price, sorted by price', async () => {
  const { user } = open({ mocks: ideaMocks({ others: [price()] }) });
  const region = await screen.findByRole('region', { name: cities });
  expect(within(region).queryByRole('heading', { name: 'Weekends' })).not.toBeInTheDocument();
  await user.click(within(region).getByRole('link'));
  await screen.findAllByRole('article');
  const query = new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    destination: 'Israel',
    country: 'IL',
    city: '130446',
    cityName: 'Haifa',
    checkin: addDays(today(), 10),
    checkout: addDays(today(), 12),
    guests: '2',
    sort: 'PRICE_ASC',
  });
});

it('the ideas name cities in Hebrew', async () => {
  open({ mocks: ideaMocks({ others: [price()] }), language: 'he' });
  const region = await screen.findByRole('region', { name: 'ערים וסופי שבוע מבוקשים' });
  expect(within(region).getByRole('link')).toHaveTextContent(/חיפה, ישראל.*מ־.*391.*נבדק לפני 3 שעות/);
});

it('the ideas include featured hotels with stars, the source of the score, and the price of the last searched stay', async () => {
  const requested: object[] = [];
  const stay = { checkIn: addDays(today(), 20), checkOut: addDays(today(), 23) };
  storeStay({ ...stay, party: defaultParty });
  const pins = [pin('h1', 'AVAILABLE', money(900)), pin('h2', 'NONE', null), pin('h3', 'UNKNOWN', null)];
  open({
    mocks: [
      ...ideaMocks({ featuredHotels: ['h1', 'h2', 'h3'].map(featured) }),
      pricesMock(pins, (variables) => void requested.push(variables)),
    ],
  });
  const region = await screen.findByRole('region', { name: 'Featured hotels' });
  const card = within(region).getByRole('link', { name: /House h1/ });
  expect(await within(card).findByText('₪900')).toBeVisible();
  expect(card).toHaveTextContent('4 stars');
  expect(card).toHaveTextContent('Haifa, Israel');
  expect(card).toHaveTextContent('4.6');
  expect(card).toHaveTextContent('12');
  expect(card).toHaveAttribute(
    'href',
    `/Hotel?id=h1&checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=2`,
  );
  expect(within(region).getByRole('link', { name: /House h2/ })).toHaveTextContent(
    'No rooms for these dates',
  );
  expect(within(region).getByRole('link', { name: /House h3/ })).not.toHaveTextContent('₪');
  expect(region).toHaveTextContent(/Whole stay, .*2 adults/);
  expect(requested).toMatchObject([{ ids: ['h1', 'h2', 'h3'], stay }]);
});

it('the ideas include featured hotels without prices if these cannot be loaded', async () => {
  open({ mocks: [...ideaMocks({ featuredHotels: [featured('h1')] }), pricesMock(null)] });
  const region = await screen.findByRole('region', { name: 'Featured hotels' });
  expect(await within(region).findByRole('link', { name: /House h1/ })).not.toHaveTextContent('₪');
  expect(region).not.toHaveTextContent('Whole stay');
});
