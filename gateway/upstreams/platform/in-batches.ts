/** Maximum number of ids in one query, so that it fits into a request line. */
const IDS_PER_CALL = 150;

/** Reads many ids in as many simultaneous calls as needed; each id is read once. */
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
