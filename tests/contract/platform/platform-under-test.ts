import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import pino from 'pino';
import type { Database } from '#backends/kit/database/database.ts';
import { startPlatform } from '#backends/platform/main.ts';
import { startPostgres } from '#tests/support/servers/postgres.ts';
import { embeddedFolder } from '../support/embedded-folder.ts';

export const SERVICE = 'service-token-of-this-test';
export const ADMIN = { email: 'boss@example.com', password: 'a boss has a long password' };
const APP = 'solera';

/** The two databases that every suite runs on. */
export const stores = ['PGlite', 'PostgreSQL'] as const;
export type Store = (typeof stores)[number];

export interface Answer {
  readonly status: number;
  // Contract tests read any response.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly q?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PlatformUnderTest {
  readonly url: string;
  /** Null for the embedded database, which has only one connection. */
  readonly databaseUrl: string | null;
  /** Moves the platform's clock. */
  advance(ms: number): void;
  /** A call below `/api/apps/{appId}`. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  register(email: string, fullName?: string): Promise<{ token: string; id: string; email: string }>;
  signIn(email: string, password: string): Promise<string>;
  /** Number of emails that were neither sent nor given up. */
  waitingMails(): Promise<number>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse battery';

/** Tests of whole rule tables send more requests in a minute than any user. */
const boundless = { create: 1_000_000, cancel: 1_000_000, upload: 1_000_000 };

/** Creates an empty database for the test: on the server of the run, otherwise on one that is started here. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const name = `platform_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await server.stop();
  };
  return { url: url.href, drop };
}

export async function openPlatform(
  store: Store,
  options: {
    dataDir?: string;
    /** An existing database, which the caller drops afterwards. */
    databaseUrl?: string;
    /** An embedded database that is open already, which the caller closes afterwards. */
    database?: Database;
    demo?: boolean;
    /** First administrator; null for none. */
    admin?: { readonly email: string; readonly password: string } | null;
    /** Silent by default. */
    logger?: pino.Logger;
    smtpUrl?: string;
    /** True by default, as on a developer's own machine. */
    areLinksInOutbox?: boolean;
    visitorPoints?: number;
    trustedProxies?: readonly string[];
    /** A token that is accepted in addition to the service token. */
    previousServiceToken?: string;
    /** `usual` for the platform's own limits; unlimited by default. */
    personBudgets?: 'usual';
    onMail?: ((outcome: string) => void) | undefined;
  } = {},
): Promise<PlatformUnderTest> {
  const database = store === 'PostgreSQL' && !options.databaseUrl ? await emptyDatabase() : null;
  const databaseUrl = options.databaseUrl ?? database?.url;
  const folder = databaseUrl || options.dataDir ? null : embeddedFolder();
  let offset = 0;
  let url = '';
  const platform = await startPlatform({
    appId: APP,
    dataDir: options.dataDir ?? folder?.path ?? 'memory://',
    databaseUrl,
    database: options.database,
    publicUrl: () => url,
    allowedOrigins: () => ['http://own.example:4000'],
    serviceToken: SERVICE,
    previousServiceToken: options.previousServiceToken,
    demo: options.demo ?? false,
    smtpUrl: options.smtpUrl,
    areLinksInOutbox: options.areLinksInOutbox ?? !options.smtpUrl,
    onMail: options.onMail,
    // Tables of rules send more requests at once than any visitor.
    visitorPoints: options.visitorPoints ?? 1_000_000,
    trustedProxies: options.trustedProxies,
    ...(options.personBudgets !== 'usual' && { personBudgets: boundless }),
    admin: options.admin === null ? undefined : (options.admin ?? ADMIN),
    brand: { en: 'Solera', he: 'סולרה' },
    logger: options.logger ?? pino({ level: 'silent' }),
    now: () => Date.now() + offset,
    host: '127.0.0.1',
    port: 0,
  });
  url = platform.url;

  async function call(method: string, path: string, given: CallOptions = {}): Promise<Answer> {
    const target = new URL(`${url}/api/apps/${APP}${path}`);
    for (const [name, value] of Object.entries(given.query ?? {})) target.searchParams.set(name, value);
    if (given.q !== undefined) target.searchParams.set('q', JSON.stringify(given.q));
    const reply = await fetch(target, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
        ...given.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? '' : JSON.parse(text), headers: reply.headers };
  }

  return {
    url,
    databaseUrl: databaseUrl ?? null,
    advance: (ms) => {
      offset += ms;
    },
    call,
    register: async (email, fullName = 'Some Body') => {
      const body = { email, password: PASSWORD, full_name: fullName };
      const reply = await call('POST', '/auth/register', { body });
      if (reply.status !== 200) throw new Error(`Registering returned ${reply.status}`);
      return { token: reply.body.access_token, id: reply.body.user.id, email };
    },
    signIn: async (email, password) => {
      const reply = await call('POST', '/auth/login', { body: { email, password } });
      if (reply.status !== 200) throw new Error(`Signing in returned ${reply.status}`);
      return reply.body.access_token;
    },
    waitingMails: () => platform.waitingMails(),
    close: async () => {
      await platform.close();
      await database?.drop();
      folder?.remove();
    },
  };
}
