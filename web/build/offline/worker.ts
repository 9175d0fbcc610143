/**
 * The service worker: pages open without a connection, from stored files. It stores no API responses; the page itself
 * stores and clears the data that a user may read offline. The build fills in the placeholders.
 */
const readFiles = (text: string): string[] => text.split(' ');

/** Files that a page needs without a connection. */
const files = readFiles('__FILES__');
/** Names of all files of this version, including those that are loaded only on request. */
const parts = new Set(readFiles('__PARTS__'));
const shellName = 'solera-shell-__VERSION__';
const assetsName = 'solera-assets';
/** Folder with the land tiles (pieces) of this version; stored ones show the coasts of visited towns offline. */
const landFolder = '__LAND__';
/** The page that is stored as the shell: any without a first frame would do, because their HTML is the same. */
const shellPath = '/Profile';

/** Members of the scope of a service worker that the DOM types lack. */
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

/** Cache entry in which a version stores the paths of the files that it found and does not have itself. */
const otherFilesPath = '/left-files';

const otherFilesOf = async (name: string): Promise<string[]> => {
  const note = await caches.match(otherFilesPath, { cacheName: name });
  return note ? readFiles(await note.text()) : [];
};

/**
 * Deletes files that neither this version nor the previous one needs: other tabs still run the previous one and load
 * parts of it that the server may no longer have. No tab runs an older version.
 */
const clear = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('solera-shell-') && name !== shellName);
  const leftBefore = new Set((await Promise.all(old.map(otherFilesOf))).flat());
  const [shell, assets] = await Promise.all([caches.open(shellName), caches.open(assetsName)]);
  const stored = (await assets.keys()).map(({ url }) => new URL(url).pathname);
  const left = stored.filter((path) => !isOfThisVersion(path));
  const isUseless = (path: string) => leftBefore.has(path);
  await shell.put(otherFilesPath, new Response(left.filter((path) => !isUseless(path)).join(' ')));
  await Promise.all([
    ...old.map((name) => caches.delete(name)),
    ...left.filter(isUseless).map((path) => assets.delete(path)),
    lifecycle?.clients.claim(),
  ]);
};

/** Time to wait for a page; a network that drops packets would fail only after a minute or more. */
const timeoutMs = 5000;

/** The page from the server; the stored one when there is no response in time. */
const page = async (request: Request): Promise<Response> => {
  const answer = fetch(request);
  let isGivenUp = false;
  // The race below handles a failure; until then it must not count as unhandled. A response that arrives too late is
  // cancelled.
  answer.then((late) => (isGivenUp ? late.body?.cancel() : undefined)).catch(() => undefined);
  const shell = await caches.match(shellPath, { cacheName: shellName });
  if (!shell) return answer;
  const late = new Promise<Response>((go) => {
    setTimeout(() => {
      isGivenUp = true;
      go(shell);
    }, timeoutMs);
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
    // When the storage is full, the file is not available offline.
    await assets.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
};

/** Pictures keep their name when they change, so the stored one is used only without a connection. */
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

// The page sends this when the user accepts the new version, so that nothing changes during a checkout.
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
