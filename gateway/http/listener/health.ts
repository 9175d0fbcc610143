import { Router } from 'express';

interface Deps {
  /** How the parts are that this instance needs. */
  readonly readiness: () => Promise<{ readonly status: 'ok' | 'degraded'; readonly parts: object }>;
  /** True while the first travellers would wait for lists that other instances have read. */
  readonly isStarting: () => boolean;
  /** True from the moment at which nothing new should be sent here. */
  readonly isLeaving: () => boolean;
}

/** `/healthz` says that the process runs, `/readyz` that it can serve. */
export function healthRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    // Said at once: a balancer that waits for an answer about upstreams sends more travellers meanwhile.
    const notNow = deps.isLeaving() ? 'leaving' : deps.isStarting() ? 'starting' : null;
    if (notNow !== null) {
      response.status(503).json({ status: notNow });
      return;
    }
    response.json(await deps.readiness());
  });
  return router;
}
