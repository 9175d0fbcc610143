/**
 * The service worker: pages open without a connection, from files that never change. It keeps no answers of the server;
 * what a person may read offline is kept, and cleared, by the page itself. The build fills in its blanks.
 */
const readFiles = (text: string): string[] => text.split(' ');

/** Files that a page needs without a connection. */
const files = readFiles('__FILES__');
/** Names of all files of this version, those included that are loaded only when a page asks for them. */
const parts = new Set(readFiles('__PARTS__'));
const shellName = 'solera-shell-__VERSION__';
const assetsName = 'solera-assets';
/** Pieces of the land of this version, by which towns that were looked at keep their coast. */
const landFolder = '__LAND__';
/** Any page would do: all are the same before the first answer. */
const shellPath = '/Bookings';

/** The part of a worker that browsers' own types tell of in workers only. */
interface Lifecycle {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const isLifecycle = (scope: object): scope is Lifecycle => 'skipWaiting' in scope;
const isWaiting = (event: Event): event is WaitingEvent => 'waitUntil' in event;
const isRequest = (event: Event): event is RequestEvent => 'respondWith' in event;
const lifecycle = isLifecycle(self) ? self : null;

const fill = async () => {
  const [shell, assets] = await Promise.all([caches.open(shellName), caches.open(assetsName)]);
  await Promise.all([assets.addAll(files), shell.add(shellPath)]);
};

const isOfThisVersion = (path: string): boolean =>
  path.startsWith(landFolder) || parts.has(path.replace(/^\/assets\//, ''));

/** Where a version notes which files it found and does not have itself. */
const leftPath = '/left-files';

const leftIn = async (name: string): Promise<string[]> => {
  const note = await caches.match(leftPath, { cacheName: name });
  return note ? readFiles(await note.text()) : [];
};

/**
 * Deletes what neither this version nor the one before needs: other tabs still run that one, and load parts of it that the
 * server may no longer have. Two versions back nobody is.
 */
const clear = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('solera-shell-') && name !== shellName);
  const leftBefore = new Set((await Promise.all(old.map(leftIn))).flat());
  const [shell, assets] = await Promise.all([caches.open(shellName), caches.open(assetsName)]);
  const stored = (await assets.keys()).map(({ url }) => new URL(url).pathname);
  const left = stored.filter((path) => !isOfThisVersion(path));
  const isUseless = (path: string) => leftBefore.has(path);
  await shell.put(leftPath, new Response(left.filter((path) => !isUseless(path)).join(' ')));
  await Promise.all([
    ...old.map((name) => caches.delete(name)),
    ...left.filter(isUseless).map((path) => assets.delete(path)),
    lifecycle?.clients.claim(),
  ]);
};

/** A network that swallows what is sent fails only after a minute or more. */
const patienceMs = 5000;

/** The page from the server; the stored one when nothing comes, or not in time. */
const page = async (request: Request): Promise<Response> => {
  const answer = fetch(request);
  let isGivenUp = false;
  // Looked at first by the race below: until then its failure is nobody's. What comes too late is not loaded to its end.
  answer.then((late) => (isGivenUp ? late.body?.cancel() : undefined)).catch(() => undefined);
  const shell = await caches.match(shellPath, { cacheName: shellName });
  if (!shell) return answer;
  const late = new Promise<Response>((go) => {
    setTimeout(() => {
      isGivenUp = true;
      go(shell);
    }, patienceMs);
  });
  return Promise.race([answer, late]).catch(() => shell);
};

/** Files whose name changes with their content. */
const asset = async (request: Request): Promise<Response> => {
  const stored = await caches.match(request, { cacheName: assetsName });
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) {
    const assets = await caches.open(assetsName);
    // A full storage costs only the time without a connection.
    await assets.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
};

/** Pictures keep their name when they change: the stored one stands in only without a connection. */
const picture = async (request: Request): Promise<Response> => {
  const assets = await caches.open(assetsName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await assets.put(request, answer.clone()).catch(() => undefined);
    return answer;
  } catch (cause) {
    const stored = await assets.match(request);
    if (!stored) throw cause;
    return stored;
  }
};

self.addEventListener('install', (event) => {
  if (isWaiting(event)) event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  if (isWaiting(event)) event.waitUntil(clear());
});

// The page asks for it when the reader does, so that nothing changes under an open checkout.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void lifecycle?.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  if (!isRequest(event)) return;
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isOther = /^\/(login|files|media|tiles|api|uploads|graphql|playground)\b/.test(pathname);
  if (request.mode === 'navigate' && !isOther) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (pathname.startsWith('/art/')) event.respondWith(picture(request));
});
