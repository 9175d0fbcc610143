import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import { UPSTREAM, listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { recordOf } from '../entity-call.ts';
import type { RecordLocks } from './record-locks.ts';

/** Fields of which every value may stand in one record only. */
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
 * A new record on a platform that knows no unique fields: answered with 409 when there is one with its key.
 * @throws AppError as `send` and `hold` do
 */
export async function createOnce(
  { send, locks, serviceToken }: Deps,
  call: PlatformCall,
  entity: string,
): Promise<PlatformReply> {
  const field = uniqueFields[entity];
  const value = field === undefined ? undefined : recordOf(call.body)?.[field];
  if (field === undefined || typeof value !== 'string') return send(call);
  return locks.hold(`${entity} ${field} ${value}`, async (lease) => {
    const suffix = listSuffix({ q: { [field]: value }, fields: ['id'], limit: 1 });
    // A member is shown no record of others, but must not make a second one either.
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
    // `attempts` is 1 because no create was sent: a repeated create is what callers take a higher number for.
    if (there) return { ...before, status: 409, body: null, code: 'duplicate', attempts: 1 };
    lease.writes();
    // Once only: a repeat after a lost answer would make a second record. The caller looks the key up instead.
    return send({ ...call, budget: budgets.platformOnce });
  });
}
