import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReservations, type Reservation } from '#backends/provider/store/reservations.ts';
import { bookRequest, checkedRoom, searchAll, startSandbox, twoAdults, type Sandbox } from './sandbox.ts';
import * as wire from './wire.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.dispose());

const prebook = (BookingCode: string) => sandbox.post('PreBook', { BookingCode, PaymentMode: 'Limit' });
const read = async (by: Record<string, string>) =>
  wire.bookingDetailBody.parse(await sandbox.post('BookingDetail', { ...by, PaymentMode: 'Limit' }))
    .BookingDetail;

async function booked(reference: string) {
  const room = await checkedRoom(sandbox);
  const body = await sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, reference));
  return { room, confirmation: wire.bookBody.parse(body).ConfirmationNumber };
}

describe('PreBook of the sandbox', () => {
  it('confirms every kind of offer with the same code and the same facts', async () => {
    const offers = (await searchAll(sandbox)).slice(0, 12).map((hotel) => hotel.Rooms.at(-1));
    for (const offer of offers) {
      const body = wire.prebookBody.parse(await prebook(offer?.BookingCode ?? ''));
      expect(body.HotelResult[0].Rooms[0]).toMatchObject(offer ?? {});
    }
  });

  it('escapes HTML of the conditions twice: as entities, whose ampersands are sent as \\u0026', async () => {
    const code = (await searchAll(sandbox))[0]?.Rooms[0]?.BookingCode ?? '';
    const text = await sandbox.text('prebook', { BookingCode: code });
    expect(text).toContain(String.raw`\u0026lt;ul\u0026gt;`);
    expect(text).not.toContain('&');
  });

  it('accepts codes for 30 minutes from the search, with or without an earlier PreBook', async () => {
    const room = await checkedRoom(sandbox);
    sandbox.advance(29 * MINUTE_MS);
    wire.prebookBody.parse(await prebook(room.BookingCode));
    sandbox.advance(1 * MINUTE_MS);
    expect(wire.refusedWith(await prebook(room.BookingCode))).toBe(315);
    expect(
      wire.refusedWith(await sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, 'late'))),
    ).toBe(315);
    await sandbox.faults({ settings: { expiredCode: 201 } });
    expect(wire.refusedWith(await prebook(room.BookingCode))).toBe(201);
  });

  it.each([
    ['1000000!TB!1!TB!ffffffff-ffff-ffff-ffff-ffffffffffff!TB!N!TB!AFF!', 315],
    ['nonsense', 315],
    ['', 400],
  ])('refuses the code %s', async (code, status) => {
    expect(wire.refusedWith(await prebook(code))).toBe(status);
  });
});

describe('Book of the sandbox', () => {
  it('reserves, and BookingDetail finds the booking by number and by reference, with two decimals', async () => {
    const { room, confirmation } = await booked('ref-1');
    const text = await sandbox.text('bookingdetail', {
      ConfirmationNumber: confirmation,
      PaymentMode: 'Limit',
    });
    expect(text).toContain(`"TotalFare":${room.TotalFare.toFixed(2)},`);
    expect(text).toContain('"CancellationCharge":0.00}');
    expect(text).not.toContain(String.raw`\u0026`);
    const byNumber = await read({ ConfirmationNumber: confirmation });
    expect(await read({ BookingReferenceId: 'ref-1' })).toEqual(byNumber);
    expect(byNumber).toMatchObject({
      BookingStatus: 'Confirmed',
      VoucherStatus: false,
      NoOfRooms: 1,
      CheckIn: '2031-05-04T00:00:00',
    });
    expect(byNumber.Rooms[0]).toMatchObject({
      TotalFare: room.TotalFare,
      Name: room.Name,
      CustomerDetails: twoAdults,
    });
    expect(byNumber.RateConditions.at(-1)).toBe('');
  });

  it('issues voucher and invoice after some minutes', async () => {
    const { confirmation } = await booked('ref-1');
    expect(await read({ ConfirmationNumber: confirmation })).not.toHaveProperty('InvoiceNumber');
    sandbox.advance(3 * MINUTE_MS);
    const later = await read({ ConfirmationNumber: confirmation });
    expect(later.VoucherStatus).toBe(true);
    expect(later.InvoiceNumber).toBeTruthy();
  });

  it('counts two rooms with their children', async () => {
    const PaxRooms = [
      { Adults: 1, Children: 1, ChildrenAges: [5] },
      { Adults: 1, Children: 0 },
    ];
    const room = await checkedRoom(sandbox, { PaxRooms });
    const adult = { Title: 'Mrs', FirstName: 'Cora', LastName: 'Sample', Type: 'Adult' };
    const child = { ...adult, Title: 'Ms', Type: 'Child' };
    const guests = [{ CustomerNames: [adult, child] }, { CustomerNames: [adult] }];
    const send = (reference: string, customers: unknown) =>
      sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, reference, customers));
    expect(wire.refusedWith(await send('wrong-order', guests.toReversed()))).toBe(400);
    wire.bookBody.parse(await send('right', guests));
    expect((await read({ BookingReferenceId: 'right' })).NoOfRooms).toBe(2);
    expect(wire.refusedWith(await sandbox.post('BookingDetail', { BookingReferenceId: 'wrong-order' }))).toBe(
      400,
    );
  });

  it('refuses invalid requests, and reserves nothing', async () => {
    const room = await checkedRoom(sandbox);
    const good = bookRequest(room.BookingCode, room.TotalFare, 'ref-1');
    const [, other] = await searchAll(sandbox);
    const unchecked = other?.Rooms[0];
    const bad: Record<string, unknown>[] = [
      { TotalFare: room.TotalFare - 1 },
      { CustomerDetails: [] },
      {
        CustomerDetails: [
          { CustomerNames: [{ Title: 'Sir', FirstName: 'A', LastName: 'B', Type: 'Adult' }] },
        ],
      },
      { BookingType: 'Hold' },
      { ClientReferenceId: '' },
      { EmailId: '' },
      { BookingCode: unchecked?.BookingCode, TotalFare: unchecked?.TotalFare },
    ];
    for (const change of bad)
      expect(wire.refusedWith(await sandbox.post('Book', { ...good, ...change }))).toBe(400);
    expect(wire.refusedWith(await sandbox.post('BookingDetail', { BookingReferenceId: 'ref-1' }))).toBe(400);
    wire.bookBody.parse(await sandbox.post('Book', good));
    expect(wire.refusedWith(await sandbox.post('Book', good))).toBe(400);
  });
});

