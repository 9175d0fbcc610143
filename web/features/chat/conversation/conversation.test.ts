import { describe, expect, it } from 'vitest';
import {
  converse,
  emptyConversation,
  lastMessage,
  moodOf,
  newestExtras,
  unsentMessage,
} from './conversation.ts';
import type { ConversationEvent, ReplyExtras } from './conversation.ts';
import { readStored, toStored } from './storedConversation.ts';

const extras: ReplyExtras = {
  hotels: [{ href: '/Hotel?id=7', fresh: null }],
  suggestions: ['A cheaper one'],
  actions: [{ kind: 'OPEN_BOOKINGS', href: '/Bookings' }],
  mood: 'pleased',
};
const replied = (text: string): ConversationEvent => ({
  type: 'replied',
  text,
  threadId: 't-1',
  isOtherThread: false,
  extras,
});
const sentNow = (text: string) => ({ type: 'sent', text, key: `key of ${text}` }) as const;
const requested = converse(emptyConversation, sentNow('Is there a pool?'));
const sentKeyed = { text: 'Is there a pool?', key: 'key of Is there a pool?' };
const answered = converse(requested, replied('Yes.'));

describe('a conversation', () => {
  it('waits after a message and stores the thread of the reply', () => {
    expect(requested).toMatchObject({ isPending: true, threadId: null });
    expect(answered).toMatchObject({ isPending: false, threadId: 't-1' });
    expect(answered.turns.map((turn) => turn.sender)).toEqual(['user', 'sherry']);
  });

  it('marks an empty reply', () => {
    expect(converse(requested, replied(' ')).turns.at(-1)?.outcome).toBe('empty');
  });

  it('marks where a new thread starts when the service did not know the old one', () => {
    const more = converse(answered, sentNow('Heated?'));
    const event = { type: 'replied', text: 'What?', threadId: 't-2', isOtherThread: true, extras } as const;
    const begun = converse(more, event);
    expect(begun).toMatchObject({ threadId: 't-2', startId: more.turns.at(-1)?.id });
    const next = converse(converse(begun, sentNow('The pool')), replied('Yes.'));
    expect(next.startId).toBe(begun.startId);
    expect(readStored(JSON.parse(JSON.stringify(toStored(next))))?.startId).toBe(begun.startId);
  });

  it('drops the failure when the message is sent again', () => {
    const failed = converse(requested, { type: 'failed', outcome: 'failed' });
    expect(failed.turns.at(-1)?.outcome).toBe('failed');
    expect(lastMessage(failed)).toMatchObject(sentKeyed);
    expect(
      lastMessage(readStored(JSON.parse(JSON.stringify(toStored(failed)))) ?? emptyConversation),
    ).toMatchObject(sentKeyed);
    const again = converse(failed, { type: 'again' });
    expect(again).toMatchObject({ isPending: true });
    expect(again.turns).toHaveLength(1);
  });

  it.each([
    ['', 'Is there a pool?', 1],
    ['Yes, the', null, 2],
  ])(
    'that was stopped after “%s” has this message without a reply: %s',
    (text, unsent, turnsWhenSentAgain) => {
      const stopped = converse(requested, { type: 'stopped', text });
      expect(stopped).toMatchObject({ isPending: false });
      expect(stopped.turns.at(-1)).toMatchObject({ sender: 'sherry', text, outcome: 'stopped' });
      expect(unsentMessage(stopped)).toBe(unsent);
      expect(converse(stopped, { type: 'again' }).turns).toHaveLength(turnsWhenSentAgain);
    },
  );

  it('has the offers of the newest reply, except while the next reply is awaited', () => {
    expect(newestExtras(answered)).toBe(extras);
    expect(newestExtras(converse(answered, sentNow('Cheaper?')))).toBeNull();
    expect(newestExtras(emptyConversation)).toBeNull();
  });

  it('that was closed before a reply arrived is resumed as if the reply had been stopped', () => {
    const resumed = converse(emptyConversation, { type: 'resumed', conversation: requested });
    expect(unsentMessage(resumed)).toBe('Is there a pool?');
    expect(converse(emptyConversation, { type: 'resumed', conversation: answered }).turns).toHaveLength(2);
  });
});

it.each([
  ['before the first message', 'neutral', emptyConversation],
  ['while a reply is awaited', 'neutral', requested],
  ['after a reply', 'pleased', answered],
  ['after a failure', 'sorry', converse(requested, { type: 'failed', outcome: 'failed' })],
  ['when too many messages were sent', 'sorry', converse(requested, { type: 'failed', outcome: 'busy' })],
  ['after an empty reply', 'sorry', converse(requested, replied(' '))],
  ['after a reply was stopped', 'neutral', converse(requested, { type: 'stopped', text: '' })],
])('Sherry’s expression %s is %s', (_when, mood, conversation) => {
  expect(moodOf(conversation)).toBe(mood);
});

describe('the conversation stored in a tab', () => {
  const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('is restored with its links and without prices', () => {
    expect(readStored(kept(toStored(answered)))).toEqual(answered);
    expect(JSON.stringify(toStored(answered))).toContain('"hotels":["/Hotel?id=7"]');
  });

  it('has cards only for the newest reply with hotels', () => {
    const reply = (id: number, ...hotels: string[]) => ({
      id,
      sender: 'sherry',
      text: 'Hi',
      outcome: 'said',
      extras: { mood: 'neutral', hotels, suggestions: [], actions: [] },
    });
    const turns = [reply(1, '/Hotel?id=1'), reply(2, '/Hotel?id=2', '/Hotel?id=3'), reply(3)];
    const cards = readStored({ threadId: 't', turns })?.turns.map(({ extras }) => extras?.hotels.length);
    expect(cards).toEqual([0, 2, 0]);
  });

  it.each([
    ['without a message', { turns: [], threadId: null }],
    ['of another shape', { turns: [{ text: 1 }], threadId: null }],
    ['with a thread id that is not a string', { turns: [], threadId: 5 }],
    ['a string', 'hello'],
    ['nothing', null],
  ])('is not restored: %s', (_, value) => {
    expect(readStored(value)).toBeNull();
  });

  it('is restored without its invalid parts', () => {
    const turn = { id: 1, sender: 'sherry', text: 'Hi', outcome: 'said' };
    const odd = {
      mood: 'pleased',
      hotels: ['/Hotel', 'https://example.com', 4, '/Hotel?id=9'],
      suggestions: ['A', 1],
      actions: [
        { kind: 'PAY', href: '/' },
        { kind: 'SIGN_IN', href: 5 },
      ],
    };
    const taken = readStored({ threadId: 't', turns: [{ ...turn, extras: odd }] });
    expect(taken?.turns[0]?.extras).toEqual({
      mood: 'pleased',
      hotels: [{ href: '/Hotel?id=9', fresh: null }],
      suggestions: ['A'],
      actions: [{ kind: 'SIGN_IN', href: null }],
    });
    expect(readStored({ threadId: 't', turns: [turn] })?.turns[0]?.extras).toBeNull();
  });
});
