import DataLoader from 'dataloader';

/** Options for turning a list call of an upstream into a loader. */
interface BatchOptions<K, V> {
  /** Maximum number of keys in one upstream call: the upstream's own limit. */
  readonly maxBatch: number;
  /** Must contain everything that changes the result. */
  readonly cacheKey: (key: K) => string;
  /** Keys of different groups never share a call. One group by default. */
  readonly group?: (key: K) => string;
  /** One upstream call. Results are aligned to keys; an `Error` as a result fails only that key. */
  readonly load: (keys: readonly [K, ...K[]]) => Promise<readonly (V | Error)[]>;
}

const isNonEmpty = <K>(keys: readonly K[]): keys is readonly [K, ...K[]] => keys.length > 0;

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/**
 * A DataLoader over an upstream list call, for one request. A failing group or chunk fails only its own keys, never the
 * whole batch.
 * @throws RangeError on load when the call returns fewer or more values than keys
 */
export function batchLoader<K, V>(options: BatchOptions<K, V>): DataLoader<K, V, string> {
  const { maxBatch, cacheKey, group = () => '', load } = options;

  const loadChunk = async (keys: readonly K[]): Promise<readonly (V | Error)[]> => {
    if (!isNonEmpty(keys)) return [];
    try {
      const values = await load(keys);
      if (values.length !== keys.length)
        throw new RangeError(`the loader returned ${values.length} values for ${keys.length} keys`);
      return values;
    } catch (cause) {
      return keys.map(() => asError(cause));
    }
  };

  return new DataLoader<K, V, string>(
    async (keys) => {
      const answers = new Map<string, V | Error>();
      const groups = groupBy(keys, group);
      const chunks = [...groups.values()].flatMap((members) => chunked(members, maxBatch));
      await Promise.all(
        chunks.map(async (chunk) => {
          const values = await loadChunk(chunk);
          chunk.forEach((key, index) => {
            const value = values[index];
            if (value !== undefined) answers.set(cacheKey(key), value);
          });
        }),
      );
      return keys.map((key) => {
        const answer = answers.get(cacheKey(key));
        return answer === undefined ? new RangeError('loader returned no result for a key') : answer;
      });
    },
    { cacheKeyFn: cacheKey },
  );
}

/** The methods of a loader that consists of one part per source. */
export type SourceLoader<K, V> = Pick<DataLoader<K, V, string>, 'load' | 'loadMany' | 'clear'>;

/**
 * A loader of entities that are either the hotel provider's or our own. A batch resolves only when all its keys have,
 * so each source has its own batch: our own entities never wait for a slow provider.
 */
export function bySource<K, V>(
  isProviders: (key: K) => boolean,
  make: () => DataLoader<K, V, string>,
): SourceLoader<K, V> {
  const [own, provider] = [make(), make()];
  const of = (key: K): DataLoader<K, V, string> => (isProviders(key) ? provider : own);
  const loader: SourceLoader<K, V> = {
    load: (key) => of(key).load(key),
    loadMany: (keys) => Promise.all(Array.from(keys, (key) => of(key).load(key).catch(asError))),
    clear: (key) => {
      of(key).clear(key);
      return own;
    },
  };
  return loader;
}

/** Splits a list into lists of at most `size`. */
export function chunked<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const members = groups.get(keyOf(item));
    if (members) members.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
