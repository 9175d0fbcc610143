import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../support/servers/ready.ts';
import { sparePort } from '../support/servers/spare-port.ts';
import { root } from '../support/source-files.ts';
import { processorTime } from './measure/processor-time.ts';

const TOKEN = 'bench-service-token-and-secret-of-the-chat';

/**
 * A part of the product, or a peer, in a process of its own, so that its processor time can be measured
 * separately.
 */
export interface Process {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

interface Start {
  readonly part: string;
  readonly dataDir: string;
  readonly port: number;
  readonly variables: Variables;
}

async function startPart({ part, dataDir, port, variables }: Start): Promise<Process> {
  mkdirSync(dataDir);
  const log = join(dataDir, `${part}.log`);
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'dist/gateway/main.js', part], {
    cwd: root,
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
    env: {
      ...process.env,
      // Set as in the image and for the peers; without an access log, which the peers do not write either.
      NODE_ENV: 'production',
      ACCESS_LOG: '0',
      APP_ENV: 'dev',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: join(dataDir, part),
      PLATFORM_SERVICE_TOKEN: TOKEN,
      ...variables,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () =>
    fetch(url).then(
      ({ status }) => status !== 503,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${part} ended: ${readFileSync(log, 'utf8')}`);
    await pause(100);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const IDLE_LOOK_MS = 500;
/** Processor time per check, in microseconds, below which a process counts as idle. */
const IDLE_US = 20_000;
const GIVE_UP_AFTER = 120;

/**
 * Waits until a process has finished its background work after the start, which is not part of a response's
 * cost.
 */
export async function untilIdle({ pid }: Pick<Process, 'pid'>): Promise<void> {
  for (let looks = 0; looks < GIVE_UP_AFTER; looks += 1) {
    const before = processorTime(pid);
    await pause(IDLE_LOOK_MS);
    if (processorTime(pid) - before <= IDLE_US) return;
  }
  throw new Error('a process still uses CPU; close other programs and try again');
}

/** The gateway and its backends, each in a process of its own. */
export interface Parts {
  readonly gateway: Process;
  readonly provider: Process;
  readonly platform: Process;
  readonly assistant: Process;
  /** Starts another gateway with the same backends and waits until it is idle. */
  another(variables: Variables): Promise<Process>;
  close(): Promise<void>;
}

interface StartOptions {
  /** Environment variables of the platform. */
  readonly platform?: Variables;
  /** Starts a proxy before a backend, the platform first. Returns the URL for the gateway. */
  readonly before?: Readonly<Record<'platform' | 'provider', (url: string) => Promise<string>>>;
}

/** @param variables environment variables of the gateway */
export async function startParts(variables: Variables = {}, options: StartOptions = {}): Promise<Parts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-bench-'));
  const started: Process[] = [];
  const start = async (part: string, own: Variables = {}, at: number | null = null) => {
    const place = join(dataDir, String(started.length));
    const process = await startPart({
      part,
      dataDir: place,
      port: at ?? (await sparePort()),
      variables: own,
    });
    started.unshift(process);
    return process;
  };
  const close = async () => {
    for (const part of started) await part.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const provider = await start('provider');
    const platform = await start('platform', options.platform);
    // Without a separate assistant, the gateway's process would include the assistant and its database.
    const port = await sparePort();
    const assistant = await start('assistant', {
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      CHAT_SECRET: TOKEN,
    });
    const platformUrl = (await options.before?.platform(platform.url)) ?? platform.url;
    const providerUrl = (await options.before?.provider(provider.url)) ?? provider.url;
    const upstreams = {
      PROVIDER_URL: `${providerUrl}/TBOHolidays_HotelAPI`,
      PLATFORM_URL: platformUrl,
      CHAT_URL: assistant.url,
      CHAT_SECRET: TOKEN,
      WARM_UP: '0',
    };
    const gatewayAt = async (own: Variables, at: number | null): Promise<Process> => {
      const gateway = await start('gateway', { ...upstreams, ...own }, at);
      await untilReady(gateway.url);
      await untilIdle(gateway);
      return gateway;
    };
    const gateway = await gatewayAt(variables, port);
    const another = (own: Variables) => gatewayAt(own, null);
    return { gateway, provider, platform, assistant, another, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
