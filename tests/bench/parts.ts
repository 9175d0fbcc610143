import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../support/servers/ready.ts';
import { sparePort } from '../support/servers/redis.ts';
import { root } from '../support/source-files.ts';

const TOKEN = 'bench-service-token';

/** A part of the product, or a peer, as a process of its own: only its processor time counts. */
export interface Process {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

async function startPart(part: string, dataDir: string, variables: Record<string, string>): Promise<Process> {
  const port = await sparePort();
  const log = join(dataDir, `${part}.log`);
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'dist/gateway/main.js', part], {
    cwd: root,
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
    env: {
      ...process.env,
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

/** The gateway with the backends it needs, without the assistant, each a process of its own. */
export interface Parts {
  readonly gateway: Process;
  readonly provider: Process;
  close(): Promise<void>;
}

/** @param variables of the gateway */
export async function startParts(variables: Record<string, string> = {}): Promise<Parts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-bench-'));
  const started: Process[] = [];
  const start = async (part: string, own: Record<string, string> = {}) => {
    const process = await startPart(part, dataDir, own);
    started.unshift(process);
    return process;
  };
  const close = async () => {
    for (const part of started) await part.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const provider = await start('provider');
    const platform = await start('platform');
    const gateway = await start('gateway', {
      PROVIDER_URL: `${provider.url}/TBOHolidays_HotelAPI`,
      PLATFORM_URL: platform.url,
      WARM_UP: '0',
      ...variables,
    });
    await untilReady(gateway.url);
    return { gateway, provider, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
