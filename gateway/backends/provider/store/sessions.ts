import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { FareStay } from '../fares/stay.ts';
import { openJournal } from './journal.ts';

/** The effects of faults on the PreBook of a code; Book uses the same. */
export interface Checked {
  /** Percent by which a fault changed the price; usually 0. */
  readonly percent: number;
  /** A fault made the rate non-refundable. */
  readonly strict: boolean;
}

/** One search; all its booking codes refer to it. */
export interface Session {
  readonly id: string;
  /** When Search returned it, on the sandbox clock. */
  readonly at: number;
  readonly stay: FareStay;
  /** By booking code. */
  readonly checked: Map<string, Checked>;
}

export interface Sessions {
  open(at: number, stay: FareStay): Promise<Session>;
  find(id: string): Session | undefined;
  check(session: Session, code: string, checked: Checked): Promise<void>;
  close(): Promise<void>;
}

const mostSessions = 20_000;
/**
 * How long sessions are stored: somewhat longer than codes are valid, so that expired codes still differ from unknown
 * ones after a restart.
 */
const keepMs = 60 * 60_000;

const stayLine = z.object({
  checkIn: z.number(),
  checkOut: z.number(),
  rooms: z.array(z.object({ adults: z.number(), ages: z.array(z.number()) })),
  nationality: z.string(),
});
const line = z.union([
  z.object({ id: z.string(), at: z.number(), stay: stayLine }),
  z.object({ id: z.string(), at: z.number(), code: z.string(), percent: z.number(), strict: z.boolean() }),
]);
type Line = z.infer<typeof line>;

/** Sessions in memory and in `sessions.jsonl`, so that codes stay valid after a restart. */
export async function openSessions(dataDir: string, now: () => number): Promise<Sessions> {
  const sessions = new LRUCache<string, Session>({ max: mostSessions });
  const file = join(dataDir, 'sessions.jsonl');
  const { lines, journal } = await openJournal<Line>(file, line, {
    durable: false,
    keep: (kept) => kept.at > now() - keepMs,
  });
  for (const entry of lines) {
    if ('stay' in entry) sessions.set(entry.id, { ...entry, checked: new Map() });
    else sessions.get(entry.id)?.checked.set(entry.code, { percent: entry.percent, strict: entry.strict });
  }
  return {
    async open(at, stay) {
      const session = { id: randomUUID(), at, stay, checked: new Map<string, Checked>() };
      sessions.set(session.id, session);
      const rooms = stay.rooms.map((room) => ({ adults: room.adults, ages: [...room.ages] }));
      await journal.append({ id: session.id, at, stay: { ...stay, rooms } });
      return session;
    },
    find: (id) => sessions.get(id),
    async check(session, code, checked) {
      session.checked.set(code, checked);
      await journal.append({ id: session.id, at: session.at, code, ...checked });
    },
    close: () => journal.close(),
  };
}
