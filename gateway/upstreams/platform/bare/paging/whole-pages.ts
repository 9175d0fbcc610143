import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { entityCallOf, recordOf } from '../entity-call.ts';

/** Which page of a list a call asks for; the limit is 0 where the platform may choose it. */
interface Page {
  readonly query: URLSearchParams;
  readonly skip: number;
  readonly limit: number;
}

function pageOf(call: PlatformCall): Page | null {
  const about = call.method === 'GET' ? entityCallOf(call) : null;
  if (!about || about.id !== null || about.act !== null) return null;
  const query = new URLSearchParams(call.suffix ?? '');
  return { query, skip: Number(query.get('skip') ?? 0), limit: Number(query.get('limit') ?? 0) };
}

const idOf = (record: unknown): unknown => recordOf(record)?.['id'];

/**
 * Pages as long as they were asked for. A platform may give fewer records at once than it is asked for, so a short page is
 * read on until it is full or nothing new comes: who reads a list page by page can take a short one for the last. A record
 * that moved meanwhile and comes twice is kept once. A platform that repeats its last page, or takes no notice of `skip`,
 * is asked once more than there are pages.
 */
export const wholePages =
  (send: SendToPlatform): SendToPlatform =>
  async (call): Promise<PlatformReply> => {
    const reply = await send(call);
    const page = pageOf(call);
    if (!page || reply.status !== 200 || !Array.isArray(reply.body) || reply.body.length === 0) return reply;
    const records: unknown[] = [...reply.body];
    const ids = new Set(records.map(idOf));
    let { skip } = page;
    let last: readonly unknown[] = reply.body;
    while (records.length < page.limit) {
      skip += last.length;
      page.query.set('skip', String(skip));
      page.query.set('limit', String(page.limit - records.length));
      const next = await send({ ...call, suffix: `?${page.query.toString()}` });
      // A part is never taken for all.
      if (next.status !== 200 || !Array.isArray(next.body)) return next;
      last = next.body;
      const before = records.length;
      for (const record of last) {
        const id = idOf(record);
        if (id !== undefined && ids.has(id)) continue;
        ids.add(id);
        records.push(record);
      }
      if (records.length === before) break;
    }
    return { ...reply, body: records };
  };
