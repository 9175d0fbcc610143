import { LIST_LIMIT, listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { filterOf } from '../entity-call.ts';

/** Records above this number are not counted. */
const MAX_COUNTED = 20_000;

/** Counts records on a platform without a count: reads their ids page by page. The response is that of `GET /count`. */
export async function countIds(
  send: SendToPlatform,
  call: PlatformCall,
  entity: string,
): Promise<PlatformReply> {
  const q = filterOf(call.suffix ?? '') ?? {};
  let count = 0;
  for (;;) {
    const suffix = listSuffix({ q, sort: 'id', fields: ['id'], limit: LIST_LIMIT, skip: count });
    const reply = await send({ ...call, path: `/entities/${entity}`, suffix });
    if (reply.status !== 200 || !Array.isArray(reply.body)) return reply;
    count += reply.body.length;
    // A short page is not necessarily the last one: a platform may return fewer records than requested.
    if (reply.body.length === 0 || count >= MAX_COUNTED)
      return { ...reply, body: { count: Math.min(count, MAX_COUNTED) } };
  }
}
