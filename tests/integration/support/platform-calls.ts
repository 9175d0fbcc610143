import type { TestProduct } from '#tests/support/servers/product.ts';

/** Number of calls for each platform operation so far, by its name in the metrics. */
async function platformCalls(product: TestProduct): Promise<Record<string, number>> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const counts: Record<string, number> = {};
  const line =
    /^solera_upstream_call_seconds_count\{upstream="entity-platform",call="(\w+)",[^}]*\} (\d+)$/gm;
  for (const [, call = '', count = '0'] of text.matchAll(line))
    counts[call] = (counts[call] ?? 0) + Number(count);
  return counts;
}

/** Number of platform calls by `run`, by operation. */
export async function callsBy(
  product: TestProduct,
  run: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await platformCalls(product);
  await run();
  const after = await platformCalls(product);
  return Object.fromEntries(
    Object.entries(after)
      .map(([call, count]) => [call, count - (before[call] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}
