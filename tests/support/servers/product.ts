import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { readConfig } from '#gateway/config.ts';
import { createLogger, type Logger } from '#gateway/logger.ts';
import { startProduct } from '#gateway/server.ts';
import { startPostgres } from './postgres.ts';
import { sandboxControl } from './sandbox.ts';
import { Visitor } from '../visitor.ts';

interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A new database on the shared test server, so that test files do not affect each other; without a server, on
 * one of its own.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const own = await startPostgres();
    return { url: own.url, drop: () => own.stop() };
  }
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const query = async (text: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(`drop database if exists ${name} with (force)`) };
}

/** Reservations in the provider's list. */
const listShape = z.object({
  BookingDetail: z.array(
    z.object({ ConfirmationNo: z.string(), ClientReferenceNumber: z.string(), BookingStatus: z.string() }),
  ),
});

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;

/**
 * The whole product in this process, over real HTTP, on free ports and PostgreSQL; with demo data and control
 * of the sandbox.
 * @param variables environment variables that are set in addition to the defaults of tests
 */
export async function startTestProduct(variables: Record<string, string> = {}, logger?: Logger) {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-product-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: '1',
    APP_ENV: 'dev',
    LOG_LEVEL: 'fatal',
    // Off, so that a test of one status check does not meet the reconciliation job; tests of the job set its
    // interval.
    BOOK_SWEEP_S: '86400',
    BOOK_AUDIT_S: '86400',
    // Tests count only the calls that they cause, and no call waits for the rate limit.
    PROVIDER_RATE: '1000',
    WARM_UP: '0',
    // High, so that a busy machine does not count as overload.
    MAX_LOOP_DELAY_MS: '60000',
    ...variables,
  });
  const start = () => startProduct(config, logger ?? createLogger(config.logLevel));
  const discard = async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let product = await start().catch(async (cause: unknown) => {
    await discard();
    throw cause;
  });
  const platform = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${product.url}/api/apps/${config.appId}/entities/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${config.platform.serviceToken}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the platform answered ${answer.status} to ${method} ${path}`);
    return answer.json();
  };
  return {
    /** Current origin: a restart changes the port. */
    get url(): string {
      return product.url;
    },
    visitor: () => new Visitor(() => product.url),
    sandbox: sandboxControl(() => product.providerUrl),
    /** A record of the platform, as the gateway's own identity reads it. */
    record: async (entity: string, id: string) =>
      z.record(z.string(), z.unknown()).parse(await platform('GET', `${entity}/${id}`)),
    /** Stores a record with the gateway's own identity, which may set `created_by`. */
    store: async (entity: string, fields: object) =>
      z.record(z.string(), z.unknown()).parse(await platform('POST', entity, fields)),

    /** Changes fields of a user without the gateway; the platform changes users only one by one. */
    updateUser: async (id: string, fields: object) => void (await platform('PUT', `User/${id}`, fields)),
    /**
     * Changes fields of any other record without the gateway, for states that otherwise take time to reach.
     * @param condition that the record must also match; nothing is changed otherwise
     */
    update: async (entity: string, id: string, fields: object, condition: object = {}) =>
      void (await platform('PATCH', `${entity}/update-many`, {
        query: { id, ...condition },
        data: { $set: fields },
      })),
    /** Every reservation that the provider lists around today, whatever our bookings say. */
    async reservations() {
      const { username, password } = config.provider;
      const day = (ahead: number): string =>
        new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const answer = await fetch(`${product.providerUrl}/BookingDetailsBasedOnDate`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
        body: JSON.stringify({ FromDate: day(-2), ToDate: day(2) }),
      });
      return listShape.parse(await answer.json()).BookingDetail;
    },
    /** Records that match a query. */
    find: async (entity: string, q: object) =>
      z
        .array(z.record(z.string(), z.unknown()))
        .parse(await platform('GET', `${entity}?q=${encodeURIComponent(JSON.stringify(q))}`)),
    /** Variables for a second gateway with the same upstreams. */
    upstreams: () => ({
      PROVIDER_URL: product.providerUrl,
      PLATFORM_URL: product.url,
      PLATFORM_SERVICE_TOKEN: config.platform.serviceToken,
    }),
    /** Restarts it with the same database and data folder, on another port. */
    async restart(): Promise<void> {
      await product.close();
      product = await start();
    },
    async stop(): Promise<void> {
      await product.close();
      await discard();
    },
  };
}
