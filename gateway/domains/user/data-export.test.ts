import { expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { AccountCaller, AccountDeps } from './account-ports.ts';
import { exportData } from './data-export.ts';

/** The export of a member who has only conversations and these bookings. */
async function exported(
  conversationsOf: AccountDeps['conversationsOf'],
  own: readonly Partial<Booking>[] = [],
) {
  const warn = vi.fn<AccountDeps['logger']['warn']>();
  const nothing = () => Promise.resolve([]);
  const deps = {
    people: { messagesFrom: nothing },
    bookings: { bookingsByOwner: () => Promise.resolve(own) },
    reviews: { reviewsBy: nothing },
    favorites: { favorites: nothing },
    conversationsOf,
    clock: () => new Date('2026-11-22T10:00:00Z'),
    logger: { warn, info: () => undefined },
  } as unknown as AccountDeps;
  const caller = { viewer: { id: 'u1', email: 'dana@example.com' }, sessionToken: 't' } as AccountCaller;
  const { content } = await exportData(deps, caller);
  return { warn, content: JSON.parse(content) as Record<string, unknown> };
}

it('the export contains the conversations with the assistant, read by the member’s own id', async () => {
  const conversationsOf = vi.fn<AccountDeps['conversationsOf']>(async () => [
    [{ role: 'traveller', text: 'Hi' }],
  ]);
  const { content } = await exported(conversationsOf);
  expect(content['conversations']).toEqual([[{ role: 'traveller', text: 'Hi' }]]);
  expect(conversationsOf.mock.calls).toEqual([['u1']]);
});

it('the export is made without conversations when the assistant cannot be reached, and says so', async () => {
  const { content, warn } = await exported(() => Promise.reject(new AppError('CHAT_UNAVAILABLE')));
  expect(content).toMatchObject({ profile: { id: 'u1' }, messages: [], conversations: null });
  expect(warn).toHaveBeenCalledOnce();
});

it('the export counts the rooms of a booking by their names', async () => {
  const roomNames = ['Double Room', 'Suite', 'Double Room'];
  const quote = { roomNames, roomNamesHe: [null, 'סוויטת הגן', null] } as unknown as Booking['quote'];
  const { content } = await exported(async () => [], [{ quote, roomType: 'Double Room, Suite' }]);
  expect(content['bookings']).toMatchObject([
    {
      rooms: [
        { name: 'Double Room', nameHe: null, count: 2 },
        { name: 'Suite', nameHe: 'סוויטת הגן', count: 1 },
      ],
    },
  ]);
});
