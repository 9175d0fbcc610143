import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import type { Context } from '#gateway/context.ts';
import type { GraphqlMetrics } from '#gateway/operations/metrics/graphql-metrics.ts';
import { answerWithin, REQUEST_ID_HEADER } from '#gateway/operations/watch/http-watch.ts';
import type { RequestScope } from '#gateway/operations/watch/request-scope.ts';
import type { ResponseCacheMetrics } from '#gateway/operations/metrics/response-cache-metrics.ts';
import { callerAddress, type IsTrusted } from '../caller/caller-address.ts';
import type { Admit } from '../graphql/admission.ts';
import type { LoadGauge } from '../listener/load-gauge.ts';
import {
  type CachedResponse,
  cachedResponse,
  hasNoEncodingWeights,
  sendCached,
  type SentAs,
} from './cached-response.ts';
import type { PersistedDocument, PersistedDocuments } from './persisted-documents.ts';
import {
  type CacheableRequestRules,
  type ParsedRequest,
  parseRequestKey,
  requestKeyOf,
} from './request-key.ts';
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
  /** Answers from the cache where it can, and passes every other request on to the app, within its scope. */
  inFrontOf(
    app: RequestListener,
  ): (request: IncomingMessage, response: ServerResponse, scope: RequestScope) => void;
  /** Begins the recording of a request that the app executes; null where the response cannot be cached. */
  record(request: IncomingMessage): Promise<CacheRecording | null>;
  /** The error with which the cache refused a request before passing it on, for the app to report; null when it did not. */
  refusalOf(request: IncomingMessage): unknown;
}

/** A response with errors starts with them, as `JSON.stringify` writes it. */
const hasNoErrors = (text: string): boolean => text.startsWith('{"data":{');

/** A request for which there is an entry. */
interface Hit {
  readonly entry: CacheEntry;
  readonly document: PersistedDocument;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly scope: RequestScope;
  /** Milliseconds, as `performance.now` tells them. */
  readonly began: number;
}

/** Goes on at once with what is known, and later with what is promised. */
const then = <T, R>(known: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> =>
  known instanceof Promise ? known.then(next) : next(known);

/** An error here is no reason to fail: the app can answer without the cache. */
function attempt(answer: () => boolean | Promise<boolean>): boolean | Promise<boolean> {
  try {
    return answer();
  } catch {
    return false;
  }
}

export function createResponseCache(deps: Deps): ResponseCache {
  const { documents, cache, admit, enter, isTrustedProxy, metrics, headers } = deps;
  const { store = createResponseStore(), now = Date.now } = deps;
  const requestKeys = new WeakMap<IncomingMessage, string>();
  const parsedRequests = new WeakMap<IncomingMessage, ParsedRequest>();
  const refusals = new WeakMap<IncomingMessage, unknown>();
  /** Entries that a request is making again. */
  const renewed = new WeakSet<CacheEntry>();
  const isPersisted = (id: string): boolean => documents.has(id);

  /** Which document a request asks for, read once: it is needed again when the response is stored. */
  const parse = (request: IncomingMessage, requestKey: string): ParsedRequest | null => {
    const parsed = parsedRequests.get(request) ?? parseRequestKey(requestKey, isPersisted);
    if (parsed) parsedRequests.set(request, parsed);
    return parsed;
  };

  /** Looks a request key up; one that is new may write the variables of a stored response in another order. */
  const find = (request: IncomingMessage, requestKey: string): CacheEntry | undefined => {
    const entry = store.find(requestKey);
    if (entry) return entry;
    const parsed = parse(request, requestKey);
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

  const send = ({ entry, document, request, response, scope, began }: Hit): true | Promise<true> => {
    const tell = (outcome: SentAs): true => {
      Object.assign(scope, { caller: 'visitor', cache: outcome });
      metrics.lookedUp(outcome);
      const ms = performance.now() - began;
      metrics.answered({ operation: document.operationName, outcome: 'ok', ms, codes: [] });
      return true;
    };
    return then(sendCached(entry.response, request, response, [REQUEST_ID_HEADER, scope.requestId]), tell);
  };

  /** Null for a request that was let in; the app tells of a refusal. */
  const refusalOf = ({ document, request }: Hit): unknown => {
    const caller = {
      viewer: null,
      isViewerUnknown: false,
      callerAddress: callerAddress(request, isTrustedProxy),
    };
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

  /**
   * Nothing here is a promise unless others have to be asked: the context of the request follows each, which costs more than
   * the rest of a hit.
   * @returns false when the app has to answer
   */
  const answer = (hit: Hit): boolean | Promise<boolean> =>
    then(isValid(hit.entry), (isCurrent) => {
      if (!isCurrent) {
        metrics.lookedUp('stale');
        return false;
      }
      return then(refusalOf(hit), (refusal) => {
        if (refusal === null) return send(hit);
        refusals.set(hit.request, refusal);
        return false;
      });
    });

  return {
    inFrontOf: (app) => (request, response, scope) => {
      // The client may have disconnected meanwhile.
      const passOn = (): void => {
        if (!response.headersSent && !response.destroyed)
          answerWithin(scope, response, () => app(request, response));
      };
      const requestKey = requestKeyOf(request, deps);
      if (requestKey === null) return passOn();
      const entry = hasNoEncodingWeights(request) ? find(request, requestKey) : undefined;
      const document = entry && documents.get(entry.documentId);
      if (!document) {
        requestKeys.set(request, requestKey);
        return passOn();
      }
      const began = performance.now();
      const answered = attempt(() => answer({ entry, document, request, response, scope, began }));
      if (answered === true) return undefined;
      requestKeys.set(request, requestKey);
      enter(response);
      if (answered === false) return passOn();
      answered.then((isDone) => (isDone ? undefined : passOn()), passOn);
    },
    record: async (request) => {
      const requestKey = requestKeys.get(request);
      if (requestKey === undefined || refusals.has(request)) return null;
      const parsed = parse(request, requestKey);
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
