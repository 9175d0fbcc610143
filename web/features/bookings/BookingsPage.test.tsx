import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  BookingCalendarDocument,
  BookingDetailsDocument,
  BookingsPageDocument,
  BookingStateDocument,
  ViewerDocument,
} from '#generated/graphql.ts';
import type { BookingCard_BookingFragment } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import type { ChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import type { ReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { bookingCard, detailedBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const page = (bookings: BookingCard_BookingFragment[], skip = 0) => ({
  request: { query: BookingsPageDocument, variables: { ...bookingsPage, skip } },
  result: { data: { __typename: 'Query', myBookings: bookings } },
  maxUsageCount: 5,
});

const open = (bookings: BookingCard_BookingFragment[], options: RouteOptions = {}) =>
  renderRoute(<BookingsPage />, {
    address: '/Bookings',
    viewer: viewer(),
    ...options,
    mocks: [page(bookings), ...(options.mocks ?? [])],
  });

const details = (changes: Parameters<typeof detailedBooking>[0] = {}) => ({
  request: { query: BookingDetailsDocument, variables: { id: detailedBooking().id } },
  result: { data: { __typename: 'Query', booking: detailedBooking(changes) } },
  maxUsageCount: 5,
});

describe('the page of bookings', () => {
  it('asks a visitor to sign in', async () => {
    open([], { viewer: null });
    expect(await screen.findByText('Sign in to see this page. You will come right back here.')).toBeVisible();
  });

  it('shows a confirmed booking with its possible actions', async () => {
    open([bookingCard()]);
    const card = await screen.findByRole('listitem', { name: 'Almog Test Hotel' });
    expect(within(card).getByText('Tel Aviv, Israel')).toBeVisible();
    expect(within(card).getByText('12 – 18 May 2090')).toBeVisible();
    expect(within(card).getByText('2 guests')).toBeVisible();
    expect(within(card).getByText('F3A9C2E7')).toBeVisible();
    expect(within(card).getByText('Confirmed').parentElement).toHaveTextContent('Status: Confirmed');
    expect(within(card).getByText('₪7,482')).toBeVisible();
    expect(await within(card).findByText('≈ $1,871')).toBeVisible();
    expect(
      within(card).getByRole('button', { name: /^Cancel Booking: Almog Test Hotel · \S+ \w{8}$/ }),
    ).toBeVisible();
    expect(within(card).queryByRole('link', { name: /^Complete booking: / })).not.toBeInTheDocument();
  });

  it.each([
    ['on_hold', 'on_hold'],
    ['', '—'],
  ])('shows the unknown status “%s” as “%s”, without actions', async (statusText, word) => {
    open([
      bookingCard({ status: null, statusText, canCancel: false }),
      bookingCard({ id: 'b-2', hotelName: 'Lido' }),
    ]);
    const card = await screen.findByRole('listitem', { name: 'Almog Test Hotel' });
    expect(within(card).getByText(word)).toBeVisible();
    expect(within(card).queryByRole('button', { name: /^Cancel Booking/ })).not.toBeInTheDocument();
    expect(within(card).queryByRole('link', { name: 'Complete booking' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Lido' })).toBeVisible();
  });

  it('names the hotel in the language of the page, also in button labels', async () => {
    open([bookingCard({ hotelNameHe: 'מלון אלמוג' })], { language: 'he' });
    const card = await screen.findByRole('listitem', { name: 'מלון אלמוג' });
    expect(within(card).getByRole('button', { name: /^ביטול הזמנה: מלון אלמוג · \S+ \w{8}$/ })).toBeVisible();
    expect(within(card).getByRole('button', { name: /^פרטים: מלון אלמוג · \S+ \w{8}$/ })).toBeVisible();
  });

  it('marks the English name of a hotel on a Hebrew page as English, also in button labels', async () => {
    open([bookingCard()], { language: 'he' });
    const card = await screen.findByRole('listitem', { name: 'Almog Test Hotel' });
    for (const name of [/^ביטול הזמנה: Almog/, /^פרטים: Almog/]) {
      const button = within(card).getByRole('button', { name });
      expect(within(button).getByText('Almog Test Hotel')).toHaveAttribute('lang', 'en');
    }
  });

  it('links an unpaid booking to the checkout and offers no cancellation', async () => {
    open([bookingCard({ status: 'pending', canCancel: false })]);
    expect(await screen.findByText('Pending')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Complete booking: / })).toHaveAttribute(
      'href',
      `/Checkout?bookingId=${bookingCard().id}`,
    );
    expect(screen.queryByRole('button', { name: /Cancel Booking/ })).not.toBeInTheDocument();
  });

  it.each([
    ['review it', { canReview: true, canChange: false }, /^Add review: /],
    ['change their review', { canReview: false, canChange: true }, /^Edit review: /],
  ])('says that a paid stay is over and lets the guest %s', async (_name, may, button) => {
    const review = { open: vi.fn<ReviewLauncher['open']>() };
    const past = { checkIn: addDays(today(), -3), checkOut: today(), canCancel: false };
    const reviewState = { __typename: 'ReviewState' as const, ...may };
    const { user } = open([bookingCard({ ...past, reviewState })], { review });
    expect(await screen.findByText('Completed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    expect(review.open).toHaveBeenCalledWith({ bookingId: bookingCard().id });
  });

  it('polls a booking that is being confirmed until its outcome is known', async () => {
    const pending = bookingCard({ status: 'pending', isProcessing: true, canCancel: false });
    open([pending], {
      mocks: [
        {
          request: { query: BookingStateDocument, variables: { id: pending.id } },
          result: { data: { __typename: 'Query', booking: bookingCard() } },
          delay: 30,
          maxUsageCount: 5,
        },
      ],
    });
    expect(await screen.findByText('Being confirmed')).toBeVisible();
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('Being confirmed')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByTestId('announcer')).toHaveTextContent('Almog Test Hotel: Confirmed'),
    );
  });

  it('says that a booking is being cancelled', async () => {
    open([bookingCard({ isBeingCancelled: true, canCancel: false })]);
    expect(await screen.findByText('Being cancelled')).toBeVisible();
  });

  it('links from an empty list to the home page', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover hotels' })).toHaveAttribute('href', '/');
  });

  it('reports a failure and tries again', async () => {
    const { user } = renderRoute(<BookingsPage />, {
      address: '/Bookings',
      viewer: viewer(),
      mocks: [
        {
          request: { query: BookingsPageDocument, variables: bookingsPage },
          error: new TypeError('Failed to fetch'),
        },
        page([bookingCard()]),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
  });

  it('opens the chat about bookings, and Back leads to the home page when there is no previous page', async () => {
    const chat = { open: vi.fn<ChatLauncher['open']>() };
    const { user } = open([bookingCard()], { chat });
    await screen.findByText('Confirmed');
    await user.click(screen.getByRole('button', { name: 'Ask Sherry' }));
    expect(chat.open).toHaveBeenCalledWith({ kind: 'bookings' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('shows the details of a booking', async () => {
    const { user } = open([bookingCard()], { mocks: [details()] });
    await user.click(await screen.findByRole('button', { name: /^Details: Almog Test Hotel · \S+ \w{8}$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking details' });
    for (const text of [
      'F3A9C2E7',
      '6 nights',
      '2 adults, 1 child',
      'Deluxe Room',
      'Breakfast Included',
      'Maya Test',
      'maya@example.com',
      'Quiet room, please.',
      'Kayak trip',
      '₪240',
    ]) {
      expect(await within(dialog).findByText(text)).toBeVisible();
    }
    expect(dialog).toHaveTextContent('Family, 6 days, Full insurance');
    expect(within(dialog).getByText(/You can write a review from/)).toHaveTextContent('18 May 2090');
    expect(within(dialog).getByText(/Visa •••• 1121/)).toBeVisible();
    expect(within(dialog).getByText(/Free cancellation up to 48 hours before check-in/)).toHaveTextContent(
      /until .*2090, 15:00; after that it costs one night/,
    );
    expect(within(dialog).getByTestId('details-total')).toHaveTextContent('₪7,482');
    expect(within(dialog).getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/Receipt?bookingId=${bookingCard().id}`,
    );
  });

  it('asks to sign in when the session has ended and the booking can no longer be read', async () => {
    const me = (who: ReturnType<typeof viewer> | null) => ({
      request: { query: ViewerDocument },
      result: { data: { __typename: 'Query', me: who } },
    });
    const gone = {
      request: { query: BookingDetailsDocument, variables: { id: detailedBooking().id } },
      result: { data: { __typename: 'Query', booking: null } },
    };
    const { user } = open([bookingCard()], { mocks: [gone, me(viewer()), me(null)] });
    await user.click(await screen.findByRole('button', { name: /^Details: Almog Test Hotel · \S+ \w{8}$/ }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the fee and the refund of a cancellation on the card', async () => {
    const outcome = {
      __typename: 'CancellationOutcome' as const,
      fee: money(300),
      refund: money(7182),
    };
    const cancelled = { status: 'cancelled', canCancel: false } as const;
    open([
      bookingCard({ ...cancelled, cancellationOutcome: outcome }),
      bookingCard({ ...cancelled, id: 'b-2', hotelName: 'Lido' }),
    ]);
    const card = await screen.findByRole('listitem', { name: 'Almog Test Hotel' });
    expect(within(card).getByText('Refund').nextElementSibling).toHaveTextContent('₪7,182');
    expect(within(card).getByText('Cancellation fee').nextElementSibling).toHaveTextContent('₪300');
    expect(screen.getAllByText('Refund')).toHaveLength(1);
  });

  it('shows in the details how the fee of a cancellation is composed', async () => {
    const cancelled = { status: 'cancelled', canCancel: false } as const;
    const { user } = open([bookingCard(cancelled)], {
      language: 'he',
      mocks: [
        details({
          ...cancelled,
          cancellationOutcome: {
            __typename: 'CancellationOutcome',
            hotelFee: money(900),
            extrasFee: money(1879),
            fee: money(2779),
            refund: detailedBooking().totalToPay,
            reason: 'FREE_BY_POLICY',
            requestedAt: '2026-05-01T10:00:00.000Z',
          },
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^פרטים: Almog Test Hotel · \S+ \w{8}$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'פרטי ההזמנה' });
    expect(await within(dialog).findByText('החזר כספי')).toBeVisible();
    const part = (name: string) => within(dialog).getByText(name).nextElementSibling;
    expect(part('עבור המלון')).toHaveTextContent('900');
    expect(part('עבור התוספות')).toHaveTextContent('1,879');
    expect(within(dialog).getByText('לפי מדיניות ההזמנה אפשר לבטל עכשיו ללא תשלום.')).toBeVisible();
  });

  it('downloads the calendar file and confirms it', async () => {
    const create = vi.fn<typeof URL.createObjectURL>(() => 'blob:calendar');
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn<() => void>() }),
    );
    const { user } = open([bookingCard()], {
      mocks: [
        details(),
        {
          request: { query: BookingCalendarDocument, variables: { bookingId: bookingCard().id } },
          result: {
            data: {
              __typename: 'Query',
              bookingCalendar: {
                __typename: 'TextFile',
                name: 'stay.ics',
                mediaType: 'text/calendar',
                content: 'BEGIN:VCALENDAR',
              },
            },
          },
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Details: Almog Test Hotel · \S+ \w{8}$/ }));
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByText('The calendar file was downloaded.')).toBeVisible();
    expect(create).toHaveBeenCalledOnce();
  });
});
