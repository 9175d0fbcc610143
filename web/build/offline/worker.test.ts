import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { workerFile } from './workerFile.ts';

const origin = window.location.origin;

/** A fake cache of the browser: texts by path. */
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

beforeEach(() => stores.clear());

const assets = () => storeOf('solera-assets');
const stored = () => [...assets().entries.keys()];

/** Activates a version with these files. */
async function takeOver(...parts: string[]): Promise<void> {
  const code = await workerFile({ files: [], parts, landFolder: '/assets/land-1/', page: '' });
  const self = Object.assign(new EventTarget(), { location: { origin } });
  runInNewContext(code, { self, caches, Response, URL });
  const works: Promise<unknown>[] = [];
  self.dispatchEvent(
    Object.assign(new Event('activate'), { waitUntil: (work: Promise<unknown>) => works.push(work) }),
  );
  expect(works).toHaveLength(1);
  await Promise.all(works);
}

it('the worker keeps the files of the previous version, which tabs still run, and deletes earlier ones', async () => {
  storeOf('solera-shell-first');
  assets().entries.set('/assets/first.js', '');
  await takeOver('second.js');
  expect(stored()).toEqual(['/assets/first.js']);

  assets().entries.set('/assets/second.js', '');
  // Installed but never activated, so it does not decide which files may be deleted.
  storeOf('solera-shell-skipped');
  await takeOver('third.js');
  expect(stored()).toEqual(['/assets/second.js']);
  expect([...stores.keys()]).toEqual(['solera-assets', expect.stringMatching(/^solera-shell-\w{12}$/)]);

  await takeOver('fourth.js');
  expect(stored()).toEqual([]);
});

it('the worker keeps a file of an earlier version as long as the previous version has it, too', async () => {
  storeOf('solera-shell-first');
  assets().entries.set('/assets/hotel.js', '');
  await takeOver('hotel.js', 'second.js');
  await takeOver('new-hotel.js', 'third.js');
  // A tab that still runs the second version opens a hotel.
  expect(stored()).toEqual(['/assets/hotel.js']);

  await takeOver('new-hotel.js', 'fourth.js');
  expect(stored()).toEqual([]);
});

it('the worker keeps the map tiles of its own version and deletes those of earlier ones', async () => {
  storeOf('solera-shell-first');
  assets().entries.set('/assets/land-1/1-1.json', '').set('/assets/land-0/1-1.json', '');
  await takeOver('second.js');
  await takeOver('third.js');
  expect(stored()).toEqual(['/assets/land-1/1-1.json']);
});
