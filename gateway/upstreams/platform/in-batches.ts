/** Ids in one query: its text must fit a request line. */
const IDS_PER_CALL = 150;

/** Asks for many ids in as many calls as they need, at once; each id is asked for once. */
export async function inBatches<T>(
  ids: readonly string[],
  load: (batch: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const unique = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(unique.length / IDS_PER_CALL) }, (_, index) =>
    unique.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  );
  return (await Promise.all(batches.map(load))).flat();
}
