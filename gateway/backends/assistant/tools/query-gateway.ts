/** Sends GraphQL queries to the gateway on behalf of the traveller. */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ToolFailed } from './tools.ts';

/** Milliseconds for one request to the gateway. */
const REQUEST_MS = 3_000;
const CACHE_MS = 60_000;
const CACHE_SIZE = 300;

const graphqlError = z.object({
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.object({ code: z.string() }).optional(),
});
const graphqlResponse = z.object({ data: z.unknown(), errors: z.array(graphqlError).optional() });

/** Responses that are the same for every caller. Process-wide, because every turn creates its own tools. */
const responseCache = new LRUCache<string, { readonly data: unknown }>({ max: CACHE_SIZE, ttl: CACHE_MS });

/** Connection of one turn to the gateway. */
export interface GatewayConnection {
  /** Origin of the gateway's `/graphql`; read at each request, because it is not known at the start. */
  readonly gatewayUrl: () => string;
  /** Sent as `X-Caller-Token`; null for a caller who is not signed in. */
  readonly callerToken: string | null;
  /** Headers that identify the request that this turn belongs to. */
  readonly onward?: (() => Readonly<Record<string, string>>) | undefined;
  /** Aborts every request of the turn. */
  readonly signal: AbortSignal;
}

interface QueryOptions {
  /** True for data that is the same for every caller: cached for a minute. */
  readonly isPublic?: boolean;
  /** Milliseconds for the request; 3 s by default. */
  readonly timeoutMs?: number;
}

/**
 * Sends one query to the gateway.
 * @throws ToolFailed with the gateway's code and root field, TIMEOUT or UPSTREAM_ERROR, or the reason of an aborted signal
 */
export type Query = <S extends z.ZodType>(
  query: string,
  shape: S,
  variables?: Readonly<Record<string, unknown>>,
  options?: QueryOptions,
) => Promise<z.output<S>>;

/** Creates the query function of one turn. */
export const createQuery =
  (line: GatewayConnection): Query =>
  async (query, shape, variables = {}, { isPublic = false, timeoutMs = REQUEST_MS } = {}) => {
    line.signal.throwIfAborted();
    const url = `${line.gatewayUrl()}/graphql`;
    const body = JSON.stringify({ query, variables });
    const key = `${url} ${body}`;
    const cached = isPublic ? responseCache.get(key) : undefined;
    const data = cached ? cached.data : await send(url, body, timeoutMs, line);
    const read = shape.safeParse(data);
    if (!read.success) throw new ToolFailed('UPSTREAM_ERROR', { cause: read.error });
    if (isPublic && !cached) responseCache.set(key, { data });
    return read.data;
  };

/** Sends the request and returns its data. */
async function send(url: string, body: string, timeoutMs: number, line: GatewayConnection): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...line.onward?.(),
        ...(line.callerToken !== null && { 'x-caller-token': line.callerToken }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([line.signal, limit]),
    });
    return dataOf(graphqlResponse.parse(await response.json()));
  } catch (cause) {
    line.signal.throwIfAborted();
    if (cause instanceof ToolFailed) throw cause;
    throw new ToolFailed(limit.aborted ? 'TIMEOUT' : 'UPSTREAM_ERROR', { cause });
  }
}

function dataOf({ data, errors = [] }: z.output<typeof graphqlResponse>): unknown {
  const [first] = errors;
  if (!first) return data;
  const field = first.path?.[0];
  throw new ToolFailed(first.extensions?.code ?? 'UPSTREAM_ERROR', { field });
}
