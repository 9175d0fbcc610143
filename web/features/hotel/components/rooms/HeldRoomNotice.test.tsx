import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { HeldRoomDocument, type HeldRoomQuery } from '#generated/graphql.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { rememberDraft } from '../../startedDraft.ts';
import { HeldRoomNotice } from './HeldRoomNotice.tsx';
import { NoRoomsCard } from './NoRoomsCard.tsx';

const draft = {
  __typename: 'Booking' as const,
  id: 'b-1',
  status: 'pending' as const,
  isProcessing: false,
  checkIn: '2099-05-12',
  checkOut: '2099-05-14',
  roomNames: ['Suite'],
  roomNamesHe: [null],
  roomHeldUntil: new Date(2099, 4, 1, 14, 30).toISOString(),
};

/** Renders the notice; `requested` and `answered` list the booking ids of the requests and of the responses. */
const open = (
  hotelId: string,
  booking: HeldRoomQuery['booking'],
  language: 'en' | 'he' = 'en',
  below: ReactNode = null,
) => {
  const requested: string[] = [];
  const answered: string[] = [];
  const mock = {
    request: {
      query: HeldRoomDocument,
      variables: ({ bookingId }: { bookingId: string }) => {
        requested.push(bookingId);
        return true;
      },
    },
    result: ({ bookingId }: { bookingId: string }) => {
      answered.push(bookingId);
      return { data: { __typename: 'Query' as const, booking } };
    },
  };
  const page = (
    <>
      <HeldRoomNotice hotelId={hotelId} />
      <p>The page</p>
      {below}
    </>
  );
  return { requested, answered, ...renderRoute(page, { mocks: [mock], language }) };
};

describe('the notice about a held room', () => {
  it('says until when the room is held, and links to its checkout', async () => {
    rememberDraft('hotel-1', 'b-1');
    const { user } = open('hotel-1', draft);
    expect(await screen.findByText(/You hold this room until/)).toHaveTextContent(
      'You hold this room until 14:30: Suite, 12 – 14 May 2099.',
    );
    await user.click(screen.getByRole('link', { name: 'Continue to checkout' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Checkout?bookingId=b-1');
  });

  it.each([
    ['makes the list say, for the same dates, that no other room is available', '2099-05-14', true],
    ['does not change that the list says, for other dates, that no room is available', '2099-05-15', false],
  ])('%s', async (_, checkOut, isOwn) => {
    rememberDraft('hotel-1', 'b-1');
    const party = { adults: 2, children: 0, childrenAges: [], infants: 0, rooms: 1 };
    const stay = { checkIn: '2099-05-12', checkOut, party, wishes: NO_WISHES };
    open('hotel-1', draft, 'en', <NoRoomsCard hotelId="hotel-1" stay={stay} onLeave={() => undefined} />);
    await screen.findByText(/You hold this room until/);
    const own = () => screen.queryByText(/^Apart from the room you hold/);
    await waitFor(() => expect(own() !== null).toBe(isOwn));
    expect(screen.queryByText('no available rooms') === null).toBe(isOwn);
  });

  it('is shown in Hebrew', async () => {
    rememberDraft('hotel-1', 'b-1');
    open('hotel-1', draft, 'he');
    expect(await screen.findByRole('link', { name: 'המשך להזמנה' })).toBeInTheDocument();
  });

  it.each([
    ['the room is not held any more', { ...draft, roomHeldUntil: null }],
    ['the hold has expired', { ...draft, roomHeldUntil: new Date(2020, 4, 1, 14, 30).toISOString() }],
    ['it is paid', { ...draft, status: 'confirmed' as const }],
    ['its payment is pending', { ...draft, isProcessing: true }],
    ['the draft does not exist for this user', null],
  ])('is missing when %s', async (_why, booking) => {
    rememberDraft('hotel-1', 'b-1');
    const { answered } = open('hotel-1', booking);
    await expect.poll(() => answered).toEqual(['b-1']);
    // The response is rendered in a later task.
    await act(() => new Promise((done) => setTimeout(done)));
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  });

  it('sends no request for a booking of another hotel', async () => {
    rememberDraft('hotel-2', 'b-1');
    const { requested } = open('hotel-1', draft);
    await screen.findByText('The page');
    expect(requested).toEqual([]);
  });
});
