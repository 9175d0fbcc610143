import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/stay/time-units.ts';
import { endingProcess } from '../testing/ending-process.ts';
import { caller, confirmInput, createInput, dana, eve, noa, setUp, settled } from '../testing/kit.ts';

const asked = 'payment requested for its owner';
const paid = 'paid for its owner';
const notPaid = 'payment refused, nothing is charged';

async function draft(changes: Parameters<typeof setUp>[0] = {}) {
  const kit = setUp(changes);
  await kit.service.create(caller(dana), createInput());
  return { ...kit, me: caller(dana) };
}

describe('paying for a booking', () => {
  it('is refused to other members and visitors, and recorded when an administrator pays', async () => {
    const { service, records, audited } = await draft();
    for (const stranger of [caller(eve), caller(null), caller(null, 'guess')])
      await expect(service.confirm(stranger, confirmInput())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await service.confirm(caller(noa), confirmInput());
    expect(records.get('booking-1')?.history.map(({ who }) => who)).toEqual(['owner', 'admin u3', 'system']);
    const totalMinor = confirmInput().expectedTotalMinor;
    const ofAdmin = { actor: { id: 'u3' }, action: 'booking.pay', recordId: 'booking-1' };
    expect(audited).toMatchObject([
      { ...ofAdmin, summary: asked, after: { status: 'pending', effect: 'book', totalMinor } },
      { ...ofAdmin, summary: paid, after: { status: 'confirmed', effect: null, totalMinor } },
    ]);
  });

  it('for a traveller is recorded before it is sent', async () => {
    const { service, script, audited } = await draft();
    const seen: string[] = [];
    script.book = () => {
      seen.push(...audited.map(({ summary }) => summary));
      return Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    };
    await service.confirm(caller(noa), confirmInput());
    expect(seen).toEqual([asked]);
  });

  it('for a traveller is recorded as refused in the audit log when the hotel refuses it', async () => {
    const { service, script, audited } = await draft();
    script.book = () => Promise.resolve({ kind: 'refused', statusCode: 300 });
    expect(await service.confirm(caller(noa), confirmInput())).toMatchObject({
      __typename: 'BookingRefused',
    });
    expect(audited.map(({ summary }) => summary)).toEqual([asked, notPaid]);
    expect(audited[1]).toMatchObject({
      actor: { id: 'system' },
      after: { status: 'pending', totalMinor: 0 },
    });
  });

  it('for a traveller is recorded as paid, once, although the process ends with its first write after the answer', async () => {
    const { service, script, audited, records, deps, clock } = await draft();
    const ending = endingProcess(deps);
    script.book = () => {
      ending.endAfter(1);
      return Promise.resolve({ kind: 'booked', confirmationNumber: 'ABC123' });
    };
    void ending.service.confirm(caller(noa), confirmInput());
    for (let turn = 0; turn < 10; turn += 1) await settled();
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    await service.idle();
    expect(records.get('booking-1')).toMatchObject({ status: 'confirmed', pendingOperation: null });
    expect([...new Set(audited.map(({ summary }) => summary))]).toEqual([asked, paid]);
    expect(new Set(audited.map(({ onceKey }) => onceKey)).size).toBe(2);
  });

  it('for a traveller is recorded by the next status check when the process ends before it is sent', async () => {
    const { service, sent, audited, records, deps, clock } = await draft();
    const ending = endingProcess(deps);
    // The record that Book is pending; not the entry of the audit log, which comes before Book.
    ending.endAfter(1);
    void ending.service.confirm(caller(noa), confirmInput());
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(records.get('booking-1')).toMatchObject({ pendingOperation: 'book' });
    expect(audited).toEqual([]);
    for (let check = 0; check < 5; check += 1) {
      await clock.advance(60 * MINUTE_MS);
      await service.reconcileDue();
      await service.idle();
    }
    expect(sent).toEqual([]);
    expect(records.get('booking-1')).toMatchObject({ status: 'pending', outcome: { kind: 'absent' } });
    expect([...new Set(audited.map(({ summary }) => summary))]).toEqual([asked, notPaid]);
  });

  it('for a traveller is sent although the audit log is slow', async () => {
    const { service, sent, clock } = await draft({ writeAuditLog: () => new Promise(() => undefined) });
    void service.confirm(caller(noa), confirmInput());
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(200);
    expect(sent).toHaveLength(1);
  });

  it('is not called earlier when an administrator has set an unpaid booking to confirmed', async () => {
    const { service, me, sent } = await draft();
    await service.setStatus(caller(noa), 'booking-1', 'confirmed');
    expect(await service.confirm(me, confirmInput())).toMatchObject({
      booking: { status: 'confirmed', payment: null },
      wasPaidBefore: false,
    });
    expect(sent).toEqual([]);
  });

  it('by the owner is not recorded in the audit log', async () => {
    const { service, me, audited } = await draft();
    await service.confirm(me, confirmInput());
    expect(audited).toEqual([]);
  });
});