describe('Cancel and report of the sandbox', () => {
  it('cancel a booking only once, and report it as being cancelled first', async () => {
    const { confirmation } = await booked('ref-1');
    wire.cancelBody.parse(await sandbox.post('Cancel', { ConfirmationNumber: confirmation }));
    const during = await read({ ConfirmationNumber: confirmation });
    expect([during.BookingStatus, during.Rooms[0]?.Status]).toEqual([
      'CancellationInProgress',
      'Not Cancelled',
    ]);
    expect(wire.refusedWith(await sandbox.post('Cancel', { ConfirmationNumber: confirmation }))).toBe(479);
    sandbox.advance(4 * MINUTE_MS);
    const after = await read({ ConfirmationNumber: confirmation });
    expect([after.BookingStatus, after.Rooms[0]?.Status]).toEqual(['Cancelled', 'Cancelled']);
    expect(wire.refusedWith(await sandbox.post('Cancel', { ConfirmationNumber: 'UNKNWN' }))).toBe(479);
  });

  it('list bookings by the day of booking, with other field names and date formats than BookingDetail', async () => {
    const { room, confirmation } = await booked('ref-1');
    const report = (FromDate: string, ToDate: string) =>
      sandbox.post('BookingDetailsbasedondate', { FromDate, ToDate });
    const { BookingDetail: rows } = wire.reportBody.parse(await report('2031-03-10', '2031-03-10'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ConfirmationNo: confirmation,
      BookingStatus: 'Vouchered',
      BookingDate: '10-Mar-2031',
      CheckInDate: '04-May-2031',
      BookingPrice: room.TotalFare.toFixed(2),
      ClientReferenceNumber: 'ref-1',
    });
    expect(wire.reportBody.parse(await report('2031-03-11', '2031-05-01')).BookingDetail).toEqual([]);
    expect(wire.refusedWith(await report('2031-01-01', '2031-03-10'))).toBe(400);
    expect(wire.refusedWith(await report('2031-03-10', '2031-03-09'))).toBe(400);
  });
});

describe('a restart of the sandbox', () => {
  it('keeps bookings, cancellations and codes that are still valid', async () => {
    const { confirmation } = await booked('ref-1');
    const cancelled = await booked('ref-2');
    await sandbox.post('Cancel', { ConfirmationNumber: cancelled.confirmation });
    const room = await checkedRoom(sandbox);
    const before = await read({ ConfirmationNumber: confirmation });
    await sandbox.restart();
    expect(await read({ BookingReferenceId: 'ref-1' })).toEqual(before);
    expect((await read({ BookingReferenceId: 'ref-2' })).BookingStatus).toBe('CancellationInProgress');
    wire.bookBody.parse(await sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, 'ref-3')));
  });

  it('ignores a line that was cut off by a crash', async () => {
    await booked('ref-1');
    const file = join(sandbox.dataDir, 'reservations.jsonl');
    await appendFile(file, '{"booked":{"confirm');
    await sandbox.restart();
    await booked('ref-2');
    await sandbox.restart();
    expect((await read({ BookingReferenceId: 'ref-1' })).BookingStatus).toBe('Confirmed');
    expect((await read({ BookingReferenceId: 'ref-2' })).BookingStatus).toBe('Confirmed');
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  it('needs the folder for one process at a time, and frees it for the next one', async () => {
    const { dataDir } = sandbox;
    await expect(startSandbox({ dataDir })).rejects.toThrow(/in use by process/u);
    await sandbox.restart();
    await booked('ref-1');
  });

  it('loses a booking or a cancellation that could not be written to the disk', async () => {
    await booked('ref-1');
    const [text = ''] = (await readFile(join(sandbox.dataDir, 'reservations.jsonl'), 'utf8')).split('\n');
    const { booked: first }: { booked: Reservation } = JSON.parse(text);
    const dataDir = await mkdtemp(join(tmpdir(), 'reservations-'));
    const store = await openReservations(dataDir);
    await store.add(first);
    // From here on every write fails, as on a full disk.
    await store.close();
    const references = { clientReference: 'ref-2', bookingReference: 'ref-2' };
    const second = { ...first, ...references, confirmation: 'SECOND' };
    await expect(store.add(second)).rejects.toThrow(/closed|EBADF/u);
    await expect(store.add({ ...second, clientReference: 'ref-1' })).rejects.toThrow(/closed|EBADF/u);
    await expect(store.cancel(first.confirmation, 1)).rejects.toThrow(/closed|EBADF/u);
    expect(store.byReference('ref-2')).toBeUndefined();
    expect(store.byConfirmation('SECOND')).toBeUndefined();
    expect(store.byReference('ref-1')).toEqual(first);
    await rm(dataDir, { recursive: true });
  });
});
