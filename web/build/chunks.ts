import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const web = join(import.meta.dirname, '..');

/** Modules of the pages on the way to a booking, by name of the page. */
const wayPages = {
  home: ['discover/DiscoverPage.tsx'],
  results: ['discover/DiscoverPage.tsx', 'discover/components/results/Results.tsx'],
  hotel: ['hotel/HotelPage.tsx'],
  checkout: ['checkout/CheckoutPage.tsx'],
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
 * something, so that none of them loads what only the others need.
 * @param config of the build without its own grouping; it is run once more to learn what belongs together
 */
export async function chunkGroups(config: InlineConfig): Promise<ChunkGroup[]> {
  const chunks = await naturalChunks(config);
  const main = join(web, 'main.tsx');
  const app = loadedWith([main], chunks);
  const pages = Object.entries(wayPages).map(([name, modules]) => {
    const files = modules.map((module) => join(web, 'features', module));
    return { name, modules: loadedWith(files, chunks) };
  });
  /** The pages that need this module, unless every page does. */
  const pagesWith = (id: string) => (app.has(id) ? [] : pages.filter(({ modules }) => modules.has(id)));
  const isOurs = (id: string) => id.startsWith(web);
  const groups = [...libraries.map(([name]) => name), 'vendor'];
  return [
    // A group includes what its modules import, so imported groups come first.
    ...groups.map((name, at) => ({
      name: (id: string) => (app.has(id) && !isOurs(id) && libraryOf(id) === name ? name : null),
      priority: 10 + groups.length - at,
    })),
    { name: (id) => (app.has(id) && id !== main ? 'app' : null), priority: 10 },
    ...pages.slice(1).map((_, at) => ({
      name: (id: string) => {
        const needing = pagesWith(id);
        return needing.length === at + 2 ? needing.map(({ name }) => name).join('-') : null;
      },
      priority: at + 1,
    })),
  ];
}
