import type { Logger } from '#gateway/logger.ts';

/** Programs of the product; each is its own service in a trace. */
export const allParts = ['gateway', 'platform', 'provider', 'assistant'] as const;
export type ProcessPart = (typeof allParts)[number];

/** Attributes of a span: names, numbers and codes, never personal data. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A traced operation. */
export interface TraceSpan {
  /** Position of the operation in the trace, as in the header `traceparent` of W3C Trace Context. */
  readonly traceparent: string;
  /** Renames it when its name becomes known only later. */
  rename(name: string): void;
  add(facts: SpanFacts): void;
  /** Marks it as failed, with a code. */
  fail(code: string): void;
  end(): void;
}

/** Parameters of a new span. */
export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** A span of this program, or the header of a request; null starts a new trace. */
  readonly parent: TraceSpan | string | null;
  readonly facts?: SpanFacts;
}

/** Traces of one part. */
export interface Tracing {
  /** Null when tracing is off. */
  start(span: SpanStart): TraceSpan | null;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** URL of a collector that accepts OTLP over HTTP, without `/v1/traces`; null turns tracing off. */
  readonly endpoint: string | null;
  /** Share of traces that are sampled, 0 to 1. */
  readonly ratio: number;
}

/** Tracing that is turned off. */
export const noTracing: Tracing = { start: () => null, close: async () => undefined };

/** Starts tracing for a part. Without a collector nothing is loaded and nothing is sent. */
export async function openTracing(
  part: ProcessPart,
  { endpoint, ratio }: TracingOptions,
  logger: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing({ part, endpoint, ratio, logger });
}
