import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  type Part,
  type RunningProduct,
  startPart,
  temporaryDataDir,
} from '#tests/e2e/support/product/running-product.ts';
import { startPostgres } from '#tests/support/servers/postgres.ts';
import { type TestRedis, startOwnRedis } from '#tests/support/servers/redis.ts';
import { sparePort } from '#tests/support/servers/spare-port.ts';
import { bufferingOf, caddyVersion, startCaddy } from './caddy.ts';

/** The processes that a test can stop and start again. */
const parts = {
  'platform-1': 'platform',
  'platform-2': 'platform',
  provider: 'provider',
  'assistant-1': 'assistant',
  'assistant-2': 'assistant',
  'gateway-1': 'gateway',
  'gateway-2': 'gateway',
} as const satisfies Record<string, Part>;
type Process = keyof typeof parts;
export type Member = Process | 'redis';

const processes = [
  'platform-1',
  'platform-2',
  'provider',
  'assistant-1',
  'assistant-2',
  'gateway-1',
  'gateway-2',
] as const satisfies readonly Process[];
const members = ['redis', ...processes] as const;

const calls = z.object({ counts: z.record(z.string(), z.number()) });

/**
 * The services of `docker-compose.yml` as processes of this machine, behind the load balancer with its own
 * configuration.
 */
export interface Composed {
  /** Origin for travellers. */
  readonly url: string;
  /** Origin of a member, bypassing the load balancer. */
  at(member: Member): string;
  /** Stops a member with SIGTERM, as a supervisor does. */
  stop(member: Member): Promise<void>;
  /** Kills a member with SIGKILL, as in a crash. */
  kill(member: Member): Promise<void>;
  /** Starts a member again on its own port; resolves when a gateway is ready. */
  start(member: Member): Promise<void>;
  /** Delays Book at the provider by this many milliseconds from now on. */
  slowBook(ms: number): Promise<void>;
  /** Number of Book requests that the provider has received. */
  books(): Promise<number>;
  /** The gateways that have GraphQL requests in flight. */
  busyGateways(): Promise<readonly ('gateway-1' | 'gateway-2')[]>;
  end(): Promise<void>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until a URL returns a success. */
export async function untilUp(url: string): Promise<void> {
  const giveUpAt = Date.now() + 110_000;
  while (!(await answers(url))) {
    if (Date.now() > giveUpAt) throw new Error(`${url} did not come up`);
    await pause(100);
  }
}

/** Starts all services at once, as a booting machine does. */
export async function startComposed(): Promise<Composed> {
  const postgres = await startPostgres();
  const folders = Object.fromEntries(members.map((member) => [member, temporaryDataDir()]));
  const listeners = ['site', 'inner', 'inner-platform', 'inner-chat'] as const;
  type Listener = (typeof listeners)[number];
  const ports = new Map<Member | Listener, number>();
  for (const name of [...members, ...listeners]) ports.set(name, await sparePort());
  const hostOf = (name: Member | Listener) => `127.0.0.1:${ports.get(name)}`;
  const url = `http://${hostOf('site')}`;

  const shared = {
    PLATFORM_SERVICE_TOKEN: 'service-token-of-the-topology-test',
    PROVIDER_PASSWORD: 'password-of-the-topology-test',
    CHAT_SECRET: 'chat-secret-of-the-topology-test',
    PUBLIC_URL: url,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  };
  const gateway = {
    REDIS_URL: `redis://${hostOf('redis')}`,
    PLATFORM_URL: `http://${hostOf('inner-platform')}`,
    PROVIDER_URL: `http://${hostOf('provider')}/TBOHolidays_HotelAPI`,
    CHAT_URL: `http://${hostOf('inner-chat')}`,
    DRAIN_S: '3',
    // Shorter delays than in production.
    BOOK_SETTLE_S: '3,6,15',
    BOOK_SWEEP_S: '1',
  };
  const variables: Record<Part, Record<string, string>> = {
    gateway,
    platform: { DATABASE_URL: postgres.url },
    provider: {},
    assistant: { DATABASE_URL: postgres.url, GATEWAY_URL: `http://${hostOf('inner')}` },
  };

  const running = new Map<Member, RunningProduct>();
  let redis: TestRedis | null = null;
  const start = async (member: Member): Promise<void> => {
    if (member === 'redis') {
      redis = await startOwnRedis(ports.get('redis'));
      return;
    }
    const part = parts[member];
    const port = String(ports.get(member));
    // Both platforms share one folder for uploads.
    const folder = folders[member === 'platform-2' ? 'platform-1' : member]?.path ?? '';
    running.set(member, await startPart(part, folder, { ...shared, ...variables[part], PORT: port }));
    if (part === 'gateway') await untilUp(`http://${hostOf(member)}/readyz`);
  };
  const end = async (member: Member, how: 'stop' | 'kill'): Promise<void> => {
    if (member === 'redis') await redis?.stop();
    else await running.get(member)?.[how]();
  };
  const balancer = await startCaddy(
    {
      SITE_ADDRESS: url,
      INNER_ADDRESS: `http://${hostOf('inner')}`,
      GATEWAYS: `${hostOf('gateway-1')} ${hostOf('gateway-2')}`,
      INNER_PLATFORM: `http://${hostOf('inner-platform')}`,
      INNER_CHAT: `http://${hostOf('inner-chat')}`,
      PLATFORMS: `${hostOf('platform-1')} ${hostOf('platform-2')}`,
      ASSISTANTS: `${hostOf('assistant-1')} ${hostOf('assistant-2')}`,
      PROXIES_BEFORE: '127.0.0.1/32',
      ...bufferingOf(caddyVersion()),
    },
    // Without a gateway the load balancer holds requests back, so only its listening can be checked.
    () =>
      fetch(`http://${hostOf('inner')}/`).then(
        ({ status }) => status === 404,
        () => false,
      ),
  );
  const endAll = async () => {
    await Promise.all(members.map((member) => end(member, 'kill')));
    await balancer.stop();
    await postgres.stop();
    for (const folder of Object.values(folders)) folder.remove();
  };
  try {
    await Promise.all(members.map(start));
  } catch (cause) {
    await endAll();
    throw cause;
  }
  const sandbox = `http://${hostOf('provider')}/__sandbox`;

  return {
    url,
    at: (member) => `http://${hostOf(member)}`,
    stop: (member) => end(member, 'stop'),
    kill: (member) => end(member, 'kill'),
    start,
    slowBook: async (ms) => {
      const { ok } = await fetch(`${sandbox}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ faults: [{ call: 'Book', kind: 'delay', ms }] }),
      });
      if (!ok) throw new Error('the sandbox refused');
    },
    books: async () => {
      const { counts } = calls.parse(await (await fetch(`${sandbox}/calls`)).json());
      return counts['Book'] ?? 0;
    },
    busyGateways: async () => {
      const figures = await Promise.all(
        (['gateway-1', 'gateway-2'] as const).map(async (member) => {
          const text = await (await fetch(`http://${hostOf(member)}/metrics`)).text();
          return { member, count: Number(/^solera_requests_in_flight (\d+)$/m.exec(text)?.[1] ?? '0') };
        }),
      );
      return figures.filter(({ count }) => count > 0).map(({ member }) => member);
    },
    end: endAll,
  };
}
