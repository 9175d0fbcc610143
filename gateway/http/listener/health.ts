import { Router } from 'express';

interface Deps {
  /** State of the parts that this instance needs. */
  readonly readiness: () => Promise<{ readonly status: 'ok' | 'degraded'; readonly parts: object }>;
  /** True while the first users would have to wait for lists to be read. */
  readonly isStarting: () => boolean;
  /** True once no new requests should be sent here. */
  readonly isLeaving: () => boolean;
}

/** `/healthz` reports that the process runs, `/readyz` that it can serve requests. */
export function healthRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    // Answered without checking the upstreams, because a load balancer sends more users while it waits.
    const notNow = deps.isLeaving() ? 'leaving' : deps.isStarting() ? 'starting' : null;
    if (notNow !== null) {
      response.status(503).json({ status: notNow });
      return;
    }
    response.json(await deps.readiness());
  });
  return router;
}
