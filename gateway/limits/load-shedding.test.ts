import { describe, expect, it } from 'vitest';
import { type RequestFacts, createLoadShedder, type ShedPriority, shedPriorityOf } from './load-shedding.ts';

const search: RequestFacts = { kind: 'query', rootFields: ['hotelSearch'], hasSession: false };
const follow: RequestFacts = { kind: 'subscription', rootFields: ['hotelSearchProgress'], hasSession: false };
const own: RequestFacts = { kind: 'query', rootFields: ['myBookings'], hasSession: true };
const create: RequestFacts = { kind: 'mutation', rootFields: ['createBooking'], hasSession: false };
const confirm: RequestFacts = { kind: 'mutation', rootFields: ['confirmBooking'], hasSession: true };
const cancel: RequestFacts = { kind: 'mutation', rootFields: ['signOut', 'cancelBooking'], hasSession: true };

const limits = { maxInFlight: 500, maxLoopDelayMs: 200 };

/** The kinds of requests that are refused at this load. */
function refusedAt(inFlight: number, loopDelayMs: number): readonly string[] {
  const shedder = createLoadShedder({
    load: { inFlight: () => inFlight, loopDelayMs: () => loopDelayMs },
    limits,
    onShed: () => undefined,
  });
  const all = { search, follow, own, create, confirm, cancel };
  return Object.entries(all).flatMap(([name, request]) => {
    try {
      shedder.admit(request);
      return [];
    } catch {
      return [name];
    }
  });
}

describe('the shedding priority', () => {
  it.each<[string, RequestFacts, ShedPriority]>([
    ['a search of a visitor', search, 'first'],
    ['a query after a search', follow, 'first'],
    ['a read of a member', own, 'later'],
    ['a draft of a visitor', create, 'later'],
    [
      'asking the assistant',
      { kind: 'mutation', rootFields: ['sendChatMessage'], hasSession: true },
      'later',
    ],
    ['paying', confirm, 'never'],
    ['cancelling, together with another field', cancel, 'never'],
  ])('is assigned correctly to %s', (_name, request, turn) => {
    expect(shedPriorityOf(request)).toBe(turn);
  });
});

describe('the load shedder', () => {
  it.each<[string, number, number, readonly string[]]>([
    ['nothing when idle', 0, 0, []],
    ['nothing at the limits', 500, 200, []],
    ['visitors’ reads above the limit of requests', 501, 0, ['search', 'follow']],
    ['visitors’ reads above the limit of delay', 0, 201, ['search', 'follow']],
    ['nothing else up to one and a half times the limits', 750, 300, ['search', 'follow']],
    ['all but payments above that', 751, 0, ['search', 'follow', 'own', 'create']],
    ['all but payments above that delay', 1, 301, ['search', 'follow', 'own', 'create']],
    ['no payment at any load', 100_000, 60_000, ['search', 'follow', 'own', 'create']],
  ])('refuses %s', (_name, inFlight, loopDelayMs, refused) => {
    expect(refusedAt(inFlight, loopDelayMs)).toEqual(refused);
  });

  it('says when to retry, spread over some seconds, and counts the refused requests', () => {
    const shed: ShedPriority[] = [];
    const at = (random: number) => () =>
      createLoadShedder({
        load: { inFlight: () => 800, loopDelayMs: () => 0 },
        limits,
        onShed: (turn) => shed.push(turn),
        random: () => random,
      }).admit(random > 0.5 ? own : search);
    expect(at(0)).toThrow(
      expect.objectContaining({ code: 'OVERLOADED', retryable: true, facts: { status: 503, retryAfter: 1 } }),
    );
    expect(at(0.99)).toThrow(expect.objectContaining({ facts: { status: 503, retryAfter: 3 } }));
    expect(shed).toEqual(['first', 'later']);
  });
});
