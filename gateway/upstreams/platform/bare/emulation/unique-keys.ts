import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import { UPSTREAM, listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { recordOf } from '../entity-call.ts';
import type { RecordLocks } from './record-locks.ts';

/** Fields whose values must be unique. */
const uniqueFields: Readonly<Record<string, string>> = {
  Booking: 'create_key',
  Hotel: 'create_key',
  Review: 'booking_id',
};

const found = z.array(z.object({ id: requiredText }));

interface Deps {
  readonly send: SendToPlatform;
  readonly locks: RecordLocks;
  readonly serviceToken: string;
}

/**
 * Creates a record on a platform without unique fields: the response is 409 when its key exists already.
 * @throws AppError as `send` and `hold` do
 */
export async function createWithUniqueKey(
  { send, locks, serviceToken }: Deps,
  call: PlatformCall,
  entity: string,
): Promise<PlatformReply> {
  const field = uniqueFields[entity];
  const value = field === undefined ? undefined : recordOf(call.body)?.[field];
  if (field === undefined || typeof value !== 'string') return send(call);
  return locks.hold(`${entity} ${field} ${value}`, async (lease) => {
    const suffix = listSuffix({ q: { [field]: value }, fields: ['id'], limit: 1 });
    // Read by the gateway, because a member cannot see records of others but must not duplicate them either.
    const before = await send({
      ...call,
      method: 'GET',
      suffix,
      token: serviceToken,
      body: undefined,
      budget: budgets.platformRead,
    });
    if (before.status !== 200) return before;
    const [there] = parseReply(found, before.body, { upstream: UPSTREAM, call: call.call });
    // `attempts` is 1 because nothing was sent: a higher number would mean a repeated create to callers.
    if (there) return { ...before, status: 409, body: null, code: 'duplicate', attempts: 1 };
    lease.writes();
    // Sent once: a repeat after a lost response would create a second record. The caller looks up the key instead.
    return send({ ...call, budget: budgets.platformOnce });
  });
}
