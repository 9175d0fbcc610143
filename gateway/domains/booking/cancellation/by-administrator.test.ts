import { describe, expect, it } from 'vitest';
import { cancelInput, confirmed, ID, reservation } from '../testing/cancel.ts';
import { caller, eve, noa } from '../testing/kit.ts';

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
        after: { status: 'cancelled', effect: null, feeMinor: 0 },
      },
    ]);
  });

  it('is not recorded in the audit log when the hotel refuses it', async () => {
    const { service, script, audited } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 300 });
    script.reservation = () => Promise.resolve(reservation('active'));
    expect(await service.cancel(caller(noa), cancelInput())).toMatchObject({ code: 'CANCEL_REFUSED' });
    expect(audited).toEqual([]);
  });

  it('is recorded as pending while its outcome is unknown', async () => {
    const { service, script, audited } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    await service.cancel(caller(noa), cancelInput());
    expect(audited).toMatchObject([
      { action: 'booking.cancel', after: { status: 'confirmed', effect: 'cancel' } },
    ]);
  });
});
