import { Redis } from 'ioredis';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayProcess } from '../support/servers/gateway-process.ts';
import { startPostgres, type TestPostgres } from '../support/servers/postgres.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startOwnRedis } from '../support/servers/redis.ts';
import { sparePort } from '../support/servers/spare-port.ts';
import { startTcpProxy } from '../support/servers/tcp-proxy.ts';
import { startStubServer } from '../support/servers/stub-server.ts';

let backends: TestProduct;
beforeAll(async () => {
  backends = await startTestProduct();
});
afterAll(() => backends.stop());

/** The message with which a product refuses to start. */
const refusal = async (variables: Record<string, string>): Promise<string> =>
  startTestProduct(variables).then(
    async (product) => {
      await product.stop();
      return 'it started';
    },
    (cause: unknown) => String(cause),
  );

describe('a start with a credential that an upstream refuses', () => {
  it.each([
    ['PLATFORM_SERVICE_TOKEN', 'another-token-of-16-letters'],
    ['PROVIDER_PASSWORD', 'wrong'],
  ])('fails with a message that names %s', async (variable, value) => {
    const text = await refusal({ ...backends.upstreams(), [variable]: value });
    expect(text).toContain(variable);
    expect(text).not.toContain(value);
    expect(text).toMatch(/refuses it/);
  });

  it('fails with a message that names CHAT_SECRET', async () => {
    const chat = await startStubServer();
    chat.json({ message: 'Unauthorized' }, 401);
    expect(await refusal({ CHAT_URL: chat.url, CHAT_SECRET: 'a-secret-of-the-test' })).toContain(
      `CHAT_SECRET: the chat service at ${chat.url} refuses it.`,
    );
    await chat.close();
  });

  it('fails with a message that names REDIS_URL when its password is wrong or missing', async () => {
    const redis = await startOwnRedis();
    const admin = new Redis(redis.url);
    await admin.config('SET', 'requirepass', 'right');
    const { host } = new URL(redis.url);
    for (const url of [`redis://:wrong@${host}`, `redis://${host}`])
      expect(await refusal({ REDIS_URL: url })).toContain(`REDIS_URL: Redis at redis://${host} refuses it.`);
    const product = await startTestProduct({ REDIS_URL: `redis://:right@${host}` });
    await product.stop();
    admin.disconnect();
    await redis.stop();
  });

  it('succeeds with START_DEGRADED=1, and the log says so', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (proxy: string) => void lines.push(proxy) });
    const variables = { ...backends.upstreams(), PROVIDER_PASSWORD: 'wrong', START_DEGRADED: '1' };
    const product = await startTestProduct(variables, logger);
    expect(lines.join('')).toMatch(/started although credentials are refused/);
    expect(lines.join('')).toMatch(/PROVIDER_USERNAME or PROVIDER_PASSWORD/);
    expect(lines.map((proxy) => JSON.parse(proxy) as object)).toContainEqual(
      expect.objectContaining({
        upstream: 'hotel-provider',
        status: 401,
        variables: ['PROVIDER_USERNAME', 'PROVIDER_PASSWORD'],
      }),
    );
    await product.stop();
  });
});

it('an upstream that cannot be reached does not count as refused: the start continues and the log names its variable', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (proxy: string) => void lines.push(proxy) });
  const port = await sparePort();
  const product = await startTestProduct(
    { PROVIDER_URL: `http://user:hush@127.0.0.1:${port}/api`, CHAT_URL: `http://127.0.0.1:${port}` },
    logger,
  );
  const said = lines.map((proxy) => JSON.parse(proxy) as object);
  expect(said).toContainEqual(
    expect.objectContaining({ variable: 'PROVIDER_URL', address: `http://127.0.0.1:${port}/api` }),
  );
  expect(said).toContainEqual(expect.objectContaining({ variable: 'CHAT_URL' }));
  expect(lines.join('')).not.toContain('hush');
  await product.stop();
});

describe('at the start, a database', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it.each([
    [
      'that does not exist',
      'no_such_database',
      null,
      /there is no database “no_such_database” at 127\.0\.0\.1/,
    ],
    ['that refuses the user', null, 'nobody', /refuses the user name or the password/],
  ])(
    '%s is reported with its variable, for the platform and for the assistant',
    async (_n, name, user, words) => {
      const url = new URL(postgres.url);
      if (name !== null) url.pathname = `/${name}`;
      if (user !== null) url.username = user;
      url.password = 'hush-hush';
      for (const variables of [{}, backends.upstreams()]) {
        const text = await refusal({ ...variables, DATABASE_URL: url.href });
        expect(text).toMatch(/DATABASE_URL/);
        expect(text).toMatch(words);
        expect(text).not.toContain('hush-hush');
      }
    },
  );

  it('that is down is waited for, and the log names its variable', async () => {
    const proxy = await startTcpProxy(postgres.url);
    proxy.change('down');
    let waits: () => void = () => undefined;
    const isWaiting = new Promise<void>((resolve) => (waits = resolve));
    const write = (text: string) => text.includes('"variable":"DATABASE_URL"') && waits();
    const starting = startTestProduct({ DATABASE_URL: proxy.url }, pino({ level: 'warn' }, { write }));
    await isWaiting;
    proxy.change('up');
    const product = await starting;
    expect((await product.visitor().ask('{ exchangeRates { asOf } }')).errors).toEqual([]);
    await product.stop();
    await proxy.close();
  });

  it('that is refused ends the process with exit code 1 and without a stack trace', async () => {
    const url = new URL(postgres.url);
    url.pathname = '/no_such_database';
    const ended = await startGatewayProcess({ DATABASE_URL: url.href }).catch(String);
    expect(ended).toMatch(
      /ended with 1:\s+Starting Solera .*\s+DATABASE_URL: there is no database “no_such_database”/,
    );
    expect(ended).not.toMatch(/^\s+at /m);
  });
});

it('a port that is in use ends the process with exit code 1 and without a stack trace', async () => {
  const server = await startStubServer();
  const ended = await startGatewayProcess({ PORT: new URL(server.url).port }).catch(String);
  expect(ended).toMatch(/ended with 1:\s+Starting Solera .*\s+Port \d+ is taken/);
  expect(ended).not.toMatch(/^\s+at /m);
  await server.close();
});
