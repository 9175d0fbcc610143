import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminBookingsCsvDocument } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { statusWritten } from '../testing/bookingDetails.ts';
import { administrator, bookingsPage, adminBooking } from '../testing/factories.ts';
import { BookingsTab } from './BookingsTab.tsx';

const show = (mocks: Parameters<typeof renderRoute>[1] & object) =>
  renderRoute(<BookingsTab />, { address: '/Admin?tab=bookings', viewer: administrator(), ...mocks });

/** Chooses an option of a dropdown; both are given by name. */
const choose = async (user: ReturnType<typeof show>['user'], control: RegExp, row: string) => {
  await user.click(await screen.findByRole('button', { name: control }));
  await user.click(await screen.findByRole('option', { name: row }));
};

describe('the tab of bookings', () => {
  it('shows hotel, lead guest, dates, number of guests, both amounts and status', async () => {
    const roomNames = ['Deluxe Room', 'Suite', 'Deluxe Room'];
    show({ mocks: [bookingsPage([adminBooking({ roomNames })])] });
    const card = await screen.findByRole('listitem');
    for (const text of ['Almog Test Hotel', 'Maya Test', 'maya@example.com', '12 – 18 May 2026']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByText('2 guests, 6 nights')).toBeVisible();
    expect(within(card).getByText('Rooms').nextElementSibling).toHaveTextContent('2 × Deluxe Room + Suite');
    expect(within(card).getByText('$1,447.50')).toBeVisible();
    expect(within(card).getByText('₪5,790.00')).toBeVisible();
    expect(within(card).getByText('₪200.00')).toBeVisible();
    expect(within(card).getAllByText('Confirmed')[0]).toBeVisible();
  });

  it('shows when a booking was paid, or when an unpaid one was started', async () => {
    const unpaid = { id: 'b00k1ng00000002', status: 'pending', bookedAt: null } as const;
    show({
      mocks: [bookingsPage([adminBooking({ bookedAt: '2026-05-04T10:00:00Z' }), adminBooking(unpaid)])],
    });
    expect((await screen.findByText('Booked')).nextElementSibling).toHaveTextContent('4 May 2026');
    expect(screen.getByText('Started').nextElementSibling).toHaveTextContent('1 May 2026');
  });

  it('shows the Hebrew name of a hotel, or its English name marked as English', async () => {
    const other = { id: 'b00k1ng00000001', hotelName: 'Harbour House' };
    const items = [adminBooking({ hotelNameHe: 'מלון אלמוג' }), adminBooking(other)];
    show({ mocks: [bookingsPage(items)], language: 'he' });
    expect(await screen.findByRole('heading', { name: 'מלון אלמוג' })).toBeVisible();
    const english = screen.getByText('Harbour House');
    expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
  });

  it('says that there are no bookings, with and without a status', async () => {
    const { user } = show({
      mocks: [
        bookingsPage([]),
        bookingsPage([], { status: 'cancelled' }),
        bookingsPage([], { flagged: true }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'No bookings found' })).toBeVisible();
    expect(screen.getByText('No bookings have been made yet.')).toBeVisible();
    await choose(user, /Status$/, 'Cancelled');
    expect(await screen.findByText('No cancelled bookings found.')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/Admin?tab=bookings&status=cancelled');
    await choose(user, /Status$/, 'Needs attention');
    expect(await screen.findByText('No bookings that need attention found.')).toBeVisible();
  });

  it('shows an unknown status as it is stored, sets another, and offers no undo', async () => {
    const { user } = show({
      mocks: [
        bookingsPage([adminBooking({ status: null, statusText: 'on_hold' })]),
        statusWritten({ status: 'confirmed', isMarkedByAdmin: true }, null),
      ],
    });
    expect(
      await screen.findByRole('button', { name: /on_hold.*Status of booking|Status of booking.*on_hold/ }),
    ).toBeVisible();
    await choose(user, /Status of booking/, 'Confirmed');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('from “on_hold” to “Confirmed”?');
    await user.click(within(question).getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('Booking 7F3A9C2E is now “Confirmed”')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows the price of the room, of the extras and of both together', async () => {
    show({ mocks: [bookingsPage([adminBooking()])] });
    const amount = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect(await amount('Total price (room)')).toContain('5,790');
    expect(await amount('Extras')).toContain('200');
    expect(await amount('Room and extras')).toContain('5,990');
  });

  it('sets a status after confirmation and can undo it', async () => {
    const { user } = show({
      mocks: [
        bookingsPage([adminBooking()]),
        statusWritten({ status: 'pending', isMarkedByAdmin: true }, 'confirmed'),
        statusWritten({ status: 'confirmed', isMarkedByAdmin: true }, 'pending'),
      ],
    });
    await choose(user, /Status of booking/, 'Pending');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('from “Confirmed” to “Pending”?');
    expect(question).toContainElement(document.activeElement as HTMLElement);
    expect(within(question).getByRole('button', { name: 'Keep it' })).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('Booking 7F3A9C2E is now “Pending”')).toBeVisible();
    expect(screen.getByText('Status set by an administrator')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Booking 7F3A9C2E is “Confirmed” again')).toBeVisible();
  });

  it('marks bookings with pending operations and bookings with mismatches', async () => {
    show({
      mocks: [
        bookingsPage([
          adminBooking({ isProcessing: true, requestedStatus: 'cancelled', mismatch: 'reserved twice' }),
        ]),
      ],
    });
    expect(await screen.findByText(/Being confirmed with the hotel/)).toBeVisible();
    expect(screen.getByText(/Will be “/)).toHaveTextContent('as soon as the hotel has answered');
    expect(screen.getByText('reserved twice')).toBeVisible();
  });

  it('shows a known mismatch in Hebrew', async () => {
    const mismatch = 'confirmed without a live reservation';
    show({ mocks: [bookingsPage([adminBooking({ mismatch })])], language: 'he' });
    expect(await screen.findByText('מאושרת בלי הזמנה פעילה אצל המלון')).toBeVisible();
  });

  it('shows each of several mismatches, the known ones in Hebrew', async () => {
    const mismatch = 'reserved twice; confirmed without a live reservation';
    show({ mocks: [bookingsPage([adminBooking({ mismatch })])], language: 'he' });
    expect(await screen.findByText('מאושרת בלי הזמנה פעילה אצל המלון')).toBeVisible();
    expect(screen.getByText('reserved twice')).toBeVisible();
  });

  it('searches once typing has paused and stores the search in the URL', async () => {
    const { user } = show({
      mocks: [
        bookingsPage([adminBooking()]),
        bookingsPage([], { search: 'eilat' }),
        bookingsPage([adminBooking()]),
      ],
    });
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('eilat');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('q=eilat'));
    expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Almog Test Hotel')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says that the list could not be loaded, and loads it on request', async () => {
    const { user } = show({
      mocks: [
        { ...bookingsPage([]), result: undefined, error: new TypeError('Failed to fetch') },
        bookingsPage([adminBooking()]),
      ],
    });
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Almog Test Hotel')).toBeVisible();
  });

  it('reports that the CSV file could not be downloaded', async () => {
    const { user } = show({
      mocks: [
        bookingsPage([adminBooking()]),
        {
          request: {
            query: AdminBookingsCsvDocument,
            variables: { search: '', sort: 'NEWEST', status: null, flagged: false },
          },
          error: new TypeError('Failed to fetch'),
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The list could not be downloaded. Please try again.')).toBeVisible();
  });
});
