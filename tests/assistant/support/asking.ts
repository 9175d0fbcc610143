import { randomUUID } from 'node:crypto';
import { assistantApp } from '#backends/assistant/app.ts';
import type { Reader } from '#backends/assistant/dialog/reader.ts';
import { createResponder } from '#backends/assistant/dialog/create-responder.ts';
import { openThreads } from '#backends/assistant/threads/threads.ts';
import { createTools } from '#backends/assistant/tools/create-tools.ts';
import type { Tools } from '#backends/assistant/tools/tools.ts';
import { listen } from '#backends/kit/http/http-server.ts';
import { createCallerTokens } from '#gateway/http/caller/caller-token.ts';
import { createLogger } from '#gateway/logger.ts';
import { signIn } from '#tests/integration/support/callers.ts';
import { freshDatabase, startTestProduct } from '#tests/support/servers/product.ts';
import { today } from '../days.ts';
import type { OpenedFrom } from '../question.ts';
import { type Evidence, addEvidence, noEvidence } from './evidence.ts';
import type { ChatReply } from './examine.ts';
import { HOSTILE_HOTEL } from './hostile-hotel.ts';
import { memberWithTwoBookings } from './two-bookings.ts';

/** Who writes: a visitor, the demo traveller, or the member with the two bookings of the exam. */
export type Writer = 'visitor' | 'traveller' | 'two-bookings';

/** Countries that occur in questions. */
const KNOWN_COUNTRIES = 'IL GB US FR CH CY JO IS ME CZ NO SG GR IT DE'.split(' ');

/** Pricing all hotels of a city would take half of the run, and a reply lists only three hotels. */
const MAX_CITY_HOTELS = 80;

const SECRET = 'the secret of the examiner';

/** Records every result of the tools before the assistant receives it. */
function noted(tools: Tools, evidence: Evidence | undefined): Tools {
  const handler: ProxyHandler<Tools> = {
    get(target, name) {
      const tool: unknown = Reflect.get(target, name);
      if (typeof tool !== 'function') return tool;
      return async (...args: unknown[]) => {
        try {
          const result: unknown = await Reflect.apply(tool, target, args);
          if (evidence) addEvidence(result, evidence);
          return result;
        } catch (cause) {
          if (evidence) evidence.wasHurried = true;
          throw cause;
        }
      };
    },
  };
  return new Proxy(tools, handler);
}

export type Examination = Awaited<ReturnType<typeof startExamination>>;

interface Recorder {
  readonly gatewayUrl: string;
  readonly threads: Parameters<typeof assistantApp>[0]['threads'];
  /** Evidence of the conversation that each caller token belongs to. */
  readonly witnesses: ReadonlyMap<string, Evidence>;
  readonly logger: ReturnType<typeof createLogger>;
}

/** Starts an assistant service whose tool results are recorded. */
function startAssistant({ gatewayUrl, threads, witnesses, logger }: Recorder, reader?: Reader) {
  const responder = createResponder({ logger, ...(reader && { reader }) });
  const app = assistantApp({
    secret: SECRET,
    threads,
    now: Date.now,
    logger,
    answer: (turn, { token }, events, signal) => {
      const tools = createTools({
        gatewayUrl: () => gatewayUrl,
        callerToken: token,
        signal,
        now: Date.now,
        onActivity: (activity) => events.activity(activity),
      });
      return responder.answer(turn, noted(tools, witnesses.get(token ?? '')), events, signal);
    },
  });
  return listen(app, { port: 0, host: '127.0.0.1' });
}

