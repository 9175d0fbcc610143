import type { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import type { CallBudget } from '#upstreams/budgets.ts';
import { createUpstreamHttp } from '#upstreams/http.ts';
import type { HttpCall, UpstreamSettings } from '#upstreams/http.ts';
import type { HttpReply } from '#upstreams/transport.ts';
import { createRefusalLog } from '#upstreams/upstream-health.ts';
import { parseJson } from '#upstreams/wire-kit.ts';
import { quoteFares } from '../mapping/fare-literal.ts';
import type { CallOptions } from '../hotel-provider.ts';
import type { Throttle } from './throttle.ts';
import type { RateClass } from './rate.ts';
import { eachRow } from './rows.ts';
import { LIMIT_EXCEEDED, readStatus, refusalOfStatus } from '../status.ts';
import type { Status } from '../status.ts';
import { createSerialExecutor } from './serial-executor.ts';
import { paths } from '../wire.ts';

export const PROVIDER_NAME = 'hotel-provider';

export interface ProviderOptions extends UpstreamSettings {
  readonly username: string;
  readonly password: string;
  /** Longest time of one Book; the budget's own time when omitted. */
  readonly bookTimeoutMs?: number;
  /** Keeps the calls of all instances within the provider's rate; unlimited when omitted. */
  readonly throttle?: Throttle;
}

/** One call of the provider. */
export interface ProviderCall extends CallOptions {
  readonly call: keyof typeof paths;
  readonly budget: CallBudget;
  /** JSON text; when missing, the call is a GET. */
  readonly body?: string;
}

/** A parsed response with its status. */
interface ProviderReply {
  readonly status: Status;
  readonly body: unknown;
  readonly ms: number;
  /** When it was sent, milliseconds since the epoch: it may have waited for the rate limit before. */
  readonly sentAt: number;
}

/** A response that is a list, with its rows read one by one. */
interface RowsReply<T> extends ProviderReply {
  readonly rows: readonly T[];
}

/** How a list is read. Unreadable rows are left out; a list of only unreadable rows is an error. */
export interface RowReader<S extends z.ZodType, T> {
  /** Field of the response that contains the list. */
  readonly field: string;
  readonly schema: S;
  readonly map: (row: z.output<S>) => T;
}

export interface SendToProvider {
  (call: ProviderCall): Promise<ProviderReply>;
  /** False while the breaker of such calls is open. */
  takes(budget: CallBudget): boolean;
  /** For long responses: other work continues while they are read. */
  rows<S extends z.ZodType, T>(call: ProviderCall, reader: RowReader<S, T>): Promise<RowsReply<T>>;
}

type SentReply = HttpReply & { readonly sentAt: number };

/** The class of each call, whose share of the provider's rate it uses. */
const RATE_CLASSES: Readonly<Record<keyof typeof paths, RateClass>> = {
  countries: 'read',
  cities: 'read',
  allHotelCodes: 'read',
  hotelsOfCity: 'read',
  hotelContents: 'read',
  searchOffers: 'read',
  checkOffer: 'sale',
  book: 'sale',
  cancel: 'sale',
  reservation: 'recovery',
  reservationsBooked: 'recovery',
};
/** Longest text of a refusal, in characters. */
const MAX_REFUSAL_LENGTH = 4_096;

/** Sends every call of the provider and reads its status. */
export function createSend(options: ProviderOptions): SendToProvider {
  const { throttle, now = Date.now } = options;
  const credentials = Buffer.from(`${options.username}:${options.password}`).toString('base64');
  const inTurns = createSerialExecutor();
  const variables = ['PROVIDER_USERNAME', 'PROVIDER_PASSWORD'];
  const reportRefusal = createRefusalLog(options, { upstream: PROVIDER_NAME, variables });
  const http = createUpstreamHttp(options, {
    upstream: PROVIDER_NAME,
    unavailable: 'PROVIDER_UNAVAILABLE',
    headers: { Authorization: `Basic ${credentials}` },
    // The status in the body decides, not the HTTP status.
    isAnswer: (_status, text) => (readStatus(tryJson(text)).code ?? LIMIT_EXCEEDED) !== LIMIT_EXCEEDED,
  });

  const exchange = async (
    { call, budget, body, signal }: ProviderCall,
    again?: HttpCall['again'],
  ): Promise<SentReply> => {
    const sentAt = now();
    const reply = await http.send({
      call,
      method: body === undefined ? 'GET' : 'POST',
      path: paths[call],
      budget,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
      ...(again === undefined ? {} : { again }),
    });
    const status = reply.text.length < MAX_REFUSAL_LENGTH ? readStatus(tryJson(reply.text)) : null;
    if (status?.code === LIMIT_EXCEEDED) throw refusalOfStatus(status, call);
    return { ...reply, sentAt };
  };

  const sent = (request: ProviderCall): Promise<SentReply> => {
    const { call, budget } = request;
    if (!throttle) return exchange(request);
    const rateClass = RATE_CLASSES[call];
    if (call === 'book' || call === 'cancel') {
      // The operation was recorded as pending a moment ago, so its request is sent without waiting for a slot.
      throttle.count(rateClass);
      return exchange(request);
    }
    return throttle.run({ ...request, rateClass, pool: budget.pool }, (again) => exchange(request, again));
  };

  const judged = (call: ProviderCall['call'], reply: SentReply, body: unknown): ProviderReply => {
    const status = readStatus(body);
    reportRefusal(call, status.code ?? reply.status);
    if (status.code === null && reply.status >= 400)
      throw new AppError('UPSTREAM_ERROR', { upstream: PROVIDER_NAME, call, status: reply.status });
    return { status, body, ms: reply.ms, sentAt: reply.sentAt };
  };

  const whole = async (request: ProviderCall): Promise<ProviderReply> => {
    const reply = await sent(request);
    const site = { upstream: PROVIDER_NAME, call: request.call };
    return judged(request.call, reply, parseJson(quoteFares(reply.text), site));
  };

  const rows: SendToProvider['rows'] = async (request, { field, schema, map }) => {
    const reply = await sent(request);
    const site = { upstream: PROVIDER_NAME, call: request.call };
    return inTurns(async (rest) => {
      let count = 0;
      const read: ReturnType<typeof map>[] = [];
      const readRow = (text: string): void => {
        count += 1;
        const row = schema.safeParse(parseJson(quoteFares(text), site));
        if (row.success) read.push(map(row.data));
      };
      const frame = await eachRow(reply.text, field, readRow, rest).catch((cause: unknown) => {
        if (cause instanceof SyntaxError) return '';
        throw cause;
      });
      const answer = judged(request.call, reply, parseJson(frame, site));
      const isList = count > 0 || isMissingOrList(answer.body, field);
      if (!isList || (count > 0 && read.length === 0))
        throw new AppError('UPSTREAM_ERROR', { ...site, reason: 'unexpected shape', fields: [field] });
      return { ...answer, rows: read };
    });
  };
  return Object.assign(whole, { rows, takes: http.takes });
}

function isMissingOrList(body: unknown, field: string): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const value: unknown = Reflect.get(body, field);
  return value === undefined || value === null || Array.isArray(value);
}

function tryJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
