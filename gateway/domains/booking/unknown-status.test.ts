import { describe, expect, it } from 'vitest';
import { cancelInput, confirmed, ID } from './testing/cancel.ts';
import { caller, confirmInput, noa } from './testing/kit.ts';

const onHold = { status: null, otherStatus: 'on_hold' } as const;
const refusal = { code: 'INVALID_STATE' };

describe('a booking with an unknown status', () => {
  it('can be read, alone and in a list', async () => {
    const { service, me } = await confirmed(onHold);
    expect(await service.visible(me, ID)).toMatchObject(onHold);
    expect(await service.ownedBy('dana@example.com', 10, 0)).toMatchObject([onHold]);
  });

  it('can be neither paid, changed nor cancelled, and has no receipt', async () => {
    const { service, me, record, sent, cancelled } = await confirmed(onHold);
    const before = record();
    const sentBefore = sent.length;
    await expect(service.confirm(me, confirmInput({ key: 'pay-2' }))).rejects.toMatchObject(refusal);
    await expect(service.updateExtras(me, ID, { insurance: true })).rejects.toMatchObject(refusal);
    await expect(service.previewCancellation(me, ID, null)).rejects.toMatchObject(refusal);
    expect(await service.cancel(me, cancelInput())).toMatchObject({
      __typename: 'CancelRefused',
      ...refusal,
    });
    await expect(service.receipt(me, ID)).rejects.toMatchObject(refusal);
    expect(record()).toEqual(before);
    expect([sent.length, cancelled]).toEqual([sentBefore, []]);
  });

  it('can be set to a known status by an administrator, with no previous status to restore', async () => {
    const { service, record, audited } = await confirmed(onHold);
    expect(await service.setStatus(caller(noa), ID, 'confirmed')).toMatchObject({
      booking: { status: 'confirmed' },
      previous: null,
    });
    expect(record()).toMatchObject({ status: 'confirmed', mismatch: null });
    expect(audited).toMatchObject([{ summary: 'status set from on_hold to confirmed' }]);
  });

  it('gets a pending cancellation of its reservation once an administrator cancels it', async () => {
    const { service } = await confirmed(onHold);
    expect(await service.setStatus(caller(noa), ID, 'cancelled')).toMatchObject({
      booking: { status: 'cancelled', pendingOperation: 'cancel' },
    });
  });
});
