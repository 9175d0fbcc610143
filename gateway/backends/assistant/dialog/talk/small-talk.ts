/** Replies that need little or no data: small talk, a person to talk to, requests to act, starting over. */
import { chip, popularChips, type FixedChip } from '../../replies/chip-texts.ts';
import { asIs, paragraphs } from '../../replies/wording.ts';
import { say, type Text } from '../../texts/say.ts';
import type { ContextKind } from '../../understanding/goals/message-context.ts';
import type { Goal, HotelRef, SmallTalk } from '../../understanding/reading.ts';
import { bookingsPath, checkoutPath, hotelPath, searchPath } from '../search/links.ts';
import type { Action, Mood } from '../responder.ts';
import { reply, orNull, type Plan, type Scope } from '../scope.ts';
import { emptyState, type DialogState } from '../state.ts';
import { stayOf } from '../search/merge-stay.ts';
import { referencedHotel } from '../hotel/referenced-hotel.ts';

const byContext: Readonly<Partial<Record<ContextKind, readonly FixedChip[]>>> = {
  hotel: ['price', 'rule', 'meals', 'rooms'],
  bookings: ['myBookings', 'cancelCost', 'receipt', 'rules'],
  'checkout-car': ['cars', 'insurance', 'attractions', 'rules'],
  'checkout-insurance': ['insurance', 'cars', 'attractions', 'rules'],
  'checkout-attractions': ['attractions', 'cars', 'insurance', 'rules'],
};

/** A reply that asks for a place to search, with popular ones as suggestions. */
export const askWhere = (text: Text, state: DialogState, mood: Mood = 'neutral'): Plan =>
  reply(text, { ...state, asked: 'place' }, { suggestions: popularChips, mood });

/** Suggestions for the next message. */
export function startChips({ context }: Scope, state: DialogState): Text[] {
  const fixed = byContext[context.kind];
  if (fixed) return fixed.map(chip);
  if (state.shown.length > 1) return [chip('more'), chip('compare'), chip('cheaper')];
  return [...popularChips.slice(0, 3), chip('help')];
}

/** The reply to small talk. */
export function smallTalk(scope: Scope, state: DialogState, about: SmallTalk): Plan {
  const text = say(about === 'greeting' ? `greeting.${scope.context.kind}` : `talk.${about}`);
  const isSorry = [
    'insult',
    'weather',
    'visa',
    'not-ours',
    'set-price',
    'writing',
    'other-guests',
    'instructions',
  ].includes(about);
  const mood = isSorry ? 'sorry' : 'pleased';
  return reply(text, state, { mood, suggestions: about === 'goodbye' ? [] : startChips(scope, state) });
}

/** The reply to a message that was not understood. */
export const unknown = say('reply.unknown', { help: say('talk.help') });

/** Says that the message was not understood. @param near questions that may have been meant, as chips */
export const unknownReply = (scope: Scope, state: DialogState, near: readonly Text[] = []): Plan =>
  reply(unknown, state, {
    mood: 'sorry',
    suggestions: [...near, ...startChips(scope, state)],
  });

/** Says how to reach a person, with the addresses of the contact page. */
export async function personReply(scope: Scope, state: DialogState): Promise<Plan> {
  const { language } = scope;
  const contact = await orNull(scope.tools.page('contact'));
  const ways = contact?.paragraphs.map((paragraph) => paragraph[language]).filter(isAddress) ?? [];
  return reply(paragraphs(say('reply.passOn'), ...ways.map(asIs)), state);
}

const isAddress = (text: string): boolean => /@|WhatsApp/u.test(text);

/** An empty state that does not read the open page again. */
export const freshState = ({ readPath }: DialogState): DialogState => ({ ...emptyState, readPath });

/** Clears the state of the conversation and asks for a place. */
export function startOver(scope: Scope, state: DialogState): Plan {
  return askWhere(say('reply.startedOver'), freshState(state));
}

/** Says that travellers book themselves, with a link to the hotel. */
function book(scope: Scope, state: DialogState, ref: HotelRef = { kind: 'it' }): Plan {
  const { today } = scope;
  const hotel = referencedHotel(ref, state) ?? state.shown[0];
  if (!hotel) return askWhere(say('reply.bookYourself'), state);
  const isKnown = state.stay !== null || state.hasSearched;
  const href = hotelPath(hotel.id, isKnown ? stayOf(state, today) : null);
  return reply(
    say('reply.bookHotelYourself', { hotel: hotel.name }),
    { ...state, hotel: { id: hotel.id, name: hotel.name } },
    {
      actions: [{ kind: 'OPEN_HOTEL', href }],
      suggestions: [chip('rule'), chip('rooms'), chip('price')],
    },
  );
}

/** Links to the results page with the current search. */
function apply(scope: Scope, state: DialogState): Plan {
  const { today } = scope;
  if (!state.place) return book(scope, state);
  const href = searchPath({ place: state.place, stay: stayOf(state, today), wishes: state.wishes });
  return reply(say('reply.applyYourself'), state, {
    actions: [{ kind: 'OPEN_SEARCH', href }],
    suggestions: startChips(scope, state),
    mood: 'pleased',
  });
}

/** A request to act: replies with the action that travellers click themselves. */
export function act(scope: Scope, state: DialogState, goal: Extract<Goal, { kind: 'act' }>): Plan {
  if (goal.act === 'book') return book(scope, state, goal.hotel);
  if (goal.act === 'apply') return apply(scope, state);
  const action: Action =
    state.bookingId === null
      ? { kind: 'OPEN_BOOKINGS', href: bookingsPath }
      : { kind: 'COMPLETE_BOOKING', href: checkoutPath(state.bookingId) };
  return reply(say('reply.payYourself'), state, { actions: [action] });
}
