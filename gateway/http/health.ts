import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { Metrics } from './metrics.ts';

interface Deps {
  readonly isPlatformUp: () => Promise<boolean>;
  readonly isCacheUp: () => Promise<boolean>;
  readonly isStopping: () => boolean;
  /** Bearer that reads the metrics from other machines; null when nothing does. */
  readonly metricsToken: string | null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Numbers tell how busy we are and what fails: they are for whoever runs us. A request that a proxy passed on comes from
 * this machine only as far as the socket can tell, so it needs the token.
 */
function mayReadMetrics({ headers, socket }: Request, token: string | null): boolean {
  const [, sent] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (sent !== undefined) return token !== null && timingSafeEqual(digest(sent), digest(token));
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'via', 'x-real-ip'].some((name) => name in headers);
  return !isPassedOn && LOOPBACK.has(socket.remoteAddress ?? '');
}

/** `/healthz` tells that the process lives, `/readyz` that it can serve, `/metrics` how it does, to this machine or the bearer of the token. */
export function healthRoutes(deps: Deps, metrics: Metrics): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const [platform, cache] = await Promise.all([deps.isPlatformUp(), deps.isCacheUp()]);
    const canServe = !deps.isStopping() && (platform || cache);
    const status = platform && cache ? 'ok' : 'degraded';
    response
      .status(canServe ? 200 : 503)
      .json({ status: canServe ? status : 'unavailable', platform, cache });
  });
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, deps.metricsToken)) {
      response.status(404).type('text').send('Not found');
      return;
    }
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}
