import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../../gateway/config.ts';
import { createLogger } from '../../gateway/logger.ts';
import { startProduct } from '../../gateway/server.ts';
import { z } from 'zod';

/** A database of its own on the test server, so that suites do not meet. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
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

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

/** What GraphQL answered, with the HTTP status and the cookies that were set. */
export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: Record<string, unknown> | undefined;
  }[];
  readonly cookies: readonly string[];
}

/** A browser as far as the gateway can tell: it keeps its cookies. */
export class Visitor {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  async ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    const { data, errors } = answerShape.parse(await response.json());
    return {
      status: response.status,
      data: data ?? {},
      errors: errors ?? [],
      cookies: response.headers.getSetCookie(),
    };
  }
}

interface SandboxCalls {
  readonly [call: string]: number;
}

/** The whole product in this process, over real HTTP, on spare ports and PostgreSQL; demo data, sandbox switches on. */
export async function startTestProduct(variables: Record<string, string> = {}) {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-product-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: '1',
    APP_ENV: 'dev',
    LOG_LEVEL: 'fatal',
    ...variables,
  });
  const product = await startProduct(config, createLogger(config.logLevel));
  const sandbox = new URL(product.providerUrl).origin;
  const sandboxHeaders = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${config.provider.username}:${config.provider.password}`).toString('base64')}`,
  };
  return {
    url: product.url,
    dataDir,
    visitor: () => new Visitor(product.url),
    /** Sets fault switches of the hotel sandbox; an empty object resets them. */
    async faults(switches: object): Promise<void> {
      const answer = await fetch(`${sandbox}/__sandbox/faults`, {
        method: 'POST',
        headers: sandboxHeaders,
        body: JSON.stringify(switches),
      });
      if (!answer.ok) throw new Error(`the sandbox refused the switches: ${answer.status}`);
    },
    /** How often each provider call has arrived since the start. */
    async calls(): Promise<SandboxCalls> {
      const answer = await fetch(`${sandbox}/__sandbox/calls`, { headers: sandboxHeaders });
      return z.object({ counts: z.record(z.string(), z.number()) }).parse(await answer.json()).counts;
    },
    async stop(): Promise<void> {
      await product.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
