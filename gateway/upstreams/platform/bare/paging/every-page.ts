import { AppError } from '#gateway/errors.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix } from '../../send.ts';
import type { ListQuery, PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { recordOf } from '../entity-call.ts';

/** Maximum number of records that are read. */
const MAX_RECORDS = 50_000;
/** How often a list is read, the first time included, while records move between its pages. */
const MAX_READINGS = 4;

const idOf = (record: unknown): unknown => recordOf(record)?.['id'];

/** @returns null when records moved meanwhile, so that one may have been skipped */
async function readOnce(
  send: SendToPlatform,
  call: PlatformCall,
  query: Pick<ListQuery, 'q' | 'fields'>,
): Promise<PlatformReply | null> {
  const records: unknown[] = [];
  for (;;) {
    // Each page starts with the last record of the one before, to notice removed records in between.
    const skip = Math.max(0, records.length - 1);
    const suffix = listSuffix({ ...query, sort: 'id', limit: LIST_LIMIT, skip });
    const reply = await send({ ...call, suffix });
    if (reply.status !== 200 || !Array.isArray(reply.body)) return reply;
    const page: readonly unknown[] = reply.body;
    if (records.length > 0 && (page.length === 0 || idOf(page[0]) !== idOf(records.at(-1)))) return null;
    const news = page.slice(records.length > 0 ? 1 : 0);
    // A short page is not necessarily the last one: a platform may return fewer records than requested.
    if (news.length === 0) return { ...reply, body: records };
    for (const record of news) records.push(record);
    if (records.length > MAX_RECORDS)
      throw new AppError('UPSTREAM_ERROR', {
        upstream: UPSTREAM,
        call: call.call,
        reason: 'too many records',
      });
  }
}

/**
 * All records of a list, page by page; the query must include the field `id`. The response is that of one list; a
 * refused first page is returned as it is.
 * @throws AppError UPSTREAM_ERROR when there are too many, or the list keeps changing while it is read: an incomplete
 * list is never returned
 */
export async function readEveryPage(
  send: SendToPlatform,
  call: PlatformCall,
  query: Pick<ListQuery, 'q' | 'fields'>,
): Promise<PlatformReply> {
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const reply = await readOnce(send, call, query);
    if (reply) return reply;
  }
  const facts = { upstream: UPSTREAM, call: call.call, reason: 'records moved while they were read' };
  throw new AppError('UPSTREAM_ERROR', facts);
}
