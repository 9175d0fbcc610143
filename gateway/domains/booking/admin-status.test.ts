import { describe, expect, it } from 'vitest';
import type { Booking, BookingStatus } from '#models/booking.ts';
import type { BookResult } from '#upstreams/provider/hotel-provider.ts';
import type { BookingDeps } from './ports.ts';
import { caller, confirmInput, createInput, dana, FARE, ils, noa, setUp, settled } from './testing/kit.ts';

const ID = 'booking-1';
const admin = caller(noa);
const me = caller(dana);

async function draft(deps: Partial<BookingDeps> = {}) {
  const kit = setUp(deps);
  await kit.service.create(me, createInput());
  const record = (): Booking => {
    const found = kit.records.get(ID);
    if (!found) throw new Error('no record');
    return found;
  };
  return { ...kit, record };
}

/** Runs everything that is due until nothing is pending. */
async function atRest({ clock, service }: Pick<ReturnType<typeof setUp>, 'clock' | 'service'>) {
  for (let turn = 0; turn < 8; turn += 1) await clock.advance(0);
  await service.idle();
}

/** A paid booking with its reservation. */
async function confirmed() {
  const kit = await draft();
  await kit.service.confirm(me, confirmInput());
  kit.notifications.length = 0;
  return kit;
}

/** A booking in each state, with a live reservation and without one. */
const starts = {
  'pending, no rooms': () => draft(),
  'pending, rooms held': async () => {
    const kit = await confirmed();
    await kit.service.setStatus(admin, ID, 'pending');
    return kit;
  },
  'confirmed, rooms held': () => confirmed(),
  'confirmed, no rooms': async () => {
    const kit = await draft();
    await kit.service.setStatus(admin, ID, 'confirmed');
    return kit;
  },
  'cancelled, no rooms': async () => {
    const kit = await draft();
    await kit.service.setStatus(admin, ID, 'cancelled');
    return kit;
  },
};
const isHeld = (start: string) => start.endsWith('rooms held');
const statuses: BookingStatus[] = ['pending', 'confirmed', 'cancelled'];

function expectedMismatch(start: string, status: BookingStatus): string | null {
  if (status === 'confirmed') return isHeld(start) ? null : 'confirmed without a live reservation';
  return isHeld(start) && status === 'pending' ? 'pending with a live reservation' : null;
}

describe('setting the status as an administrator', () => {
  const rows = Object.entries(starts).flatMap(([name, start]) =>
    statuses.map((status) => ({ name, start, status })),
  );

  it.each(rows)('sets a booking ($name) to $status, and back', async ({ name, start, status }) => {
    const { service, record, clock, cancelled, sent } = await start();
    const before = record();
    const booked = sent.length;
    const set = await service.setStatus(admin, ID, status);
    expect(set).toMatchObject({ previous: before.status, isWaiting: false, booking: { status } });
    const needsCancel = status === 'cancelled' && isHeld(name);
    expect(record()).toMatchObject({
      status,
      pendingOperation: needsCancel ? 'cancel' : null,
      mismatch: expectedMismatch(name, status),
    });
    const isNew = status !== before.status;
    expect(record().adminOverride?.by).toBe(isNew ? 'admin u3' : before.adminOverride?.by);
    expect(record().adminOverride?.requestedStatus ?? null).toBeNull();
    expect(record().history.at(-1)).toMatchObject(
      isNew ? { who: 'admin u3', what: `status set to ${status}` } : (before.history.at(-1) ?? {}),
    );
    await clock.advance(9_000);
    expect(await service.setStatus(admin, ID, before.status ?? 'pending')).toMatchObject({
      booking: { status: before.status, pendingOperation: null, mismatch: before.mismatch },
    });
    await clock.advance(60_000);
    expect(cancelled).toEqual([]);
    expect(sent).toHaveLength(booked);
    expect(record()).toMatchObject({ status: before.status, cancellationDetails: null });
  });
});

describe('a cancellation by an administrator', () => {
  it('is sent after the undo pause, costs the traveller nothing, and notifies them only once it is sent', async () => {
    const { service, record, clock, cancelled, notifications, audited } = await confirmed();
    await service.setStatus(admin, ID, 'cancelled');
    expect([cancelled, notifications]).toEqual([[], []]);
    await clock.advance(10_000);
    await atRest({ clock, service });
    expect(cancelled).toEqual(['ABC123']);
    expect(record()).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
      mismatch: null,
      adminOverride: { by: 'admin u3' },
      cancellationDetails: { fee: ils(0), refund: ils(FARE), reason: null },
    });
    expect(notifications).toEqual(['booking-cancelled booking-1']);
    expect(audited).toMatchObject([
      {
        actor: { id: 'u3', email: 'noa@example.com' },
        action: 'booking.status',
        recordId: ID,
        after: { status: 'cancelled', refundMinor: FARE },
      },
    ]);
  });

  it('is sent by the next process that reads it when the process that scheduled it has died', async () => {
    const { deps, service, otherInstance, clock, cancelled } = await confirmed();
    const { sleep } = deps.clock;
    deps.clock.sleep = () => new Promise(() => undefined);
    await service.setStatus(admin, ID, 'cancelled');
    deps.clock.sleep = sleep;
    await clock.advance(10_000);
    expect(cancelled).toEqual([]);
    expect(await otherInstance().visible(me, ID)).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
    });
    expect(cancelled).toHaveLength(1);
  });

  it('stays cancelled when the provider refuses, and shows that the rooms are still reserved', async () => {
    const { service, record, clock, script, notifications } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    script.reservation = () =>
      Promise.resolve({
        status: 'active',
        statusWord: 'Confirmed',
        confirmationNumber: 'ABC123',
        hotelCode: '1000001',
        checkIn: '2026-12-10',
        checkOut: '2026-12-13',
        totalFare: '900.00',
        currency: 'ILS',
        tiers: [],
      });
    await service.setStatus(admin, ID, 'cancelled');
    await clock.advance(10_000);
    await atRest({ clock, service });
    expect(record()).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
      mismatch: 'cancelled with a live reservation',
    });
    expect(notifications).toEqual([]);
  });

  it('keeps fee and refund of the owner’s cancellation when it is set to pending and back', async () => {
    const { service, record, audited } = await confirmed();
    await service.cancel(me, { bookingId: ID, feeSeenMinor: 0, key: 'cancel-1' });
    const { cancellationDetails } = record();
    expect(cancellationDetails).toMatchObject({ fee: ils(0), refund: ils(FARE) });
    await service.setStatus(admin, ID, 'pending');
    expect(record()).toMatchObject({ status: 'pending', cancellationDetails });
    await service.setStatus(admin, ID, 'cancelled');
    expect(record()).toMatchObject({ status: 'cancelled', cancellationDetails });
    expect(audited.at(-1)?.after).toEqual({ status: 'cancelled', mismatch: null });
  });
});

