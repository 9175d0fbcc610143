import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import { UPSTREAM, listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { recordOf } from '../entity-call.ts';
import type { WireRecord } from '../entity-call.ts';
import { answered } from './own-entities.ts';
import type { RecordLocks } from './record-locks.ts';
import { meetsConditions } from './same-fields.ts';

/** Maximum number of records of one call, the same limit as in our own platform. */
const MAX_RECORDS = 500;

const command = z.object({
  query: z.record(z.string(), z.unknown()),
  data: z.object({ $set: z.record(z.string(), z.unknown()) }),
});
const found = z.array(z.object({ id: requiredText }));

/**
 * Fields that the platform sets itself, whatever is sent. The owner of a booking is stored in a field of the gateway
 * instead.
 */
const FIXED = ['id', 'created_by_id'];

const without = (fields: WireRecord, names: readonly string[]): WireRecord =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

interface Deps {
  readonly send: SendToPlatform;
  readonly locks: RecordLocks;
}

/**
 * A conditional update for a platform without one: under a lock the record is read, compared, and written if it meets
 * the condition. The response is that of `PATCH /update-many`. The lock only excludes other gateways; a different
 * writer is noticed only when it wrote before the record was read.
 * @throws AppError as `send` and `hold` do; the write may have taken place only when the error says that its response
 * was lost
 */
export async function updateUnderLock(
  { send, locks }: Deps,
  call: PlatformCall,
  entity: string,
): Promise<PlatformReply> {
  const path = `/entities/${entity}`;
  const as = { call: call.call, path, ...(call.token !== undefined && { token: call.token }) };
  const { query, data } = parseReply(command, call.body, { upstream: UPSTREAM, call: call.call });
  const { id: wantedId, ...conditions } = query;
  const fields = without(data.$set, entity === 'Booking' ? FIXED : [...FIXED, 'created_by']);

  const idsOfQuery = async (): Promise<PlatformReply | string[]> => {
    const suffix = listSuffix({ q: query, fields: ['id'], limit: MAX_RECORDS });
    const reply = await send({ ...as, method: 'GET', suffix });
    if (reply.status !== 200) return reply;
    return parseReply(found, reply.body, { upstream: UPSTREAM, call: call.call }).map(({ id }) => id);
  };

  /** @returns whether it was changed, or the response that refuses it */
  const updateOne = (id: string): Promise<boolean | PlatformReply> =>
    locks.hold(`${entity}/${id}`, async (lease) => {
      const suffix = `/${encodeURIComponent(id)}`;
      const before = await send({ ...as, method: 'GET', suffix });
      if (before.status === 404) return false;
      if (before.status !== 200) return before;
      const record = recordOf(before.body);
      if (!record || !meetsConditions(record, conditions)) return false;
      // A bulk call is repeated until it changes nothing, so unchanged records must not count.
      if (wantedId === undefined && meetsConditions(record, fields)) return false;
      lease.writes();
      // Sent once: a repeat after a lost response might arrive after the lock has ended.
      const written = await send({
        ...as,
        method: 'PUT',
        suffix,
        body: fields,
        budget: budgets.platformOnce,
      });
      if (written.status === 404) return false;
      return written.status < 300 ? true : written;
    });

  const ids = typeof wantedId === 'string' ? [wantedId] : await idsOfQuery();
  if (!Array.isArray(ids)) return ids;
  let updated = 0;
  for (const id of ids) {
    const outcome = await updateOne(id);
    if (typeof outcome !== 'boolean') return outcome;
    if (outcome) updated += 1;
  }
  const body = { success: true, updated, has_more: ids.length >= MAX_RECORDS };
  return answered(200, body);
}
