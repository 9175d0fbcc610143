import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Files share the window and the libraries; the client's own modules are each file's own.
vi.resetModules();
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
// What the kit has said aloud stays on the page for a while.
afterAll(destroyAnnouncer);

beforeEach(() => {
  // Tests answer operations themselves; anything else that leaves the page is a mistake.
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

// The default second is too short on a busy machine; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 25_000 });
