import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import type { Registry } from 'prom-client';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True when the request names this machine as its target. A proxy that adds no header still passes on a public name.
 */
function isForThisMachine(host: string | undefined): boolean {
  const target = `http://${host ?? ''}`;
  return URL.canParse(target) && LOOPBACK_NAMES.has(new URL(target).hostname);
}

/**
 * Metrics show load and failures, so they are for the operator only. A request through a proxy looks local at the
 * socket, so it needs the token.
 */
function mayReadMetrics({ headers, socket }: Request, token: string | null): boolean {
  const [, sent] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (sent !== undefined) return token !== null && timingSafeEqual(digest(sent), digest(token));
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'via', 'x-real-ip'].some((name) => name in headers);
  return !isPassedOn && isForThisMachine(headers.host) && LOOPBACK.has(socket.remoteAddress ?? '');
}

/**
 * `/metrics` of any part, as Prometheus text, for this machine or the bearer of the token; not found for all others.
 * @param token null when no other machine reads the metrics
 */
export function metricsRoute(registry: Registry, token: string | null): RequestHandler {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, token)) {
      response.status(404).type('text').send('Not found');
      return;
    }
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
