import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '#gateway/logger.ts';
import type { ProcessPart, TraceSpan, SpanStart, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

const SEND_MS = 5_000;

interface Deps {
  readonly part: ProcessPart;
  readonly endpoint: string;
  readonly ratio: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Logs once when the exporter starts to lose traces, not with every batch. */
function logWhenLost(exporter: SpanExporter, { part, logger }: Deps): SpanExporter {
  let isLosing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isLosing) {
          const reason = result.error?.name ?? 'unknown';
          logger.warn({ event: 'traces.lost', part, reason }, 'traces cannot be sent');
        }
        isLosing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const traceparentOf = ({ traceId, spanId, traceFlags }: ReturnType<OtelSpan['spanContext']>): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/**
 * Traces of a part, sent to a collector in batches. Whether a trace is sampled depends only on its id and our ratio, so
 * that all parts decide alike and no caller can influence it.
 */
export function otlpTracing(deps: Deps): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${deps.endpoint}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `solera-${deps.part}` }),
    sampler: new TraceIdRatioBasedSampler(deps.ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: logWhenLost(exporter, deps) })],
  });
  const tracer = provider.getTracer('solera');
  const own = new WeakMap<TraceSpan, OtelSpan>();

  const contextOf = (parent: SpanStart['parent']): Context => {
    if (parent === null) return ROOT_CONTEXT;
    const before = typeof parent === 'string' ? parseTraceParent(parent) : own.get(parent)?.spanContext();
    return before ? trace.setSpanContext(ROOT_CONTEXT, before) : ROOT_CONTEXT;
  };

  return {
    start({ name, kind, parent, facts = {} }) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, contextOf(parent));
      const port: TraceSpan = {
        traceparent: traceparentOf(span.spanContext()),
        rename: (newName) => void span.updateName(newName),
        add: (more) => void span.setAttributes(more),
        fail: (code) => {
          span.setAttribute('error.type', code);
          span.setStatus({ code: SpanStatusCode.ERROR, message: code });
        },
        end: () => span.end(),
      };
      own.set(port, span);
      return port;
    },
    close: () => provider.shutdown(),
  };
}
