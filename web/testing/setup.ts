import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

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

// The default second is too short on a busy machine; a test whose condition never holds still fails.
configure({ asyncUtilTimeout: 25_000 });
