import { describe, expect, it } from 'vitest';
import { caller, confirmInput, createInput, dana, eve, noa, setUp } from '../testing/kit.ts';

async function draft() {
  const kit = setUp();
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
    expect(audited).toMatchObject([
      {
        actor: { id: 'u3' },
        action: 'booking.pay',
        recordId: 'booking-1',
        after: { status: 'confirmed', totalMinor: confirmInput().expectedTotalMinor },
      },
    ]);
  });

  it('for a traveller is not recorded in the audit log when the hotel refuses it', async () => {
    const { service, script, audited } = await draft();
    script.book = () => Promise.resolve({ kind: 'refused', statusCode: 300 });
    expect(await service.confirm(caller(noa), confirmInput())).toMatchObject({
      __typename: 'BookingRefused',
    });
    expect(audited).toEqual([]);
  });

  it('by the owner is not recorded in the audit log', async () => {
    const { service, me, audited } = await draft();
    await service.confirm(me, confirmInput());
    expect(audited).toEqual([]);
  });
});
