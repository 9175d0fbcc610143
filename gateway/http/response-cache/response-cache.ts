import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from '#gateway/context.ts';
import { whenKnown } from '#gateway/kit/maybe-later.ts';
import { answerWithin } from '#gateway/operations/watch/http-watch.ts';
import { type RequestScope, requestScope } from '#gateway/operations/watch/request-scope.ts';
import type { LoadGauge } from '../listener/load-gauge.ts';
import { createHitAnswer, type HitDeps } from './answer-hit.ts';
import { type CachedResponse, cachedResponse, hasNoEncodingWeights } from './cached-response.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import {
  type CacheableRequestRules,
  type ParsedRequest,
  parseRequestKey,
  requestKeyOf,
} from './request-key.ts';
import { type CacheEntry, createResponseStore, type ResponseStore } from './response-store.ts';
import { createAnswerByOthers } from './shared/answer-by-others.ts';
import type { SharedResponses } from './shared/shared-responses.ts';
import { type ValidityRecorder, validityRecorder } from './validity-recorder.ts';

interface Deps extends CacheableRequestRules, HitDeps {
  /** Responses of other instances; null without a shared store. */
  readonly others: SharedResponses | null;
  readonly documents: PersistedDocuments;
  /** Counts a request that may be answered from the cache among the running ones. */
  readonly enter: LoadGauge['enter'];
  /** Headers of every response that is not a page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly store?: ResponseStore;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Records facts about a request that is executed, so that its response can be cached. */
export interface CacheRecording {
  /** What the request asks for. */
  readonly asked: {
    readonly text: string;
    readonly operationName: string | undefined;
    readonly variables: Readonly<Record<string, unknown>>;
  };
  /** Part of the request's context, where resolvers state how long their values are valid. */
  readonly validity: ValidityRecorder;
  /**
   * Await it before the request is executed: resolves when the cache's generation is known, so that an invalidation
   * during the execution counts. A response that was stored without it is dropped. Undefined when nothing must be
   * awaited.
   */
  readonly ready: Promise<void> | undefined;
  /** Stores the response if other visitors may get it. @returns the stored form; null when it was not stored */
  store(sent: {
    readonly status: number;
    readonly contentType: string | undefined;
    readonly body: Buffer;
    readonly context: Context;
  }): CachedResponse | null;
}

/**
 * Answers a visitor's query with the bytes of another visitor's response, before Express and Apollo Server see the
 * request. Budgets, load shedding, the origin check, metrics and the log line are the same as for an executed request.
 */
export interface ResponseCache {
  /** Answers from the cache where it can, and passes every other request on to the app, within its scope. */
  inFrontOf(
    app: RequestListener,
  ): (request: IncomingMessage, response: ServerResponse, scope: RequestScope) => void;
  /** Begins the recording of a request that the app executes; null where the response cannot be cached. */
  record(request: IncomingMessage): CacheRecording | null;
  /**
   * The error with which the cache refused a request before passing it on, for the app to report; null when it did not.
   */
  refusalOf(request: IncomingMessage): unknown;
  /** True when the cache has admitted a request before passing it on: then its points are spent. */
  isAdmitted(request: IncomingMessage): boolean;
}

const DATA = Buffer.from('{"data":{');
/** True for a response without errors: `JSON.stringify` writes errors first. */
const hasNoErrors = (body: Buffer): boolean => body.subarray(0, DATA.length).equals(DATA);

/** False after an error, because the app can answer without the cache. */
function attempt(answer: () => boolean | Promise<boolean>): boolean | Promise<boolean> {
  try {
    return answer();
  } catch {
    return false;
  }
}

export function createResponseCache(deps: Deps): ResponseCache {
  const { documents, cache, others, enter, metrics, headers } = deps;
  const { store = createResponseStore(), now = Date.now } = deps;
  const requestKeys = new WeakMap<IncomingMessage, string>();
  const parsedRequests = new WeakMap<IncomingMessage, ParsedRequest>();
  const refusals = new WeakMap<IncomingMessage, unknown>();
  const isPersisted = (id: string): boolean => documents.has(id);

  /** The document and variables of a request, parsed once: they are needed again when the response is stored. */
  const parse = (request: IncomingMessage, requestKey: string): ParsedRequest | null => {
    const parsed = parsedRequests.get(request) ?? parseRequestKey(requestKey, isPersisted);
    if (parsed) parsedRequests.set(request, parsed);
    return parsed;
  };

  /** Looks up a request key; a new one may have the variables of a stored response in another order. */
  const find = (request: IncomingMessage, requestKey: string): CacheEntry | undefined => {
    const entry = store.find(requestKey);
    if (entry) return entry;
    const parsed = parse(request, requestKey);
    return parsed ? store.linkRequest(requestKey, parsed.entryKey) : undefined;
  };

  const answer = createHitAnswer(deps, now, (request, refusal) => refusals.set(request, refusal));

  const byOthers = others && createAnswerByOthers({ others, answer, store, enter, metrics, now });

  return {
    inFrontOf: (app) => (request, response, scope) => {
      // The client may have disconnected meanwhile.
      const passOn = (): void => {
        if (!response.headersSent && !response.destroyed)
          answerWithin(scope, response, () => app(request, response));
      };
      const requestKey = requestKeyOf(request, deps);
      if (requestKey === null) return passOn();
      const isPlain = hasNoEncodingWeights(request);
      const entry = isPlain ? find(request, requestKey) : undefined;
      const asksOthers = isPlain ? byOthers : null;
      const documentId = entry?.documentId ?? (asksOthers && parse(request, requestKey)?.documentId);
      const document = documents.get(documentId ?? '');
      if (!document) {
        requestKeys.set(request, requestKey);
        return passOn();
      }
      const asked = { document, request, response, scope };
      const orOthers = (isDone: boolean): boolean | Promise<boolean> => {
        const parsed = isDone || refusals.has(request) || !asksOthers ? null : parse(request, requestKey);
        return asksOthers && parsed ? asksOthers.answer(asked, requestKey, parsed) : isDone;
      };
      const answered = attempt(() => whenKnown(entry ? answer.known(asked, entry) : false, orOthers));
      if (answered === true) return undefined;
      requestKeys.set(request, requestKey);
      enter(response);
      if (answered === false) return passOn();
      answered.then((isDone) => (isDone ? undefined : passOn()), passOn);
    },
    record: (request) => {
      const requestKey = requestKeys.get(request);
      if (requestKey === undefined || refusals.has(request)) return null;
      const parsed = parse(request, requestKey);
      const document = parsed && documents.get(parsed.documentId);
      if (!document) return null;
      const validity = validityRecorder();
      const madeAt = now();
      const generation = generationOf(cache, byOthers?.generationOf(request));
      const { operationName, variables } = parsed;
      return {
        asked: { text: document.text, operationName, variables },
        validity,
        ready: generation.ready,
        store: ({ status, contentType, body, context }) => {
          const conditions = validity.conditions();
          const isVisitors = context.viewer === null && !context.isViewerUnknown && !context.isReadOnly;
          const known = generation.known();
          if (known === null) return null;
          if (conditions === null || conditions.length < document.rootFields.length || !isVisitors)
            return null;
          if (status !== 200 || contentType === undefined || !hasNoErrors(body)) return null;
          const response = cachedResponse(body, contentType, headers);
          const { documentId } = parsed;
          store.put(requestKey, parsed.entryKey, {
            response,
            documentId,
            generation: known,
            madeAt: Math.min(madeAt, validity.oldestPart()),
            conditions,
          });
          metrics.lookedUp('stored');
          const until = Math.min(validity.validElsewhereUntil(), requestScope()?.freshUntil ?? 0);
          void others?.put(parsed.entryKey, response, { generation: known, until });
          return response;
        },
      };
    },
    refusalOf: (request) => refusals.get(request) ?? null,
    isAdmitted: (request) => byOthers?.isAdmitted(request) ?? false,
  };
}

/**
 * Reads the generation: synchronously when it is in memory, else while the rest of the request is done. `known` stays
 * null when it cannot be read.
 * @param earlier the generation, if it was read for this request before
 */
function generationOf(
  cache: Deps['cache'],
  earlier: string | undefined,
): {
  readonly known: () => string | null;
  readonly ready: Promise<void> | undefined;
} {
  const reading = earlier ?? cache.generation();
  if (typeof reading === 'string') return { known: () => reading, ready: undefined };
  let known: string | null = null;
  const look = async (): Promise<void> => {
    known = await reading.catch(() => null);
  };
  return { known: () => known, ready: look() };
}
