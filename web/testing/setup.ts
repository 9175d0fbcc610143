import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { stopOwnerStacks } from './ownerStacks.ts';

stopOwnerStacks();
// Test files share the window and the libraries, but each file loads the client's own modules again.
vi.resetModules();
await import('./layers.ts');
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
// Announcements would stay on the page for a while.
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

/** True while Testing Library repeats a condition (`findBy`, `waitFor`). */
const isRepeated = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * Like the library's own function, but without printing the page for each attempt of `findBy` and `waitFor`, which drop
 * these errors and get the text of the last one separately.
 */
function getElementError(message: string | null, container: Element): Error {
  const page = isRepeated() ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  // Makes the test the first line of the stack.
  Error.captureStackTrace(error, getElementError);
  return error;
}

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 25_000, getElementError });
