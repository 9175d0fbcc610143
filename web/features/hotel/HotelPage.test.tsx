import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from '#i18n/dates/plain-date.ts';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { money } from '#web/testing/factories.ts';
import { hotelDetails, roomOffer } from '#web/testing/hotelFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelPage } from './HotelPage.tsx';
import { bookNow, choose, details, open, prices, rooms } from './testing/hotel.tsx';
import { useRoomChoice } from './rooms/useRoomChoice.ts';
import { readStay } from './stayQuery.ts';

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

describe('the hotel page before or without a loaded hotel', () => {
  it('says that the id is missing', () => {
    renderRoute(<HotelPage />, { address: '/Hotel' });
    expect(screen.getByRole('heading', { name: 'Hotel ID is missing.' })).toBeInTheDocument();
  });

  it('has a level-1 heading while it loads', () => {
    open([details(hotelDetails()), prices(rooms)]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hotel');
  });

  it('says that loading failed and tries again', async () => {
    const broken = { request: details(null).request, error: new TypeError('no answer') };
    const { user } = open([broken, details(hotelDetails()), prices(rooms)]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load hotel details.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Failed to load hotel details.');
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Harbour House', level: 1 })).toBeInTheDocument();
  });

  it.each([
    ['en', 'Failed to load hotel details.', 'This hotel was not found.'],
    ['he', 'טעינת פרטי המלון נכשלה.', 'המלון לא נמצא.'],
  ] as const)('says that the hotel does not exist (%s)', async (language, words, reason) => {
    open([details(null)], { language });
    expect(await screen.findByRole('heading', { name: words, level: 1 })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${reason}`))).toBeVisible();
  });
});

describe('the page of a hotel', () => {
  it('shows its rooms for the nights in the URL, none selected', async () => {
    open([details(hotelDetails()), prices(rooms)]);
    const room = await screen.findByRole('radio', {
      name: 'Standard Room, Breakfast Included, Non-refundable, ₪1,000, Select',
    });
    expect(room).not.toBeChecked();
    expect(screen.getByText('₪500 × 2 nights')).toBeInTheDocument();
    expect(screen.getByText('Illustration')).toBeInTheDocument();
    expect(bookNow()).toHaveAttribute('aria-disabled', 'true');
    expect(bookNow()).toHaveAccessibleDescription('Please select a room to continue');
  });

  it('labels the chosen room Selected, and no other', async () => {
    const { user } = open([details(hotelDetails()), prices(rooms)]);
    await choose(user, /^Suite.*, Select$/);
    expect(screen.getByRole('radio', { name: /^Suite.*, Selected$/ })).toBeChecked();
    expect(screen.getByText('Selected')).toBeVisible();
    await choose(user, /^Standard Room.*, Select$/);
    expect(screen.getByRole('radio', { name: /^Standard Room.*, Selected$/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Suite.*, Select$/ })).not.toBeChecked();
  });

  it('says that the policy depends on the room while none is chosen', async () => {
    const free = roomOffer({
      id: 'offer-3',
      roomNames: ['Loft'],
      cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil: null, steps: [] },
    });
    const { user } = open([details(hotelDetails()), prices([...rooms, free])]);
    const panel = await screen.findByRole('region', { name: 'Cancellation policy' });
    expect(panel).toHaveTextContent(/^Cancellation policySome rooms can be cancelled free of charge/);
    await choose(user, /^Suite/);
    expect(panel).toHaveTextContent('Non-refundable');
  });

  it('shows the fee for cancelling after the free time, and the rule for rates without free cancellation', async () => {
    const freeUntil = '2099-05-10T15:00';
    const steps = [{ __typename: 'CancellationStep' as const, from: freeUntil, fee: money(500) }];
    const flexible = roomOffer({
      cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil, steps },
    });
    const { user } = open([details(hotelDetails()), prices([flexible])]);
    await choose(user, /^Standard Room/);
    const panel = screen.getByRole('region', { name: 'Cancellation policy' });
    expect(panel).toHaveTextContent(
      /^Cancellation policyFree cancellation until.*15:00; after that it costs ₪500From check-in on, the nights that have begun and one more are not refundedToday.*The general ruleFree cancellation up to 48 hours before check-in; after that it costs one nightOtherwise non-refundable \(rates without free cancellation\)$/,
    );
  });

  it('says that a begun stay costs at least its nights where a fee before it is higher', async () => {
    const steps = [{ __typename: 'CancellationStep' as const, from: '2099-05-10T00:00', fee: money(1_400) }];
    const dear = roomOffer({
      total: money(1_500),
      cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil: '2099-05-09T23:59', steps },
    });
    const { user } = open([details(hotelDetails()), prices([dear])], {
      query: 'checkin=2099-05-12&checkout=2099-05-18&guests=2',
    });
    await choose(user, /^Standard Room/);
    expect(screen.getByRole('region', { name: 'Cancellation policy' })).toHaveTextContent(
      /costs ₪1,400From check-in on, at least the nights that have begun and one more are not refundedToday/,
    );
  });

  it('shows beside Book Now the cancellation terms of the cheapest room, and of the chosen one', async () => {
    const freeUntil = '2099-05-10T15:00';
    const flexible = roomOffer({
      id: 'offer-3',
      roomNames: ['Loft'],
      pricePerNight: money(600),
      total: money(1200),
      cancellation: { __typename: 'CancellationTerms', isFree: true, freeUntil, steps: [] },
    });
    const { user } = open([details(hotelDetails()), prices([...rooms, flexible])]);
    const panel = await screen.findByRole('complementary', { name: 'Your stay' });
    expect(await within(panel).findByText('Non-refundable')).toBeVisible();
    await choose(user, /^Loft/);
    expect(within(panel).getByText(/^Free cancellation until .*15:00$/)).toBeVisible();
    expect(within(panel).queryByText('Non-refundable')).not.toBeInTheDocument();
  });

  it('calls a room partly refundable when cancelling always costs a part of its price, and lists the steps', async () => {
    const step = (from: string, fee: number) => ({
      __typename: 'CancellationStep' as const,
      from,
      fee: money(fee),
    });
    const steps = [step('2099-05-01T00:00', 250), step('2099-05-10T00:00', 1000)];
    const half = roomOffer({
      cancellation: { __typename: 'CancellationTerms', isFree: false, freeUntil: null, steps },
    });
    const { user } = open([details(hotelDetails()), prices([half])]);
    await choose(user, /^Standard Room/);
    expect(screen.getAllByText(/^Partly refundable/)).toHaveLength(3);
    const stay = screen.getByRole('complementary', { name: 'Your stay' });
    expect(within(stay).getByText('Partly refundable · Cancelling costs ₪250')).toBeVisible();
    expect(screen.queryByText('Non-refundable')).not.toBeInTheDocument();
    const panel = screen.getByRole('region', { name: 'Cancellation policy' });
    expect(panel).toHaveTextContent(
      /Partly refundableCancelling until .*9 May, 23:59 costs ₪250; ₪750 of the room price is refundedFrom .*10 May.*₪1,000/,
    );
    expect(panel).not.toHaveTextContent(/\b1 May/);
  });

  it.each([
    ['the fee is half of the total', 500, 'Partly refundable', /before check-in costs ₪500; ₪500 of/],
    ['the fee is the total', 1000, 'Non-refundable', /is over\.The general rule/],
  ] as const)(
    'shows both sentences of the policy when the time for free cancellation is over (%s)',
    async (_, fee, kind, end) => {
      const steps = [{ __typename: 'CancellationStep' as const, from: '2099-05-10T15:00', fee: money(fee) }];
      const late = roomOffer({
        cancellation: { __typename: 'CancellationTerms', isFree: false, freeUntil: null, steps },
      });
      const { user } = open([details(hotelDetails()), prices([late])]);
      await choose(user, /^Standard Room/);
      const panel = screen.getByRole('region', { name: 'Cancellation policy' });
      expect(panel).toHaveTextContent(
        new RegExp(
          `^Cancellation policy${kind}For these dates the time for free cancellation is over\\..*` +
            'Free cancellation up to 48 hours before check-in; after that it costs one night' +
            'Otherwise non-refundable \\(rates without free cancellation\\)$',
        ),
      );
      expect(panel).toHaveTextContent(end);
    },
  );

  it.each([
    ['en', 'The guests in this link are not valid. Shown instead: 2 adults.'],
    ['he', 'פרטי האורחים שבקישור אינם תקינים. במקומם מוצג: שני מבוגרים.'],
  ] as const)('replaces guests that are out of range and says so (%s)', async (language, words) => {
    open([details(hotelDetails()), prices(rooms)], { query: 'guests=9999', language });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('replaces past dates and says so', async () => {
    open([details(hotelDetails()), prices(rooms)], { query: 'checkin=2020-01-01&checkout=2020-01-03' });
    expect(await screen.findByText(/^The dates in this link are not valid/)).toHaveTextContent(
      '1 – 2 May 2099',
    );
  });

  it.each([
    ['en', 'Book Now', 'No rooms for these dates. Choose other dates or fewer guests.'],
    ['he', 'הזמינו עכשיו', 'אין חדרים בתאריכים האלה. בחרו תאריכים אחרים או פחות אורחים.'],
  ] as const)(
    'says that no room is available, and does not ask to choose one (%s)',
    async (language, bookIt, words) => {
      const { user } = open([details(hotelDetails()), prices([])], { language });
      const button = await screen.findByRole('button', { name: bookIt });
      await waitFor(() => expect(button).toHaveAccessibleDescription(words));
      expect(screen.getByText(language === 'en' ? 'no available rooms' : 'אין חדרים פנויים')).toBeVisible();
      expect(screen.getByText(language === 'en' ? 'for these dates' : 'לתאריכים האלה')).toBeVisible();
      await user.click(button);
      expect(screen.getByRole('alertdialog', { name: words })).toBeInTheDocument();
    },
  );

  it.each([
    ['en', 'Book Now', 'The prices could not be loaded.'],
    ['he', 'הזמינו עכשיו', 'לא ניתן היה לטעון את המחירים.'],
  ] as const)(
    'says at the button too that prices could not be loaded, and does not ask to choose a room (%s)',
    async (language, bookIt, words) => {
      const silent = { request: prices([]).request, error: new TypeError('no answer') };
      const { user } = open([details(hotelDetails()), silent], { language });
      const button = await screen.findByRole('button', { name: bookIt });
      await waitFor(() => expect(button).toHaveAccessibleDescription(words));
      await user.click(button);
      expect(screen.getByRole('alertdialog', { name: words })).toBeInTheDocument();
    },
  );

  it('shows the start of a long description, and the rest on request', async () => {
    const paragraph = 'The rooms look over the sea and the old harbour of the town. '.repeat(4).trim();
    const text = [paragraph, paragraph, 'The last words.'].join('\n\n');
    const { user } = open([
      details(hotelDetails({ description: { __typename: 'LocalizedText', en: text, he: null } })),
      prices(rooms),
    ]);
    const more = await screen.findByRole('button', { name: 'Read the whole description' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(/The last words/)).toBeNull();
    await user.click(more);
    expect(screen.getByText(/The last words/)).toBeVisible();
    const less = screen.getByRole('button', { name: 'Show less' });
    expect(less).toHaveFocus();
    await user.click(less);
    expect(screen.queryByText(/The last words/)).toBeNull();
  });

  it('shows a chosen room again after a reload even if it is far down the list', async () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      roomOffer({ id: `offer-${at}`, roomNames: [`Room ${at}`] }),
    );
    const first = open([details(hotelDetails()), prices(many)]);
    await first.user.click(await screen.findByRole('button', { name: /^Show all .*rooms/ }));
    await choose(first.user, /^Room 9/);
    first.unmount();
    open([details(hotelDetails()), prices(many)]);
    expect(await screen.findByRole('radio', { name: /^Room 9/ })).toBeChecked();
  });

  it('keeps the chosen room and meal plan after a reload, only at this hotel and for this stay', async () => {
    const first = open([details(hotelDetails()), prices(rooms)]);
    await choose(first.user, /^Suite/);
    await first.user.click(screen.getByRole('radio', { name: 'Half Board' }));
    first.unmount();
    const again = open([details(hotelDetails()), prices(rooms)]);
    expect(await screen.findByRole('radio', { name: /^Suite/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Half Board' })).toBeChecked();
    again.unmount();
    const others = rooms.map((room) => ({ ...room, id: `${room.id}-of-another-stay` }));
    open([details(hotelDetails()), prices(others)]);
    expect(await screen.findByRole('radio', { name: /^Suite/ })).not.toBeChecked();
    const scope = {
      stay: readStay(new URLSearchParams(), today()).stay,
      changed: { bookingId: null, draft: null, isLoading: false },
      entry: 'default',
      offers: rooms,
    };
    expect(renderHook(() => useRoomChoice({ ...scope, hotelId: 'hotel-1' })).result.current.mealPlan).toBe(
      'Half Board',
    );
    const elsewhere = renderHook(() => useRoomChoice({ ...scope, hotelId: 'hotel-2' }));
    act(() => elsewhere.result.current.select('offer-2'));
    expect(elsewhere.result.current.mealPlan).toBe(rooms[1]?.mealPlan);
  });

  it('keeps the chosen room only for the wishes for which it was chosen', async () => {
    const first = open([details(hotelDetails()), prices(rooms)]);
    await choose(first.user, /^Suite/);
    first.unmount();
    const stay = 'checkin=2099-05-12&checkout=2099-05-14&guests=2&meals=Breakfast Included';
    open([details(hotelDetails()), prices(rooms)], { query: stay });
    expect(await screen.findByRole('radio', { name: /^Suite/ })).not.toBeChecked();
  });

  it('opens the chat about this hotel', async () => {
    const opened = vi.fn<(opening: ChatOpening) => void>();
    const { user } = open([details(hotelDetails()), prices(rooms)], { chat: { open: opened } });
    await user.click(await screen.findByRole('button', { name: /Ask Sherry/ }));
    expect(opened).toHaveBeenCalledWith({ kind: 'hotel', hotelId: 'hotel-1', hotelName: 'Harbour House' });
  });
});
