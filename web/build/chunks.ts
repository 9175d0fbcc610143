import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const web = join(import.meta.dirname, '..');

/** Modules of the pages on the way to a booking, by name of the page. */
const wayPages = {
  home: ['features/discover/DiscoverPage.tsx'],
  results: ['features/discover/DiscoverPage.tsx', 'features/discover/components/results/Results.tsx'],
  hotel: ['features/hotel/HotelPage.tsx'],
  checkout: ['features/checkout/CheckoutPage.tsx'],
} as const;

const layer = (name: string) => `ui/layers/${name}.tsx`;

/** Modules of what opens over a page or replaces a plain field, by name of the file that has them. */
export const layers = {
  windows: ['DialogBox', 'SheetBox', 'AlertBox', 'LightboxBox', 'PopoverPanel', 'FieldPanel', 'Tip'].map(
    layer,
  ),
  lists: ['MenuPanel', 'ComboBoxField', 'SelectField', 'ChipTags'].map(layer),
} as const;

interface Chunk {
  readonly moduleIds: readonly string[];
  /** File names of the chunks that are loaded together with it. */
  readonly imports: readonly string[];
}

/** The chunks that the bundler makes without configuration: only they show which parts of a library a page really uses. */
async function naturalChunks(config: InlineConfig): Promise<ReadonlyMap<string, Chunk>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((made) => ('output' in made ? made.output : []));
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/**
 * Modules that are loaded together with these.
 * @throws Error when the build has no such module
 */
function loadedWith(modules: readonly string[], chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = modules.map((module) => {
    const [first] = [...chunks].find(([, { moduleIds }]) => moduleIds.includes(module)) ?? [];
    if (first === undefined) throw new Error(`${module} is not in the build`);
    return first;
  });
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(chunks.get(name)?.imports ?? []));
  }
  return new Set([...seen].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
}

interface ChunkGroup {
  readonly name: (id: string) => string | null;
  readonly priority: number;
}

/** Libraries of every page, grouped by purpose, so that no single file takes long to evaluate; the rest is `vendor`. */
const libraries: readonly (readonly [name: string, packages: RegExp])[] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//],
  ['apollo', /\/node_modules\/(@apollo|@wry|graphql|graphql-ws|optimism|rxjs|tslib)\//],
];

const libraryOf = (id: string): string =>
  libraries.find(([, packages]) => packages.test(id))?.[0] ?? 'vendor';

/**
 * Decides which file of the build a module goes into; the bundler decides about the rest. By itself it makes a file for
 * every set of pages that share something: a hundred requests for the first page. Here there are files for the
 * libraries, `app`, which every page needs, and one file for each set of pages on the way to a booking that share
 * something, so that none of them loads what only the others need. What only opens over them has files of its own.
 * @param config of the build without its own grouping; it is run once more to learn what belongs together
 */
export async function chunkGroups(config: InlineConfig): Promise<ChunkGroup[]> {
  const chunks = await naturalChunks(config);
  const main = join(web, 'main.tsx');
  const app = loadedWith([main], chunks);
  const named = (parts: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(parts).map(([name, modules]) => {
      const files = modules.map((module) => join(web, module));
      return { name, modules: loadedWith(files, chunks) };
    });
  const pages = named(wayPages);
  const overPages = named(layers);
  /** Names of the parts that need this module, unless every page does. */
  const needing = (id: string, parts: typeof pages) =>
    app.has(id) ? [] : parts.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
  const isOurs = (id: string) => id.startsWith(web);
  const groups = [...libraries.map(([name]) => name), 'vendor'];
  return [
    // A group includes what its modules import, so imported groups come first.
    ...groups.map((name, at) => ({
      name: (id: string) => (app.has(id) && !isOurs(id) && libraryOf(id) === name ? name : null),
      priority: 20 + groups.length - at,
    })),
    { name: (id) => (app.has(id) && id !== main ? 'app' : null), priority: 20 },
    ...pages.map((_, at) => ({
      name: (id: string) => {
        const names = needing(id, pages);
        // A module of a single page stays with it, unless a layer would include it.
        const isShared = names.length > 1 || needing(id, overPages).length > 0;
        return isShared && names.length === at + 1 ? names.join('-') : null;
      },
      priority: at + 10,
    })),
    ...overPages.map((_, at) => ({
      name: (id: string) => {
        const names = needing(id, overPages);
        return names.length === at + 1 && needing(id, pages).length === 0 ? names.join('-') : null;
      },
      priority: at + 1,
    })),
  ];
}
