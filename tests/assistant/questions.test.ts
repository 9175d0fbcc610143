import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enConversations } from './questions/en/conversations.ts';
import { heConversations } from './questions/he/conversations.ts';
import type { Conversation, Expected, Question } from './question.ts';
import { enDates } from './questions/en/dates.ts';
import { enGuests } from './questions/en/guests.ts';
import { enHotel } from './questions/en/hotel.ts';
import { enMore } from './questions/en/more.ts';
import { enPlaces } from './questions/en/places.ts';
import { enRules } from './questions/en/rules.ts';
import { enWishes } from './questions/en/wishes.ts';
import { heDates } from './questions/he/dates.ts';
import { heGuests } from './questions/he/guests.ts';
import { heHotel } from './questions/he/hotel.ts';
import { heMore } from './questions/he/more.ts';
import { hePlaces } from './questions/he/places.ts';
import { heRules } from './questions/he/rules.ts';
import { heWishes } from './questions/he/wishes.ts';
import { type Examination, startExamination } from './support/asking.ts';
import { untraced } from './support/evidence.ts';
import { type ChatReply, generalFaults, hotelIdsOf, missedBy } from './support/examine.ts';

const questions = {
  en: [enPlaces, enDates, enGuests, enWishes, enHotel, enRules, enMore].flat(),
  he: [hePlaces, heDates, heGuests, heWishes, heHotel, heRules, heMore].flat(),
};
/** For one in this many replies, the first suggestion is sent back and the first hotel is looked up. */
const SAMPLE = 5;
const MAX_ATTEMPTS = 4;

type Talk = ReturnType<Examination['conversation']>;

let room: Examination;
/** First sentences of replies to nonsense: a reply that begins with one of them did not understand the message. */
let notUnderstood: ReadonlySet<string>;

const opening = ({ response }: ChatReply): string => response.split(/[.!?\n]/)[0] ?? '';

beforeAll(async () => {
  room = await startExamination();
  const nonsense = ['qwrtpsd fghjkl', 'שדגכ לחיגכ', 'zzxcv bnmlk', 'זסבה נמצתץ'];
  const replies = await Promise.all(nonsense.map((words) => room.conversation().say(words)));
  notUnderstood = new Set(replies.map(opening));
});

afterAll(() => room.stop());

/** Sends a message in its conversation. @returns faults of the reply, as readable texts */
async function examine(
  talk: Talk,
  message: string,
  expected: Expected | null,
): Promise<{ readonly reply: ChatReply; readonly faults: readonly string[] }> {
  const reply = await talk.say(message);
  for (const day of expected?.knows ?? []) talk.evidence.days.add(day);
  const faults = [
    ...generalFaults(message, reply),
    ...untraced(reply.response, talk.evidence, talk.said).map((words) => `nobody told her ${words}`),
    ...hotelIdsOf(reply)
      .filter((id) => !talk.evidence.ids.has(id))
      .map((id) => `links the hotel ${id}, which no tool returned`),
    ...(expected ? missedBy(expected, reply, room.hotelId) : []),
  ];
  return { reply, faults };
}

/** A suggestion must be understood when it is sent back, and a linked hotel must exist. */
async function sampled(talk: Talk, reply: ChatReply): Promise<string[]> {
  const faults: string[] = [];
  const [id] = hotelIdsOf(reply);
  if (id !== undefined && !(await room.knowsHotel(id))) faults.push(`there is no hotel ${id}`);
  const [chip] = reply.suggestions;
  if (chip === undefined) return faults;
  const next = await examine(talk, chip, null);
  if (notUnderstood.has(opening(next.reply))) faults.push(`does not understand her own “${chip}”`);
  return [...faults, ...next.faults.map((fault) => `after “${chip}”: ${fault}`)];
}

/** Faults together with the reply, so that a failure can be understood without running it again. */
const report = (faults: readonly string[], reply: ChatReply): string =>
  [
    faults.join('\n'),
    '--- she said:',
    reply.response,
    reply.suggestions.join(' | '),
    reply.actions.map(({ kind, href }) => `${kind} ${href ?? ''}`).join('\n'),
  ].join('\n');

/** Retries in a new conversation after a tool failed or a search was incomplete, which completes a little later. */
async function unhurried(
  opened: Pick<Question, 'context' | 'isSignedIn'>,
  ask: (talk: Talk) => Promise<string>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const talk = room.conversation(opened.context, opened.isSignedIn ? 'traveller' : 'visitor');
    const faults = await ask(talk);
    if (faults === '' || !talk.evidence.wasHurried || attempt === MAX_ATTEMPTS) return faults;
  }
}

/** All faults of the reply to a question; an empty text when there are none. */
async function examined(question: Question, place: number, talk: Talk): Promise<string> {
  for (const before of question.before ?? []) {
    const { faults, reply } = await examine(talk, before, null);
    if (faults.length > 0) return `after “${before}”\n${report(faults, reply)}`;
  }
  const { reply, faults } = await examine(talk, question.message, question);
  const more = place % SAMPLE === 0 ? await sampled(talk, reply) : [];
  return faults.length + more.length > 0 ? report([...faults, ...more], reply) : '';
}

describe.each(['en', 'he'] as const)('questions, %s', (language) => {
  it.concurrent.each(
    questions[language].map((question, place) => [question.message, question, place] as const),
  )('%s', async (_message, question, place) => {
    expect(await unhurried(question, (talk) => examined(question, place, talk))).toBe('');
  });
});

async function wentThrough({ turns }: Conversation, talk: Talk): Promise<string> {
  for (const { says, ...expected } of turns) {
    const { faults, reply } = await examine(talk, says, expected);
    if (faults.length > 0) return `after “${says}”\n${report(faults, reply)}`;
  }
  return '';
}

describe('conversations', () => {
  it.concurrent.each([...enConversations, ...heConversations].map((talk) => [talk.name, talk] as const))(
    '%s',
    async (_name, script) => {
      expect(await unhurried(script, (talk) => wentThrough(script, talk))).toBe('');
    },
  );
});
