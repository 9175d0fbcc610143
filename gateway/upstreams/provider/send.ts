import { AppError } from '../../errors.ts';
import type { CallBudget } from '../budgets.ts';
import { createUpstreamHttp } from '../http.ts';
import type { UpstreamSettings } from '../http.ts';
import { parseJson } from '../wire-kit.ts';
import { quoteFares } from './fare-literal.ts';
import type { CallOptions } from './hotel-provider.ts';
import { readStatus } from './status.ts';
import type { Status } from './status.ts';
import { paths } from './wire.ts';

export const UPSTREAM = 'hotel-provider';

export interface ProviderOptions extends UpstreamSettings {
  readonly username: string;
  readonly password: string;
  /** Longest that one Book may take; the budget's own time when left out. */
  readonly bookTimeoutMs?: number;
}

/** What one call of the provider is, in this file's terms. */
export interface ProviderCall extends CallOptions {
  readonly call: keyof typeof paths;
  readonly budget: CallBudget;
  /** JSON text; without one the call is a GET. */
  readonly body?: string;
}

/** A parsed answer with its verdict. */
interface ProviderReply {
  readonly status: Status;
  readonly body: unknown;
  readonly ms: number;
}

export type SendToProvider = (call: ProviderCall) => Promise<ProviderReply>;

/** How every call of the provider is sent, and its verdict read. */
export function createSend(options: ProviderOptions): SendToProvider {
  const credentials = Buffer.from(`${options.username}:${options.password}`).toString('base64');
  const http = createUpstreamHttp(options, {
    upstream: UPSTREAM,
    unavailable: 'PROVIDER_UNAVAILABLE',
    headers: { Authorization: `Basic ${credentials}` },
    // The body's verdict comes before the HTTP status.
    isAnswer: (_status, text) => readStatus(tryJson(text)).code !== null,
  });
  return async ({ call, budget, body, signal }) => {
    const reply = await http.send({
      call,
      method: body === undefined ? 'GET' : 'POST',
      path: paths[call],
      budget,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    const parsed = parseJson(quoteFares(reply.text), { upstream: UPSTREAM, call });
    const status = readStatus(parsed);
    if (status.code === null && reply.status >= 400)
      throw new AppError('UPSTREAM_ERROR', { upstream: UPSTREAM, call, status: reply.status });
    return { status, body: parsed, ms: reply.ms };
  };
}

function tryJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
