import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { ReceiptPageDocument } from '#generated/graphql.ts';
import type { ReceiptPageQuery } from '#generated/graphql.ts';
import { bookedHotel, detailedBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { sampleBooking } from '#web/testing/sampleBooking.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const booking = { ...detailedBooking(), otherGuests: [] };

const line = (
  kind: ReceiptPageQuery['bookingReceipt']['lines'][number]['kind'],
  label: string,
  quantity: number,
  shekels: number,
) => ({ __typename: 'ReceiptLine' as const, kind, label, quantity, amount: money(shekels) });

const receipt: ReceiptPageQuery['bookingReceipt'] = {
  __typename: 'Receipt',
  number: 'F3A9C2E7',
  paidAt: '2026-04-01T10:00:00.000Z',
  total: money(7482),
  lines: [
    line('HOTEL', 'Deluxe Room', 6, 6230),
    line('CAR', 'family', 6, 944),
    line('INSURANCE', 'Travel insurance', 2, 68),
    line('ATTRACTION', 'Kayak trip', 2, 240),
  ],
  booking,
};

const open = (answer: object, options: RouteOptions = {}) =>
  renderRoute(<ReceiptPage />, {
    address: `/Receipt?bookingId=${booking.id}`,
    viewer: viewer(),
    ...options,
    mocks: [{ request: { query: ReceiptPageDocument, variables: { bookingId: booking.id } }, ...answer }],
  });

const found = { result: { data: { __typename: 'Query', bookingReceipt: receipt } } };

const failing = (code: string) => ({
  result: { errors: [new GraphQLError('no', { extensions: { code } })] },
});

describe('the receipt', () => {
  it('shows the charged amount, the payer and the items', async () => {
    open(found);
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    expect(screen.getByText('F3A9C2E7')).toBeVisible();
    expect(screen.getByText('Maya Test')).toBeVisible();
    expect(screen.getByText('2 adults, 1 child (aged 7)')).toBeVisible();
    // Missing contact details are left out: “Not provided” alone would not say what is missing.
    expect(screen.queryByText('Not provided')).not.toBeInTheDocument();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'ItemAmount',
      'Room price: Deluxe Room, 6 nights, Breakfast Included₪6,230.00',
      'Car Rental: Family, 6 days, Full insurance₪944.00',
      'Insurance: 2 guests₪68.00',
      'Attractions: Kayak trip × 2₪240.00',
      'TotalIncludes taxes, plus €12 for the whole stay paid at the hotel₪7,482.00',
    ]);
    expect(screen.getByText(/^If you cancel, extras are refunded in full until/)).toBeVisible();
    expect(document.title).toContain('Receipt F3A9C2E7');
  });

  it('shows the special requests beside the guest, and no heading without any', async () => {
    const { unmount } = open(found);
    const requests = await screen.findByRole('heading', { name: 'Special requests' });
    expect(requests.parentElement).toHaveTextContent('Special requestsQuiet room, please.');
    unmount();
    const guest = { ...booking.guest, specialRequests: '' };
    open({
      result: {
        data: { __typename: 'Query', bookingReceipt: { ...receipt, booking: detailedBooking({ guest }) } },
      },
    });
    expect(await screen.findByText('Maya Test')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Special requests' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Other guests', 'Yoav Levi, Noam'],
    ['he', 'אורחים נוספים', 'Yoav Levi, Noam'],
  ] as const)(
    'names the other guests, and has no heading without any, in %s',
    async (language, name, names) => {
      const named = {
        ...detailedBooking(),
        otherGuests: [
          { __typename: 'OtherGuest', firstName: 'Yoav', lastName: 'Levi', title: 'Mr' },
          { __typename: 'OtherGuest', firstName: 'Noam', lastName: '', title: '' },
          { __typename: 'OtherGuest', firstName: '', lastName: '', title: '' },
        ],
      };
      const { unmount } = open(
        { result: { data: { __typename: 'Query', bookingReceipt: { ...receipt, booking: named } } } },
        { language },
      );
      const heading = await screen.findByRole('heading', { name });
      expect(heading.nextElementSibling).toHaveTextContent(names);
      unmount();
      open(found, { language });
      expect(await screen.findByText('Maya Test')).toBeVisible();
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    },
  );

  it('states no price of one night, because nights of a stay may differ', async () => {
    const uneven = { ...receipt, lines: [line('HOTEL', 'Deluxe Room', 2, 1085)] };
    open({ result: { data: { __typename: 'Query', bookingReceipt: uneven } } });
    const row = await screen.findByRole('row', { name: /Deluxe Room/ });
    expect(row).toHaveTextContent(/2 nights, Breakfast Included₪1,085\.00$/);
  });

  it('does not mention cancelling extras for a cancelled booking', async () => {
    const cancelled = { ...receipt, booking: detailedBooking({ status: 'cancelled' }) };
    open({ result: { data: { __typename: 'Query', bookingReceipt: cancelled } } });
    expect(await screen.findByText('Maya Test')).toBeVisible();
    expect(screen.queryByText(/extras are refunded/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Receipt of a cancelled booking' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Receipt of a cancelled booking F3A9C2E7/));
  });

  it.each([
    ['of a booking whose cancellation is not running names', false],
    ['of a booking that is being cancelled does not name', true],
  ])('%s the legal right to cancel', async (_, isBeingCancelled) => {
    const { cancellation, cancellationPolicy, payment } = sampleBooking;
    const booking = detailedBooking({
      cancellation,
      cancellationPolicy,
      payment: { ...payment, paidAt: new Date().toISOString() },
      isBeingCancelled,
    });
    open({ result: { data: { __typename: 'Query', bookingReceipt: { ...receipt, booking } } } });
    expect(await screen.findByText('Non-refundable.')).toBeVisible();
    expect(screen.queryAllByText(/^By law/)).toHaveLength(isBeingCancelled ? 0 : 1);
  });

  it.each([
    ['names both parts of a fee for hotel and extras', 1879],
    ['names no parts when the extras were refunded', 0],
  ])('of a cancelled booking %s', async (_, extras) => {
    const cancellationOutcome = {
      __typename: 'CancellationOutcome' as const,
      hotelFee: money(900),
      extrasFee: money(extras),
      fee: money(900 + extras),
      refund: money(4000),
      reason: 'FEE_BY_POLICY' as const,
      requestedAt: '2026-05-01T10:00:00.000Z',
    };
    const booking = detailedBooking({ status: 'cancelled', cancellationOutcome });
    open({ result: { data: { __typename: 'Query', bookingReceipt: { ...receipt, booking } } } });
    const line = await screen.findByText(/^This booking was cancelled/);
    const parts =
      'The fee is ₪900.00 for the hotel and ₪1,879.00 for the extras, which were no longer refunded.';
    const said = /The fee is .* for the extras[^.]*\./.exec(line.closest('div')?.textContent ?? '');
    expect(said?.[0]).toBe(extras > 0 ? parts : undefined);
  });

  it('shows how many rooms were booked', async () => {
    const rooms = { ...receipt, booking: detailedBooking({ roomNames: ['Deluxe Room', 'Deluxe Room'] }) };
    open({ result: { data: { __typename: 'Query', bookingReceipt: rooms } } });
    expect(
      await screen.findByText((_, element) =>
        Boolean(
          element?.matches('td') && element.textContent.startsWith('Room price: 2 × Deluxe Room, 6 nights'),
        ),
      ),
    ).toBeVisible();
  });

  it('shows where the hotel is', async () => {
    const booked = { ...receipt, booking: detailedBooking({ hotel: bookedHotel() }) };
    open({ result: { data: { __typename: 'Query', bookingReceipt: booked } } });
    expect(await screen.findByText('HaYarkon 12, Tel Aviv')).toBeVisible();
    expect(screen.getByText(/from the centre, in a straight line/)).toHaveTextContent('1.3 km');
    expect(screen.getByText(/^Nearby, in a straight line/)).toHaveTextContent(
      'Sea – about 300 m · Railway station: Tel Aviv Savidor Center – about 2.5 km',
    );
  });

  it('shows the names of the extras in Hebrew', async () => {
    open(found, { language: 'he' });
    expect(await screen.findByRole('heading', { level: 1, name: 'קבלה' })).toBeVisible();
    expect(screen.getByRole('row', { name: /שיט קיאקים × 2/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /משפחתי.*6 ימים.*ביטוח מלא/ })).toBeVisible();
  });

  it('opens the print dialog of the browser', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open(found);
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['NOT_FOUND', 'We couldn’t find a paid booking for this link.'],
    ['INVALID_STATE', 'This booking was not paid, so there is no receipt for it.'],
  ])('is replaced by the reason why there is none: %s', async (code, text) => {
    open(failing(code));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/Bookings');
  });

  it('offers a retry after a failure', async () => {
    open(failing('PLATFORM_UNAVAILABLE'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    open(found, { viewer: null });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
