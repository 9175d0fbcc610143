import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import type { AdminQuery } from './admin-criteria.ts';
import { UPSTREAM, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { PlatformReply, SendToPlatform } from '../send.ts';

/**
 * One admin list. Each call uses the administrator's own token, so that what the platform hides from them stays hidden.
 */
export interface AdminTable<Criteria, Row> {
  list(
    token: string,
    criteria: Criteria,
    range: { readonly skip: number; readonly limit: number },
  ): Promise<Row[]>;
  count(token: string, criteria: Criteria): Promise<number>;
}

/** True for a plain id: other characters could change the path. */
export const isRecordId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** The error for a response to a user's own token: a refusal concerns their rights, not the gateway's. */
export function adminRefusal(reply: PlatformReply, call: string): AppError {
  const facts = { upstream: UPSTREAM, call, status: reply.status };
  if (reply.status === 401 || reply.code === 'auth_required') return new AppError('AUTH_REQUIRED', facts);
  if (reply.status === 403) return new AppError('FORBIDDEN', facts);
  if (reply.status === 404) return new AppError('NOT_FOUND', facts);
  return refusalOfReply(reply, call);
}

const countReply = z.object({ count: z.int().min(0) });

interface TableOptions<Criteria, Schema extends z.ZodType, Row> {
  /** Name of the entity on the wire. */
  readonly entity: string;
  readonly query: (criteria: Criteria) => AdminQuery;
  readonly record: Schema;
  readonly toRow: (record: z.output<Schema>) => Row;
  /** Fields to read; all when omitted. */
  readonly fields?: readonly string[];
}

/** Creates admin tables that send their calls with this function. */
export function adminTables(send: SendToPlatform, logger: Logger) {
  return <Criteria, Schema extends z.ZodType, Row>(
    options: TableOptions<Criteria, Schema, Row>,
  ): AdminTable<Criteria, Row> => {
    const path = `/entities/${options.entity}`;
    const call = `admin${options.entity}`;
    return {
      list: async (token, criteria, { skip, limit }) => {
        const suffix = listSuffix({
          ...options.query(criteria),
          limit,
          skip,
          ...(options.fields && { fields: options.fields }),
        });
        const reply = await send({ call: `${call}List`, method: 'GET', path, suffix, token });
        if (reply.status !== 200) throw adminRefusal(reply, `${call}List`);
        return readRecords(options.record, reply, `${call}List`, logger).map(options.toRow);
      },
      count: async (token, criteria) => {
        const { q } = options.query(criteria);
        const site = { upstream: UPSTREAM, call: `${call}Count` };
        const reply = await send({
          call: site.call,
          method: 'GET',
          path: `${path}/count`,
          suffix: listSuffix({ q }),
          token,
        });
        if (reply.status !== 200) throw adminRefusal(reply, site.call);
        return parseReply(countReply, reply.body, site).count;
      },
    };
  };
}
