import { Router } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isVouchedFor } from '../auth/caller.ts';
import type { Platform } from '../platform.ts';

/** `/readyz` for the operator: 503 while the database does not respond, `degraded` while nothing can be stored. */
export function readyRoute({ storage }: Pick<Platform, 'storage'>): Router {
  const router = Router();
  router.get('/readyz', async (_req, res) => {
    const parts = await storage.look();
    const status = parts.writes.ok ? 'ok' : 'degraded';
    res
      .status(parts.database.ok ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: parts.database.ok ? status : 'unavailable', parts });
  });
  return router;
}

/** The health of the platform for the gateway, below `/apps/{appId}`; 401 when its service token is not accepted. */
export function healthRoute(platform: Platform): Router {
  const router = Router();
  router.get('/health', async (req, res) => {
    if (!isVouchedFor(platform, req)) throw new HttpError(401, 'Unauthorized', { code: 'auth_required' });
    res.json(await platform.storage.look());
  });
  return router;
}
