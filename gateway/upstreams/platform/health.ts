import { z } from 'zod';
import { budgets } from '../budgets.ts';
import { healthOfFailure, healthOfStatus } from '../upstream-health.ts';
import type { UpstreamHealth } from '../upstream-health.ts';
import type { SendToPlatform } from './send.ts';

/** What our own platform reports about itself. */
const report = z.object({
  database: z.object({ ok: z.boolean(), reason: z.string().nullish() }),
  writes: z.object({ ok: z.boolean(), reason: z.string().nullish() }),
});

/** How a platform answers a call that it does not have. */
const NO_CALL: ReadonlySet<number> = new Set([404, 405]);

/** How the platform is. */
export interface PlatformHealth {
  /** Whether it answers our own identity. */
  readonly service: UpstreamHealth;
  /** Why it stores nothing; null while it does, and where a platform does not say. */
  readonly cannotStore: string | null;
}

/** Asks the platform how it is; a platform without such a call is asked who we are. Never throws. */
export function platformHealth(send: SendToPlatform, token: string): () => Promise<PlatformHealth> {
  const ask = (path: string) => send({ call: 'health', method: 'GET', path, token, budget: budgets.health });
  return async () => {
    try {
      const reply = await ask('/health');
      const own = report.safeParse(reply.body);
      if (reply.status === 200 && own.success) {
        const { database, writes } = own.data;
        const service: UpstreamHealth = database.ok
          ? { state: 'ok' }
          : { state: 'failing', reason: database.reason ?? 'its database fails' };
        return { service, cannotStore: writes.ok ? null : (writes.reason ?? 'it takes no writes') };
      }
      const known = NO_CALL.has(reply.status) ? await ask('/entities/User/me') : reply;
      return { service: healthOfStatus(known.status), cannotStore: null };
    } catch (cause) {
      return { service: healthOfFailure(cause), cannotStore: null };
    }
  };
}
