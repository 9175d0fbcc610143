import type { RequestHandler } from 'express';
import { Counter, type Registry } from 'prom-client';
import { z } from 'zod';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { AppError } from '../errors.ts';
import { operationNames } from '../generated/operation-names.ts';
import { type RateLimits, visitorKey } from '../limits/rate-limits.ts';
import type { Logger } from '../logger.ts';
import {
  browserFailureKinds,
  buildIdPattern,
  reportedIdPattern,
  scriptErrors,
} from '../shared/routes/browser-failure.ts';
import { pagePaths } from '../shared/routes/page-paths.ts';
import { jsonBody } from './json-body.ts';
import { isOwnOrigin } from './caller/own-origin.ts';

/** Largest report in bytes; a real one has about 200. */
const MAX_BYTES = 2_048;
/** Longest time that a report may take to arrive, in milliseconds. */
const BODY_MS = 5_000;

const operations: ReadonlySet<string> = new Set(operationNames);

const about = {
  page: z.enum([...pagePaths, 'other']),
  build: z.string().regex(buildIdPattern).nullable(),
};
const [, ...otherKinds] = browserFailureKinds;

/** The shape of a report. No field can contain free text. */
export const browserFailureShape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...about,
    kind: z.literal('operation'),
    code: z.enum(errorCodes),
    // Pages of an older build may name an operation that no longer exists.
    operation: z
      .string()
      .regex(/^[A-Z][A-Za-z]{1,63}$/)
      .transform((name) => (operations.has(name) ? name : 'other')),
    requestId: z.string().regex(reportedIdPattern).nullable(),
  }),
  z.strictObject({
    ...about,
    kind: z.enum(otherKinds),
    code: z.enum(scriptErrors),
    operation: z.null(),
    requestId: z.null(),
  }),
]);

interface Deps {
  readonly origins: () => readonly string[];
  readonly spend: RateLimits['spend'];
  readonly registry: Registry;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Turns the failures that pages report into a log line (`event` is `browser.failure`) and a metric. Responds with 204;
 * 400 for an invalid report, 403 for pages of other sites, 413 above 2 kB, 429 with `retry-after` for a network that
 * sends too many reports.
 */
export function browserFailuresRoute({ origins, spend, registry, logger }: Deps): readonly RequestHandler[] {
  const failures = new Counter({
    name: 'solera_browser_failures_total',
    help: 'Failures that browsers reported, by what failed and with which code',
    labelNames: ['kind', 'code'],
    registers: [registry],
  });
  const admit: RequestHandler = async (request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    if (!isOwnOrigin(request, origins())) {
      response.status(403).end();
      return;
    }
    try {
      await spend('browserFailure', visitorKey(request.ip ?? 'unknown', 'browserFailure'));
    } catch (refusal) {
      const wait = refusal instanceof AppError ? refusal.facts.retryAfter : undefined;
      response
        .status(429)
        .set('retry-after', String(wait ?? 1))
        .end();
      return;
    }
    next();
  };
  const note: RequestHandler = (request, response) => {
    const { data } = browserFailureShape.safeParse(request.body);
    if (!data) {
      response.status(400).end();
      return;
    }
    const { requestId: failedRequestId, ...failure } = data;
    failures.inc({ kind: data.kind, code: data.code });
    logger.warn({ event: 'browser.failure', ...failure, failedRequestId }, 'a browser reported a failure');
    response.status(204).end();
  };
  return [admit, jsonBody(BODY_MS, MAX_BYTES), note];
}
