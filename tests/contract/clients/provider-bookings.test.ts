import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHotelProvider } from '#upstreams/provider/client.ts';
import type { BookRequest, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import * as bodies from '#tests/fixtures/wire/clients/provider.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let provider: HotelProvider;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  provider = createHotelProvider({
    baseUrl: `${server.url}/Any_HotelAPI`,
    username: 'agent',
    password: 'hush',
    logger: pino({ level: 'silent' }),
    now: () => 1_000,
  });
});

const sent = () => JSON.parse(server.seen[0]?.body ?? 'null');
const book: BookRequest = {
  bookingCode: '1000002!TB!1!TB!abc',
  clientRef: 'SOL-1',
  totalFareLiteral: '215.10',
  rooms: [
    [
      { title: 'Ms', firstName: 'Kid', lastName: 'Levi', type: 'Child' },
      { title: 'Mr', firstName: 'Dan', lastName: 'Levi', type: 'Adult' },
    ],
  ],
  email: 'desk@example.com',
  phone: '+972 50-000-0000',
};

describe('a Book request', () => {
  it('sends everything once, with the fare unchanged', async () => {
    server.json({ Status: bodies.ok, ClientReferenceId: 'SOL-1', ConfirmationNumber: 'AB12CD' });
    expect(await provider.book(book)).toEqual({ kind: 'booked', confirmationNumber: 'AB12CD' });
    expect(server.seen[0]?.body).toContain('"TotalFare":215.10}');
    expect(sent()).toEqual({
      BookingCode: '1000002!TB!1!TB!abc',
      CustomerDetails: [
        {
          CustomerNames: [
            { Title: 'Mr', FirstName: 'Dan', LastName: 'Levi', Type: 'Adult' },
            { Title: 'Ms', FirstName: 'Kid', LastName: 'Levi', Type: 'Child' },
          ],
        },
      ],
      ClientReferenceId: 'SOL-1',
      BookingReferenceId: 'SOL-1',
      TotalFare: 215.1,
      EmailId: 'desk@example.com',
      PhoneNumber: '972500000000',
      BookingType: 'Voucher',
      PaymentMode: 'Limit',
    });
  });

  it.each([201, 207, 300, 315, 400, 401, 402])('is refused by %i: nothing was reserved', async (code) => {
    server.json(bodies.status(code));
    expect(await provider.book(book)).toEqual({ kind: 'refused', statusCode: code });
  });

  it.each([
    ['405', () => server.json(bodies.status(405))],
    ['429', () => server.json(bodies.status(429))],
    ['500', () => server.json(bodies.status(500))],
    ['HTTP 503', () => server.text('', 503)],
    ['HTML', () => server.text('<html></html>')],
    ['no number', () => server.json({ Status: bodies.ok, ClientReferenceId: 'SOL-1' })],
    [
      'a foreign reference',
      () => server.json({ Status: bodies.ok, ClientReferenceId: 'SOL-2', ConfirmationNumber: 'AB12CD' }),
    ],
    ['a broken connection', () => server.answer((_request, response) => response.socket?.destroy())],
  ])('has an unknown outcome after %s, and is never sent again', async (_name, prepare) => {
    prepare();
    expect(await provider.book(book)).toMatchObject({ kind: 'unknown' });
    expect(server.seen).toHaveLength(1);
  });

  it('is refused by the client, unsent, while the breaker is open', async () => {
    server.text('', 500);
    for (let index = 0; index < 5; index += 1) await provider.book(book);
    expect(await provider.book(book)).toEqual({ kind: 'refused', statusCode: 0 });
    expect(server.seen).toHaveLength(5);
    server.json(bodies.reservation('Confirmed'));
    expect(await provider.reservation({ clientRef: 'SOL-1' })).toMatchObject({ status: 'active' });
  });

  it('is reported as not possible while the breaker is open, and the next one is sent when its open time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      server.text('', 500);
      for (let index = 0; index < 5; index += 1) {
        expect(provider.takesBookings()).toBe(true);
        await provider.book(book);
      }
      expect(provider.takesBookings()).toBe(false);
      vi.advanceTimersByTime(4_999);
      expect(provider.takesBookings()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(provider.takesBookings()).toBe(true);
      // The probe fails, so the time is twice as long now.
      await provider.book(book);
      vi.advanceTimersByTime(9_999);
      expect(provider.takesBookings()).toBe(false);
      vi.advanceTimersByTime(1);

      let finish: () => void = () => undefined;
      const isRequested = new Promise<void>((requested) => {
        server.answer((_request, response) => {
          finish = () =>
            response.end(
              JSON.stringify({
                Status: bodies.ok,
                ClientReferenceId: 'SOL-1',
                ConfirmationNumber: 'AB12CD',
              }),
            );
          requested();
        });
      });
      const probe = provider.book(book);
      await isRequested;
      // Only one probe: a second Book would have to wait for it.
      expect(provider.takesBookings()).toBe(false);
      finish();
      expect(await probe).toMatchObject({ kind: 'booked' });
      expect(provider.takesBookings()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('reservations at the provider', () => {
  it.each([
    ['Confirmed', 'active'],
    ['Vouchered', 'active'],
    ['CancellationInProgress', 'cancelling'],
    ['CancelledAndRefundAwaited', 'cancelled'],
    ['OnTheMoon', 'unknown'],
  ])('in the state %s are read as %s', async (word, state) => {
    server.json(bodies.reservation(word));
    expect(await provider.reservation({ clientRef: 'SOL-1' })).toEqual({
      status: state,
      statusWord: word,
      confirmationNumber: 'AB12CD',
      hotelCode: '1000001',
      checkIn: '2031-05-02',
      checkOut: '2031-05-04',
      totalFare: '215.10',
      currency: 'ILS',
      tiers: [{ from: '2031-04-01T00:00', charge: { kind: 'percentage', percent: 100 } }],
    });
    expect(sent()).toEqual({ BookingReferenceId: 'SOL-1', PaymentMode: 'Limit' });
  });

  it('have two responses for "no such booking"', async () => {
    server.json(bodies.status(400, 'Booking does not exist'));
    expect(await provider.reservation({ confirmationNumber: 'X' })).toBeNull();
    server.json({ Status: bodies.ok, BookingDetail: { BookingStatus: '' } });
    expect(await provider.reservation({ confirmationNumber: 'X' })).toBeNull();
  });

  const detail = bodies.reservation('Confirmed').BookingDetail;
  it.each([
    ['an empty number', { ...detail, ConfirmationNumber: ' ' }, { confirmationNumber: null }],
    ['number null', { ...detail, ConfirmationNumber: null }, { confirmationNumber: null }],
    ['no status', { ...detail, BookingStatus: '' }, { status: 'unknown', confirmationNumber: 'AB12CD' }],
    ['no dates', { ...detail, CheckIn: '', CheckOut: null }, { checkIn: null, checkOut: null }],
    ['no hotel', { ...detail, HotelDetails: null }, { hotelCode: null }],
    ['no rooms', { ...detail, Rooms: [] }, { totalFare: null }],
  ])('with %s are read, and only that fact is unknown', async (_name, BookingDetail, expected) => {
    server.json({ Status: bodies.ok, BookingDetail });
    expect(await provider.reservation({ clientRef: 'SOL-1' })).toMatchObject(expected);
  });

  it('are listed in a report by date', async () => {
    server.json(bodies.reservationsBooked);
    expect(await provider.reservationsBooked('2030-11-08', '2030-11-10')).toEqual([
      {
        confirmationNumber: 'AB12CD',
        clientRef: 'SOL-1',
        status: 'active',
        statusWord: 'Vouchered',
        bookedOn: '2030-11-10',
        hotelCode: '1000001',
        checkIn: '2031-05-02',
        checkOut: '2031-05-04',
      },
      {
        confirmationNumber: 'EF34GH',
        clientRef: '',
        status: 'cancelled',
        statusWord: 'Cancelled',
        bookedOn: null,
        hotelCode: null,
        checkIn: null,
        checkOut: null,
      },
    ]);
    expect(sent()).toEqual({ FromDate: '2030-11-08', ToDate: '2030-11-10' });
  });

  it('are in the report even without a number, because a reference is enough', async () => {
    server.json({ Status: bodies.ok, BookingDetail: [{ ClientReferenceNumber: 'SOL-1', BookingDate: 7 }] });
    expect(await provider.reservationsBooked('2030-11-08', '2030-11-10')).toMatchObject([
      { confirmationNumber: '', clientRef: 'SOL-1', status: 'unknown' },
    ]);
  });

  it.each([
    ['a row that is a text', { Status: bodies.ok, BookingDetail: ['a row'] }],
    ['no list', { Status: bodies.ok }],
    ['null for the list', { Status: bodies.ok, BookingDetail: null }],
    ['no status', { BookingDetail: [] }],
    ['a status without a code', { Status: { Description: 'fine' }, BookingDetail: [] }],
  ])('never count as missing because of a report with %s, which is refused', async (_name, body) => {
    server.json(body);
    await expect(provider.reservationsBooked('2030-11-08', '2030-11-10')).rejects.toMatchObject({
      code: 'UPSTREAM_ERROR',
    });
  });

  it.each([
    [200, { kind: 'accepted' }],
    [479, { kind: 'refused', statusCode: 479 }],
    [500, { kind: 'unknown', reason: 'status 500' }],
  ])('whose Cancel is answered with the status %i have the outcome %j', async (code, result) => {
    server.json({ ...bodies.status(code, 'Cancelled'), ConfirmationNumber: 'AB12CD' });
    expect(await provider.cancel('AB12CD')).toEqual(result);
    expect(sent()).toEqual({ ConfirmationNumber: 'AB12CD' });
  });

  it.each([undefined, null, '', 'EF34GH'])(
    'have an unknown outcome when a Cancel returns the number %j',
    async (ConfirmationNumber) => {
      server.json({ Status: bodies.ok, ConfirmationNumber });
      expect(await provider.cancel('AB12CD')).toEqual({
        kind: 'unknown',
        reason: 'the response has another confirmation number',
      });
    },
  );
});
