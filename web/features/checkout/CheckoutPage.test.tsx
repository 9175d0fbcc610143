import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignInDocument, UpdateBookingExtrasDocument, ViewerDocument } from '#generated/graphql.ts';
import type { ChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { claimAnswers, extrasAnswer, pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking();
const { id } = booking;

const open = (options: RouteOptions & { step?: string } = {}) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking))],
    ...options,
    address: `/Checkout?bookingId=${id}${options.step ? `&step=${options.step}` : ''}`,
  });

describe('the checkout page', () => {
  it('says “Booking Not Found” for an unknown booking, and links back to the search', async () => {
    open({ mocks: [pageAnswers(id, null)] });
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Search' })).toHaveAttribute('href', '/');
    expect(document.title).toMatch(/^Booking Not Found · /);
  });

  it('shows its heading while the booking is loading', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(await screen.findAllByRole('tab')).toHaveLength(5);
  });

  it('shows the five steps as tabs, with the order beside them', async () => {
    open();
    const tabs = await screen.findAllByRole('tab');
    const names = tabs.map((tab) => tab.textContent?.replace(/^\d/, '').replace(/, Done$/, ''));
    expect(names.join(', ')).toBe('Guest Details, Car Rental, Insurance, Attractions, Summary');
    const order = await screen.findByRole('complementary', { name: 'Your booking' });
    expect(within(order).getByText('2 adults')).toBeVisible();
    expect(within(order).getByText('HaYarkon 12, Tel Aviv')).toBeVisible();
    expect(within(order).getByTestId('order-total')).toHaveTextContent('₪5,790≈ $1,448');
    expect(within(order).getByText(/You pay in ₪/)).toBeVisible();
  });

  it.each([
    ['all of the price', 5790, '2026-05-01T00:00', /Non-refundableThe price/],
    ['a part of the price', 965, '2026-05-01T00:00', /before check-in costs ₪965; ₪4,825 of the room price/],
    ['a part of it, by a later step', 965, '2099-05-01T00:00', /Partly refundable\.Cancelling before/],
  ])('shows the cancellation terms when cancelling costs %s', async (_, fee, from, words) => {
    const steps = [{ __typename: 'CancellationStep' as const, from, fee: money(fee) }];
    const cancellation = { __typename: 'CancellationTerms' as const, isFree: false, freeUntil: null, steps };
    open({ mocks: [pageAnswers(id, checkoutBooking({ cancellation }))] });
    expect(await screen.findByRole('complementary', { name: 'Your booking' })).toHaveTextContent(words);
  });

  it.each([
    [
      'en',
      'The price is checked again when you pay. If it has risen, you are asked before anything is charged.',
      'The room is kept for you until 12:29.',
    ],
    ['he', 'המחיר נבדק שוב בעת התשלום. אם הוא עלה, נשאל אתכם לפני החיוב.', 'החדר שמור לכם עד 12:29.'],
  ] as const)(
    'says that the price is checked again and, only for a held room, until when it is held (%s)',
    async (language, price, room) => {
      for (const roomHeldUntil of [null, new Date(2099, 4, 1, 12, 29).toISOString()]) {
        const draft = checkoutBooking({ roomHeldUntil });
        const mocks = [pageAnswers(id, draft), recheckAnswers(id, saved(draft))];
        const { unmount } = open({ language, mocks });
        const line = await screen.findByText(new RegExp(price.slice(0, 12)));
        const words = line.textContent.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll(/\s+/g, ' ');
        expect(words).toBe(roomHeldUntil ? `${price} ${room}` : price);
        unmount();
      }
    },
  );

  it('points out a missing email and continues once it is given', async () => {
    const { user } = open({ viewer: viewer({ email: '' }) });
    const next = await screen.findByRole('button', { name: 'Continue to Car Rental' });
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maya');

    await user.click(next);
    const email = screen.getByLabelText(/^Email/);
    expect(email).toHaveAccessibleDescription('Enter an email address to get your confirmation.');
    expect(email).toHaveFocus();

    await user.type(email, 'maya@example.com');
    await user.click(next);
    expect(screen.getByTestId('address')).toHaveTextContent('step=car-rental');
    // Screen readers announce the step by the document title and the focused heading.
    expect(document.title).toMatch(/^Car Rental · Checkout · /);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Car Rental' })).toHaveFocus());
  });

  it('requires Latin letters for a room of the provider, and does not prefill a name in other letters', async () => {
    const { user } = open({ viewer: viewer({ fullName: 'מאיה כהן' }) });
    const first = await screen.findByRole('textbox', { name: 'First name' });
    expect(first).toHaveValue('');
    expect(first).toHaveAccessibleDescription('In Latin letters, as in the passport');
    await user.type(first, 'מאיה');
    await user.click(screen.getByRole('button', { name: 'Continue to Car Rental' }));
    expect(screen.getByText('Please use Latin letters.')).toBeVisible();
  });

  it('adds a car with its add-on for the nights of the stay and opens the next step', async () => {
    const withCar = checkoutBooking({
      carRental: {
        __typename: 'CarRentalDetails',
        car_type: 'family',
        addons: ['full-insurance'],
        days: 6,
        price: money(944),
      },
      extrasTotal: money(944),
      totalToPay: money(6734),
    });
    const { user } = open({
      step: 'car-rental',
      mocks: [
        pageAnswers(id, booking),
        recheckAnswers(id, saved(booking)),
        extrasAnswer({ car: { carType: 'family', addons: ['full-insurance'] } }, withCar),
      ],
    });
    const add = await screen.findByRole('button', { name: 'Add and continue' });
    expect(add).toBeDisabled();

    await user.click(screen.getByRole('radio', { name: 'Family, 5 seats, ₪149 per day' }));
    await user.click(screen.getByRole('checkbox', { name: /Full insurance/ }));
    expect(screen.getByTestId('car-sum')).toHaveTextContent('₪149 × 6 days + ₪50₪944');
    await user.click(add);

    expect(await screen.findByTestId('insurance-sum')).toHaveTextContent('2 guests × ₪34₪68');
    expect(screen.getByTestId('order-total')).toHaveTextContent('₪6,734');
    expect(screen.getByTestId('address')).toHaveTextContent('step=insurance');
  });

  it('stays on the step when saving an extra fails', async () => {
    const { user } = open({ step: 'insurance' });
    await user.click(await screen.findByRole('button', { name: 'Add and continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.');
    expect(screen.getByTestId('address')).toHaveTextContent('step=insurance');
  });

  it('says that an extra could not be saved because there is no connection', async () => {
    const failed = { request: { query: UpdateBookingExtrasDocument, variables: () => true } };
    const lost = { ...failed, error: new TypeError('Failed to fetch') };
    const { user } = open({
      step: 'insurance',
      mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking)), lost],
    });
    await user.click(await screen.findByRole('button', { name: 'Add and continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection, so this/);
  });

  it('enables adding tickets only once some are chosen', async () => {
    const { user } = open({ step: 'attractions' });
    const add = await screen.findByRole('button', { name: 'Add and continue' });
    expect(add).toBeDisabled();
    // The heading contains only the name, because the kind of attraction is a badge beside it.
    expect(screen.getByRole('heading', { name: 'Kayak trip' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /More: Tickets: Kayak trip/ }));
    await user.click(screen.getByRole('button', { name: /More: Tickets: Kayak trip/ }));
    expect(screen.getByTestId('attractions-sum')).toHaveTextContent('2 tickets₪240');
    expect(add).toBeEnabled();
    expect(screen.getByRole('button', { name: /Fewer: Tickets: Amusement park/ })).toBeDisabled();
  });

  it('opens the chat in the context of the step', async () => {
    const chat = { open: vi.fn<ChatLauncher['open']>() };
    const { user } = open({ step: 'car-rental', chat });
    await user.click(await screen.findByRole('button', { name: 'Ask Sherry' }));
    expect(chat.open).toHaveBeenCalledWith({ kind: 'checkout_car', bookingId: id });
  });

  it('shows a visitor the later steps above the sign-in', async () => {
    open({ viewer: null, mocks: [pageAnswers(id, checkoutBooking({ isUnclaimed: true }))] });
    await screen.findByRole('tab', { name: 'Sign in' });
    const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      '1Guest Details',
      '2Car Rental',
      '3Insurance',
      '4Attractions',
      '5Summary',
    ]);
  });

  it('signs a visitor in on the page, claims the booking and opens the tabs', async () => {
    const draft = checkoutBooking({ isUnclaimed: true });
    const member = viewer();
    const signIn = {
      request: {
        query: SignInDocument,
        variables: { input: { email: member.email, password: 'long-enough' } },
      },
      result: {
        data: {
          __typename: 'Mutation',
          signIn: { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: 'dana' } },
        },
      },
    };
    const answers = [null, member].map((me) => ({
      request: { query: ViewerDocument },
      result: { data: { __typename: 'Query', me } },
    }));
    const { user } = open({
      mocks: [
        ...answers,
        pageAnswers(id, draft),
        signIn,
        claimAnswers(booking),
        recheckAnswers(id, saved(booking)),
      ],
    });
    await user.click(await screen.findByRole('tab', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText(/^Email/), member.email);
    expect(screen.getByTestId('order-total')).toHaveTextContent('₪5,790');
    await user.type(screen.getByLabelText(/^Password/), 'long-enough');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('tab', { name: /Guest Details/ })).toBeVisible();
    expect(await screen.findByLabelText(/^Email/)).toHaveValue(member.email);
  });

  it('says why signing in was refused and keeps the typed text', async () => {
    const draft = checkoutBooking({ isUnclaimed: true });
    const refused = {
      request: { query: SignInDocument, variables: { input: { email: 'a@example.com', password: 'wrong' } } },
      result: {
        data: {
          __typename: 'Mutation',
          signIn: { __typename: 'SignInRefused', reason: 'INVALID_CREDENTIALS' },
        },
      },
    };
    const { user } = open({ viewer: null, mocks: [pageAnswers(id, draft), refused] });
    await user.click(await screen.findByRole('tab', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText(/^Email/), 'a@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('a@example.com');
  });

  it('asks the traveller to accept a higher price', async () => {
    const change = {
      __typename: 'PriceChanged' as const,
      oldTotal: money(5790),
      newTotal: money(6000),
      offer: { __typename: 'Offer' as const, id: 'offer-2', propertyFees: [] },
    };
    open({ mocks: [pageAnswers(id, booking), recheckAnswers(id, change)] });
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent('The room cost ₪5,790 and now costs ₪6,000 ≈ $1,500');
    expect(within(dialog).getByRole('button', { name: 'Accept the new price' })).toBeVisible();
  });

  it('says that the reservation is being confirmed while it is processed', async () => {
    open({ mocks: [pageAnswers(id, checkoutBooking({ isProcessing: true }))] });
    expect(await screen.findByRole('heading', { name: 'We are confirming with the hotel' })).toBeVisible();
    const bookings = screen.getByRole('link', { name: 'My Bookings' });
    expect(bookings).toHaveAttribute('href', '/Bookings');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('distinguishes the other guests by room, and children by their age', async () => {
    const party = { adults: 3, children: 2, childrenAges: [4, 9], infants: 0, rooms: 2 };
    const family = checkoutBooking({ guests: 5, party: { __typename: 'Party', ...party } });
    const { user } = open({ mocks: [pageAnswers(id, family), recheckAnswers(id, saved(family))] });
    await user.click(await screen.findByRole('button', { name: 'Other guests (optional)' }));
    const names = ['Guest 2, room 1', 'Guest 3, room 1, child aged 9', 'Guest 4, room 2'];
    for (const name of [...names, 'Guest 5, room 2, child aged 4'])
      expect(screen.getByRole('group', { name })).toBeVisible();
    const spread = screen.getByRole('list', { name: 'Guests in each room' });
    expect(spread).toHaveTextContent('Room 1: 2 adults, 1 child (aged 9)Room 2: 1 adult, 1 child (aged 4)');
  });

  it('is shown in Hebrew', async () => {
    open({ language: 'he' });
    expect(await screen.findByRole('tab', { name: /פרטי אורחים/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'המשך להשכרת רכב' })).toBeVisible();
  });
});
