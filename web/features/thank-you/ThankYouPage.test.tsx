import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ThankYouPageDocument, type ThankYouPageQuery } from '#generated/graphql.ts';
import type { ChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import type { ReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { bookedHotel, cityTax, paidBooking, detailedBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

const id = paidBooking().id;

const open = (booking: ThankYouPageQuery['booking'], options: RouteOptions = {}) =>
  renderRoute(<ThankYouPage />, {
    ...options,
    address: `/ThankYou?bookingId=${id}`,
    mocks: [
      {
        request: { query: ThankYouPageDocument, variables: { bookingId: id } },
        result: { data: { __typename: 'Query', booking } },
      },
    ],
  });

describe('the thank-you page', () => {
  it('shows number, stay, contact and payment', async () => {
    open(paidBooking());
    expect(
      await screen.findByText('Your booking is confirmed! Thank you for booking with us.'),
    ).toBeVisible();
    expect(screen.getByText('ההזמנה אושרה! תודה שהזמנתם אצלנו.')).toHaveAttribute('lang', 'he');
    expect(screen.getByTestId('confirmation-number')).toHaveTextContent('F3A9C2E');
    expect(screen.getByTestId('confirmation-number').textContent).toHaveLength(8);
    expect(screen.getByText('2 adults, 6 nights')).toBeVisible();
    expect(screen.getByText('maya@example.com')).toBeVisible();
    expect(screen.getByText('Not provided')).toBeVisible();
    for (const price of ['₪5,790', '₪1,692']) expect(screen.getByText(price)).toBeVisible();
    expect(screen.getByTestId('paid-total')).toHaveTextContent('₪7,482≈ $1,871');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['en', 'My Bookings'],
    ['he', 'ההזמנות שלי'],
  ] as const)('links to the list of bookings, in %s', async (language, name) => {
    open(paidBooking(), { language });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/Bookings');
  });

  it.each([
    ['maya@example.com', 'maya@<wbr>example.com'],
    ['"maya@home"@example.com', '"maya@home"@<wbr>example.com'],
  ])('allows a line break in an email address before its domain: %s', async (email, shown) => {
    open(paidBooking({ guest: { ...paidBooking().guest, email } }));
    expect((await screen.findByText(email)).innerHTML).toBe(shown);
  });

  it('names each extra with its price, and what cancelling costs for the room and for the extras', async () => {
    const { carRental, insurance, attractions, cancellation, extrasRefundableUntil } = detailedBooking();
    open(paidBooking({ carRental, insurance, attractions, cancellation, extrasRefundableUntil }));
    const payment = await screen.findByRole('region', { name: 'Payment summary' });
    for (const text of [/Car Rental: .*6 days.*₪944/, /Travel insurance.*₪68/, /Kayak.* × 2.*₪/])
      expect(payment).toHaveTextContent(text);
    const policy = screen.getByRole('region', { name: 'Cancellation policy' });
    expect(policy).toHaveTextContent(/Free cancellation until .*10 May/);
    expect(policy).toHaveTextContent(/extras are refunded in full until/);
  });

  it('does not count the insured people of an old booking whose party is unknown', async () => {
    open(paidBooking({ insurance: detailedBooking().insurance, party: null }));
    const payment = await screen.findByRole('region', { name: 'Payment summary' });
    expect(payment).toHaveTextContent(/Travel insurance(?!.*adult).*₪68/);
  });

  it('says “None” instead of an amount when there are no extras', async () => {
    open(paidBooking({ extrasTotal: money(0) }));
    const payment = await screen.findByRole('region', { name: 'Payment summary' });
    expect(payment).toHaveTextContent(/ExtrasNone/);
    expect(payment).not.toHaveTextContent(/₪0/);
  });

  it('shows the special requests as they were written, and no empty row without any', async () => {
    const { guest } = paidBooking();
    const { unmount } = open(paidBooking({ guest: { ...guest, specialRequests: 'Baby cot\nLate arrival' } }));
    expect(await screen.findByText(/Baby cot/)).toHaveTextContent('Baby cot Late arrival');
    unmount();
    open(paidBooking());
    await screen.findByTestId('confirmation-number');
    expect(screen.queryByText('Special requests')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Other guests'],
    ['he', 'אורחים נוספים'],
  ] as const)('names the other guests, and has no row without any, in %s', async (language, name) => {
    const others = [
      { __typename: 'OtherGuest' as const, firstName: 'Yoav', lastName: 'Levi' },
      { __typename: 'OtherGuest' as const, firstName: 'Noam', lastName: '' },
      { __typename: 'OtherGuest' as const, firstName: '', lastName: '' },
    ];
    const { unmount } = open(paidBooking({ otherGuests: others }), { language });
    expect((await screen.findByText(name)).nextElementSibling).toHaveTextContent('Yoav Levi, Noam');
    unmount();
    open(paidBooking(), { language });
    await screen.findByTestId('confirmation-number');
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it.each([
    ['en', /up to 48 hours before check-in, until Wed.* 10 May.* 15:00; after that it costs one night/],
    ['he', /עד 48 שעות לפני הצ׳ק־אין, עד יום ד׳, 10 במאי 2090, 15:00/],
  ] as const)(
    'names the day and hour until which a stored hotel can be cancelled free of charge, in %s',
    async (language, words) => {
      const terms = {
        __typename: 'CancellationTerms' as const,
        isFree: true,
        freeUntil: '2090-05-10T15:00',
        steps: [],
      };
      const days = { checkIn: '2090-05-12', checkOut: '2090-05-18' };
      open(paidBooking({ ...days, cancellation: terms }), { language });
      const name = language === 'en' ? 'Cancellation policy' : 'מדיניות ביטול';
      expect(await screen.findByRole('region', { name })).toHaveTextContent(words);
    },
  );

  it('has no hyphen before a weekday in the Hebrew terms', async () => {
    const step = { __typename: 'CancellationStep' as const, from: '2090-05-10T00:00' };
    const terms = { __typename: 'CancellationTerms' as const, isFree: true, freeUntil: '2090-05-09T23:59' };
    const steps = [
      { ...step, fee: money(100) },
      { ...step, from: '2090-05-13T00:00', fee: money(5790) },
    ];
    open(paidBooking({ cancellation: { ...terms, steps } }), { language: 'he' });
    const policy = await screen.findByRole('region', { name: 'מדיניות ביטול' });
    expect(policy).toHaveTextContent(/החל מיום ד׳, 10 במאי/);
    expect(policy).toHaveTextContent(/החל משבת, 13 במאי/);
  });

  it('says that the room is non-refundable, and does not mention extras when none are booked', async () => {
    open(paidBooking());
    const policy = await screen.findByRole('region', { name: 'Cancellation policy' });
    expect(policy).toHaveTextContent(/Non-refundable/);
    expect(policy).not.toHaveTextContent(/extras/);
  });

  it.each([
    ['of a booking whose cancellation is not running names', false],
    ['of a booking that is being cancelled does not name', true],
  ])('%s the legal right to cancel', async (_, isBeingCancelled) => {
    const paidAt = new Date().toISOString();
    const payment = { __typename: 'PaymentInfo' as const, brand: 'Visa', lastFour: '1121', paidAt };
    open(paidBooking({ checkIn: '2090-05-12', checkOut: '2090-05-18', payment, isBeingCancelled }));
    const policy = await screen.findByRole('region', { name: 'Cancellation policy' });
    expect(policy.textContent.includes('By law you may still cancel')).toBe(!isBeingCancelled);
  });

  it('shows the fees paid at the hotel below the total', async () => {
    open(paidBooking({ propertyFees: [cityTax] }));
    expect(await screen.findByText(/^Includes taxes, plus/)).toHaveTextContent(
      /^Includes taxes, plus €12 for the whole stay paid at the hotel$/,
    );
    expect(screen.queryByText('Includes taxes and fees')).not.toBeInTheDocument();
  });

  it('says that the total includes all fees when none are paid at the hotel', async () => {
    open(paidBooking({ propertyFees: [] }));
    expect(await screen.findByText('Includes taxes and fees')).toBeVisible();
  });

  it('shows where the hotel is, with a link to a map', async () => {
    open(paidBooking({ hotel: bookedHotel() }));
    expect(await screen.findByText('HaYarkon 12, Tel Aviv')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open in maps/ })).toBeVisible();
    expect(screen.getByText(/from the centre, in a straight line/)).toHaveTextContent('1.3 km');
    expect(screen.getByText(/^Railway station:/)).toHaveTextContent(
      'Railway station: Tel Aviv Savidor Center',
    );
    expect(screen.getByText('Sea')).toBeVisible();
  });

  it('shows no address or distance when the location of the hotel is not known', async () => {
    open(
      paidBooking({
        hotel: { ...bookedHotel(), address: '', coordinates: null, placeInTown: null, surroundings: null },
      }),
    );
    expect(await screen.findByTestId('confirmation-number')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument();
    expect(screen.queryByText(/from the centre/)).not.toBeInTheDocument();
  });

  it('shows adults and children separately when both are known', async () => {
    open(
      paidBooking({
        party: { __typename: 'Party', adults: 2, children: 1, childrenAges: [7], infants: 0, rooms: 1 },
      }),
    );
    expect(await screen.findByText('2 adults, 1 child (aged 7), 6 nights')).toBeVisible();
  });

  it('hides the estimate when shekels are chosen', async () => {
    open(paidBooking(), { currency: 'ILS' });
    expect((await screen.findByTestId('paid-total')).textContent).toBe('₪7,482');
  });

  it('opens the chat with a prefilled message in both languages', async () => {
    const chat = { open: vi.fn<ChatLauncher['open']>() };
    const { user } = open(paidBooking(), { chat });
    await user.click(await screen.findByRole('button', { name: /Sherry is here for you/ }));
    expect(chat.open).toHaveBeenCalledWith(
      expect.objectContaining({
        bookingId: id,
        preset: expect.stringContaining('היי שרי, הרגע הזמנתי! מה כדאי לדעת לפני הנסיעה?'),
      }),
    );
  });

  it('links to the receipt, and offers no review before the stay is over', async () => {
    open(paidBooking());
    expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/Receipt?bookingId=${id}`,
    );
    expect(screen.queryByRole('button', { name: 'Add review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share photos' })).not.toBeInTheDocument();
  });

  it('opens the review form of a stay that is over, at its stars or its photos', async () => {
    const review = { open: vi.fn<ReviewLauncher['open']>() };
    const reviewState = { __typename: 'ReviewState' as const, canReview: true };
    const { user } = open(paidBooking({ reviewState }), { review });
    await user.click(await screen.findByRole('button', { name: 'Add review' }));
    await user.click(screen.getByRole('button', { name: 'Share photos' }));
    expect(review.open.mock.calls).toEqual([[{ bookingId: id }], [{ bookingId: id, startAt: 'photos' }]]);
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  it('is only in Hebrew when Hebrew is chosen', async () => {
    open(paidBooking(), { language: 'he' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^ההזמנה אושרה! תודה שהזמנתם אצלנו\.$/,
    );
    expect(screen.getByText('שני מבוגרים, 6 לילות')).toBeVisible();
  });

  it('says that a missing booking was not found', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
    expect(screen.getByText("We couldn't find the booking you're looking for.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    expect(document.title).not.toMatch(/^Thank/);
  });

  it('says that there was no connection, not that a booking is missing, and loads it again on request', async () => {
    const request = { query: ThankYouPageDocument, variables: { bookingId: id } };
    const { user } = renderRoute(<ThankYouPage />, {
      address: `/ThankYou?bookingId=${id}`,
      mocks: [
        { request, error: new TypeError('Failed to fetch') },
        { request, result: { data: { __typename: 'Query', booking: paidBooking() } } },
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.queryByRole('heading', { name: 'Booking Not Found' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('confirmation-number')).toHaveTextContent('F3A9C2E');
  });

  it('lets a visitor sign in, because the booking may be theirs', async () => {
    open(null);
    const signIn = await screen.findByRole('button', { name: 'Is it yours? Sign in' });
    expect(signIn).toHaveClass('primary');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveClass('secondary');
  });

  it('offers no sign-in to a signed-in member', async () => {
    open(null, { viewer: viewer() });
    await screen.findByRole('heading', { name: 'Booking Not Found' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Is it yours? Sign in' })).not.toBeInTheDocument(),
    );
  });

  it.each(['cancelled', null] as const)(
    'leads to the list of bookings when the status is %s',
    async (status) => {
      open(paidBooking({ status }));
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/Bookings'));
      expect(screen.queryByText(/Your booking is confirmed/)).not.toBeInTheDocument();
    },
  );

  it('leads to the checkout when the booking is not paid', async () => {
    open(paidBooking({ status: 'pending' }));
    expect(await screen.findByText(`/Checkout?bookingId=${id}`)).toBeInTheDocument();
  });
});
