import type { IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { createHttpMetrics } from './metrics/http-metrics.ts';
import {
  followHttp,
  type HttpFollower,
  type HttpWatch,
  type HttpWatchOptions,
  watchHttp,
} from './watch/http-watch.ts';
import { openTracing, type ProcessPart, type Tracing, type TracingOptions } from './tracing/tracing.ts';

interface Options {
  /** The programs in this process. */
  readonly parts: readonly ProcessPart[];
  readonly registry: Registry;
  readonly tracing: TracingOptions;
  readonly isAccessLogged: boolean;
  readonly logger: Logger;
}

/** Metrics, logs and traces of this process's requests. */
export interface Operations {
  readonly registry: Registry;
  tracing(part: ProcessPart): Tracing;
  /**
   * Counts, traces and logs every request of a part; must come before all other handlers.
   * @param trusts tells whether the caller may set the request id
   */
  watch(part: ProcessPart, trusts: (request: IncomingMessage) => boolean): HttpWatch;
  /** The same for a part that runs the handlers itself. */
  follow(part: ProcessPart, trusts: (request: IncomingMessage) => boolean): HttpFollower;
  /** Sends the remaining traces. */
  close(): Promise<void>;
}

export async function openOperations(options: Options): Promise<Operations> {
  const { parts, registry, logger, isAccessLogged } = options;
  const onAnswered = createHttpMetrics(registry);
  const opened = await Promise.all(
    parts.map(async (part) => [part, await openTracing(part, options.tracing, logger)] as const),
  );
  const tracings = new Map<ProcessPart, Tracing>(opened);
  const tracing = (part: ProcessPart): Tracing => {
    const found = tracings.get(part);
    if (!found) throw new Error(`The part ${part} does not run here`);
    return found;
  };
  const watched = (part: ProcessPart, trusts: HttpWatchOptions['trusts']): HttpWatchOptions => ({
    part,
    trusts,
    onAnswered,
    tracing: tracing(part),
    logger: part === 'gateway' ? logger : logger.child({ part }),
    isLogged: isAccessLogged,
  });
  return {
    registry,
    tracing,
    watch: (part, trusts) => watchHttp(watched(part, trusts)),
    follow: (part, trusts) => followHttp(watched(part, trusts)),
    close: async () => {
      await Promise.all([...tracings.values()].map((each) => each.close()));
    },
  };
}
