import type { RootOptions } from 'react-dom/client';
import type { FailureReports } from './failureReport.ts';

/** React logs errors itself only while there is no other handler. */
const showInConsole = (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
  // oxlint-disable-next-line no-console -- React logs errors in the same way by default
  console.error(error, componentStack ?? '');
};

/**
 * Handlers of a React root for rendering errors, both those that an error boundary catches and those that leave nothing on
 * screen.
 */
export function rootOptionsThatReport(reports: Pick<FailureReports, 'thrown'>): RootOptions {
  const onError: RootOptions['onCaughtError'] = (error, info) => {
    showInConsole(error, info);
    reports.thrown('render', error);
  };
  return { onCaughtError: onError, onUncaughtError: onError };
}

/** True for an error of our own scripts, except one that aborted a request on purpose. */
const isOurs = (reason: unknown): boolean =>
  reason instanceof Error &&
  reason.name !== 'AbortError' &&
  (reason.stack ?? '').includes(window.location.origin);

/**
 * Reports errors of our own scripts and unhandled rejections; the browser itself shows them in its console.
 * @returns the function that stops it
 */
export function watchFailures(reports: Pick<FailureReports, 'thrown'>): () => void {
  const life = new AbortController();
  const { signal } = life;
  window.addEventListener(
    'error',
    ({ error, filename }) => {
      // An event without an error is a notice of the browser, and a script from elsewhere belongs to an extension of
      // the reader's browser.
      if (error instanceof Error && filename.startsWith(window.location.origin))
        reports.thrown('script', error);
    },
    { signal },
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (isOurs(reason)) reports.thrown('promise', reason);
    },
    { signal },
  );
  return () => life.abort();
}
