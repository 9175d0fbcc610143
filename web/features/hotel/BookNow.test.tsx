import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BookRoomDocument,
  type BookRoomMutation,
  type CreateBookingInput,
  ViewerDocument,
} from '#generated/graphql.ts';
import { readMemory } from '#lib/memory/deviceMemory.ts';
import { money } from '#web/testing/factories.ts';
import {
  bookingSaved,
  duplicateBooking,
  hotelDetails,
  priceChanged,
  roomOffer,
} from '#web/testing/hotelFactories.ts';
import { address, bookNow, choose, details, open, prices, rooms } from './testing/hotel.tsx';

const failure = 'Could not create booking. Please try again or select different dates.';

const silent =
  'Could not create booking. Please try again or select different dates. Nothing was booked or charged. The hotel’s system is not answering at the moment.';

const booking = (
  answer: BookRoomMutation['createBooking'],
  requested: (input: CreateBookingInput) => void = () => {},
) => ({
  request: {
    query: BookRoomDocument,
    variables: ({ input }: { input: CreateBookingInput }) => {
      requested(input);
      return true;
    },
  },
  result: { data: { __typename: 'Mutation' as const, createBooking: answer } },
});

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

describe('the booking of a room', () => {
  it('asks to choose a room first', async () => {
    const { user } = open([details(hotelDetails()), prices(rooms)]);
    await screen.findByRole('radio', { name: /^Suite/ });
    await user.click(bookNow());
    const alert = screen.getByRole('alertdialog', { name: 'Please select a room type first.' });
    expect(alert).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bookNow()).toHaveFocus());
  });

  it.each([
    ['stores an unclaimed booking on the device, which only this browser can find again', true, 'b-1'],
    ['stores no booking of a member, who has a list', false, null],
  ])('%s', async (_, isUnclaimed, stored) => {
    localStorage.clear();
    // The page does not know yet who is signed in.
    const unknown = { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') };
    const answer = booking(bookingSaved('b-1', isUnclaimed));
    const { user } = open([unknown, details(hotelDetails()), prices(rooms), answer]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-1'));
    expect(readMemory(null).draftId).toBe(stored);
  });

  it('starts a booking of the chosen room and meal plan, then opens the checkout', async () => {
    const requested = vi.fn<(input: CreateBookingInput) => void>();
    const { user } = open([details(hotelDetails()), prices(rooms), booking(bookingSaved('b-1'), requested)]);
    await choose(user, /^Suite/);
    await user.click(screen.getByRole('radio', { name: 'Half Board' }));
    expect(screen.getByRole('heading', { name: 'Deal details' })).toBeInTheDocument();
    await user.click(bookNow());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-1'));
    expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        hotelId: 'hotel-1',
        offerId: 'offer-2',
        mealPlan: 'Half Board',
        expectedTotalMinor: 180_000,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
  });

  it.each([
    ['a refusal', booking({ __typename: 'BookingRefused', code: 'ROOM_UNAVAILABLE' })],
    ['no answer', { request: booking(bookingSaved('')).request, error: new TypeError('no answer') }],
  ])('shows the same error message after %s', async (_, answer) => {
    const { user } = open([details(hotelDetails()), prices(rooms), answer]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(address()).toMatch(/^\/Hotel/);
  });

  it('also says that nothing was charged, and keeps the rooms, when the provider does not answer', async () => {
    const refused = booking({ __typename: 'BookingRefused', code: 'PROVIDER_UNAVAILABLE' });
    const { user } = open([details(hotelDetails()), prices(rooms), refused]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(silent);
    expect(screen.getByRole('radio', { name: /^Suite/ })).toBeChecked();
  });

  it('tells a traveller with rooms held for three bookings what to do', async () => {
    const full = booking({ __typename: 'BookingRefused', code: 'RATE_LIMITED' });
    const { user } = open([details(hotelDetails()), prices(rooms), full, prices(rooms)]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Rooms are already being held for three of your bookings. Complete one of them, or try again in half an hour.',
    );
  });

  it('says how many rooms are left when there are few', async () => {
    open([details(hotelDetails()), prices([roomOffer({ roomsLeft: 2 }), roomOffer({ id: 'more' })])]);
    expect(await screen.findAllByText(/Only \d+ rooms? left/)).toHaveLength(1);
    expect(screen.getByText('Only 2 rooms left')).toBeInTheDocument();
  });

  it('repeats an attempt without a response under the same key', async () => {
    const keys: string[] = [];
    const note = ({ key }: CreateBookingInput) => keys.push(key);
    const silent = { request: booking(bookingSaved(''), note).request, error: new TypeError('no answer') };
    const { user } = open([
      details(hotelDetails()),
      prices(rooms),
      silent,
      booking(bookingSaved('b-1'), note),
    ]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    await screen.findByRole('alert');
    await user.click(bookNow());
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-1'));
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stops at a higher price and books the new offer only when it is accepted', async () => {
    const dearer = roomOffer({ id: 'offer-9', total: money(1200) });
    const requested = vi.fn<(input: CreateBookingInput) => void>();
    const answers = [booking(priceChanged(1000, dearer)), booking(bookingSaved('b-2'), requested)];
    const { user } = open([details(hotelDetails()), prices(rooms), ...answers]);
    await choose(user, /^Standard/);
    await user.click(bookNow());
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent(/was ₪1,000 and is now ₪1,200/);
    // As in the checkout, only the button that continues has the primary style.
    expect(within(dialog).getByRole('button', { name: 'Choose another room' })).not.toHaveClass('primary');
    const accept = within(dialog).getByRole('button', { name: 'Book for ₪1,200' });
    expect(accept).toHaveClass('primary');
    await user.click(accept);
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-2'));
    expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ offerId: 'offer-9', expectedTotalMinor: 120_000 }),
    );
  });

  it('accepts a lower price and announces it', async () => {
    const cheaper = roomOffer({ id: 'offer-9', total: money(800) });
    const answers = [booking(priceChanged(1000, cheaper)), booking(bookingSaved('b-3'))];
    const { user } = open([details(hotelDetails()), prices(rooms), ...answers]);
    await choose(user, /^Standard/);
    await user.click(bookNow());
    expect(await screen.findByText(/went down from ₪1,000 to ₪800/)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-3'));
  });

  it('asks before it books a room twice, and sends the consent with the second request', async () => {
    const requested = vi.fn<(input: CreateBookingInput) => void>();
    const answers = [booking(duplicateBooking('b-1'), requested), booking(bookingSaved('b-2'), requested)];
    const { user } = open([details(hotelDetails()), prices(rooms), ...answers]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    const dialog = await screen.findByRole('alertdialog', { name: 'You have just booked this room' });
    expect(dialog).toHaveTextContent('Harbour House, Suite, 12 – 14 May 2099 is confirmed.');
    await user.click(within(dialog).getByRole('button', { name: 'Book it again' }));
    await waitFor(() => expect(address()).toBe('/Checkout?bookingId=b-2'));
    const sent = requested.mock.calls.map(([{ acceptDuplicate }]) => acceptDuplicate);
    expect(sent).toEqual([false, true]);
  });

  it('links to the other booking of the room', async () => {
    const answer = booking(duplicateBooking('b-1', true));
    const { user } = open([details(hotelDetails()), prices(rooms), answer]);
    await choose(user, /^Suite/);
    await user.click(bookNow());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('We are still confirming Harbour House');
    await user.click(within(dialog).getByRole('button', { name: 'See that booking' }));
    await waitFor(() => expect(address()).toBe('/ThankYou?bookingId=b-1'));
  });
});
