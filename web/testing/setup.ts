import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { stopOwnerStacks } from './ownerStacks.ts';

stopOwnerStacks();
// Files share the window and the libraries, but each file loads the client's own modules again.
vi.resetModules();
await import('./layers.ts');
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
// Announcements stay on the page for a while.
afterAll(destroyAnnouncer);

beforeEach(() => {
  // Tests mock their operations; any other request is a mistake.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The network is off in unit tests')));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
  for (const name of ['lang', 'currency', 'theme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  vi.unstubAllGlobals();
});

/** Set by the library while it repeats a condition. */
const isRepeated = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * Like the library's own function, but does not print the page for each attempt of `findBy` and `waitFor`, which drop
 * these errors, and ask again for the text of the last one.
 */
function getElementError(message: string | null, container: Element): Error {
  const page = isRepeated() ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  // The first line of the stack is then the test's.
  Error.captureStackTrace(error, getElementError);
  return error;
}

// The default second is too short on a busy machine; a test whose condition never holds still fails.
configure({ asyncUtilTimeout: 25_000, getElementError });
