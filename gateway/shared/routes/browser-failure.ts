import type { PagePath } from './page-address.ts';

/** Where a page reports that something failed in the browser: a POST of one `BrowserFailure` as JSON. */
export const BROWSER_FAILURES_PATH = '/client-failures';

/** What failed: an operation, the drawing of a part of the page, a script, or a promise without a handler. */
export const browserFailureKinds = ['operation', 'render', 'script', 'promise'] as const;

/** Classes of errors that scripts throw; every other one is `other`. */
export const scriptErrors = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'other'] as const;

/** Twelve hexadecimal digits that name a build of the client. */
export const buildIdPattern = /^[0-9a-f]{12}$/;

/** The id of a request as a report may name it; ids that others choose are not passed on. */
export const reportedIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One failure as the browser saw it. Every field is of a closed list or made of digits: no text, no address, nothing of a person. */
export interface BrowserFailure {
  readonly kind: (typeof browserFailureKinds)[number];
  /** Code of the failed operation, or class of the error. */
  readonly code: string;
  /** Name of the operation; null where none failed. */
  readonly operation: string | null;
  /** The page without what its address asks for. */
  readonly page: PagePath | 'other';
  /** The client's build; null where it was not built. */
  readonly build: string | null;
  /** The request that failed, as the log names it; null where that is unknown. */
  readonly requestId: string | null;
}
