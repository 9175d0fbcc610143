import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import type { Viewer } from '#models/viewer.ts';
import { createUploadService } from './upload.service.ts';
import { readTicket, signTicket, uploadKeys } from './upload-target.ts';

const token = 'a service token of some length';
const keys = uploadKeys(token);
const start = Date.parse('2031-05-14T09:00:00Z');

const person = (over: Partial<Viewer> = {}): Viewer => ({
  id: 'u1',
  email: 'dana@example.com',
  fullName: 'Dana',
  phone: '',
  role: 'user',
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2030-01-01T00:00:00Z',
  ...over,
});

function setUp(stay: Partial<Booking> = {}) {
  const time = { now: start };
  const sent: object[] = [];
  const booking = {
    id: 'b1',
    createdBy: 'Dana@Example.com',
    status: 'confirmed',
    pendingOperation: null,
    hotelLocation: 'Haifa, Israel',
    checkOut: '2031-05-14',
    payment: { brand: 'Visa', lastFour: '1111', paidAt: '2031-05-01T09:00:00.000Z' },
    ...stay,
  } as Booking;
  const service = createUploadService({
    keys,
    bookings: { booking: (id) => Promise.resolve(id === 'b1' ? booking : null) },
    pictures: {
      uploadFile: (picture, token) => {
        sent.push({ ...picture, token });
        return Promise.resolve('/files/u/1/photo.png');
      },
    },
    clock: () => new Date(time.now),
    random: (bytes) => new Uint8Array(bytes).fill(7),
  });
  return { service, time, sent };
}

const review = { purpose: 'REVIEW_PHOTO', bookingId: 'b1' } as const;
const hotel = { purpose: 'HOTEL_IMAGE', bookingId: null } as const;
const signedOf = (url: string) => url.replace('/uploads/', '');

describe('an upload target', () => {
  it('is a signed path that is valid for ten minutes and for at most ten megabytes', async () => {
    const { service } = setUp();
    const target = await service.target(person(), review);
    expect(target).toMatchObject({ maxBytes: 10_485_760, expiresAt: '2031-05-14T09:10:00.000Z' });
    expect(target.url).toMatch(/^\/uploads\/[\w-]+\.[\w-]{43}$/);
  });

  it.each([
    ['a member wants a hotel picture', person(), hotel, {}, 'FORBIDDEN'],
    ['no booking is given', person(), { ...review, bookingId: null }, {}, 'NOT_FOUND'],
    ['the booking does not exist', person(), { ...review, bookingId: 'b2' }, {}, 'NOT_FOUND'],
    ['the stay is another member’s', person({ email: 'eve@example.com' }), review, {}, 'NOT_FOUND'],
    [
      'an administrator wants to add a photo to another member’s stay',
      person({ email: 'a@example.com', role: 'admin' }),
      review,
      {},
      'NOT_FOUND',
    ],
    ['the stay is not confirmed', person(), review, { status: 'cancelled' }, 'INVALID_STATE'],
    ['the stay is not over', person(), review, { checkOut: '2031-05-15' }, 'INVALID_STATE'],
    [
      'the stay was paid during its last night',
      person(),
      review,
      { payment: { brand: 'Visa', lastFour: '1111', paidAt: '2031-05-13T18:00:00.000Z' } },
      'INVALID_STATE',
    ],
  ] as const)('is refused when %s', async (_, viewer, wish, stay, code) => {
    const { service } = setUp(stay);
    await expect(service.target(viewer, wish)).rejects.toMatchObject({ code });
  });

  it('can be used by the user who created it, until it expires', async () => {
    const { service, time } = setUp();
    const signed = signedOf((await service.target(person(), review)).url);
    expect(service.open(signed, { id: 'u1' })).toMatchObject({ purpose: 'REVIEW_PHOTO', bookingId: 'b1' });
    expect(service.open(signed, { id: 'u2' })).toBeNull();
    time.now += 600_000;
    expect(service.open(signed, { id: 'u1' })).toBeNull();
  });

  it('forwards the file with its booking and the user’s own session', async () => {
    const { service, sent } = setUp();
    const ticket = service.open(signedOf((await service.target(person(), review)).url), { id: 'u1' });
    if (!ticket) throw new Error('no ticket');
    const file = { bytes: new Uint8Array([1]), type: 'image/png' };
    expect(await service.store(ticket, file, 'token')).toBe('/files/u/1/photo.png');
    expect(sent).toEqual([{ ...file, name: 'photo', bookingId: 'b1', token: 'token' }]);
  });
});

describe('the signature of an upload target', () => {
  const ticket = { userId: 'u1', purpose: 'HOTEL_IMAGE', bookingId: null, expiresAt: 1, nonce: 'n' } as const;
  const signed = signTicket(keys, ticket);

  it('is accepted by every instance with the same service token', () => {
    expect(readTicket(uploadKeys(token), signed)).toEqual(ticket);
    expect(readTicket(uploadKeys('another service token'), signed)).toBeNull();
  });

  it('is accepted under the old and the new service token while they are being exchanged, and under no other', () => {
    expect(readTicket(uploadKeys('the next service token', token), signed)).toEqual(ticket);
    const next = signTicket(uploadKeys('the next service token', token), ticket);
    expect(next).not.toBe(signed);
    expect(readTicket(uploadKeys(token, 'the next service token'), next)).toEqual(ticket);
    expect(readTicket(uploadKeys('a third token', 'and a fourth'), signed)).toBeNull();
  });

  it.each([
    '',
    '.',
    '..',
    'x.y',
    signed.slice(0, -1),
    `${signed}.x`,
    signed.replace('.', '.A'),
    `${Buffer.from(JSON.stringify({ ...ticket, userId: 'u2' })).toString('base64url')}.${signed.split('.')[1]}`,
    'x'.repeat(100_000),
  ])('is refused when a part of it was changed: %#', (text) => {
    expect(readTicket(uploadKeys('another service token', token), text)).toBeNull();
    expect(readTicket(keys, text)).toBeNull();
  });
});
