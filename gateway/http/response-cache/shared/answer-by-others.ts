import type { IncomingMessage } from 'node:http';
import type { ResponseCacheMetrics } from '#gateway/operations/metrics/response-cache-metrics.ts';
import { MAX_REUSE_MS } from '#models/cache-validity.ts';
import type { LoadGauge } from '../../listener/load-gauge.ts';
import type { AskedRequest, HitAnswer } from '../answer-hit.ts';
import type { ParsedRequest } from '../request-key.ts';
import type { CacheEntry, ResponseStore } from '../response-store.ts';
import type { SharedResponses } from './shared-responses.ts';

interface Deps {
  readonly others: Pick<SharedResponses, 'find'>;
  readonly answer: Pick<HitAnswer, 'received'>;
  readonly store: Pick<ResponseStore, 'put'>;
  readonly enter: LoadGauge['enter'];
  readonly metrics: ResponseCacheMetrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Answers requests with the responses of other instances. */
export interface AnswerByOthers {
  /** Resolves to false when the app has to answer. The response is kept like one that was made here. */
  answer(asked: AskedRequest, requestKey: string, parsed: ParsedRequest): Promise<boolean>;
  /** The cache's generation, if it was read when others were asked. */
  generationOf(request: IncomingMessage): string | undefined;
  /** True when the request was admitted and the app has to answer. */
  isAdmitted(request: IncomingMessage): boolean;
}

export function createAnswerByOthers({ others, answer, store, enter, metrics, now }: Deps): AnswerByOthers {
  const generations = new WeakMap<IncomingMessage, string>();
  const admitted = new WeakSet<IncomingMessage>();
  return {
    answer: (asked, requestKey, { documentId, entryKey }) => {
      const { request, response } = asked;
      enter(response);
      const lookUp = async (): Promise<CacheEntry | null> => {
        const { generation, received } = await others.find(entryKey);
        generations.set(request, generation);
        if (!received) return null;
        // At the end of its time one request renews it and the others get it a second longer, as for entries made here.
        const madeAt = Math.min(now(), received.until - MAX_REUSE_MS);
        const entry = { response: received.response, documentId, generation, madeAt, conditions: [] };
        store.put(requestKey, entryKey, entry);
        metrics.lookedUp('received');
        return entry;
      };
      return answer.received(asked, lookUp, () => admitted.add(request));
    },
    generationOf: (request) => generations.get(request),
    isAdmitted: (request) => admitted.has(request),
  };
}
