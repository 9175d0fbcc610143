import type { RequestListener } from 'node:http';
import type { Registry } from 'prom-client';
import type { Cache } from '../cache/cache.ts';
import { cacheKey } from '../cache/key.ts';
import { sharedDocuments } from '../generated/shared-documents.ts';
import type { IsTrusted } from '../http/caller/caller-address.ts';
import { createAdmission } from '../http/graphql/admission.ts';
import { type GraphqlDeps, type GraphqlEndpoint, graphqlEndpoint } from '../http/graphql/graphql-endpoint.ts';
import { type ResponseCache, createResponseCache } from '../http/response-cache/response-cache.ts';
import { persistedDocuments } from '../http/response-cache/persisted-documents.ts';
import { createSharedResponses } from '../http/response-cache/shared/shared-responses.ts';
import { respondToFailure } from '../http/listener/fallback-error-handler.ts';
import type { LoadGauge } from '../http/listener/load-gauge.ts';
import { dataHeaders } from '../http/security-headers.ts';
import type { LoadShedder } from '../limits/load-shedding.ts';
import { createGraphqlMetrics } from '../operations/metrics/graphql-metrics.ts';
import { operationWatches } from '../operations/watch/graphql-watch.ts';
import { createResponseCacheMetrics } from '../operations/metrics/response-cache-metrics.ts';
import { countLimited, countOutcomes } from '../operations/metrics/outcomes.ts';
import type { Tracing } from '../operations/tracing/tracing.ts';
import type { TravellerMetrics } from '../operations/metrics/traveller-metrics.ts';
import { buildSchema } from '../schema.ts';
import { buildId } from './build-id.ts';

interface Options extends Omit<GraphqlDeps, 'schema' | 'admit' | 'responseCache' | 'persisted' | 'watchOf'> {
  readonly cache: Cache;
  /** Settings on which responses depend; instances with other ones do not get each other's responses. */
  readonly responseSettings: readonly string[];
  readonly load: LoadShedder;
  readonly enter: LoadGauge['enter'];
  readonly isSecure: boolean;
  readonly isTrustedProxy: IsTrusted;
  readonly registry: Registry;
  readonly travellers: TravellerMetrics;
  readonly tracing: Tracing;
}

/** The endpoint's path, and what is below it. */
const PATH = /^\/graphql(?:[/?]|$)/i;

/** GraphQL with the response cache in front of it. */
export interface OpenGraphql extends GraphqlEndpoint {
  /** Answers the requests of `/graphql`, and passes every other one on to the app. */
  inFrontOf(app: RequestListener): RequestListener;
  readonly responseCache: Pick<ResponseCache, 'inFrontOf'>;
}

/** Builds the endpoint and the response cache, which share budgets, load shedding and metrics. */
export async function openGraphql(options: Options): Promise<OpenGraphql> {
  const { travellers, registry, tracing } = options;
  const metrics = { ...createGraphqlMetrics(registry), ...createResponseCacheMetrics(registry) };
  const persisted = persistedDocuments(sharedDocuments);
  const headers = dataHeaders(options);
  const admit = createAdmission({
    ...options,
    onLimited: (rootFields) => countLimited(rootFields, travellers),
  });
  const { shared } = options.cache;
  const fingerprint = cacheKey(buildId(), options.responseSettings);
  const others = shared && createSharedResponses({ shared, fingerprint, headers, now: Date.now });
  const responseCache = createResponseCache({
    ...options,
    documents: persisted,
    others,
    admit,
    metrics,
    headers,
  });
  const endpoint = await graphqlEndpoint({
    ...options,
    schema: countOutcomes(buildSchema(), travellers),
    admit,
    responseCache,
    persisted,
    watchOf: operationWatches({ metrics, tracing }),
  });
  metrics.readSockets(endpoint.open);
  const fail = respondToFailure(options.logger);
  const answer: RequestListener = (request, response) => {
    const failed = (cause: unknown) => fail(cause, response);
    try {
      const answered = endpoint.answer(request, response);
      if (answered instanceof Promise) answered.catch(failed);
    } catch (cause) {
      failed(cause);
    }
  };
  return {
    ...endpoint,
    responseCache,
    inFrontOf: (app) => (request, response) => {
      if (!PATH.test(request.url ?? '')) return app(request, response);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      answer(request, response);
    },
  };
}
