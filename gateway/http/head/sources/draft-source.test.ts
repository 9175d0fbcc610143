import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '#gateway/context.ts';
import { canSee, guestTokenHashOf } from '#domains/booking/record/booking-access.ts';
import { bookingLoaders } from '#domains/booking/booking.viewer.loaders.ts';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { Booking } from '#models/booking.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { Viewer } from '#models/viewer.ts';
import { draftSource } from './draft-source.ts';
import { hotelOf } from '../testing/kit.ts';

const request = {} as Request;
const response = {} as Response;

const memberOf = (name: string): Viewer => ({
  id: name,
  email: `${name}@example.com`,
  fullName: name,
  phone: '',
  role: 'user',
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const dana = { viewer: memberOf('dana'), guestToken: null };
const noa = { viewer: memberOf('noa'), guestToken: null };
const nobody = { viewer: null, guestToken: null };
const holderOf = (guestToken: string) => ({ viewer: null, guestToken });

const draft = (changes: Partial<Booking> = {}) =>
  ({
    id: 'b1',
    status: 'pending',
    pendingOperation: null,
    hotelId: 'h1',
    hotelName: 'Harbour House',
    hotelNameHe: null,
    createdBy: dana.viewer.email,
    guestTokenHash: null,
    ...changes,
  }) as Booking;
const unclaimed = draft({ createdBy: null, guestTokenHash: guestTokenHashOf('secret') });

/** The hotel of a booking as a caller sees it, and the ids that were read for it. */
async function requested(
  caller: Pick<Context, 'viewer' | 'guestToken'>,
  booking: Booking = draft(),
  hotel: Hotel | null = hotelOf(),
) {
  const read = vi.fn<(id: string) => void>();
  const visible = async (who: typeof caller, id: string) => {
    read(id);
    return canSee(booking, who) ? booking : null;
  };
  const loaders = {
    ...bookingLoaders({ visible, ownedBy: async () => [] }, caller),
    hotelById: batchLoader<string, Hotel | null>({
      maxBatch: 1,
      cacheKey: (id) => id,
      load: async ([id]) => {
        read(id);
        return [hotel];
      },
    }),
  };
  const context = vi.fn<(...given: [IncomingMessage, ServerResponse]) => Promise<Context>>(
    async () => ({ ...caller, loaders }) as unknown as Context,
  );
  const answer = await draftSource(context)(request, response, 'b1');
  expect(context.mock.calls).toEqual([[request, response]]);
  return { answer, read: read.mock.calls.flat() };
}

const shownHotel = { name: { en: 'Harbour House', he: 'בית הנמל' }, picture: '/files/u/1/front.webp' };

describe('the hotel of a draft', () => {
  it.each([
    ['its owner', dana, draft()],
    ['the browser that started it', holderOf('secret'), unclaimed],
  ])('is shown to %s', async (_who, caller, booking) => {
    expect(await requested(caller, booking)).toEqual({ answer: shownHotel, read: ['b1', 'h1'] });
  });

  it.each([
    ['another member', noa, draft()],
    ['another member, while it is unclaimed', noa, unclaimed],
    ['another browser', holderOf('guess'), unclaimed],
    ['the browser that started it, once a member has claimed it', holderOf('secret'), draft()],
  ])('is not shown to %s, and not read', async (_who, caller, booking) => {
    expect(await requested(caller, booking)).toEqual({ answer: null, read: ['b1'] });
  });

  it('is not read, nor the booking, for a visitor without a token', async () => {
    expect(await requested(nobody, unclaimed)).toEqual({ answer: null, read: [] });
  });

  it.each([
    ['confirmed', { status: 'confirmed' }],
    ['cancelled', { status: 'cancelled' }],
    ['being paid', { pendingOperation: 'book' }],
  ] satisfies [string, Partial<Booking>][])(
    'is not shown for a booking that is %s',
    async (_what, changes) => {
      expect(await requested(dana, draft(changes))).toEqual({ answer: null, read: ['b1'] });
    },
  );

  it('is not shown when the hotel no longer exists', async () => {
    expect(await requested(dana, draft(), null)).toEqual({ answer: null, read: ['b1', 'h1'] });
  });

  it('has the name that was booked, and may have no picture', async () => {
    const { answer } = await requested(dana, draft({ hotelName: 'Old Name' }), hotelOf({ images: [] }));
    expect(answer).toEqual({ name: { en: 'Old Name', he: null }, picture: null });
  });
});
