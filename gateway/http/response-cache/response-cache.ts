import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import type { Context } from '#gateway/context.ts';
import type { GraphqlMetrics } from '#gateway/operations/metrics/graphql-metrics.ts';
import { requestScope } from '#gateway/operations/watch/request-scope.ts';
import type { ResponseCacheMetrics } from '#gateway/operations/metrics/response-cache-metrics.ts';
import { callerAddress, type IsTrusted } from '../caller/caller-address.ts';
import type { Admit } from '../graphql/admission.ts';
import type { LoadGauge } from '../listener/load-gauge.ts';
import {
  type CachedResponse,
  cachedResponse,
  hasNoEncodingWeights,
  isNotModified,
  sendCached,
} from './cached-response.ts';
import type { PersistedDocument, PersistedDocuments } from './persisted-documents.ts';
import { type CacheableRequestRules, parseRequestKey, requestKeyOf } from './request-key.ts';
import { type CacheEntry, createResponseStore, type ResponseStore } from './response-store.ts';
import { type ValidityRecorder, validityRecorder } from './validity-recorder.ts';

/**
 * The age at which an entry is made again, whatever its conditions say: parts of a response, such as lists that are read
 * again twice a minute, have an age of their own.
 */
const MAX_AGE_MS = 5_000;
/** How long others get an entry of that age while one request makes it again: a crowd would make it as many times. */
const RENEWAL_MS = 1_000;

