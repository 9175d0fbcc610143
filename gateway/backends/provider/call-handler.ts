import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Call, World } from './calls/call.ts';
import { requestBody, type RequestBody } from './calls/request-body.ts';
import type { CallLog, CallRecord } from './control/call-log.ts';
import type { DelayedCalls } from './control/delayed-calls.ts';
import type { FaultBoard, ActiveFaults } from './control/faults.ts';
import { mutated } from './control/mutation.ts';
import { draw } from './random.ts';
import { bodyOf, refusal, refusals, sendBody, writeBody, type Answer } from './reply.ts';

export interface HandlerParts {
  readonly world: World;
  readonly faults: FaultBoard;
  readonly calls: CallLog;
  readonly late: DelayedCalls;
  readonly isAuthorized: (header: string | undefined) => boolean;
  readonly logger: Logger;
}

const faultTexts: Readonly<Record<number, string>> = {
  201: refusals.noRooms.description,
  207: 'Rate is unavailable',
  300: 'Insufficient Balance.',
  315: refusals.sessionExpired.description,
  402: 'Agent is blocked',
  405: 'Booking failed',
  429: 'Limit exceeded',
  479: refusals.unknownItinerary.description,
  500: refusals.unexpected.description,
};

const html =
  '<!DOCTYPE html><html><head><title>Service</title></head><body><h1>Service Unavailable</h1></body></html>';

/** Applies faults that respond instead of the provider, without executing the call; false when there was none. */
function breakEarly(faults: ActiveFaults, response: Response): boolean {
  const { status, retryAfterS } = faults.find('http') ?? {};
  if (faults.find('drop')) response.socket?.destroy();
  else if (status !== undefined) {
    if (retryAfterS !== undefined) response.set('retry-after', String(retryAfterS));
    response.status(status).type('text').send(`HTTP ${status}`);
  } else if (faults.find('html')) response.status(200).type('html').send(html);
  else if (faults.find('empty')) response.status(200).type('json').end();
  else return false;
  return true;
}

/** Sends about half of the announced bytes and breaks the connection. */
function sendTorn(response: Response, text: string): void {
  response
    .status(200)
    .set({ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });
  response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.socket?.destroy());
}

function originOf(request: Request): string {
  return `${request.protocol}://${request.get('host') ?? 'localhost'}`;
}

const isWrite = ({ name }: Call): boolean => name === 'Book' || name === 'Cancel';

/** The handler of one path of the provider: authorization, faults, the call itself, the response. */
export function callHandler(call: Call, parts: HandlerParts): RequestHandler {
  const { world, faults: board, calls, logger } = parts;
  let earlier: unknown;
  let mutants = 0;

  const answerTo = async (body: RequestBody, faults: ActiveFaults, request: Request): Promise<Answer> => {
    if (!parts.isAuthorized(request.get('authorization'))) return refusals.unauthorized;
    const refuse = faults.find('refuse');
    if (refuse) return refusal(refuse.code, refuse.description ?? faultTexts[refuse.code] ?? 'Refused');
    const input = { body, faults, origin: originOf(request) };
    const first = await call.run(input, world);
    const doubled = isWrite(call) && faults.find('doubled');
    if (!doubled) return first;
    const second = await call.run(input, world);
    return doubled.answer === 'first' ? first : second;
  };

  /** Drops the caller and executes the request later; false when no such fault applies. */
  const postpone = (
    request: Request,
    response: Response,
    body: RequestBody,
    faults: ActiveFaults,
  ): boolean => {
    const late = isWrite(call) && faults.find('late');
    if (!late || !parts.isAuthorized(request.get('authorization'))) return false;
    const input = { body, faults, origin: originOf(request) };
    parts.late.add(world.now() + late.ms, (now) => call.run(input, { ...world, now: () => now }));
    if (late.status === undefined) response.socket?.destroy();
    else response.status(late.status).type('text').send(`HTTP ${late.status}`);
    return true;
  };

  /**
   * The body with one field changed, which a fault names or draws. Each call remembers its previous unchanged body to
   * swap values with.
   */
  const changed = (body: unknown, faults: ActiveFaults, record: CallRecord): unknown => {
    const mutate = faults.find('mutate');
    const before = earlier;
    earlier = body;
    if (!mutate) return body;
    mutants += 1;
    const { how, field, seed } = mutate;
    const { body: mutant, field: struck } = mutated(
      body,
      { how, field, earlier: before },
      draw(seed, call.name, mutants),
    );
    if (struck !== null) record.mutated = `${how} ${struck}`;
    return mutant;
  };

  const respond = async (request: Request, response: Response, record: CallRecord, body: RequestBody) => {
    const faults = board.take(call.name, {
      hotelCodes: call.hotelCodes?.(body) ?? [],
      reference: body.text('BookingReferenceId'),
    });
    const delayMs = faults.delayMs + world.settings.latencyMs;
    if (delayMs > 0) await wait(delayMs);
    await parts.late.runDue(world.now());
    if (postpone(request, response, body, faults) || breakEarly(faults, response)) return;
    const answer = await answerTo(body, faults, request);
    record.statusCode = answer.code;
    if (faults.find('no-answer')) return void response.socket?.destroy();
    const text = writeBody(changed(bodyOf(answer), faults, record), call.family);
    if (faults.find('torn')) return sendTorn(response, text);
    await sendBody(request, response, text, call);
  };

  return async (request, response) => {
    if (request.method !== call.verb) {
      response.status(405).set('allow', call.verb).end();
      return;
    }
    const started = performance.now();
    const body = requestBody(request.body);
    const record = calls.start({ call: call.name, at: world.now(), summary: call.summary?.(body) ?? {} });
    await respond(request, response, record, body);
    record.durationMs = Math.round(performance.now() - started);
    logger.debug(
      { call: call.name, statusCode: record.statusCode, durationMs: record.durationMs },
      'provider call',
    );
  };
}
