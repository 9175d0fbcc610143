import type { Logger } from '#gateway/logger.ts';

/** Programs of the product; each is a service of its own in a trace. */
export const allParts = ['gateway', 'platform', 'provider', 'assistant'] as const;
export type Part = (typeof allParts)[number];

/** Facts of a span: names, numbers and codes, never anything of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work that is being traced. */
export interface Span {
  /** Its place in the trace, as the header `traceparent` of W3C Trace Context gives it. */
  readonly traceparent: string;
  /** Renames it, when what it is about becomes known only later. */
  rename(name: string): void;
  add(facts: SpanFacts): void;
  /** Marks it as failed, with a code. */
  fail(code: string): void;
  end(): void;
}

/** What a span is made with. */
export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** A span of this program, or the header that came with a request; null begins a trace. */
  readonly parent: Span | string | null;
  readonly facts?: SpanFacts;
}

/** Traces of one part. */
export interface Tracing {
  /** Null when nothing is traced. */
  start(span: SpanStart): Span | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Address of a collector that takes OTLP over HTTP, without `/v1/traces`; null switches tracing off. */
  readonly endpoint: string | null;
  /** Share of traces that are kept, 0 to 1. */
  readonly ratio: number;
}

/** Traces nothing. */
export const noTracing: Tracing = { start: () => null, close: async () => undefined };

/** Opens the traces of a part. Without a collector nothing is loaded and nothing is sent. */
export async function openTracing(
  part: Part,
  { endpoint, ratio }: TracingOptions,
  logger: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing({ part, endpoint, ratio, logger });
}