interface Deps extends CacheableRequestRules {
  readonly documents: PersistedDocuments;
  readonly cache: Pick<Cache, 'generation'>;
  readonly admit: Admit;
  /** Counts a request that may be answered from the cache among those under way. */
  readonly enter: LoadGauge['enter'];
  readonly isTrustedProxy: IsTrusted;
  readonly metrics: Pick<GraphqlMetrics, 'answered'> & ResponseCacheMetrics;
  /** Headers of every response that is no page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly store?: ResponseStore;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** What a request that Apollo Server executes has to record for its response to be cached. */
export interface CacheRecording {
  /** Goes into the context of the request, where resolvers state how long their values are valid. */
  readonly validity: ValidityRecorder;
  /** Stores the response if other visitors may get it. @returns the stored form; null when it was not stored */
  store(sent: {
    readonly status: number;
    readonly contentType: string | undefined;
    readonly text: string;
    readonly context: Context;
  }): CachedResponse | null;
}

/**
 * Answers a visitor's query with the bytes that another visitor got, before Express and Apollo Server see the request.
 * Budgets, load shedding, the origin check, metrics and the log line are the same as for an executed request.
 */
export interface ResponseCache {
  /** A listener that answers from the cache where it can, and passes every other request on. */
  inFrontOf(app: RequestListener): RequestListener;
  /** Begins the recording of a request that the app executes; null where the response cannot be cached. */
  record(request: IncomingMessage): Promise<CacheRecording | null>;
  /** The error with which the cache refused a request before passing it on, for the app to report; null when it did not. */
  refusalOf(request: IncomingMessage): unknown;
}

/** A response with errors starts with them, as `JSON.stringify` writes it. */
const hasNoErrors = (text: string): boolean => text.startsWith('{"data":{');

export function createResponseCache(deps: Deps): ResponseCache {
  const { documents, cache, admit, enter, isTrustedProxy, metrics, headers } = deps;
  const { store = createResponseStore(), now = Date.now } = deps;
  const requestKeys = new WeakMap<IncomingMessage, string>();
  const refusals = new WeakMap<IncomingMessage, unknown>();
  /** Entries that a request is making again. */
  const renewed = new WeakSet<CacheEntry>();
  const isPersisted = (id: string): boolean => documents.has(id);

  /** Looks a request key up; one that is new may write the variables of a stored response in another order. */
  const find = (requestKey: string): CacheEntry | undefined => {
    const entry = store.find(requestKey);
    if (entry) return entry;
    const parsed = parseRequestKey(requestKey, isPersisted);
    return parsed ? store.linkRequest(requestKey, entryKey(requestKey, parsed)) : undefined;
  };

  /** A promise only where other instances have to be asked: each one costs more than all the rest of this. */
  const isValid = (entry: CacheEntry): boolean | Promise<boolean> => {
    const { madeAt, generation, conditions } = entry;
    const age = now() - madeAt;
    if (age >= MAX_AGE_MS + RENEWAL_MS || !conditions.every((isMet) => isMet())) return false;
    if (age >= MAX_AGE_MS && !renewed.has(entry)) {
      renewed.add(entry);
      return false;
    }
    const current = cache.generation();
    return typeof current === 'string' ? current === generation : current.then((it) => it === generation);
  };

  /** @returns false when the app has to answer */
  const answer = async (
    entry: CacheEntry,
    { operationName, rootFields }: PersistedDocument,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const began = performance.now();
    const validity = isValid(entry);
    if (!(typeof validity === 'boolean' ? validity : await validity)) {
      metrics.lookedUp('stale');
      return false;
    }
    const caller = {
      viewer: null,
      isViewerUnknown: false,
      callerAddress: callerAddress(request, isTrustedProxy),
    };
    try {
      await admit({ kind: 'query', rootFields }, caller);
    } catch (refusal) {
      refusals.set(request, refusal);
      return false;
    }
    const outcome = isNotModified(request, entry.response) ? 'not_modified' : 'hit';
    const scope = requestScope();
    if (scope) Object.assign(scope, { caller: 'visitor', cache: outcome });
    const sending = sendCached(entry.response, request, response);
    if (sending) await sending;
    metrics.lookedUp(outcome);
    metrics.answered({ operation: operationName, outcome: 'ok', ms: performance.now() - began, codes: [] });
    return true;
  };

  return {
    inFrontOf: (app) => (request, response) => {
      const requestKey = requestKeyOf(request, deps);
      if (requestKey === null) return app(request, response);
      requestKeys.set(request, requestKey);
      const entry = hasNoEncodingWeights(request) ? find(requestKey) : undefined;
      const document = entry && documents.get(entry.documentId);
      if (!document) return app(request, response);
      enter(response);
      // The client may have disconnected meanwhile.
      const passOn = () => (response.headersSent || response.destroyed ? undefined : app(request, response));
      // An error here is no reason to fail: the app can answer without the cache.
      answer(entry, document, request, response).then((isDone) => (isDone ? undefined : passOn()), passOn);
    },
    record: async (request) => {
      const requestKey = requestKeys.get(request);
      if (requestKey === undefined || refusals.has(request)) return null;
      const parsed = parseRequestKey(requestKey, isPersisted);
      const document = parsed && documents.get(parsed.documentId);
      if (!document) return null;
      const validity = validityRecorder();
      // Both are read before the values are: an invalidation during the execution counts.
      const madeAt = now();
      const generation = await Promise.resolve(cache.generation()).catch(() => null);
      if (generation === null) return null;
      return {
        validity,
        store: ({ status, contentType, text, context }) => {
          const conditions = validity.conditions();
          const isVisitors = context.viewer === null && !context.isViewerUnknown && !context.isReadOnly;
          if (conditions === null || conditions.length < document.rootFields.length || !isVisitors)
            return null;
          if (status !== 200 || contentType === undefined || !hasNoErrors(text)) return null;
          const response = cachedResponse(text, contentType, headers);
          const { documentId } = parsed;
          store.put(requestKey, entryKey(requestKey, parsed), {
            response,
            documentId,
            generation,
            madeAt,
            conditions,
          });
          metrics.lookedUp('stored');
          return response;
        },
      };
    },
    refusalOf: (request) => refusals.get(request) ?? null,
  };
}

/** Equal for requests that get the same response: document, variables, language and accepted form. */
const entryKey = (
  requestKey: string,
  { documentId, variablesKey }: { readonly documentId: string; readonly variablesKey: string },
): string => cacheKey(documentId, variablesKey, requestKey.slice(0, requestKey.lastIndexOf('\n')));
