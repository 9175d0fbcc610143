import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookRequest, checkedRoom, startSandbox, type Sandbox } from './sandbox.ts';
import * as wire from './wire.ts';

/** Settings for behaviour that the provider's documentation leaves open. The sandbox's clock moves only by `advance`. */

const DAY = '2031-03-10';
const LATE_MS = 90_000;
let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.dispose());

const read = (reference: string) =>
  sandbox.post('BookingDetail', { BookingReferenceId: reference, PaymentMode: 'Limit' });
const statusOf = async (reference: string) =>
  wire.bookingDetailBody.parse(await read(reference)).BookingDetail.BookingStatus;
const report = async () =>
  wire.reportBody.parse(await sandbox.post('BookingDetailsBasedOnDate', { FromDate: DAY, ToDate: DAY }))
    .BookingDetail;
const cancel = (ConfirmationNumber: string) => sandbox.post('Cancel', { ConfirmationNumber });

async function request(reference = 'ref') {
  const room = await checkedRoom(sandbox);
  return bookRequest(room.BookingCode, room.TotalFare, reference);
}
const numberOf = (body: unknown) => wire.bookBody.parse(body).ConfirmationNumber;

describe('a sandbox that executes requests after a delay', () => {
  it('breaks the connection of Book and reserves later', async () => {
    const body = await request();
    await sandbox.faults({ faults: [{ call: 'Book', kind: 'late', ms: LATE_MS, times: 1 }] });
    await expect(sandbox.post('Book', body)).rejects.toThrow('fetch failed');
    expect(wire.refusedWith(await read('ref'))).toBe(400);
    sandbox.advance(LATE_MS - 1);
    expect(wire.refusedWith(await read('ref'))).toBe(400);
    sandbox.advance(1);
    expect(await statusOf('ref')).toBe('Confirmed');
    expect(await report()).toHaveLength(1);
  });

  it('returns 503 to Book but still reserves later', async () => {
    const body = await request();
    await sandbox.faults({ faults: [{ call: 'Book', kind: 'late', ms: LATE_MS, status: 503, times: 1 }] });
    expect((await sandbox.raw('Book', { method: 'POST', body: JSON.stringify(body) })).status).toBe(503);
    expect(await report()).toEqual([]);
    sandbox.advance(LATE_MS);
    expect(await statusOf('ref')).toBe('Confirmed');
  });

  it('cancels later', async () => {
    const number = numberOf(await sandbox.post('Book', await request()));
    await sandbox.faults({ faults: [{ call: 'Cancel', kind: 'late', ms: LATE_MS, times: 1 }] });
    await expect(cancel(number)).rejects.toThrow('fetch failed');
    expect(await statusOf('ref')).toBe('Confirmed');
    sandbox.advance(LATE_MS);
    expect(await statusOf('ref')).toBe('CancellationInProgress');
  });

  it('responds to reads at once', async () => {
    numberOf(await sandbox.post('Book', await request()));
    await sandbox.faults({ faults: [{ call: '*', kind: 'late', ms: LATE_MS }] });
    expect(await statusOf('ref')).toBe('Confirmed');
  });
});

it('a late booking appears late, both by reference and in the report', async () => {
  const body = await request();
  await sandbox.faults({ faults: [{ call: 'Book', kind: 'shown-late', ms: LATE_MS }] });
  const number = numberOf(await sandbox.post('Book', body));
  expect(wire.refusedWith(await read('ref'))).toBe(400);
  expect(wire.refusedWith(await sandbox.post('BookingDetail', { ConfirmationNumber: number }))).toBe(400);
  expect(await report()).toEqual([]);
  await sandbox.restart();
  sandbox.advance(LATE_MS - 1);
  expect(wire.refusedWith(await read('ref'))).toBe(400);
  sandbox.advance(1);
  expect(await statusOf('ref')).toBe('Confirmed');
  expect(await report()).toHaveLength(1);
});

describe('a reference that was used before', () => {
  it('is refused by default', async () => {
    const body = await request();
    numberOf(await sandbox.post('Book', body));
    expect(wire.refusedWith(await sandbox.post('Book', body))).toBe(400);
    expect(await report()).toHaveLength(1);
  });

  it('may return the existing reservation', async () => {
    const body = await request();
    await sandbox.faults({ settings: { repeatedReference: 'first' } });
    const number = numberOf(await sandbox.post('Book', body));
    expect(numberOf(await sandbox.post('Book', body))).toBe(number);
    expect(await report()).toHaveLength(1);
  });

  it('may create a second reservation, and looking it up finds the newer', async () => {
    const body = await request();
    await sandbox.faults({ settings: { repeatedReference: 'again' } });
    const first = numberOf(await sandbox.post('Book', body));
    const second = numberOf(await sandbox.post('Book', body));
    expect(second).not.toBe(first);
    expect(wire.bookingDetailBody.parse(await read('ref')).BookingDetail.ConfirmationNumber).toBe(second);
    const rows = await report();
    expect(rows.map((row) => [row.ClientReferenceNumber, row.ConfirmationNo])).toEqual([
      ['ref', first],
      ['ref', second],
    ]);
  });
});

describe('a request that arrives twice', () => {
  it.each([
    ['first', 'first', 1],
    ['again', 'first', 2],
    ['again', 'second', 2],
  ] as const)(
    'gets, with references handled as “%s”, the response to the %s',
    async (repeatedReference, answer, count) => {
      const body = await request();
      await sandbox.faults({
        faults: [{ call: 'Book', kind: 'doubled', answer, times: 1 }],
        settings: { repeatedReference },
      });
      const number = numberOf(await sandbox.post('Book', body));
      const rows = await report();
      expect(rows).toHaveLength(count);
      expect(rows.at(answer === 'first' ? 0 : -1)?.ConfirmationNo).toBe(number);
    },
  );

  it('may be refused although the first one reserved', async () => {
    const body = await request();
    await sandbox.faults({ faults: [{ call: 'Book', kind: 'doubled', answer: 'second' }] });
    expect(wire.refusedWith(await sandbox.post('Book', body))).toBe(400);
    expect(await statusOf('ref')).toBe('Confirmed');
  });

  it('cancels once; the second is refused', async () => {
    const number = numberOf(await sandbox.post('Book', await request()));
    await sandbox.faults({ faults: [{ call: 'Cancel', kind: 'doubled', answer: 'second' }] });
    expect(wire.refusedWith(await cancel(number))).toBe(479);
    expect(await statusOf('ref')).toBe('CancellationInProgress');
  });
});