describe('a requested status', () => {
  const inFlight = async () => {
    const kit = await draft();
    let answer: (result: BookResult) => void = () => undefined;
    kit.script.book = () => new Promise((resolve) => (answer = resolve));
    const job = kit.service.confirm(me, confirmInput());
    for (let turn = 0; turn < 5; turn += 1) await settled();
    return { ...kit, job, answer: (result: BookResult) => answer(result) };
  };
  const booked = { kind: 'booked', confirmationNumber: 'ABC123' } as const;

  it('waits for the pending outcome and is applied together with it', async () => {
    const { service, record, job, answer, clock, cancelled, notifications } = await inFlight();
    expect(await service.setStatus(admin, ID, 'cancelled')).toMatchObject({
      previous: 'pending',
      isWaiting: true,
      booking: {
        status: 'pending',
        pendingOperation: 'book',
        adminOverride: { requestedStatus: 'cancelled' },
      },
    });
    answer(booked);
    await job;
    await atRest({ clock, service });
    expect(record()).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
      adminOverride: { by: 'admin u3', requestedStatus: null },
    });
    expect(cancelled).toEqual(['ABC123']);
    expect(notifications).toEqual(['booking-cancelled booking-1']);
  });

  it('is undone by setting the previous status again', async () => {
    const { service, record, job, answer, notifications } = await inFlight();
    await service.setStatus(admin, ID, 'cancelled');
    expect(await service.setStatus(admin, ID, 'pending')).toMatchObject({ isWaiting: false });
    answer(booked);
    await job;
    expect(record()).toMatchObject({ status: 'confirmed', pendingOperation: null, adminOverride: null });
    expect(notifications).toEqual(['booking-confirmed booking-1']);
  });

  it('only records the override when the pending outcome leads to the same status', async () => {
    const { service, record, job, answer } = await inFlight();
    await service.setStatus(admin, ID, 'confirmed');
    answer(booked);
    await job;
    expect(record()).toMatchObject({
      status: 'confirmed',
      mismatch: null,
      adminOverride: { requestedStatus: null },
    });
  });
});

describe('the permission to set a status', () => {
  it('is checked against the current role, so that a demotion applies at once', async () => {
    const { service, record } = await draft({ freshRole: () => Promise.resolve('user') });
    await expect(service.setStatus(admin, ID, 'confirmed')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(service.setStatus(caller(null), ID, 'confirmed')).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    });
    expect(record().status).toBe('pending');
  });

  it('is not enough to set the status of a booking that does not exist', async () => {
    const { service } = await draft();
    await expect(service.setStatus(admin, 'nothing', 'confirmed')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('suffices while the audit log is unavailable', async () => {
    const { service } = await draft({ writeAuditLog: () => Promise.reject(new Error('away')) });
    expect(await service.setStatus(admin, ID, 'confirmed')).toMatchObject({
      booking: { status: 'confirmed' },
    });
  });
});

describe('rooms that are reserved', () => {
  it('are never reserved twice: a booking set back to pending cannot be paid again', async () => {
    const { service, sent } = await confirmed();
    await service.setStatus(admin, ID, 'pending');
    await expect(service.confirm(me, confirmInput({ key: 'pay-2' }))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    await expect(service.updateExtras(me, ID, { insurance: true })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    expect(sent).toHaveLength(1);
  });

  it('can be booked again once an administrator has cancelled them', async () => {
    const { service, sent, clock, record } = await confirmed();
    await service.setStatus(admin, ID, 'cancelled');
    await clock.advance(10_000);
    await atRest({ clock, service });
    await service.setStatus(admin, ID, 'pending');
    expect(await service.confirm(me, confirmInput({ key: 'pay-2' }))).toMatchObject({
      booking: { status: 'confirmed' },
    });
    expect(new Set(sent.map(({ clientRef }) => clientRef)).size).toBe(2);
    expect(record()).toMatchObject({ adminOverride: null, mismatch: null, cancellationDetails: null });
  });
});
