import { startFaultProxy, type FaultProxy } from '#tests/support/servers/fault-proxy.ts';
import { startTestProduct, type TestProduct } from '#tests/support/servers/product.ts';

/** A gateway with real upstreams behind fault proxies that the test controls. */
export interface FaultyUpstreams {
  /** The gateway under test. */
  readonly product: TestProduct;
  /**
   * Runs the platform and the provider, and reaches their records and test controls without the proxies.
   */
  readonly backends: TestProduct;
  readonly provider: FaultProxy;
  readonly platform: FaultProxy;
  /** Removes the faults of both proxies. */
  clear(): void;
  stop(): Promise<void>;
}

/** The URL with its origin replaced by that of the proxy. */
const through = (proxy: FaultProxy, url: string): string => proxy.url + new URL(url).pathname;

/** @param variables environment variables of the gateway under test */
export async function startFaultyUpstreams(variables: Record<string, string> = {}): Promise<FaultyUpstreams> {
  const backends = await startTestProduct();
  const upstreams = backends.upstreams();
  const [provider, platform] = await Promise.all([
    startFaultProxy(upstreams.PROVIDER_URL),
    startFaultProxy(upstreams.PLATFORM_URL),
  ]);
  const product = await startTestProduct({
    ...upstreams,
    PROVIDER_URL: through(provider, upstreams.PROVIDER_URL),
    PLATFORM_URL: platform.url,
    ...variables,
  });
  return {
    product,
    backends,
    provider,
    platform,
    clear: () => {
      provider.change(null);
      platform.change(null);
    },
    async stop() {
      await product.stop();
      await Promise.all([provider.close(), platform.close()]);
      await backends.stop();
    },
  };
}

/**
 * Long enough for a circuit breaker to let a probe through: at the provider its pauses double up to a minute.
 */
export const recovery = { timeout: 90_000, interval: 500 } as const;
