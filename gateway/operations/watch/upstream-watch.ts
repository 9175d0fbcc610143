import { randomUUID } from 'node:crypto';
import type { UpstreamSettings } from '#upstreams/http.ts';
import { requestScope } from './request-scope.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Connects upstream calls with the request that causes them: the same id, and spans below its own. */
export const upstreamWatch = (tracing: Tracing): Pick<UpstreamSettings, 'requestId' | 'around'> => ({
  requestId: () => requestScope()?.requestId ?? randomUUID(),
  around: async ({ upstream, call, attempt }, send) => {
    const parent = requestScope()?.span;
    const facts = { 'solera.upstream': upstream, 'solera.call': call, 'solera.attempt': attempt };
    const span = parent && tracing.start({ name: `${upstream} ${call}`, kind: 'client', parent, facts });
    if (!span) return send({});
    try {
      const reply = await send({ traceparent: span.traceparent });
      span.add({ 'http.response.status_code': reply.status });
      return reply;
    } catch (cause) {
      span.fail(cause instanceof Error && 'kind' in cause ? String(cause.kind) : 'error');
      throw cause;
    } finally {
      span.end();
    }
  },
});
