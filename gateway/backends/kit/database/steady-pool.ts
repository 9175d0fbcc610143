import { Pool } from 'pg';
import type { PoolClient, PoolConfig, QueryConfig } from 'pg';
import { errorCode } from '../http/error-code.ts';

/**
 * Codes for a connection that has ended or is being ended by the server: a reset, a closed socket, a server that is
 * stopped.
 */
const LOST: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05']);
/** Messages of the driver's own errors for a lost connection, which have no code. */
const LOST_WORDS = /^Connection terminated( unexpectedly)?$|not queryable$/;

const isLost = (error: unknown): boolean =>
  LOST.has(errorCode(error)) ||
  (error instanceof Error && errorCode(error) === undefined && LOST_WORDS.test(error.message));

/** True for a statement that, outside of a transaction, changes nothing. */
const isRead = (statement: unknown): boolean => {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
};

/** The arguments of `query` without a callback. */
type Statement = readonly [text: string | QueryConfig, values?: unknown[]];

/**
 * A pool that survives when the server closes its connections: a restart, a failover, a load balancer that ends idle
 * ones. The library's pool notices this late and hands out dead connections until then. A read is repeated on another
 * connection. Before a write or a transaction the connection is tested, because these may not be safe to repeat.
 */
export function createSteadyPool(config: PoolConfig & { readonly max: number }): Pool {
  const pool = new Pool(config);
  // A connection lost during a transaction fails its next statement; without a listener the error would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const take = pool.connect.bind(pool);
  const queryPool = pool.query.bind(pool);

  /**
   * Takes a tested connection. Dead ones are released here, because Drizzle does not release a connection whose BEGIN
   * fails.
   */
  const takeTested = async (): Promise<PoolClient> => {
    for (let tries = 0; ; tries += 1) {
      const client = await take();
      try {
        await client.query('select 1');
        return client;
      } catch (error) {
        client.release(true);
        if (!isLost(error) || tries >= config.max) throw error;
      }
    }
  };

  const queryTested = async (...statement: Statement): Promise<unknown> => {
    const client = await takeTested();
    try {
      const answer: unknown = await client.query(...statement);
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  const query = async (...statement: Statement): Promise<unknown> => {
    if (!isRead(statement[0])) return queryTested(...statement);
    try {
      const answer: unknown = await queryPool(...statement);
      return answer;
    } catch (error) {
      if (!isLost(error)) throw error;
      return queryTested(...statement);
    }
  };

  return Object.assign(pool, {
    query,
    // The pool's own `query` connects with a callback.
    connect: (callback?: Parameters<typeof take>[0]) => (callback ? take(callback) : takeTested()),
  });
}
