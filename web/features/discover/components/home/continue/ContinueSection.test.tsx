import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  BookingsPageDocument,
  BookingStateDocument,
  type BookingCard_BookingFragment,
  ViewedPricesDocument,
  ViewerDocument,
} from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import { storeDraftId, storeSearch, storeVisit, readMemory } from '#lib/memory/deviceMemory.ts';
import { keepHadAccount } from '#lib/session/hadAccount.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '#features/discover/DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '#features/discover/testing/factories.ts';

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

const requested: { ids: string[]; stay: unknown; wishes?: unknown }[] = [];

const pricesMock = (pins: readonly object[] | null) => ({
  request: { query: ViewedPricesDocument, variables: () => true },
  result: (variables: { ids: string[]; stay: unknown }) => {
    requested.push(variables);
    return pins === null
      ? { errors: [{ message: 'no' }] }
      : { data: { __typename: 'Query', hotelPinsById: pins } };
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const booking = (changes: Partial<BookingCard_BookingFragment>): BookingCard_BookingFragment => ({
  __typename: 'Booking',
  cancellationOutcome: null,
  id: 'b-1',
  status: 'confirmed',
  statusText: changes.status ?? 'confirmed',
  isProcessing: false,
  isBeingCancelled: false,
  canCancel: true,
  hotelName: 'Coral Beach',
  hotelNameHe: null,
  hotelLocation: 'Eilat, Israel',
  hotelCityHe: 'אילת',
  hotelCountryCode: 'IL',
  hotel: null,
  checkIn: addDays(today(), 30),
  checkOut: addDays(today(), 33),
  guests: 2,
  totalToPay: money(900),
  propertyFees: [],
  reviewState: null,
  ...changes,
});

const bookingsMock = (bookings: readonly BookingCard_BookingFragment[]) => ({
  request: { query: BookingsPageDocument, variables: bookingsPage },
  result: { data: { __typename: 'Query', myBookings: bookings } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const open = ({ mocks = [], ...options }: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, {
    mocks: [...mocks, ...placeMocks(), searchMock(() => result())],
    ...options,
  });

const title = 'Pick up where you left off';
const region = () => screen.findByRole('region', { name: title });

const haifa = (checkin: string, checkout: string) =>
  `destination=Israel&country=IL&city=130446&cityName=Haifa&checkin=${checkin}&checkout=${checkout}&guests=3&adults=2&children=1&ages=7&meals=half+board&freeCancellation=true`;

const visited = (id: string) => ({
  id,
  name: { en: `Hotel ${id}`, he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  picture: null,
  price: {
    totalMinor: 123_400,
    checkIn: '2026-01-01',
    checkOut: '2026-01-03',
    readAt: '2025-12-20T10:00:00.000Z',
  },
});

it('the home page offers a new visitor nothing to continue', async () => {
  open();
  await screen.findByRole('region', { name: 'Make it a whole trip' });
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
});

it.each([
  ['shows the last search of visitors to a person who cannot be checked on a device without accounts', false],
  ['shows no search of visitors to a person who cannot be checked on a device that had an account', true],
])('the home page %s', async (_, isKnown) => {
  storeSearch(null, haifa(addDays(today(), 10), addDays(today(), 12)));
  if (isKnown) keepHadAccount();
  const away = { error: new TypeError('Failed to fetch'), maxUsageCount: Number.POSITIVE_INFINITY };
  open({ mocks: [{ request: { query: ViewerDocument }, ...away }] });
  await screen.findByRole('region', { name: 'Make it a whole trip' });
  // Longer than the mocked failure takes to arrive.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const searches = () => screen.queryAllByRole('link', { name: /Your last search/ });
  await waitFor(() => expect(searches()).toHaveLength(isKnown ? 0 : 1));
});

it('the home page links to the last search, with its place, dates, guests and wishes', async () => {
  const [checkin, checkout] = [addDays(today(), 10), addDays(today(), 12)];
  const first = open({ address: `/?${haifa(checkin, checkout)}` });
  await screen.findAllByRole('article');
  first.unmount();
  const { user } = open();
  const card = within(await region()).getByRole('link', { name: /Your last search/ });
  expect(card).toHaveTextContent('Haifa');
  expect(card).toHaveTextContent('2 adults, 1 child');
  expect(card).toHaveTextContent('Half Board, Free Cancellation');
  await user.click(card);
  await screen.findAllByRole('article');
  const query = new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    city: '130446',
    checkin,
    checkout,
    adults: '2',
    ages: '7',
    meals: 'Half Board',
    freeCancellation: 'true',
  });
});

it('the last search says that its dates have passed, and links to the same weekdays later', async () => {
  storeSearch(null, haifa(addDays(today(), -10), addDays(today(), -8)));
  open();
  const card = within(await region()).getByRole('link', { name: /Your last search/ });
  expect(card).toHaveTextContent('Your dates have passed. Here are the same days of the week');
  const query = new URLSearchParams(card.getAttribute('href')?.split('?')[1]);
  expect([query.get('checkin'), query.get('checkout')]).toEqual([addDays(today(), 4), addDays(today(), 6)]);
});

it("the home page shows viewed hotels with today's prices for the dates of the last search, in one request", async () => {
  requested.length = 0;
  const [checkin, checkout] = [addDays(today(), 10), addDays(today(), 12)];
  storeSearch(null, haifa(checkin, checkout));
  for (const id of ['1', '2', '3']) storeVisit(null, visited(id));
  const pin = (id: string, total: number | null, rooms: string) => ({
    __typename: 'HotelPin',
    id,
    rooms,
    total: total === null ? null : money(total),
  });
  open({
    mocks: [pricesMock([pin('1', 1500, 'AVAILABLE'), pin('2', null, 'NONE'), pin('3', null, 'UNKNOWN')])],
  });
  const list = within(await screen.findByRole('list', { name: 'Hotels you looked at' }));
  await waitFor(() => expect(list.getByRole('link', { name: /Hotel 1/ })).toHaveTextContent('₪1,500'));
  expect(list.getByRole('link', { name: /Hotel 2/ })).toHaveTextContent('No rooms for these dates');
  expect(list.getByRole('link', { name: /Hotel 3/ })).toHaveTextContent(/₪1,234 for .*as seen on/);
  expect(list.getByRole('link', { name: /Hotel 1/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`checkin=${checkin}&checkout=${checkout}`),
  );
  expect(requested).toEqual([
    expect.objectContaining({
      ids: ['1', '2', '3'],
      wishes: { meals: ['Half Board'], freeCancellation: true },
    }),
  ]);
});

it("a viewed hotel without today's price has the price that was seen, with its date", async () => {
  storeVisit(null, visited('1'));
  open({ mocks: [pricesMock(null)] });
  await region();
  expect(await screen.findByText(/as seen on/)).toHaveTextContent('20 Dec 2025');
});

it('the Clear button removes last search and viewed hotels from the page and the device', async () => {
  storeSearch(null, haifa(addDays(today(), 10), addDays(today(), 12)));
  storeVisit(null, visited('1'));
  const { user } = open({ mocks: [pricesMock([])] });
  await user.click(
    within(await region()).getByRole('button', { name: 'Clear searches and hotels on this device' }),
  );
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  expect(localStorage.getItem('solera.memory')).toBeNull();
});

it('the viewed hotels disappear when another tab clears the storage', async () => {
  storeVisit(null, visited('1'));
  open({ mocks: [pricesMock([])] });
  await region();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument());
});

it('the home page shows a member the next stay and the latest unpaid booking, but no past or cancelled ones', async () => {
  const later = { checkIn: addDays(today(), 60), checkOut: addDays(today(), 62) };
  const past = { checkIn: addDays(today(), -9), checkOut: addDays(today(), -7) };
  open({
    viewer: viewer(),
    mocks: [
      bookingsMock([
        booking({ id: 'b-0', status: 'pending', hotelName: 'Old draft', ...past }),
        booking({ id: 'b-2', status: 'pending', hotelName: 'Dune Inn' }),
        booking({ id: 'b-3', hotelName: 'Later Hotel', ...later }),
        booking({ id: 'b-1' }),
        booking({ id: 'b-4', hotelName: 'Past Hotel', ...past }),
        booking({ id: 'b-5', status: 'cancelled', hotelName: 'Gone Hotel' }),
      ]),
    ],
  });
  const links = within(await region()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/Checkout?bookingId=b-2', '/Bookings']);
  expect(links[0]).toHaveTextContent('Not paid yet, nothing is bookedDune Inn');
  expect(links[1]).toHaveTextContent('Your next stayCoral BeachEilat, Israel');
  expect(screen.queryByRole('button', { name: /Clear searches/ })).not.toBeInTheDocument();
});

it('the home page shows a visitor the unpaid booking that was started on this device', async () => {
  storeDraftId('b-7');
  const begun = {
    request: { query: BookingStateDocument, variables: { id: 'b-7' } },
    result: { data: { __typename: 'Query', booking: booking({ id: 'b-7', status: 'pending' }) } },
  };
  open({ mocks: [begun] });
  const card = within(await region()).getByRole('link', { name: /Coral Beach/ });
  expect(card).toHaveAttribute('href', '/Checkout?bookingId=b-7');
});

it('the home page shows no started booking that no longer exists', async () => {
  storeDraftId('b-7');
  const gone = {
    request: { query: BookingStateDocument, variables: { id: 'b-7' } },
    result: { data: { __typename: 'Query', booking: null } },
  };
  open({ mocks: [gone] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  await waitFor(() => expect(readMemory(null).draftId).toBeNull());
});

it('the home page shows a member no hotels that another member viewed', async () => {
  storeVisit('somebody-else', visited('1'));
  open({ viewer: viewer(), mocks: [bookingsMock([])] });
  await screen.findByRole('region', { name: 'Make it a whole trip' });
  await waitFor(() => expect(screen.queryByText('Hotel 1')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
});
