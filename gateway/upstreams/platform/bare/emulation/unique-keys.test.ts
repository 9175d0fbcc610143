import { describe, expect, it } from 'vitest';
import { budgets } from '#upstreams/budgets.ts';
import { answering, locksOf } from '../testing/kit.ts';
import { createWithUniqueKey } from './unique-keys.ts';

const call = {
  call: 'createBooking',
  method: 'POST',
  path: '/entities/Booking',
  body: { create_key: 'one' },
  budget: budgets.platformWrite,
} as const;
const answers = {
  'GET /entities/Booking': { status: 200, body: [] },
  'POST /entities/Booking': { status: 201, body: { id: 'b1' } },
};

describe('creating a record with a unique key', () => {
  it('sends it once after a lookup with the time limit of a read, so that both end before the lock expires', async () => {
    const { send, sent } = answering(answers);
    const reply = await createWithUniqueKey(
      { send, locks: locksOf('usual'), serviceToken: 's' },
      call,
      'Booking',
    );
    expect(reply).toMatchObject({ status: 201, body: { id: 'b1' } });
    expect(sent.map(({ method, budget }) => [method, budget])).toEqual([
      ['GET', budgets.platformRead],
      ['POST', budgets.platformOnce],
    ]);
  });

  it('is refused when the key exists, and reports one attempt even if the lookup took two', async () => {
    const { send, sentBy } = answering({
      'GET /entities/Booking': { status: 200, body: [{ id: 'b1' }], attempts: 2 },
    });
    const reply = await createWithUniqueKey(
      { send, locks: locksOf('usual'), serviceToken: 's' },
      call,
      'Booking',
    );
    expect(reply).toMatchObject({ status: 409, attempts: 1 });
    expect(sentBy('POST')).toEqual([]);
  });

  it('sends nothing when the lock may expire before the request arrives', async () => {
    const { send, sentBy } = answering(answers);
    const deps = { send, locks: locksOf('shortly'), serviceToken: 's' };
    await expect(createWithUniqueKey(deps, call, 'Booking')).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(sentBy('POST')).toEqual([]);
  });
});
