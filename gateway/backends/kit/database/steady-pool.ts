import { Pool } from 'pg';
import type { PoolClient, PoolConfig, QueryConfig } from 'pg';
import { errorCode } from '../http/error-code.ts';

/** The connection has ended, or the server ends it: a reset, a closed socket, a server that is stopped. */
const LOST: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05']);
/** The driver's own words for the same; it gives them no code. */
const LOST_WORDS = /^Connection terminated( unexpectedly)?$|not queryable$/;

const isLost = (error: unknown): boolean =>
  LOST.has(errorCode(error)) ||
  (error instanceof Error && errorCode(error) === undefined && LOST_WORDS.test(error.message));

/** Outside of a transaction it changes nothing. */
const isRead = (statement: unknown): boolean => {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
};

/** What is given to `query` without a callback. */
type Statement = readonly [text: string | QueryConfig, values?: unknown[]];

/**
 * A pool that survives a server which closed its connections (a restart, a failover, a balancer that ends idle ones):
 * the pool hears of that a moment later, and until then it hands out connections that are dead. A read is repeated on
 * another connection. Before a write and before a transaction the connection is tried, because whether these can be
 * repeated is not known once they were sent.
 */
export function createSteadyPool(config: PoolConfig & { readonly max: number }): Pool {
  const pool = new Pool(config);
  // One that is lost during a transaction fails its next statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const take = pool.connect.bind(pool);
  const ask = pool.query.bind(pool);

  /** A connection that answers. One that does not is given back here: Drizzle keeps one whose BEGIN fails. */
  const takeLiving = async (): Promise<PoolClient> => {
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

  const askLiving = async (...statement: Statement): Promise<unknown> => {
    const client = await takeLiving();
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
    if (!isRead(statement[0])) return askLiving(...statement);
    try {
      const answer: unknown = await ask(...statement);
      return answer;
    } catch (error) {
      if (!isLost(error)) throw error;
      return askLiving(...statement);
    }
  };

  return Object.assign(pool, {
    query,
    // With a callback it is the pool's own way, which its `query` takes.
    connect: (callback?: Parameters<typeof take>[0]) => (callback ? take(callback) : takeLiving()),
  });
}
