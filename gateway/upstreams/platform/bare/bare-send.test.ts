import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { bareSend } from './bare-send.ts';
import type { Capabilities } from './capabilities/capabilities.ts';
import type { Feature } from './capabilities/features.ts';
import { answering, locksOf } from './testing/kit.ts';

const missing: ReadonlySet<Feature> = new Set<Feature>(['exchange', 'ownership']);
const capabilities: Capabilities = {
  missing: () => Promise.resolve(missing),
  known: () => missing,
  serviceEmail: () => 'gateway@example.com',
  wasAway: () => undefined,
  answered: () => undefined,
};
const path = '/entities/Booking';

describe('a booking that the platform neither stores completely nor deletes', () => {
  it('is logged as two errors: what is missing, and which record must be deleted', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { send } = answering({
      [`POST ${path}`]: { status: 201, body: { id: 'b1', version: 1 } },
      [`DELETE ${path}`]: { status: 403, body: null },
    });
    const bare = bareSend({ send, capabilities, locks: locksOf('usual'), serviceToken: 's', logger });
    const body = { version: 1, effect: 'book' };
    await expect(bare({ call: 'createBooking', method: 'POST', path, body })).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      { event: 'platform.booking-left', recordId: 'b1', status: 403 },
      { event: 'platform.lacks.booking-journal' },
    ]);
  });
});

describe('a conditional update on a platform that has the call but sets the creator of a record itself', () => {
  it('is made record by record, with the owner in owner_email', async () => {
    const logger = pino({ level: 'silent' });
    const record = { id: 'b1', version: 1, created_by: 'gateway@example.com', owner_email: 'nobody' };
    const { send, sentBy } = answering({
      [`GET ${path}`]: { status: 200, body: record },
      [`PUT ${path}`]: { status: 200, body: { ...record, version: 2, owner_email: 'dana@example.com' } },
    });
    const bare = bareSend({ send, capabilities, locks: locksOf('usual'), serviceToken: 's', logger });
    const reply = await bare({
      call: 'claimBooking',
      method: 'PATCH',
      path: `${path}/update-many`,
      body: {
        query: { id: 'b1', version: 1 },
        data: { $set: { version: 2, created_by: 'dana@example.com' } },
      },
    });
    expect(reply.body).toMatchObject({ updated: 1 });
    expect(sentBy('PATCH')).toEqual([]);
    expect(sentBy('PUT')).toMatchObject([{ body: { version: 2, owner_email: 'dana@example.com' } }]);
  });
});

describe('deleting an account', () => {
  const person = (id: string) => ({ id, email: `${id}@example.com` });
  const remove = async (administrators: readonly object[]) => {
    const { send, sentBy } = answering({
      'GET /entities/User': { status: 200, body: administrators },
      'DELETE /entities/User': { status: 200, body: null },
    });
    const logger = pino({ level: 'silent' });
    const bare = bareSend({ send, capabilities, locks: locksOf('usual'), serviceToken: 's', logger });
    const reply = await bare({
      call: 'deletePerson',
      method: 'DELETE',
      path: '/entities/User',
      suffix: '/ada',
    });
    return { status: reply.status, sent: sentBy('DELETE').length };
  };

  it('is refused for the last administrator besides the gateway’s own account', async () => {
    expect(await remove([person('ada'), { id: 'g', email: 'gateway@example.com' }])).toEqual({
      status: 409,
      sent: 0,
    });
  });

  it.each([
    ['another administrator is left', [person('ada'), person('bob')]],
    ['the account is not an administrator', []],
  ])('is sent when %s', async (_, administrators) => {
    expect(await remove(administrators)).toEqual({ status: 200, sent: 1 });
  });
});
