import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { money } from '#web/testing/factories.ts';
import { cheaperDates, cheaperMock, nearbyStay, nearestMock } from '#web/testing/otherDatesFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheaperStay } from './components/rooms/CheaperStay.tsx';
import { NoRoomsCard } from './components/rooms/NoRoomsCard.tsx';

const party = { adults: 2, children: 0, childrenAges: [], infants: 0, rooms: 1 };
const stay = { checkIn: '2099-05-12', checkOut: '2099-05-14', party, wishes: NO_WISHES };
const address = () => screen.getByTestId('address').textContent;

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-11T12:00:00') });
  return () => vi.useRealTimers();
});

describe('a hotel without rooms', () => {
  const page = <NoRoomsCard hotelId="hotel-1" stay={stay} onLeave={onLeave} />;
  const left = vi.fn<() => void>();
  function onLeave() {
    left();
  }

  it('links to the nearest dates with rooms, and announces them', async () => {
    const days = [
      nearbyStay({ checkIn: '2099-05-11', checkOut: '2099-05-13', total: money(1100) }),
      nearbyStay({ checkIn: '2099-05-13', checkOut: '2099-05-15', total: money(990) }),
    ];
    const { user } = renderRoute(page, { mocks: [nearestMock({ stays: () => days })] });
    expect(screen.getByText('no available rooms')).toBeInTheDocument();
    expect(screen.getByText('for these dates')).toBeInTheDocument();
    const later = await screen.findByRole('link', { name: /^13 – 15 May 2099\s*₪990 ≈ \$248$/ });
    expect(screen.getByRole('link', { name: /^11 – 13 May 2099\s*₪1,100 ≈ \$275$/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByTestId('announcer')).toHaveTextContent(
        'Nearest dates with rooms: 11 – 13 May 2099 or 13 – 15 May 2099',
      ),
    );
    await user.click(later);
    expect(address()).toBe('/Hotel?id=hotel-1&checkin=2099-05-13&checkout=2099-05-15&guests=2');
    expect(left).toHaveBeenCalledOnce();
  });

  it('leaves out a day that is past in the time zone of the traveller', async () => {
    const days = [
      nearbyStay({ checkIn: '2099-05-10', checkOut: '2099-05-12' }),
      nearbyStay({ checkIn: '2099-05-14', checkOut: '2099-05-16' }),
    ];
    renderRoute(page, { language: 'he', mocks: [nearestMock({ stays: () => days })] });
    expect(await screen.findByText('התאריכים הקרובים עם חדרים:')).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('loads the nearest dates again after a failure, and says when there are none', async () => {
    const none = () => [];
    const mocks = [nearestMock({ stays: none, isComplete: false, times: 1 }), nearestMock({ stays: none })];
    const { user } = renderRoute(page, { mocks });
    await user.click(await screen.findByRole('button', { name: 'Look again' }));
    const note = await screen.findByText('Nor on the days around them.', { selector: 'p' });
    await waitFor(() => expect(note).toHaveFocus());
  });
});

describe('a hotel that is cheaper some days later', () => {
  const offer = { total: money(1000), fullCost: money(1050) };
  const page = <CheaperStay hotelId="hotel-1" stay={stay} offer={offer} isOtherSelected={false} />;
  const later = nearbyStay({ checkIn: '2099-05-13', checkOut: '2099-05-15', total: money(820) });

  it('shows a hint after a pause, compared with the price on the screen', async () => {
    const requested = vi.fn<(variables: object) => void>();
    const { user } = renderRoute(page, {
      mocks: [cheaperMock([cheaperDates('hotel-1', 18, later)], requested)],
    });
    const hint = await screen.findByRole('link');
    expect(hint.textContent).toBe('Cheaper on 13 – 15 May: from ₪820 ≈ $205 in total (−18%)');
    expect(requested.mock.calls[0]?.[0]).toMatchObject({
      shown: [{ hotelId: 'hotel-1', totalMinor: 100_000, fullCostMinor: 105_000 }],
    });
    await user.click(hint);
    expect(address()).toBe('/Hotel?id=hotel-1&checkin=2099-05-13&checkout=2099-05-15&guests=2');
  });

  it('says that the hint is about another room than the selected one', async () => {
    const mocks = [cheaperMock([cheaperDates('hotel-1', 18, later)])];
    renderRoute(<CheaperStay hotelId="hotel-1" stay={stay} offer={offer} isOtherSelected />, { mocks });
    expect(await screen.findByText(/the lowest price, not the one you selected/)).toBeVisible();
  });

  it('keeps the hint while the page is in the background', async () => {
    renderRoute(page, { mocks: [cheaperMock([cheaperDates('hotel-1', 18, later)])] });
    const hint = await screen.findByRole('link');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(hint).toBeInTheDocument();
    state.mockRestore();
  });

  it('is shown in Hebrew', async () => {
    renderRoute(page, { language: 'he', mocks: [cheaperMock([cheaperDates('hotel-1', 18, later)])] });
    expect(await screen.findByRole('link')).toHaveTextContent(/^זול יותר ב־.*החל מ־.*820.*−18%/);
  });

  it('shows no hint without a saving', async () => {
    const requested = vi.fn<() => void>();
    renderRoute(page, { mocks: [cheaperMock([], requested)] });
    await waitFor(() => expect(requested).toHaveBeenCalled());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
