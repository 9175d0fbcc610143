import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type NotedValidity, noteValidity } from './note-validity.ts';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import type { Context } from '#gateway/context.ts';
import type { GraphqlMetrics } from '#gateway/operations/graphql-metrics.ts';
import { requestScope } from '#gateway/operations/request-scope.ts';
import { callerAddress, type IsTrusted } from '../caller/caller-address.ts';
import type { Admit } from '../graphql/admission.ts';
import type { LoadGauge } from '../listener/load-gauge.ts';
import { type AskingRules, askedAddress, readAddress } from './asked-address.ts';
import { type AnswerStore, createAnswerStore, type StoredAnswer } from './answer-store.ts';
import { type KeptAnswer, keptAnswer, saysPlainly, sendKept } from './kept-answer.ts';
import type { KnownDocument, KnownDocuments } from './known-documents.ts';

/**
 * An answer is made again after so long, whatever is known: parts of it, such as lists that are read again twice a minute,
 * have an age of their own.
 */
const LONGEST_MS = 5_000;

interface Deps extends AskingRules {
  readonly documents: KnownDocuments;
  readonly cache: Pick<Cache, 'dropMark'>;
  readonly admit: Admit;
  /** Counts a request that the lane may answer among those under way. */
  readonly enter: LoadGauge['enter'];
  readonly isTrustedProxy: IsTrusted;
  readonly metrics: Pick<GraphqlMetrics, 'answered'>;
  /** Headers of every answer that is no page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly store?: AnswerStore;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** An answer that takes the usual way and may be kept at its end. */
export interface Keeping {
  /** For the context of the request. */
  readonly validity: NotedValidity;
  /** Keeps the answer if others may get it. @returns how it is to be sent; null when it is its asker's alone */
  keep(sent: {
    readonly status: number;
    readonly contentType: string | undefined;
    readonly text: string;
    readonly context: Context;
  }): KeptAnswer | null;
}

/**
 * Answers a visitor's query from the answer that another visitor got: in front of Express and Apollo Server, with the
 * same budgets, load shedding, origin check, figures and log. What it cannot answer goes on to the usual way.
 */
export interface AnswerLane {
  /** The lane in front of the usual way. */
  front(usual: RequestListener): RequestListener;
  /** Begins to take notes of a request on the usual way; null for one whose answer is not kept. */
  keeping(request: IncomingMessage): Promise<Keeping | null>;
  /** Why the lane refused a request, which the usual way then says; null when it did not. */
  refusalOf(request: IncomingMessage): unknown;
}

/** Written by `JSON.stringify`: an answer with errors begins with them. */
const isWithoutErrors = (text: string): boolean => text.startsWith('{"data":{');

export function createAnswerLane(deps: Deps): AnswerLane {
  const { documents, cache, admit, enter, isTrustedProxy, metrics, headers } = deps;
  const { store = createAnswerStore(), now = Date.now } = deps;
  const addresses = new WeakMap<IncomingMessage, string>();
  const refusals = new WeakMap<IncomingMessage, unknown>();
  const isKnown = (id: string): boolean => documents.has(id);

  /** Looks an address up; one that was never asked for may write a known question differently. */
  const find = (address: string): StoredAnswer | undefined => {
    const known = store.find(address);
    if (known) return known;
    const asked = readAddress(address, isKnown);
    return asked ? store.linkAddress(address, keyOf(address, asked)) : undefined;
  };

  const holds = async ({ madeAt, mark, conditions }: StoredAnswer): Promise<boolean> =>
    now() - madeAt < LONGEST_MS && conditions.every((isSo) => isSo()) && mark === (await cache.dropMark());

  /** @returns false when the usual way has to answer */
  const give = async (
    { answer, ...stored }: StoredAnswer,
    { operationName, rootFields }: KnownDocument,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const began = performance.now();
    if (!(await holds({ answer, ...stored }))) return false;
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
    const scope = requestScope();
    if (scope) scope.caller = 'visitor';
    await sendKept(answer, request, response, headers);
    metrics.answered({ operation: operationName, outcome: 'ok', ms: performance.now() - began, codes: [] });
    return true;
  };

  return {
    front: (usual) => (request, response) => {
      const address = askedAddress(request, deps);
      if (address === null) return usual(request, response);
      addresses.set(request, address);
      const stored = saysPlainly(request) ? find(address) : undefined;
      const document = stored && documents.get(stored.id);
      if (!document) return usual(request, response);
      enter(response);
      // The client may have gone meanwhile.
      const goOn = () => (response.headersSent || response.destroyed ? undefined : usual(request, response));
      // What went wrong is said on the usual way.
      give(stored, document, request, response).then((isGiven) => (isGiven ? undefined : goOn()), goOn);
    },
    keeping: async (request) => {
      const address = addresses.get(request);
      if (address === undefined || refusals.has(request)) return null;
      const asked = readAddress(address, isKnown);
      const document = asked && documents.get(asked.id);
      if (!document) return null;
      const validity = noteValidity();
      // Before anything is read: what is dropped meanwhile counts.
      const [mark, madeAt] = [await cache.dropMark().catch(() => null), now()];
      if (mark === null) return null;
      return {
        validity,
        keep: ({ status, contentType, text, context }) => {
          const conditions = validity.conditions();
          const isVisitors = context.viewer === null && !context.isViewerUnknown && !context.isReadOnly;
          if (conditions === null || conditions.length < document.rootFields.length || !isVisitors)
            return null;
          if (status !== 200 || contentType === undefined || !isWithoutErrors(text)) return null;
          const answer = keptAnswer(text, contentType);
          store.put(address, keyOf(address, asked), { answer, id: asked.id, mark, madeAt, conditions });
          return answer;
        },
      };
    },
    refusalOf: (request) => refusals.get(request) ?? null,
  };
}

/** The question itself, with the language and the form in which the answer is wanted. */
const keyOf = (
  address: string,
  { id, variablesKey }: { readonly id: string; readonly variablesKey: string },
): string => cacheKey(id, variablesKey, address.slice(0, address.lastIndexOf('\n')));
