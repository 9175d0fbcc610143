import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { stackFramesOf } from '../kit/stack-frames.ts';
import { callHandler, type HandlerParts } from './call-handler.ts';
import { calls } from './calls/table.ts';
import { imageHandler } from './content/images.ts';
import { controlRouter } from './control/router.ts';
import type { Settings } from './control/settings.ts';
import { bodyOf, refusals, writeBody } from './reply.ts';

/** Handles invalid JSON and errors of the sandbox itself: still HTTP 200 with a body, like the real provider. */
function fallbackErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    logger.error(
      { err: error instanceof Error ? { type: error.name, stack: stackFramesOf(error) } : {} },
      'provider call failed',
    );
    response
      .status(200)
      .set('content-type', 'application/json')
      .end(writeBody(bodyOf(refusals.unexpected), 'search'));
  };
}

export interface AppParts extends HandlerParts {
  /** Path of the calls, without a trailing slash. */
  readonly basePath: string;
  /** Mounts the routes that set faults at `/__sandbox`. */
  readonly control: boolean;
  readonly settings: Settings;
  /** Called with every request. */
  readonly watch?: RequestHandler | undefined;
}

/**
 * The sandbox over HTTP: eleven calls under the base path, with names in any case, pictures, and optionally the routes
 * that set faults.
 */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  if (parts.watch) app.use(parts.watch);
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get(/^\/{1,2}images\//u, imageHandler());
  if (parts.control) app.use('/__sandbox', controlRouter(parts.faults, parts.calls, parts.settings));
  const router = express.Router({ caseSensitive: false });
  router.use(express.json({ limit: '2mb', strict: false, type: () => true }));
  for (const call of calls) router.all(`/${call.name}`, callHandler(call, parts));
  app.use(parts.basePath, router);
  app.use(fallbackErrorHandler(parts.logger));
  return app;
}
