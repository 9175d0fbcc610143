import { Fault } from './fault.ts';

/** A response of an upstream with any status. */
export interface HttpReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly ms: number;
}

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or a form, whose content type the transport sets. */
  readonly body?: string | FormData;
  readonly maxBytes: number;
  /** Aborts when the caller leaves or the deadline of all attempts passes. */
  readonly signal: AbortSignal;
  readonly attemptMs: number;
  /** True when a response with status 429 or 5xx is no failure: some upstreams explain a refusal in the body. */
  readonly isAnswer: (status: number, text: string) => boolean;
  /** Called with every part of a good response as it arrives. An error thrown here ends the attempt. */
  readonly onPart?: (part: string, contentType: string) => void;
}

/**
 * Makes one attempt over HTTP. Redirects are not followed; the body is read up to its limit.
 * @throws Fault when there is no response; TypeError for an invalid URL or header, which says nothing about the
 * upstream
 */
export async function exchange(request: HttpRequest): Promise<HttpReply> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  const limit = AbortSignal.timeout(request.attemptMs);
  const signal = AbortSignal.any([request.signal, limit]);
  let hasAnswered = false;
  try {
    const response = await fetch(url, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    hasAnswered = true;
    const text = await readCapped(response, request, elapsed);
    return judge(response, text, request, elapsed());
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    const elapsedMs = elapsed();
    if (limit.aborted || isTimeout(request.signal)) throw new Fault('timeout', { elapsedMs, cause });
    if (request.signal.aborted) throw new Fault('cancelled', { elapsedMs, cause });
    throw new Fault(hasAnswered ? 'reset' : 'connection', { elapsedMs, cause });
  }
}

/** True when a deadline and not the caller aborted the signal. */
export const isTimeout = (signal: AbortSignal): boolean =>
  signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

function judge(response: Response, text: string, request: HttpRequest, elapsedMs: number): HttpReply {
  const { status } = response;
  if (status >= 300 && status < 400) throw new Fault('unreadable', { status, elapsedMs });
  if ((status === 429 || status >= 500) && !request.isAnswer(status, text)) {
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
    throw new Fault('status', { status, elapsedMs, ...(retryAfterMs === null ? {} : { retryAfterMs }) });
  }
  return { status, text, headers: response.headers, ms: elapsedMs };
}

async function readCapped(
  response: Response,
  { maxBytes, onPart }: Pick<HttpRequest, 'maxBytes' | 'onPart'>,
  elapsed: () => number,
): Promise<string> {
  if (!response.body) return '';
  const contentType = response.headers.get('content-type') ?? '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of response.body) {
    const chunk: Uint8Array = piece;
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Fault('unreadable', { status: response.status, elapsedMs: elapsed() });
    const part = decoder.decode(chunk, { stream: true });
    text += part;
    if (response.ok) onPart?.(part, contentType);
  }
  return text + decoder.decode();
}

/** Seconds or a date; null when absent or neither. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
