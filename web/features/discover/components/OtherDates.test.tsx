import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NearestDatesQueryVariables } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { money } from '#web/testing/factories.ts';
import { cheaperDates, cheaperMock, nearbyStay, nearestMock } from '#web/testing/otherDatesFactories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotels, placeMocks, progress, result, searchMock } from '../testing/factories.ts';

const start = addDays(today(), 20);
const address = `/?destination=Haifa&checkin=${start}&checkout=${addDays(start, 2)}`;
const open = (mocks: NonNullable<RouteOptions['mocks']>, options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, { address, mocks: [...mocks, ...placeMocks()], ...options });

/** Text without invisible direction marks and with plain spaces. */
const plain = (element: HTMLElement) =>
  element.textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** A result of five hotels, the last two without rooms. */
const page = (changes: Parameters<typeof result>[0] = {}) =>
  result({
    hotels: hotels(5).map((hotel, at) =>
      at < 3 ? hotel : Object.assign(hotel, { pricePerNight: null, total: null }),
    ),
    ...changes,
  });

/**
 * Advances the fake timers by ten seconds, by which every request would have been sent, however busy the machine is.
 */
const advanceTenSeconds = async () => {
  // In steps, because changes made by a timer are rendered, and then requested, only at the end of each step.
  for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
};
const fakeTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
};

let isInView = true;

beforeEach(() => {
  isInView = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: isInView }]);
      }
      disconnect() {}
    },
  );
});

describe('the nearest dates of cards without rooms', () => {
  const near = nearbyStay({ checkIn: addDays(start, -1), checkOut: addDays(start, 1) });

  it('are requested once for the whole page, and link to the hotel on those dates', async () => {
    const requested: NearestDatesQueryVariables[] = [];
    const answer = nearestMock({ stays: (id) => (id === '1000004' ? [near] : []) }, (variables) =>
      requested.push(variables),
    );
    open([searchMock(() => page()), answer]);
    const card = within(await screen.findByRole('article', { name: 'Hotel 4' }));
    expect(card.getByText('no available rooms')).toBeInTheDocument();
    expect(card.getByText('for these dates')).toBeInTheDocument();
    expect(card.getByText('Looking for nearby dates…')).toBeInTheDocument();
    expect(await card.findByText('Nearest dates with rooms:')).toBeInTheDocument();
    const [, link] = card.getAllByRole('link');
    expect(link).toHaveAttribute(
      'href',
      `/Hotel?id=1000004&checkin=${near.checkIn}&checkout=${near.checkOut}&guests=2`,
    );
    const other = screen.getByRole('article', { name: 'Hotel 5' });
    expect(other).toHaveTextContent('Nor on the days around them.');
    expect(requested.map(({ hotelIds }) => hotelIds)).toEqual([['1000004', '1000005']]);
    expect(requested[0]?.stay).toMatchObject({ checkIn: start });
  });

  it.each([
    ['the cards are out of view', () => (isInView = false), page()],
    ['the search is running', () => (isInView = true), page({ progress: progress({ complete: false }) })],
  ])('are not requested while %s', async (_, prepare, answer) => {
    prepare();
    fakeTimers();
    const requested = vi.fn<() => void>();
    open([searchMock(() => answer), nearestMock({ stays: () => [near] }, requested)]);
    await screen.findByRole('article', { name: 'Hotel 4' });
    await advanceTenSeconds();
    expect(requested).not.toHaveBeenCalled();
  });

  it('can be requested again after a failure (in Hebrew)', async () => {
    const { user } = open([searchMock(() => page())], { language: 'he' });
    const [again] = await screen.findAllByRole('button', { name: 'לבדוק שוב' });
    expect(screen.getAllByText(/לא ניתן היה לבדוק תאריכים קרובים/)).toHaveLength(2);
    const line = again?.closest('p');
    if (again) await user.click(again);
    // The button disappears while the dates are loaded again, so its line gets the focus.
    expect(line).toHaveFocus();
  });
});

describe('cheaper dates', () => {
  const stay = nearbyStay({ checkIn: addDays(start, 1), checkOut: addDays(start, 3), total: money(1230) });

  it('are shown beside the list, the largest saving first, and link to the hotel on those dates', async () => {
    const requested = vi.fn<(variables: object) => void>();
    open([
      searchMock(() => page()),
      nearestMock({ stays: () => [] }),
      cheaperMock([cheaperDates('1000002', 6, stay), cheaperDates('1000001', 18, stay)], requested),
    ]);
    const panel = await screen.findByRole('region', { name: 'Cheaper on nearby dates' });
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([expect.stringMatching(/^Hotel 1/), expect.stringMatching(/^Hotel 2/)]);
    expect(plain(panel)).toMatch(/from ₪1,230 ≈ \$308 in total \(−18%\)/);
    expect(within(panel).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/Hotel?id=1000001&checkin=${addDays(start, 1)}&checkout=${addDays(start, 3)}&guests=2`,
    );
    expect(requested).toHaveBeenCalledTimes(1);
    // Only hotels with rooms are requested, each with the total that is shown.
    expect(requested.mock.calls[0]?.[0]).toMatchObject({
      shown: ['1000001', '1000002', '1000003'].map((hotelId) => ({
        hotelId,
        totalMinor: 150_240,
        fullCostMinor: 150_240,
      })),
    });
  });

  it('are not shown when nothing is cheaper', async () => {
    const requested = vi.fn<() => void>();
    open([searchMock(() => result()), cheaperMock([], requested)]);
    await waitFor(() => expect(requested).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Cheaper on nearby dates' })).not.toBeInTheDocument();
  });

  it('are not requested while the search is running', async () => {
    fakeTimers();
    const requested = vi.fn<() => void>();
    open([searchMock(() => result({ progress: progress({ complete: false }) })), cheaperMock([], requested)]);
    await screen.findAllByRole('article');
    await advanceTenSeconds();
    expect(requested).not.toHaveBeenCalled();
  });
});
