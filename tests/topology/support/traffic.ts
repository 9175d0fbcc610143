import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '#tests/support/visitor.ts';
import type { Criteria, Stay } from '#tests/integration/support/search.ts';

/** Requests per second: few, because the test machine is busy too. */
const PER_SECOND = 8;
/** One request in this many is a chat message, the most expensive kind. */
const CHAT_EVERY = 12;

export type Kind = 'home' | 'hotel page' | 'search' | 'hotel' | 'me' | 'bookings' | 'chat';

/** One request and its outcome. */
export interface Outcome {
  readonly kind: Kind;
  /** Milliseconds since the epoch. */
  readonly beganAt: number;
  /** Null on success; else the HTTP status, the error's code, or a note that no response arrived. */
  readonly fault: string | null;
}

interface TrafficContext {
  readonly url: string;
  readonly member: Visitor;
  readonly hotelId: string;
  readonly stay: Stay;
  readonly criteria: Criteria;
}

/** Travellers who keep sending requests, whatever happens behind the load balancer. */
export interface Traffic {
  /** Outcomes since the last call of this method. */
  take(): readonly Outcome[];
  inFlight(): number;
  /** Waits this many milliseconds. */
  run(ms: number): Promise<void>;
  /** Stops sending; resolves when all requests have finished. */
  stop(): Promise<void>;
}

/** Starts travellers with many IP addresses, one of them a member. */
export function startTraffic({ url, member, hotelId, stay, criteria }: TrafficContext): Traffic {
  let count = 0;
  /** A single IP address would exceed the rate limit of one traveller. */
  const nextAddress = () => `198.18.${count % 250}.1`;
  const from = () => ({ 'x-forwarded-for': nextAddress() });
  const stranger = () => new Visitor(() => url);

  const pageFault = async (path: string): Promise<string | null> => {
    const answer = await stranger().fetch(path, { headers: from() });
    await answer.text();
    return answer.status === 200 ? null : `HTTP ${answer.status}`;
  };
  const faultOf = async (
    visitor: Visitor,
    query: string,
    variables: Record<string, unknown> = {},
    /** Matches a response that lacks what an upstream should have provided. */
    lacking?: RegExp,
  ): Promise<string | null> => {
    const answer = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from() },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
    if (code) return code;
    if (lacking?.test(text)) return 'answered without reading';
    return answer.status === 200 ? null : `HTTP ${answer.status}`;
  };

  const ask: Record<Kind, () => Promise<string | null>> = {
    home: () => pageFault('/'),
    'hotel page': () => pageFault(`/HOTEL?id=${hotelId}`),
    search: () =>
      faultOf(
        stranger(),
        'query($criteria: SearchCriteriaInput!) { hotelSearch(criteria: $criteria) { hotels { id } } }',
        { criteria },
      ),
    hotel: () =>
      faultOf(
        stranger(),
        'query($id: ID!, $stay: StayInput!) { hotel(id: $id) { name { en } offers(stay: $stay) { nights } } }',
        { id: hotelId, stay },
      ),
    me: () => faultOf(member, '{ me { id } }'),
    bookings: () => faultOf(member, '{ myBookings { id } }'),
    // A question for which the assistant reads from a gateway.
    chat: () =>
      faultOf(
        stranger(),
        'mutation { sendChatMessage(input: { message: "What is the cancellation policy?", context: { kind: general } }) { text } }',
        {},
        /could not check/,
      ),
  };
  const usual: readonly Kind[] = ['home', 'search', 'hotel', 'me', 'hotel page', 'bookings'];
  const kindOf = (nth: number): Kind =>
    nth % CHAT_EVERY === 0 ? 'chat' : (usual[nth % usual.length] ?? 'home');

  let outcomes: Outcome[] = [];
  const inFlight = new Set<Promise<void>>();
  const one = async (): Promise<void> => {
    count += 1;
    const kind = kindOf(count);
    const beganAt = Date.now();
    const fault = await ask[kind]().catch((cause: unknown) => `nothing heard: ${String(cause)}`);
    outcomes.push({ kind, beganAt, fault });
  };
  const timer = setInterval(() => {
    const job = one().finally(() => inFlight.delete(job));
    inFlight.add(job);
  }, 1000 / PER_SECOND);

  return {
    take: () => {
      const taken = outcomes;
      outcomes = [];
      return taken;
    },
    inFlight: () => inFlight.size,
    run: (ms) => pause(ms),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(inFlight);
    },
  };
}
