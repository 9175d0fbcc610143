import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedFrom } from '../question.ts';
import type { Writer } from '../support/asking.ts';
import type { ChatReply } from '../support/examine.ts';
import type { Expectation, Conversation, Utterance } from './entry.ts';
import { faultsOf, type Seen } from './judge.ts';
import { setUpOf } from './set-up.ts';

/** Number of hotels that a reply lists if enough are found. */
const SHOWN = 3;
const MAX_SEARCHES = 4;
const AGAIN_MS = 1_500;

/** The environment of the exam. */
export interface ExamProduct {
  conversation(
    opened: OpenedFrom,
    writer: Writer,
  ): { say(message: string, from?: OpenedFrom): Promise<ChatReply> };
  /** Names of a hotel in both languages. */
  namesOf(id: string): Promise<readonly string[]>;
}

/** A reply and its faults. */
export interface CheckedReply {
  readonly text: string;
  readonly faults: readonly string[];
  readonly reply: ChatReply;
}

/** Hotels of a reply's list with their price per night. */
const listed = ({ response }: ChatReply): readonly Seen[] =>
  [...response.matchAll(/^- \[[^\]]*\]\(\/Hotel\?id=([\w%-]+)[^)]*\): \D*([\d,.]+)/gm)].map(
    ([, id = '', sum = '']) => ({
      id,
      perNight: Number(sum.replaceAll(',', '')),
    }),
  );

const hotelPath = ({ response }: ChatReply, id: string): string =>
  new RegExp(`\\((/Hotel\\?id=${id}[^)]*)\\)`).exec(response)?.[1] ?? `/Hotel?id=${id}`;

/** Replaces the placeholders `{h1}`, `{h2}` with hotel names. */
const filled = (text: string, names: readonly string[]): string =>
  text.replace(/\{h(\d)\}/g, (_, place: string) => names[Number(place) - 1] ?? '');

async function prepared(context: string | undefined, room: ExamProduct) {
  const { search, openHotel, toldHotel, writer, kind } = setUpOf(context);
  const talk = room.conversation({ kind }, writer);
  let seen: readonly Seen[] = [];
  let from: OpenedFrom = { kind };
  let openPage: Seen | undefined;
  if (search !== null) {
    let reply = await talk.say(search);
    // On a busy machine a search may be incomplete when the reply is due, so the message is repeated.
    for (let again = 1; again < MAX_SEARCHES && listed(reply).length < SHOWN; again += 1) {
      await delay(AGAIN_MS);
      reply = await talk.say(search);
    }
    seen = listed(reply);
    const open = seen[(openHotel ?? 0) - 1];
    openPage = open;
    if (open) from = { kind: 'hotel', hotelId: open.id, path: hotelPath(reply, open.id) };
    if (context?.includes('hotel page') && open) seen = [open];
  }
  if (toldHotel !== null) await talk.say(['the first', 'the second', 'the third'][toldHotel - 1] ?? '');
  return { talk, from, seen, openPage };
}

/** Sends one message after the other and checks the replies. */
async function sat(
  {
    id,
    context,
    turns,
  }: { id: string; context?: string | undefined; turns: readonly { text: string; expect: Expectation }[] },
  room: ExamProduct,
): Promise<readonly CheckedReply[]> {
  const { talk, from, seen: before, openPage } = await prepared(context, room);
  const marked: CheckedReply[] = [];
  let seen = before;
  const names = new Map<string, readonly string[]>();
  for (const { text, expect } of turns) {
    for (const hotel of seen) if (!names.has(hotel.id)) names.set(hotel.id, await room.namesOf(hotel.id));
    const nameOf = (hotel: string) => names.get(hotel) ?? [];
    const reply = await talk.say(
      filled(
        text,
        seen.map((hotel) => nameOf(hotel.id)[0] ?? ''),
      ),
      from,
    );
    marked.push({
      text,
      reply,
      faults: faultsOf(expect, reply, { seen, openPage, nameOf, isWorded: !id.startsWith('A') }),
    });
    const list = listed(reply);
    if (list.length > 0) seen = list;
  }
  return marked;
}

export const checkUtterance = (
  { id, context, text, expect }: Utterance,
  room: ExamProduct,
): Promise<readonly CheckedReply[]> => sat({ id, context, turns: [{ text, expect }] }, room);

export const checkConversation = (talk: Conversation, room: ExamProduct): Promise<readonly CheckedReply[]> =>
  sat(talk, room);
