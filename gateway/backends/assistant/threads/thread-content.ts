import { z } from 'zod';
import { emptyLedger, ledgerShape } from '../grounding/ledger.ts';
import type { LedgerSnapshot } from '../grounding/ledger.ts';
import type { Language } from '../language.ts';
import { withoutCards } from './cards.ts';

const turn = z.object({
  role: z.enum(['traveller', 'assistant']),
  text: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
});

export type StoredTurn = z.output<typeof turn>;

/** What a conversation consists of. */
export interface ThreadContent {
  /** Of the last message that had letters. */
  readonly language: Language;
  /** The brain's own; JSON. */
  readonly state: unknown;
  readonly facts: LedgerSnapshot;
  /** Oldest first. */
  readonly turns: readonly StoredTurn[];
}

/** What was said, as it was stored. */
export const storedTurns = z.array(turn).catch([]);

/** Content as it was stored; parts that an older version wrote differently are forgotten. */
export const storedContent = z.object({
  language: z.enum(['en', 'he']).catch('en'),
  state: z.unknown(),
  facts: ledgerShape.catch(emptyLedger),
  turns: storedTurns,
});

const MAX_TURNS = 60;
/** Bytes of a thread: facts and state have their share, turns get the rest. */
const MAX_BYTES = 100_000;
const MAX_STATE = 10_000;
/** Bytes that each kind of facts may take. A claim whose fact was forgotten is dropped, which is honest. */
const MAX_FACTS: Readonly<Record<keyof LedgerSnapshot, number>> = {
  sums: 5_000,
  numbers: 2_000,
  dates: 6_000,
  names: 9_000,
  ids: 5_000,
  marks: 18_000,
  pages: 12_000,
  texts: 13_000,
};

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** JSON columns take neither NUL nor half a character. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\0|\p{Surrogate}/gu, '') : value;

const asJson = <S extends z.ZodType>(value: unknown, shape: S): z.output<S> =>
  shape.parse(JSON.parse(JSON.stringify(value ?? null, storable)));

/** The newest items that fit. */
function newest<T>(items: readonly T[], room: number): readonly T[] {
  let used = 0;
  const from = items.findLastIndex((item) => {
    used += sizeOf(item) + 1;
    return used > room;
  });
  return items.slice(from + 1);
}

const smallFacts = (facts: LedgerSnapshot): LedgerSnapshot => ({
  sums: newest(facts.sums, MAX_FACTS.sums),
  numbers: newest(facts.numbers, MAX_FACTS.numbers),
  dates: newest(facts.dates, MAX_FACTS.dates),
  names: newest(facts.names, MAX_FACTS.names),
  ids: newest(facts.ids, MAX_FACTS.ids),
  marks: newest(facts.marks, MAX_FACTS.marks),
  pages: newest(facts.pages, MAX_FACTS.pages),
  texts: newest(facts.texts, MAX_FACTS.texts),
});

/** What is kept of a thread: at most 60 turns and 100 kB, the newest; no card numbers. */
export function keptContent({ language, state, facts, turns }: ThreadContent): ThreadContent {
  const small = {
    language,
    state: sizeOf(state) > MAX_STATE ? null : asJson(state, z.unknown()),
    facts: smallFacts(asJson(facts, ledgerShape)),
  };
  const clean = turns.slice(-MAX_TURNS).map(({ role, text, at }) => ({ role, text: withoutCards(text), at }));
  return { ...small, turns: newest(asJson(clean, z.array(turn)), MAX_BYTES - sizeOf(small)) };
}
