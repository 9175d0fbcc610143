import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { sampleBooking } from '#web/testing/sampleBooking.ts';
import { bookingRead, statusWritten } from '../testing/bookingDetails.ts';
import { administrator, bookingsPage, adminBooking } from '../testing/factories.ts';
import { BookingsTab } from './BookingsTab.tsx';

const address = `/Admin?tab=bookings&booking=${adminBooking().id}`;
const failed = () => ({ ...bookingRead(), result: undefined, error: new TypeError('Failed to fetch') });
const show = (options: Parameters<typeof renderRoute>[1] & object) =>
  renderRoute(<BookingsTab />, { address, viewer: administrator(), ...options });

/** The row with the value of a named fact. */
const valueOf = (name: string) => screen.getByText(name).closest('div');

describe('the page of one booking', () => {
  it('shows guests, rooms, meals, wishes, payment and references', async () => {
    show({ mocks: [bookingRead()] });
    expect(await screen.findByRole('heading', { name: 'Booking 7F3A9C2E' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '+972541234567' })).toHaveAttribute(
      'href',
      'tel:+972541234567',
    );
    expect(valueOf('Other guests')).toHaveTextContent('Mr Dan Test');
    expect(valueOf('Special requests')).toHaveTextContent('A quiet room, please. We arrive late.');
    expect(valueOf('Guests and rooms')).toHaveTextContent('2 adults, 1 child (aged 7), 2 rooms');
    expect(valueOf('Room')).toHaveTextContent('2 × Deluxe Room');
    expect(valueOf('Meals')).toHaveTextContent('Half Board');
    expect(valueOf('Card')).toHaveTextContent('Visa •••• 1121');
    expect(screen.getByText('ref-1')).toBeVisible();
    const history = screen.getByRole('table', { name: 'History' });
    expect(within(history).getByText('paid and confirmed')).toBeVisible();
    expect(within(history).getByText('Traveller')).toBeVisible();
    expect(within(history).getByText(/^Administrator/)).toHaveTextContent('Administrator u7');
  });

  it.each([
    ['en', 'Non-refundable.By law the guest may still cancel within 14 days of booking for a fee of'],
    ['he', 'ללא החזר כספי.לפי החוק האורח רשאי בכל זאת לבטל תוך 14 ימים מההזמנה בדמי ביטול של'],
  ] as const)('words the legal right to cancel for administrators, in %s', async (language, words) => {
    const payment = { ...sampleBooking.payment, paidAt: new Date().toISOString() };
    show({ language, mocks: [bookingRead({ checkIn: '2090-05-12', payment })] });
    await screen.findByText(language === 'en' ? 'Cancellation policy' : 'מדיניות ביטול');
    expect(valueOf(language === 'en' ? 'Cancellation policy' : 'מדיניות ביטול')).toHaveTextContent(words);
  });

  it("shows its history in the user's language, and unknown entries in English", async () => {
    const history = [
      'refused: AMOUNT_MISMATCH',
      'to become cancelled once settled',
      'flagged: reservation ABC123 was cancelled at the provider',
      'audit: reservation is ABC123, not XYZ9',
      'paid and confirmed',
    ].map((what) => ({
      __typename: 'BookingEvent' as const,
      at: '2026-05-01T10:00:00Z',
      who: 'system',
      what,
    }));
    show({ language: 'he', mocks: [bookingRead({ history })] });
    const table = await screen.findByRole('table', { name: 'היסטוריה' });
    for (const words of [
      'נדחתה: הסכומים אינם תואמים',
      'תהפוך ל״מבוטלת״ ברגע שהמלון יענה',
      'דורשת טיפול: הזמנה ABC123 בוטלה אצל הספק',
      'מספר האישור תוקן מ־XYZ9 ל־ABC123',
    ])
      expect(table).toHaveTextContent(words);
    expect(within(table).getByText('paid and confirmed')).toHaveAttribute('lang', 'en');
  });

  it('says in words which operation is pending', async () => {
    show({ mocks: [bookingRead({ pendingOperation: 'cancel' })] });
    await screen.findByText('Pending operation');
    expect(valueOf('Pending operation')).toHaveTextContent('Cancellation');
  });

  it('lists the price of the room and of every extra, and the total', async () => {
    show({ mocks: [bookingRead()] });
    expect(await screen.findByText('Room price')).toBeVisible();
    for (const [name, amount] of [
      ['Room price', '₪5,790.00'],
      [/^Compact/, '₪600.00'],
      [/^Travel insurance:/, '₪200.00'],
      [/^Zoo/, '₪150.00'],
      ['Total', '₪6,740.00'],
    ] as const) {
      const names = screen.getAllByText(name);
      expect(names.some((found) => found.closest('div')?.textContent.includes(amount))).toBe(true);
    }
    expect(screen.getByText('GPS')).toBeVisible();
    expect(screen.queryByText('Cancellation fee')).not.toBeInTheDocument();
  });

  it('shows fee and refund of a cancellation', async () => {
    show({
      mocks: [
        bookingRead({
          cancellationOutcome: {
            __typename: 'CancellationOutcome',
            fee: money(100),
            refund: money(6640),
            requestedAt: '2026-05-02T10:00:00Z',
          },
        }),
      ],
    });
    expect(await screen.findByText('Cancellation fee')).toBeVisible();
    expect(valueOf('Cancellation fee')).toHaveTextContent('₪100.00');
    expect(valueOf('Refund')).toHaveTextContent('₪6,640.00');
  });

  it('says which facts are missing and that nothing was paid', async () => {
    const guest = { __typename: 'LeadGuest' as const, name: null, email: null, phone: null };
    show({
      mocks: [bookingRead({ guest: { ...guest, specialRequests: '' }, otherGuests: [], payment: null })],
    });
    expect(await screen.findByText('Not paid')).toBeVisible();
    expect(screen.getAllByText('Not given')).toHaveLength(4);
  });

  it('lets an administrator change the status of the booking', async () => {
    const { user } = show({
      mocks: [bookingRead(), statusWritten({ status: 'cancelled' }, 'confirmed')],
    });
    await user.click(await screen.findByRole('button', { name: /Status of booking/ }));
    await user.click(await screen.findByRole('option', { name: 'Cancelled' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking 7F3A9C2E is now “Cancelled”')).toBeVisible();
  });

  it('says that the booking does not exist, and links to the list with its earlier search', async () => {
    const { user } = show({
      address: `${address}&q=eilat`,
      mocks: [bookingRead(null), bookingsPage([adminBooking()], { search: 'eilat' })],
    });
    expect(await screen.findByRole('heading', { name: 'There is no such booking' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All bookings' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Admin?tab=bookings&q=eilat');
    expect(await screen.findByText('Almog Test Hotel')).toBeVisible();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    const { user } = show({ mocks: [failed(), bookingRead()] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Half Board')).toBeVisible();
  });

  it('is shown in Hebrew', async () => {
    show({ mocks: [bookingRead()], language: 'he' });
    expect(await screen.findByText('בקשות מיוחדות')).toBeVisible();
    expect(screen.getByText('חצי פנסיון')).toBeVisible();
  });
});

describe('a booking in the list', () => {
  it('shows its details below its row, and on its own page when its number is clicked', async () => {
    const { user } = show({
      address: '/Admin?tab=bookings&status=confirmed',
      mocks: [bookingsPage([adminBooking()], { status: 'confirmed' }), bookingRead(), bookingRead()],
    });
    await user.click(await screen.findByRole('button', { name: 'Details and history' }));
    expect(await screen.findByText('Half Board')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Number 7F3A9C2E' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/Admin?tab=bookings&status=confirmed&booking=${adminBooking().id}`,
    );
    const heading = await screen.findByRole('heading', { name: 'Booking 7F3A9C2E' });
    expect(heading).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('stays visible when loading it again fails, on its own page and in the list', async () => {
    const list = () => bookingsPage([adminBooking()], { status: 'confirmed' });
    const { user } = show({
      address: '/Admin?tab=bookings&status=confirmed',
      mocks: [list(), bookingRead(), failed(), bookingRead(), list(), failed()],
    });
    await user.click(await screen.findByRole('button', { name: 'Details and history' }));
    expect(await screen.findByText('Half Board')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Number 7F3A9C2E' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Half Board')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    expect(screen.getByText('Half Board')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'All bookings' }));
    await user.click(await screen.findByRole('button', { name: 'Details and history' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Half Board')).toBeVisible();
  });
});

it('the page of a booking leaves the focus to the browser when it was opened directly or reloaded', async () => {
  show({ mocks: [bookingRead()] });
  expect(await screen.findByText('Half Board')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Booking 7F3A9C2E' })).not.toHaveFocus();
  expect(document.body).toHaveFocus();
});
