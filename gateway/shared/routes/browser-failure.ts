import type { PagePath } from './page-url.ts';

/** Path at which a page reports that something failed in the browser: a POST of one `BrowserFailure` as JSON. */
export const BROWSER_FAILURES_PATH = '/client-failures';

/** The source of a failure: an operation, rendering a part of the page, a script, or a promise without a handler. */
export const browserFailureKinds = ['operation', 'render', 'script', 'promise'] as const;

/** Classes of errors that scripts throw; every other one is `other`. */
export const scriptErrors = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'other'] as const;

/** Twelve hexadecimal digits that identify a build of the client. */
export const buildIdPattern = /^[0-9a-f]{12}$/;

/** The form of a request id in a report; ids of any other form are not passed on. */
export const reportedIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * One failure in the browser. Every field comes from a closed list or consists of digits: no text, no URL, no personal
 * data.
 */
export interface BrowserFailure {
  readonly kind: (typeof browserFailureKinds)[number];
  /** Code of the failed operation, or class of the error. */
  readonly code: string;
  /** Name of the operation; null when none failed. */
  readonly operation: string | null;
  /** The page without its query. */
  readonly page: PagePath | 'other';
  /** The client's build; null in development. */
  readonly build: string | null;
  /** The request that failed, by its id in the log; null when unknown. */
  readonly requestId: string | null;
}
