import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';

/** One line for every answered request: method, path without query, status, time. Gives each request its id. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    // Routers cut the path they are mounted at, so it is read before any of them.
    const { method } = request;
    // What follows is good for an upload: no secret stands in the log.
    const path = request.path.replace(/^\/uploads\/.+/, '/uploads/...');
    response.setHeader('x-request-id', requestId);
    response.on('finish', () => {
      const facts = {
        requestId,
        method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
      };
      if (response.statusCode >= 500) logger.error(facts, 'request failed');
      else logger.debug(facts, 'request');
    });
    next();
  };
