import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#backends/kit/database/database.ts';
import { freshDatabase } from '../support/servers/product.ts';
import { startTcpProxy, type TcpProxy } from '../support/servers/tcp-proxy.ts';

describe('a pool whose connections the server has closed', () => {
  let server: Awaited<ReturnType<typeof freshDatabase>>;
  /** A connection to PostgreSQL that bypasses the proxy. */
  let direct: Client;
  let proxy: TcpProxy;
  let database: Database;
  beforeAll(async () => {
    server = await freshDatabase();
    direct = new Client({ connectionString: server.url });
    await direct.connect();
    await direct.query('create table notes (text text)');
    proxy = await startTcpProxy(server.url);
    database = await connectDatabase({
      dataDir: '',
      databaseUrl: proxy.url,
      logger: pino({ level: 'silent' }),
    });
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    await direct.end();
    await server.drop();
  });
  beforeEach(() => direct.query('delete from notes'));

  /** Closes several idle connections of the pool on the server side; the pool has not noticed yet. */
  async function closeIdle(): Promise<void> {
    await Promise.all([1, 2, 3].map(() => database.pool.query('select pg_sleep(0.05)')));
    expect(database.pool.idleCount).toBeGreaterThan(1);
    proxy.change('down');
    proxy.change('up');
  }
  const notes = async (): Promise<number> => (await direct.query('select * from notes')).rows.length;

  it('reads, writes and starts transactions without an error, and each write once', async () => {
    await closeIdle();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await closeIdle();
    await database.pool.query('insert into notes values ($1)', ['written']);
    await closeIdle();
    await drizzle(database.pool).transaction((tx) =>
      tx.execute(sql`insert into notes values ('in a transaction')`),
    );
    expect(await notes()).toBe(2);
  });

  it('does not repeat a write that was already sent, because it may have been executed', async () => {
    await direct.query('select pg_advisory_lock(1)');
    const written = database.pool
      .query(`insert into notes select 'slow' from pg_advisory_lock(1)`)
      .catch(String);
    await expect
      .poll(async () => {
        const running = `select * from pg_stat_activity where query like 'insert into notes select%' and state = 'active'`;
        return (await direct.query(running)).rows.length;
      })
      .toBe(1);
    proxy.change('down');
    proxy.change('up');
    expect(await written).toMatch(/Connection terminated|ECONNRESET/);
    await direct.query('select pg_advisory_unlock(1)');
    await expect.poll(notes).toBe(1);
    await database.pool.query('select 1');
    expect(await notes()).toBe(1);
  });

  it('survives interrupted transactions without losing connections of the pool', async () => {
    const db = drizzle(database.pool);
    // One more than the pool's size.
    for (let each = 0; each <= database.pool.options.max; each += 1) {
      await closeIdle();
      const cut = db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.change('down');
        proxy.change('up');
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toBeInstanceOf(Error);
    }
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
