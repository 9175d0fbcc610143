import type { Logger } from 'pino';
import type { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { inBatches } from '../in-batches.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix, readRecords } from '../send.ts';
import type { ListQuery, PlatformCall, SendToPlatform } from '../send.ts';
import { adminRefusal, isRecordId } from './admin-call.ts';

export const site = (call: string) => ({ upstream: UPSTREAM, call });

/** Reads and writes of single records and of pages, with the token of an administrator. */
export function createAdminRecords(send: SendToPlatform, logger: Logger) {
  /**
   * @returns the readable records, and how many the platform sent: a page with unreadable records must not look like
   * the last one
   */
  const page = async <S extends z.ZodType>(
    { call, token, path }: Pick<PlatformCall, 'call' | 'path'> & { readonly token: string },
    query: ListQuery,
    record: S,
  ): Promise<{ readonly records: z.output<S>[]; readonly length: number }> => {
    const reply = await send({ call, method: 'GET', path, suffix: listSuffix(query), token });
    if (reply.status !== 200) throw adminRefusal(reply, call);
    const records = readRecords(record, reply, call, logger);
    return { records, length: Array.isArray(reply.body) ? reply.body.length : 0 };
  };

  const byIds = <S extends z.ZodType>(
    call: Pick<PlatformCall, 'call' | 'path'> & { readonly token: string },
    { ids, fields, q = {} }: { ids: readonly string[]; fields: readonly string[]; q?: object },
    record: S,
  ): Promise<z.output<S>[]> =>
    inBatches(ids, (batch) =>
      page(call, { q: { ...q, id: { $in: batch } }, limit: LIST_LIMIT, fields }, record).then(
        ({ records }) => records,
      ),
    );

  const one = async <S extends z.ZodType>(
    call: Pick<PlatformCall, 'call' | 'path'> & { readonly token: string },
    id: string,
    record: S,
  ): Promise<z.output<S> | null> => {
    if (!isRecordId(id)) return null;
    const reply = await send({ ...call, method: 'GET', suffix: `/${id}` });
    if (reply.status === 404) return null;
    if (reply.status !== 200) throw adminRefusal(reply, call.call);
    return parseReply(record, reply.body, site(call.call));
  };

  /** A write to one record; repeating it has no further effect. */
  const write = (call: Omit<PlatformCall, 'budget' | 'suffix'>, id: string) => {
    if (!isRecordId(id)) throw new AppError('NOT_FOUND');
    return send({ ...call, suffix: `/${id}`, budget: budgets.platformWrite });
  };

  return { page, byIds, one, write };
}
