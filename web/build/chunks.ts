import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const web = join(import.meta.dirname, '..');

/** Pages of the way to a booking: what two of them share is loaded with the first. */
const wayPages = ['discover/DiscoverPage.tsx', 'hotel/HotelPage.tsx', 'checkout/CheckoutPage.tsx'];

interface Chunk {
  readonly moduleIds: readonly string[];
  /** File names of the chunks that come with it at once. */
  readonly imports: readonly string[];
}

/** The chunks that the bundler makes when it is left alone: only they tell what a page really uses of a library. */
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

/** Modules that are loaded at once with this one. @throws Error when the build has no such module */
function loadedWith(module: string, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const [first] = [...chunks].find(([, { moduleIds }]) => moduleIds.includes(module)) ?? [];
  if (first === undefined) throw new Error(`${module} is not in the build`);
  const seen = new Set<string>();
  const waiting = [first];
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

/** Libraries of every page by what they are for, so that no single file takes long to evaluate; the rest is `vendor`. */
const libraries: readonly (readonly [name: string, packages: RegExp])[] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//],
  ['apollo', /\/node_modules\/(@apollo|@wry|graphql|graphql-ws|optimism|rxjs|tslib)\//],
];

const libraryOf = (id: string): string =>
  libraries.find(([, packages]) => packages.test(id))?.[0] ?? 'vendor';

/**
 * Which file of the build a module goes into; the bundler decides about the rest. Left alone it makes a file of every set
 * of pages that share something: a hundred requests for the first page. Ours are the libraries and `app`, which every
 * page needs, and `kit`, which the pages of the way to a booking share.
 * @param config of the build without its own grouping; it is run once more to learn what belongs together
 */
export async function chunkGroups(config: InlineConfig): Promise<ChunkGroup[]> {
  const chunks = await naturalChunks(config);
  const app = loadedWith(join(web, 'main.tsx'), chunks);
  const pages = wayPages.map((page) => loadedWith(join(web, 'features', page), chunks));
  const isInKit = (id: string) => !app.has(id) && pages.filter((ids) => ids.has(id)).length > 1;
  const isOurs = (id: string) => id.startsWith(web);
  const main = join(web, 'main.tsx');
  const groups = [...libraries.map(([name]) => name), 'vendor'];
  return [
    // A group takes what its modules import along, so what is imported comes first.
    ...groups.map((name, at) => ({
      name: (id: string) => (app.has(id) && !isOurs(id) && libraryOf(id) === name ? name : null),
      priority: 2 + groups.length - at,
    })),
    { name: (id) => (app.has(id) && id !== main ? 'app' : null), priority: 2 },
    { name: (id) => (isInKit(id) ? 'kit' : null), priority: 1 },
  ];
}
