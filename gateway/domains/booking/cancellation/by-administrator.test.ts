import { describe, expect, it } from 'vitest';
import { cancelInput, confirmed, ID, reservation } from '../testing/cancel.ts';
import { endingProcess } from '../testing/ending-process.ts';
import { caller, eve, noa, settled } from '../testing/kit.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

describe('cancelling the booking of another person', () => {
  it('is refused to members and visitors, and recorded in the audit log when an administrator does it', async () => {
    const { service, record, audited } = await confirmed();
    for (const stranger of [caller(eve), caller(null), caller(null, 'guess')]) {
      await expect(service.cancel(stranger, cancelInput())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service.previewCancellation(stranger, ID, null)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await service.cancel(caller(noa), cancelInput());
    expect(record().history.at(-2)).toMatchObject({ who: 'admin u3' });
    expect(audited).toMatchObject([
      {
        actor: { id: 'u3' },
        action: 'booking.cancel',
        recordId: ID,
        after: { status: 'confirmed', effect: 'cancel', feeMinor: 0, refundMinor: 90_000 },
      },
      {
        actor: { id: 'u3' },
        action: 'booking.cancel',
        recordId: ID,
        summary: 'cancelled for its owner',
        after: { status: 'cancelled', effect: null, refundMinor: 90_000 },
      },
    ]);
  });

  it('is recorded in the audit log before its outcome is known', async () => {
    const { service, script, audited } = await confirmed();
    const seen: number[] = [];
    script.cancel = () => {
      seen.push(audited.length);
      return Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    };
    await service.cancel(caller(noa), cancelInput());
    expect(seen).toEqual([1]);
    expect(audited).toMatchObject([
      { action: 'booking.cancel', after: { status: 'confirmed', effect: 'cancel' } },
    ]);
  });

  it('is sent although the audit log is slow', async () => {
    const slowLog = { writeAuditLog: () => new Promise<void>(() => undefined) };
    const { service, script, clock } = await confirmed({}, slowLog);
    let calls = 0;
    script.cancel = () => {
      calls += 1;
      return Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    };
    void service.cancel(caller(noa), cancelInput());
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(200);
    expect(calls).toBe(1);
  });

  it('is recorded by the next status check, as the same entry, when the process that requested it has ended', async () => {
    const { service, script, audited, clock } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    await service.cancel(caller(noa), cancelInput());
    const [written] = audited.splice(0);
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(audited).toMatchObject([
      { ...written, actor: { id: 'u3' } },
      { summary: 'cancelled for its owner', after: { status: 'cancelled', refundMinor: 90_000 } },
    ]);
  });

  const refusal = {
    actor: { id: 'system' },
    action: 'booking.cancel',
    recordId: ID,
    summary: 'cancellation refused, nothing is refunded',
    before: { effect: 'cancel', refundMinor: 90_000 },
    after: { effect: null, refundMinor: 0 },
  };

  it('is recorded as refused, without a refund, when the provider refuses it', async () => {
    const { service, script, audited } = await confirmed();
    script.reservation = () => Promise.resolve(reservation('active'));
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    await service.cancel(caller(noa), cancelInput());
    expect(audited.filter(({ after }) => after?.['effect'] === null)).toMatchObject([refusal]);
  });

  it('is recorded as refused when a later status check finds that out', async () => {
    const { service, script, audited, clock } = await confirmed();
    script.reservation = () => Promise.resolve(reservation('active'));
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    await service.cancel(caller(noa), cancelInput());
    expect(audited).toHaveLength(1);
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    await service.idle();
    expect(audited.filter(({ after }) => after?.['effect'] === null)).toMatchObject([refusal]);
  });

  it('is recorded as refused, once, although the process ends with its first write after the refusal', async () => {
    const { service, script, audited, record, deps, clock } = await confirmed();
    const ending = endingProcess(deps);
    script.reservation = () => Promise.resolve(reservation('active'));
    script.cancel = () => {
      ending.endAfter(1);
      return Promise.resolve({ kind: 'refused', statusCode: 479 });
    };
    void ending.service.cancel(caller(noa), cancelInput());
    for (let turn = 0; turn < 10; turn += 1) await settled();
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    await service.idle();
    expect(record()).toMatchObject({ pendingOperation: null, outcome: { kind: 'cancel-refused' } });
    const refusals = audited.filter(({ after }) => after?.['effect'] === null);
    expect(refusals[0]).toMatchObject(refusal);
    expect(new Set(refusals.map(({ onceKey }) => onceKey)).size).toBe(1);
  });

  it('is recorded with its refund when a status that an administrator requested takes the place of the refusal', async () => {
    const { service, script, audited, record } = await confirmed();
    script.reservation = () => Promise.resolve(reservation('active'));
    let refuse = (): void => undefined;
    script.cancel = () =>
      new Promise((answer) => {
        refuse = () => answer({ kind: 'refused', statusCode: 479 });
      });
    const cancelling = service.cancel(caller(noa), cancelInput());
    for (let turn = 0; turn < 10; turn += 1) await settled();
    await service.setStatus(caller(noa), ID, 'cancelled');
    refuse();
    await cancelling;
    expect(record()).toMatchObject({
      status: 'cancelled',
      cancellationDetails: { refund: { amountMinor: 90_000 } },
    });
    expect(audited.at(-1)).toMatchObject({
      summary: 'status set from confirmed to cancelled',
      after: { status: 'cancelled', refundMinor: 90_000 },
    });
    expect(audited.map(({ summary }) => summary)).not.toContain(refusal.summary);
  });

  it('is not recorded as refused when the owner’s own cancellation is refused', async () => {
    const { service, me, record, script, audited } = await confirmed();
    script.reservation = () => Promise.resolve(reservation('active'));
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    await service.cancel(me, cancelInput());
    expect(record().outcome).toMatchObject({ kind: 'cancel-refused' });
    expect(audited).toEqual([]);
  });

  it('is not recorded in the audit log when the owner does it', async () => {
    const { service, me, script, audited, clock } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    await service.cancel(me, cancelInput());
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(audited).toEqual([]);
  });
});
