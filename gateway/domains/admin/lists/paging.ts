import type { PageInput } from './list-input.ts';

/** A list that can be counted and read in parts. */
export interface PagedList<Item> {
  readonly count: () => Promise<number>;
  readonly list: (skip: number, limit: number) => Promise<readonly Item[]>;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly pageInfo: {
    readonly page: number;
    readonly pageSize: number;
    readonly totalPages: number;
    readonly totalItems: number;
  };
}

/** Maximum number of items that the platform can skip. */
const MAX_SKIP = 1_000_000;

/**
 * Reads a page with one call of `count` and one of `list` (a list made by `followedBy` makes several platform calls for
 * them). For a page past the end, one more call of `list` reads the last page.
 */
export async function pageOf<Item>(
  pagedList: PagedList<Item>,
  { page, pageSize }: Required<PageInput>,
): Promise<Page<Item>> {
  const skip = Math.min((page - 1) * pageSize, MAX_SKIP);
  const [totalItems, items] = await Promise.all([pagedList.count(), pagedList.list(skip, pageSize)]);
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  const pageInfo = { page: Math.min(page, totalPages), pageSize, totalPages, totalItems };
  if (page <= totalPages || totalItems === 0) return { items, pageInfo };
  return { items: await pagedList.list((totalPages - 1) * pageSize, pageSize), pageInfo };
}

/** Two lists as one: the items of the first, then those of the second, paged together. */
export function followedBy<Item>(first: PagedList<Item>, second: PagedList<Item>): PagedList<Item> {
  return {
    count: async () => {
      const [before, after] = await Promise.all([first.count(), second.count()]);
      return before + after;
    },
    list: async (skip, limit) => {
      const [length, head] = await Promise.all([first.count(), first.list(skip, limit)]);
      const begin = Math.max(skip, length);
      const rest = skip + limit - begin;
      return rest <= 0 ? head : [...head, ...(await second.list(begin - length, rest))];
    },
  };
}

/**
 * Reads all items of a list in parts, at most `max`: one count call in all, and one list call per part. Only the count
 * says where the list ends: items that cannot be read make a part short or empty, and past the end a platform may
 * repeat its last page.
 */
export async function* readInBatches<Item>(
  pagedList: PagedList<Item>,
  { size, max }: { readonly size: number; readonly max: number },
): AsyncGenerator<readonly Item[], void, void> {
  const end = Math.min(max, await pagedList.count());
  for (let skip = 0; skip < end; skip += size) {
    const items = await pagedList.list(skip, Math.min(size, max - skip));
    if (items.length > 0) yield items;
  }
}
