import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = window.location.origin;

/** A store of the browser, by path. */
class Store {
  readonly entries = new Map<string, string>();
  async keys() {
    return [...this.entries.keys()].map((path) => ({ url: new URL(path, origin).href }));
  }
  async put(path: string, answer: Response) {
    this.entries.set(path, await answer.text());
  }
  delete(path: string) {
    return Promise.resolve(this.entries.delete(path));
  }
}

const stores = new Map<string, Store>();
const storeOf = (name: string): Store => {
  const store = stores.get(name) ?? new Store();
  stores.set(name, store);
  return store;
};
const caches = {
  keys: () => Promise.resolve([...stores.keys()]),
  open: (name: string) => Promise.resolve(storeOf(name)),
  delete: (name: string) => Promise.resolve(stores.delete(name)),
  match: (path: string, { cacheName }: { cacheName: string }) => {
    const text = stores.get(cacheName)?.entries.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
};

beforeEach(() => {
  stores.clear();
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The next version takes over; until it is filled in, its name has a blank. */
async function takeOver(version: string): Promise<void> {
  const works: Promise<unknown>[] = [];
  self.dispatchEvent(
    Object.assign(new Event('activate'), { waitUntil: (work: Promise<unknown>) => works.push(work) }),
  );
  await Promise.all(works);
  const blank = storeOf('solera-shell-__VERSION__');
  stores.delete('solera-shell-__VERSION__');
  stores.set(`solera-shell-${version}`, blank);
}

it('keeps the files of the version before, which other tabs still run, and deletes those of earlier ones', async () => {
  // Not `import`: a worker is a script, no module.
  await vi.importActual('./worker.ts');
  const assets = storeOf('solera-assets');
  const stored = () => [...assets.entries.keys()];
  storeOf('solera-shell-first');
  assets.entries.set('/assets/first.js', '');
  await takeOver('second');
  expect(stored()).toEqual(['/assets/first.js']);

  assets.entries.set('/assets/second.js', '');
  // Installed, never in effect: it says nothing of what may go.
  storeOf('solera-shell-skipped');
  await takeOver('third');
  expect(stored()).toEqual(['/assets/second.js']);
  expect([...stores.keys()]).toEqual(['solera-assets', 'solera-shell-third']);

  await takeOver('fourth');
  expect(stored()).toEqual([]);
});
