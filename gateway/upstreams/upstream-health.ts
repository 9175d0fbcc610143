import type { Logger } from 'pino';
import { AppError } from '../errors.ts';

/** Health of an upstream, as far as a cheap call can show it. */
export type UpstreamHealth =
  | { readonly state: 'ok' }
  /** The upstream responds, and does not accept our credentials. */
  | { readonly state: 'refused' }
  | { readonly state: 'failing'; readonly reason: string };

const REFUSED: ReadonlySet<number> = new Set([401, 402, 403]);
/** A wrong password fails every call, so one log line per this time is enough. */
const REPORT_MS = 60_000;

/** Reason of an upstream whose circuit breaker is open. */
export const BREAKER_OPEN = 'it failed and is not called for a few seconds';

const REASONS: Readonly<Record<string, string>> = {
  connection: 'no connection',
  reset: 'the connection broke',
  'breaker open': BREAKER_OPEN,
};

/** Plain words for a call that failed. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof AppError)) return 'the call failed';
  const { status, reason } = cause.facts;
  if (cause.code === 'TIMEOUT') return 'no response in time';
  if (status !== undefined) return `it answers with status ${status}`;
  return (reason !== undefined && REASONS[reason]) || 'it answers nothing that can be used';
}

/** Health by the `status` of a response. */
export const healthOfStatus = (status: number): UpstreamHealth => {
  if (REFUSED.has(status)) return { state: 'refused' };
  return status < 500 ? { state: 'ok' } : { state: 'failing', reason: `it answers with status ${status}` };
};

/** Health after a call that threw. */
export function healthOfFailure(cause: unknown): UpstreamHealth {
  const status = cause instanceof AppError ? cause.facts.status : undefined;
  if (status !== undefined && REFUSED.has(status)) return { state: 'refused' };
  return { state: 'failing', reason: reasonOf(cause) };
}

/** Logs that an upstream refuses our credentials, and which variables contain them; once a minute at most. */
export function createRefusalLog(
  { logger, now = Date.now }: { readonly logger: Logger; readonly now?: () => number },
  { upstream, variables }: { readonly upstream: string; readonly variables: readonly string[] },
): (call: string, status: number) => void {
  let quietUntil = 0;
  return (call, status) => {
    if (!REFUSED.has(status) || now() < quietUntil) return;
    quietUntil = now() + REPORT_MS;
    logger.error({ upstream, call, status, variables }, 'the upstream refuses our credentials');
  };
}
