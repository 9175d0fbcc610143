import { setTimeout as sleep } from 'node:timers/promises';
import type { Chaos } from '../simulation/chaos.ts';
import type { FaultProxy, Fault } from '../support/servers/fault-proxy.ts';
import type { Deployment } from './deployment.ts';

const KINDS = {
  'gateway killed': 2,
  'Redis down': 1,
  'Redis silent': 1,
  'provider slow': 2,
  'provider down': 1,
  'provider loses answers': 2,
  'provider answers pages': 1,
  'platform hiccups': 2,
  'platform loses answers': 1,
} as const;
type Kind = keyof typeof KINDS;

/**
 * Noticeably slow, but shorter than the delay of the first status check, so that a slow Book is not reported as not
 * found.
 */
const SLOW_MS = 1_500;

const lineFault =
  (proxyOf: (deployment: Deployment) => FaultProxy, trouble: Fault, share = 1) =>
  async (deployment: Deployment, chaos: Chaos, ms: number): Promise<void> => {
    proxyOf(deployment).change(() => (chaos.draw.chance(share) ? trouble : null));
    await sleep(ms);
    proxyOf(deployment).change(null);
  };

const provider = (deployment: Deployment) => deployment.provider;
const platform = (deployment: Deployment) => deployment.platform;

const redisIs = (state: 'down' | 'silent') => async (deployment: Deployment, _chaos: Chaos, ms: number) => {
  deployment.redis.change(state);
  await sleep(ms);
  deployment.redis.change('up');
};

const faults: Readonly<Record<Kind, (deployment: Deployment, chaos: Chaos, ms: number) => Promise<void>>> = {
  'gateway killed': (deployment) => deployment.replaceSecond(),
  'Redis down': redisIs('down'),
  'Redis silent': redisIs('silent'),
  'provider slow': lineFault(provider, { kind: 'slow', ms: SLOW_MS }),
  'provider down': lineFault(provider, { kind: 'refuse' }),
  'provider loses answers': lineFault(provider, { kind: 'lost' }, 0.5),
  'provider answers pages': lineFault(provider, { kind: 'garbage' }, 0.5),
  'platform hiccups': lineFault(platform, { kind: 'status', status: 503 }, 0.5),
  'platform loses answers': lineFault(platform, { kind: 'lost' }, 0.3),
};

/**
 * Injects one fault after the other, rarely two at a time, until the run is over.
 * @returns how often each was injected
 */
export async function injectFaults(
  deployment: Deployment,
  chaos: Chaos,
  isOver: () => boolean,
): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  const under: Promise<void>[] = [];
  while (!isOver()) {
    await sleep(chaos.between(1_000, 4_000));
    const kind = chaos.pick(KINDS, 'provider slow');
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const fault = faults[kind](deployment, chaos, chaos.between(1_000, 4_000));
    under.push(fault);
    if (kind === 'gateway killed' || chaos.draw.chance(0.7)) await fault;
  }
  await Promise.all(under);
  deployment.provider.change(null);
  deployment.platform.change(null);
  deployment.redis.change('up');
  return seen;
}
