/** Content of a stored conversation, and its limits. */
import { z } from 'zod';
import { maskCardNumbers } from '#shared/text/booking-card.ts';
import { actionKinds, moods, type Reply } from '../dialog/responder.ts';

const turn = z.object({
  role: z.enum(['traveller', 'assistant']),
  text: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
});

export type StoredTurn = z.output<typeof turn>;

/** Turns as they were stored; none when they cannot be read. */
export const storedTurns = z.array(turn).catch([]);

/** The stored content of a conversation; parts of another shape, from an older version, are dropped. */
export const storedContent = z.object({
  /** Language of the last message that had letters. */
  language: z.enum(['en', 'he']).catch('en'),
  /** State of the dialog; JSON. */
  state: z.unknown(),
  /** Oldest first. */
  turns: storedTurns,
});

export type ThreadContent = Readonly<z.output<typeof storedContent>>;

/** A stored reply; null for none, and for one of another shape. */
export const storedReply = z
  .object({
    text: z.string(),
    suggestions: z.array(z.string()),
    actions: z.array(z.object({ kind: z.enum(actionKinds), href: z.string().nullable() })),
    mood: z.enum(moods),
  })
  .nullable()
  .catch(null);

const MAX_TURNS = 60;
/** Maximum number of bytes of a thread: at most `MAX_STATE` of them for the state, the rest for the turns. */
const MAX_BYTES = 100_000;
const MAX_STATE = 10_000;
const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Removes characters that JSON columns refuse: NUL and lone surrogates. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\0|\p{Surrogate}/gu, '') : value;

const asJson = <S extends z.ZodType>(value: unknown, shape: S): z.output<S> =>
  shape.parse(JSON.parse(JSON.stringify(value ?? null, storable)));

/** The newest items that fit. */
function newest<T>(items: readonly T[], room: number): T[] {
  let used = 0;
  const from = items.findLastIndex((item) => {
    used += sizeOf(item) + 1;
    return used > room;
  });
  return items.slice(from + 1);
}

const LINK = /(\/[A-Z]\w*\?\S+)/u;

/** Masks card numbers, also in replies, which may repeat words of a message. Ids in links stay unchanged. */
const withoutCards = (text: string): string =>
  text
    .split(LINK)
    .map((part) => (LINK.test(part) ? part : maskCardNumbers(part)))
    .join('');

/** The reply to store, without card numbers. */
export const replyToStore = ({ text, suggestions, ...reply }: Reply): Reply | null =>
  asJson({ ...reply, text: withoutCards(text), suggestions: suggestions.map(withoutCards) }, storedReply);

/** The content to store: the newest 60 turns and 100 kB at most; no card numbers. */
export function contentToStore({ language, state, turns }: ThreadContent): ThreadContent {
  const small = { language, state: sizeOf(state) > MAX_STATE ? null : asJson(state, z.unknown()) };
  const clean = turns.slice(-MAX_TURNS).map(({ role, text, at }) => ({ role, text: withoutCards(text), at }));
  return { ...small, turns: newest(asJson(clean, z.array(turn)), MAX_BYTES - sizeOf(small)) };
}
