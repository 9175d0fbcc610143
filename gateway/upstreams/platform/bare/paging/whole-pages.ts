import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { entityCallOf, recordOf } from '../entity-call.ts';

/** The requested page of a list; the limit is 0 when the platform may choose it. */
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
 * Fills pages to the requested length. A platform may return fewer records than requested, so a short page is continued
 * until it is full or nothing new comes: otherwise a caller would take it for the last page. A record that moved and is
 * returned twice is kept once. A platform that repeats its last page, or ignores `skip`, costs one more call than there
 * are pages.
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
      // An incomplete page must not look like a complete one.
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
