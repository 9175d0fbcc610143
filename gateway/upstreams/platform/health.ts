import { z } from 'zod';
import { budgets } from '../budgets.ts';
import { healthOfFailure, healthOfStatus } from '../upstream-health.ts';
import type { UpstreamHealth } from '../upstream-health.ts';
import type { SendToPlatform } from './send.ts';

/** The health report of our own platform. */
const report = z.object({
  database: z.object({ ok: z.boolean(), reason: z.string().nullish() }),
  writes: z.object({ ok: z.boolean(), reason: z.string().nullish() }),
});

/** Statuses of a platform that does not have a call. */
const STATUSES_WITHOUT_CALL: ReadonlySet<number> = new Set([404, 405]);

/** Health of the platform. */
export interface PlatformHealth {
  /** Whether it accepts the gateway's own account. */
  readonly service: UpstreamHealth;
  /** Why the platform cannot store anything; null when it can, and when it does not report this. */
  readonly cannotStore: string | null;
}

/**
 * Checks the health of the platform. On a platform without a health call, the gateway's own account is read instead.
 * Never throws.
 */
export function createHealthCheck(send: SendToPlatform, token: string): () => Promise<PlatformHealth> {
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
      const known = STATUSES_WITHOUT_CALL.has(reply.status) ? await ask('/entities/User/me') : reply;
      return { service: healthOfStatus(known.status), cannotStore: null };
    } catch (cause) {
      return { service: healthOfFailure(cause), cannotStore: null };
    }
  };
}
