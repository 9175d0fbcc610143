import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Upstreams } from './embedded/embedded.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import type { Logger } from '../logger.ts';
import type { OpenParts } from './open-parts.ts';
import { rateLimitKeys } from '../limits/rate-limits.ts';
import { requestScope } from '../operations/watch/request-scope.ts';
import type { Tracing } from '../operations/tracing/tracing.ts';
import { upstreamWatch } from '../operations/watch/upstream-watch.ts';
import { createChatService } from '../upstreams/chat/client.ts';
import { createEntityPlatform } from '../upstreams/platform/client.ts';
import { createHotelProvider } from '../upstreams/provider/client.ts';
import { createThrottle } from '../upstreams/provider/sending/throttle.ts';
import { createRate } from '../upstreams/provider/sending/rate.ts';
import { createRatesSource } from '../upstreams/rates/rates-source.ts';

interface Options {
  readonly config: Config;
  readonly addresses: Pick<Upstreams, 'platformUrl' | 'providerUrl' | 'chatUrl'>;
  readonly publicUrl: string;
  /** Closes the clients' connections. */
  readonly parts: OpenParts;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly logger: Logger;
}

/** The caller whose share of the provider's rate a call uses; a new account is counted as its network. */
function payerNow(): string | null {
  const payer = requestScope()?.payer;
  return payer ? (rateLimitKeys(payer, 'provider')[0] ?? null) : null;
}

/** One client for each upstream. */
export type OpenUpstreams = ReturnType<typeof openUpstreams>;

/** Builds one client for each upstream, with metrics and traces. No call is made yet. */
export function openUpstreams({ config, addresses, publicUrl, parts, metrics, tracing, logger }: Options) {
  const closing = parts.add('upstream calls', new AbortController(), (it) => it.abort());
  const upstream = {
    logger,
    onCall: metrics.observeCall,
    onBreaker: metrics.observeBreaker,
    closing: closing.signal,
    ...upstreamWatch(tracing),
  };
  const platform = parts.add(
    'platform client',
    createEntityPlatform({
      ...upstream,
      baseUrl: addresses.platformUrl,
      appId: config.appId,
      environment: config.environment,
      originUrl: publicUrl,
      serviceToken: config.platform.serviceToken,
      loginOrigin: publicUrl,
      // Only an external platform may lack calls; the embedded one has every call of this release.
      ...(config.platform.url !== null && { bare: { redisUrl: config.redisUrl } }),
    }),
    (it) => it.close(),
  );
  const accountKey = createHash('sha256')
    .update(`${addresses.providerUrl} ${config.provider.username}`)
    .digest('base64url')
    .slice(0, 12);
  const { perSecond } = config.provider;
  const rate = parts.add(
    'provider rate',
    createRate({ perSecond, redisUrl: config.redisUrl, account: accountKey }),
    (it) => it.close(),
  );
  const provider = createHotelProvider({
    ...upstream,
    ...config.provider,
    baseUrl: addresses.providerUrl,
    bookTimeoutMs: config.booking.timeoutMs,
    throttle: createThrottle(rate, { caller: payerNow }),
  });
  const chat = createChatService({ ...upstream, baseUrl: addresses.chatUrl, secret: config.chat.secret });
  return {
    platform,
    provider,
    chat,
    /** Source of newer exchange rates; null for those of the release. */
    rates: config.ratesUrl ? createRatesSource({ ...upstream, baseUrl: config.ratesUrl }) : null,
    /** Distinguishes our accounts at providers, without naming them. */
    accountKey,
  };
}
