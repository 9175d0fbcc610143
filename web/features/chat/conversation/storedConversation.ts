import type { ChatActionKind, ChatMood } from '#generated/graphql.ts';
import type { Conversation, Outcome, ReplyAction, ReplyExtras, Turn } from './conversation.ts';
import { readHotelLink } from '../reply/shownHotel.ts';

const outcomes = ['said', 'failed', 'busy', 'empty', 'stopped'] as const satisfies readonly Outcome[];
const moods = ['pleased', 'sorry', 'neutral'] as const satisfies readonly ChatMood[];
const actionKinds = [
  'OPEN_HOTEL',
  'OPEN_SEARCH',
  'OPEN_BOOKING',
  'OPEN_BOOKINGS',
  'COMPLETE_BOOKING',
  'SIGN_IN',
  'OPEN_PAGE',
  'TALK_TO_PERSON',
] as const satisfies readonly ChatActionKind[];

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === name)?.[1]
    : undefined;

const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | undefined =>
  known.find((entry) => entry === value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textsOf = (value: unknown): string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string');

const readAction = (value: unknown): ReplyAction[] => {
  const kind = oneOf(actionKinds, field(value, 'kind'));
  const href = field(value, 'href');
  return kind ? [{ kind, href: typeof href === 'string' ? href : null }] : [];
};

const readExtras = (value: unknown): ReplyExtras | null => {
  const mood = oneOf(moods, field(value, 'mood'));
  if (!mood) return null;
  return {
    mood,
    hotels: textsOf(field(value, 'hotels')).flatMap((href) =>
      readHotelLink(href) ? [{ href, fresh: null }] : [],
    ),
    suggestions: textsOf(field(value, 'suggestions')),
    actions: listOf(field(value, 'actions')).flatMap(readAction),
  };
};

const readTurn = (value: unknown): Turn | null => {
  const id = field(value, 'id');
  const sender = oneOf(['user', 'sherry'] as const, field(value, 'sender'));
  const text = field(value, 'text');
  const outcome = oneOf(outcomes, field(value, 'outcome'));
  const key = field(value, 'key');
  if (typeof id !== 'number' || !sender || typeof text !== 'string' || !outcome) return null;
  const turn = { id, sender, text, outcome, extras: readExtras(field(value, 'extras')) };
  return typeof key === 'string' ? { ...turn, key } : turn;
};

/** Converts a conversation to what is stored in a tab: texts and links. Prices are not stored but loaded again. */
export const toStored = ({ turns, threadId, startId }: Conversation): unknown => ({
  threadId,
  startId,
  turns: turns.map(({ extras, ...turn }) => ({
    ...turn,
    extras: extras && { ...extras, hotels: extras.hotels.map(({ href }) => href) },
  })),
});

/**
 * Removes the hotels of all replies except the newest one that has any, because each card that is loaded again is a
 * call of the provider. The other replies keep the links in their texts.
 */
const withNewestCards = (turns: readonly Turn[]): readonly Turn[] => {
  const newest = turns.findLastIndex(({ extras }) => extras !== null && extras.hotels.length > 0);
  return turns.map((turn, at) =>
    turn.extras && at !== newest ? { ...turn, extras: { ...turn.extras, hotels: [] } } : turn,
  );
};

/**
 * Reads what `toStored` returned; null for any other shape or without a message. Checked without zod, so that zod is
 * not loaded with the page.
 */
export const readStored = (value: unknown): Conversation | null => {
  const threadId = field(value, 'threadId');
  if (threadId !== null && typeof threadId !== 'string') return null;
  const startId = field(value, 'startId');
  const storedTurns = field(value, 'turns');
  if (!Array.isArray(storedTurns) || storedTurns.length === 0) return null;
  const turns = storedTurns.map((turn: unknown) => readTurn(turn)).filter((turn) => turn !== null);
  return turns.length === storedTurns.length
    ? {
        turns: withNewestCards(turns),
        threadId,
        startId: typeof startId === 'number' ? startId : null,
        isPending: false,
      }
    : null;
};
