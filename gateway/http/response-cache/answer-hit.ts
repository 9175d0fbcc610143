import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cache } from '#cache/cache.ts';
import { whenKnown } from '#gateway/kit/maybe-later.ts';
import type { GraphqlMetrics } from '#gateway/operations/metrics/graphql-metrics.ts';
import type { ResponseCacheMetrics } from '#gateway/operations/metrics/response-cache-metrics.ts';
import { MAX_REUSE_MS } from '#models/cache-validity.ts';
import { REQUEST_ID_HEADER } from '#gateway/operations/watch/http-watch.ts';
import type { RequestScope } from '#gateway/operations/watch/request-scope.ts';
import { callerAddress, type IsTrusted } from '../caller/caller-address.ts';
import type { Admit } from '../graphql/admission.ts';
import { sendCached, type CacheHitKind } from './cached-response.ts';
import type { PersistedDocument } from './persisted-documents.ts';
import type { CacheEntry } from './response-store.ts';

/**
 * While one request renews an entry that has become too old, other requests still get it for this long; otherwise all
 * of them would renew it.
 */
const RENEWAL_MS = 1_000;

/** A request that may be answered from a cache. */
export interface AskedRequest {
  readonly document: PersistedDocument;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly scope: RequestScope;
}

/** How cached responses are sent. Both return false when the app has to answer. */
export interface HitAnswer {
  /**
   * Answers with an entry that is still valid. Uses promises only when the cache must be read, because passing the async
   * context of the request through a promise costs more than the rest of a hit.
   */
  known(asked: AskedRequest, entry: CacheEntry): boolean | Promise<boolean>;
  /**
   * Answers with what other instances have, if there is something; the request is admitted meanwhile.
   * @param lookUp returns null where there is nothing; must not reject
   * @param onAdmitted called once the request is admitted; if the app has to answer, it must not admit it again
   */
  received(
    asked: AskedRequest,
    lookUp: () => Promise<CacheEntry | null>,
    onAdmitted: () => void,
  ): Promise<boolean>;
}

export interface HitDeps {
  readonly cache: Pick<Cache, 'generation'>;
  readonly admit: Admit;
  readonly isTrustedProxy: IsTrusted;
  readonly metrics: Pick<GraphqlMetrics, 'answered'> & ResponseCacheMetrics;
}

/**
 * @param now milliseconds since the epoch
 * @param onRefused called with the reason when a request is refused
 */
export function createHitAnswer(
  { cache, admit, isTrustedProxy, metrics }: HitDeps,
  now: () => number,
  onRefused: (request: IncomingMessage, refusal: unknown) => void,
): HitAnswer {
  /** Entries that a request is renewing. */
  const renewed = new WeakSet<CacheEntry>();

  const isValid = (entry: CacheEntry): boolean | Promise<boolean> => {
    const { madeAt, generation, conditions } = entry;
    const age = now() - madeAt;
    if (age >= MAX_REUSE_MS + RENEWAL_MS || !conditions.every((isMet) => isMet())) return false;
    // Renewed even when its conditions are met, because parts of it, such as lists that are read twice a minute, expire
    // by age.
    if (age >= MAX_REUSE_MS && !renewed.has(entry)) {
      renewed.add(entry);
      return false;
    }
    return whenKnown(cache.generation(), (current) => current === generation);
  };

  const send = (
    { document, request, response, scope }: AskedRequest,
    entry: CacheEntry,
    began: number,
  ): true | Promise<true> => {
    const record = (outcome: CacheHitKind): true => {
      Object.assign(scope, { caller: 'visitor', cache: outcome });
      metrics.lookedUp(outcome);
      const ms = performance.now() - began;
      metrics.answered({ operation: document.operationName, outcome: 'ok', ms, codes: [] });
      return true;
    };
    return whenKnown(
      sendCached(entry.response, request, response, [REQUEST_ID_HEADER, scope.requestId]),
      record,
    );
  };

  /** Null for a request that was admitted; otherwise the error, which the app reports. */
  const refusalOf = ({ document, request }: AskedRequest): unknown => {
    const address = callerAddress(request, isTrustedProxy);
    const caller = { viewer: null, isViewerUnknown: false, callerAddress: address };
    try {
      const admission = admit({ kind: 'query', rootFields: document.rootFields }, caller);
      if (!admission) return null;
      return admission.then(
        () => null,
        (refusal: unknown) => refusal,
      );
    } catch (refusal) {
      return refusal;
    }
  };

  return {
    known: (asked, entry) => {
      const began = performance.now();
      return whenKnown(isValid(entry), (isCurrent) => {
        if (!isCurrent) {
          metrics.lookedUp('stale');
          return false;
        }
        return whenKnown(refusalOf(asked), (refusal) => {
          if (refusal === null) return send(asked, entry, began);
          onRefused(asked.request, refusal);
          return false;
        });
      });
    },
    received: async (asked, lookUp, onAdmitted) => {
      const began = performance.now();
      // Load is refused at once, before anything is read.
      const admission = refusalOf(asked);
      if (admission !== null && !(admission instanceof Promise)) {
        onRefused(asked.request, admission);
        return false;
      }
      const found = lookUp();
      const refusal = await admission;
      const entry = await found;
      if (refusal !== null) {
        onRefused(asked.request, refusal);
        return false;
      }
      onAdmitted();
      return entry ? send(asked, entry, began) : false;
    },
  };
}