/** Starts the whole product and an assistant service whose tool results are recorded. */
export async function startExamination() {
  const product = await startTestProduct();
  await product.sandbox.set({ maxCityHotels: MAX_CITY_HOTELS });
  const logger = createLogger('fatal');
  const database = await freshDatabase();
  const threads = openThreads({
    dataDir: 'memory://',
    databaseUrl: database.url,
    logger,
    now: Date.now,
  });
  await threads.check();
  const witnesses = new Map<string, Evidence>();
  const recorder = { gatewayUrl: product.url, threads, witnesses, logger };
  const readingByRules = await startAssistant(recorder);
  const services = [readingByRules];
  const tokens = createCallerTokens(product.upstreams().PLATFORM_SERVICE_TOKEN);
  const traveller = await signIn(product.visitor(), 'traveller@example.com', 'traveller-demo-1');
  const sessions: Readonly<Record<Writer, string | null>> = {
    visitor: null,
    traveller: traveller.cookie('session'),
    'two-bookings': (await memberWithTwoBookings(product)).cookie('session'),
  };
  await product.store('Hotel', HOSTILE_HOTEL);
  const hotelIds = new Map(
    (await product.find('Hotel', {})).map(({ id, name }) => [String(name), String(id)] as const),
  );
  const bookings = (await product.find('Booking', { created_by: 'traveller@example.com' })).toSorted(
    (left, right) => (String(left['check_in_date']) < String(right['check_in_date']) ? -1 : 1),
  );
  const bookingIds: Readonly<Record<NonNullable<OpenedFrom['booking']>, string | undefined>> = {
    coming: idOf(bookings, (one) => one['status'] === 'confirmed' && String(one['check_in_date']) > today),
    over: idOf(bookings, (one) => one['status'] === 'confirmed' && String(one['check_in_date']) < today),
    pending: idOf(bookings, (one) => one['status'] === 'pending'),
    cancelled: idOf(bookings, (one) => one['status'] === 'cancelled'),
  };
  // Reads the cities of these countries first, so that no question waits for them; a running product has them cached.
  for (const code of KNOWN_COUNTRIES)
    await product.visitor().ask('query($code: ID!) { cities(countryCode: $code) { code } }', { code });
  let callers = 0;

  /**
   * A conversation of a new caller, so that no conversation uses the rate limit of another one.
   * @param asked the service; by default the one that reads messages by rules, as without a model
   */
  const conversation = (
    opened: OpenedFrom = { kind: 'general' },
    writer: Writer = 'visitor',
    asked = readingByRules,
  ) => {
    callers += 1;
    const address = `10.7.${callers >> 8}.${callers & 255}`;
    const evidence = noEvidence();
    const said: string[] = [];
    let threadId: string | null = null;
    // A reply may link the hotel whose page is open before a tool has returned it.
    if (opened.hotel) evidence.ids.add(hotelIds.get(opened.hotel) ?? '');
    const contextOf = (from: OpenedFrom) => ({
      kind: from.kind,
      today,
      ...(from.hotel && { hotelId: hotelIds.get(from.hotel) }),
      ...(from.hotelId && { hotelId: from.hotelId }),
      ...(from.booking && { bookingId: bookingIds[from.booking] }),
      ...(from.path && { path: from.path }),
    });
    return {
      evidence,
      said,
      /** @param from the page on which the chat is open, when the traveller has moved on */
      async say(message: string, from: OpenedFrom = opened): Promise<ChatReply> {
        said.push(message);
        const token = await tokens.seal({
          sessionToken: sessions[writer],
          guestToken: null,
          callerAddress: address,
          language: 'en',
        });
        witnesses.set(token, evidence);
        const answer = await fetch(new URL('/chat', asked.url), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${SECRET}`,
            'x-caller-token': token,
            ...(writer !== 'visitor' && { 'x-caller-id': `the-${writer}` }),
          },
          body: JSON.stringify({ message, context: contextOf(from), ...(threadId && { threadId }) }),
        });
        witnesses.delete(token);
        if (!answer.ok) throw new Error(`the service answered ${answer.status}: ${await answer.text()}`);
        const reply = (await answer.json()) as ChatReply;
        ({ threadId } = reply);
        return reply;
      },
    };
  };

  return {
    conversation,
    /** Starts conversations whose messages the reader reads, on the same product. */
    async readBy(reader: Reader): Promise<typeof conversation> {
      const service = await startAssistant(recorder, reader);
      services.push(service);
      return (opened, writer) => conversation(opened, writer, service);
    },
    hotelId: (name: string) => hotelIds.get(name),
    /** Whether the product knows the hotel, requested as a new caller. */
    async knowsHotel(id: string): Promise<boolean> {
      const caller = {
        sessionToken: null,
        guestToken: null,
        callerAddress: randomUUID(),
        language: 'en',
      } as const;
      const { data } = await product
        .visitor()
        .ask(
          'query($id: ID!) { hotel(id: $id) { id } }',
          { id },
          { 'x-caller-token': await tokens.seal(caller) },
        );
      return data['hotel'] !== null && data['hotel'] !== undefined;
    },
    /** Names of a hotel in each language; empty for an unknown one. */
    async namesOf(id: string): Promise<readonly string[]> {
      const { data } = await product
        .visitor()
        .ask<{ hotel: { name: { en: string | null; he: string | null } } | null }>(
          'query($id: ID!) { hotel(id: $id) { name { en he } } }',
          { id },
        );
      const name = data.hotel?.name;
      return [name?.en, name?.he].flatMap((one) => one ?? []);
    },
    async stop(): Promise<void> {
      for (const service of services) await service.close();
      await threads.close();
      await product.stop();
      await database.drop();
    },
  };
}

const idOf = (
  records: readonly Record<string, unknown>[],
  fits: (record: Record<string, unknown>) => boolean,
): string | undefined => records.filter(fits).map(({ id }) => String(id))[0];
