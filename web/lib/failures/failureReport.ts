import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import {
  BROWSER_FAILURES_PATH,
  type BrowserFailure,
  buildIdPattern,
  reportedIdPattern,
  scriptErrors,
} from '#shared/routes/browser-failure.ts';
import { pageOfAlias, pageOfPath } from '#shared/routes/page-url.ts';
import { failureCode } from './errors.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

/** Maximum number of reports per minute: when a page fails again and again, the first reports are enough. */
const maxInMinute = 5;

/** Functions of the browser that a report needs. */
interface ReportSurroundings {
  readonly pathname: () => string;
  readonly isOnline: () => boolean;
  readonly build: () => string | null;
  readonly now: () => number;
  readonly send: (failure: BrowserFailure) => void;
}

/** Reports to the operator the failures that only the browser sees, without anything that was typed, read or returned. */
export interface FailureReports {
  /** An error that was thrown outside operations. */
  thrown(kind: Exclude<BrowserFailure['kind'], 'operation'>, error: unknown): void;
  /**
   * An operation that failed after all retries. A required sign-in is not a failure, and a request without a response
   * cannot be reported.
   */
  operation(name: string, error: unknown): void;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The code as the server gave it: the server has more codes than the page has texts for. */
const codeOf = (error: unknown): string =>
  (CombinedGraphQLErrors.is(error) ? textOf(error.errors[0]?.extensions?.['code']) : null) ??
  failureCode(error);

function requestIdOf(error: unknown): string | null {
  const id = CombinedGraphQLErrors.is(error)
    ? textOf(error.errors[0]?.extensions?.['requestId'])
    : ServerError.is(error)
      ? error.response.headers.get('x-request-id')
      : null;
  return id !== null && reportedIdPattern.test(id) ? id : null;
}

const classOf = (error: unknown): string =>
  scriptErrors.find((name) => error instanceof Error && error.name === name) ?? 'other';

const silentCodes: ReadonlySet<string> = new Set(['AUTH_REQUIRED', 'NETWORK']);

/** Reports each failure once per page visit, only a few failures a minute, and none without a connection. */
export function createFailureReports(from: ReportSurroundings): FailureReports {
  let path: string | null = null;
  let seen = new Set<string>();
  let recent: readonly number[] = [];
  const report = (failure: Omit<BrowserFailure, 'page' | 'build'>) => {
    const pathname = from.pathname();
    if (pathname !== path) seen = new Set();
    path = pathname;
    const { kind, code, operation } = failure;
    const key = [kind, code, operation].join(' ');
    const now = from.now();
    recent = recent.filter((at) => now - at < MINUTE_MS);
    if (!from.isOnline() || seen.has(key) || recent.length >= maxInMinute) return;
    seen.add(key);
    recent = [...recent, now];
    const page = pageOfPath(pathname) ?? pageOfAlias(pathname) ?? 'other';
    from.send({ ...failure, page, build: from.build() });
  };
  return {
    thrown: (kind, error) => report({ kind, code: classOf(error), operation: null, requestId: null }),
    operation: (operation, error) => {
      const code = codeOf(error);
      if (silentCodes.has(code)) return;
      report({ kind: 'operation', code, operation, requestId: requestIdOf(error) });
    },
  };
}

/**
 * Sends a report without cookies, because it is not about a person. The request continues when the page is left; a lost
 * report is not repeated.
 */
function send(failure: BrowserFailure): void {
  fetch(BROWSER_FAILURES_PATH, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  }).catch(() => undefined);
}

function buildOfPage(): string | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  return buildIdPattern.test(content) ? content : null;
}

/** The reports of this page. */
export const failureReports: FailureReports = createFailureReports({
  pathname: () => window.location.pathname,
  isOnline: () => navigator.onLine,
  build: buildOfPage,
  now: Date.now,
  send,
});
