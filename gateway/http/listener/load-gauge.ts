import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Load, ShedPriority } from '#gateway/limits/load-shedding.ts';

const RESOLUTION_MS = 20;
/** Long enough that one garbage collection does not count as overload. */
const WINDOW_MS = 500;
const NANOSECONDS = 1e6;

export interface LoadGauge extends Load {
  /** Counts a request, once, until it is answered or cancelled. */
  enter(response: ServerResponse): void;
  /** Middleware that counts requests; a request whose client has disconnected is not passed on. */
  counting(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): void;
}

/** Measures how busy this process is. */
export function createLoadGauge(): LoadGauge {
  let inFlight = 0;
  let loopDelayMs = 0;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    // Without a sample there is no mean.
    const mean = delay.count > 0 ? delay.mean / NANOSECONDS : RESOLUTION_MS;
    loopDelayMs = Math.max(0, mean - RESOLUTION_MS);
    delay.reset();
  }, WINDOW_MS).unref();
  const counted = new WeakSet<ServerResponse>();
  const enter = (response: ServerResponse): void => {
    // A destroyed response has emitted `close` already, so it would never be uncounted.
    if (response.destroyed || counted.has(response)) return;
    counted.add(response);
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
  };
  return {
    inFlight: () => inFlight,
    loopDelayMs: () => loopDelayMs,
    enter,
    counting: (_request, response, next) => {
      if (response.destroyed) return;
      enter(response);
      next();
    },
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Registers metrics of the load. @returns a function that counts a request refused because of it */
export function createLoadMeter(registry: Registry, load: Load): (priority: ShedPriority) => void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('solera_requests_in_flight', 'GraphQL requests under way', () => load.inFlight());
  gauge(
    'solera_loop_delay_seconds',
    'Mean delay of the event loop, as load shedding reads it',
    () => load.loopDelayMs() / 1000,
  );
  const shed = new Counter({
    name: 'solera_shed_requests_total',
    help: 'Requests refused because the instance was too busy, by whose turn it was',
    labelNames: ['turn'],
    registers,
  });
  for (const priority of ['first', 'later'] as const) shed.inc({ turn: priority }, 0);
  return (priority) => shed.inc({ turn: priority });
}
