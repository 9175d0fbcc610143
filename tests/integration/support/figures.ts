import type { TestProduct } from '#tests/support/servers/product.ts';

/** The metrics of a running product, in the Prometheus text format. */
export const figuresOf = async (product: Pick<TestProduct, 'url'>): Promise<string> =>
  (await fetch(`${product.url}/metrics`)).text();

/** Value of one series, named as Prometheus prints it; 0 while it does not exist. */
export async function figure(product: Pick<TestProduct, 'url'>, series: string): Promise<number> {
  const line = (await figuresOf(product)).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length));
}
