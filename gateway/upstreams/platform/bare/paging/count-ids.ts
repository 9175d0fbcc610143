import { LIST_LIMIT, listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { filterOf } from '../entity-call.ts';

/** What there is more of is not counted. */
const MOST = 20_000;

/** Counts records of a platform that does not: their ids are read page by page. Its answer is that of `GET /count`. */
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
    // A short page is not the last one: a platform may give fewer than it is asked for.
    if (reply.body.length === 0 || count >= MOST) return { ...reply, body: { count: Math.min(count, MOST) } };
  }
}
