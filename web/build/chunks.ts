import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const web = join(import.meta.dirname, '..');

/** Modules of the pages of the booking flow, by name of the page. */
const flowPages = {
  home: ['features/discover/DiscoverPage.tsx'],
  results: ['features/discover/DiscoverPage.tsx', 'features/discover/components/results/Results.tsx'],
  hotel: ['features/hotel/HotelPage.tsx'],
  checkout: ['features/checkout/CheckoutPage.tsx'],
} as const;

const layer = (name: string) => `ui/layers/${name}.tsx`;

/** Modules of overlays, and of fields that replace a plain one, by name of the chunk that has them. */
export const layers = {
  windows: [
    'DialogBox',
    'SheetBox',
    'AlertBox',
    'LightboxBox',
    'PopoverPanel',
    'FieldPanel',
    'ButtonTooltip',
  ].map(layer),
  lists: ['MenuPanel', 'ComboBoxField', 'SelectField', 'ChipTags'].map(layer),
} as const;

interface Chunk {
  readonly moduleIds: readonly string[];
  /** File names of the chunks that are loaded together with it. */
  readonly imports: readonly string[];
}

/** The chunks that the bundler makes without configuration: only they show which parts of a library a page uses. */
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
 * Decides which chunk a module goes into; all other modules are left to the bundler. By itself it makes a chunk for
 * every set of pages that share a module, which would be a hundred requests for the first page. Here there are chunks
 * for the libraries, `app` for what every page needs, and one chunk for each set of pages of the booking flow that
 * share a module, so that none of them loads what only the others need. Modules used only by overlays have chunks of
 * their own.
 * @param config of the build without these groups; it is built once more to learn which modules are loaded together
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
  const pages = named(flowPages);
  const overPages = named(layers);
  /** Names of the parts that need this module; none when every page needs it. */
  const needing = (id: string, parts: typeof pages) =>
    app.has(id) ? [] : parts.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
  const isOurs = (id: string) => id.startsWith(web);
  const groups = [...libraries.map(([name]) => name), 'vendor'];
  return [
    // A group also takes the modules that its modules import, so groups that others import come first.
    ...groups.map((name, at) => ({
      name: (id: string) => (app.has(id) && !isOurs(id) && libraryOf(id) === name ? name : null),
      priority: 20 + groups.length - at,
    })),
    { name: (id) => (app.has(id) && id !== main ? 'app' : null), priority: 20 },
    ...pages.map((_, at) => ({
      name: (id: string) => {
        const names = needing(id, pages);
        // A module of a single page stays in the chunk of the page, unless an overlay needs it, too.
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
