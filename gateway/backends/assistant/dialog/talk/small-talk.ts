/** Replies that need little or no data: small talk, a person to talk to, requests to act, starting over. */
import { chip, popularChips, type FixedChip } from '../../replies/chip-texts.ts';
import { nameText, paragraphs } from '../../replies/wording.ts';
import * as texts from '../../replies/talk-texts.ts';
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
export const askWhere = (
  text: string,
  state: DialogState,
  { language }: Scope,
  mood: Mood = 'neutral',
): Plan => reply(text, { ...state, asked: 'place' }, { suggestions: popularChips(language), mood });

/** Suggestions for the next message. */
export function startChips(scope: Scope, state: DialogState): string[] {
  const { language, context } = scope;
  const fixed = byContext[context.kind];
  if (fixed) return fixed.map((name) => chip(name, language));
  if (state.shown.length > 1)
    return [chip('more', language), chip('compare', language), chip('cheaper', language)];
  return [...popularChips(language).slice(0, 3), chip('help', language)];
}

/** The reply to small talk. */
export function smallTalk(scope: Scope, state: DialogState, about: SmallTalk): Plan {
  const text = texts.smallTalk(about, scope.context.kind, scope.language);
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

/** Says that the message was not understood. @param near questions that may have been meant, as chips */
export const unknownReply = (scope: Scope, state: DialogState, near: readonly string[] = []): Plan =>
  reply(texts.unknown[scope.language], state, {
    mood: 'sorry',
    suggestions: [...near, ...startChips(scope, state)],
  });

/** Says how to reach a person, with the addresses of the contact page. */
export async function personReply(scope: Scope, state: DialogState): Promise<Plan> {
  const { language } = scope;
  const contact = await orNull(scope.tools.page('contact'));
  const ways = contact?.paragraphs.map((paragraph) => paragraph[language]).filter(isAddress) ?? [];
  return reply(paragraphs(texts.passOnToTeamText[language], ...ways), state);
}

const isAddress = (text: string): boolean => /@|WhatsApp/u.test(text);

/** An empty state that does not read the open page again. */
export const freshState = ({ readPath }: DialogState): DialogState => ({ ...emptyState, readPath });

/** Clears the state of the conversation and asks for a place. */
export function startOver(scope: Scope, state: DialogState): Plan {
  return askWhere(texts.plainReply('startedOver', scope.language), freshState(state), scope);
}

/** Says that travellers book themselves, with a link to the hotel. */
function book(scope: Scope, state: DialogState, ref: HotelRef = { kind: 'it' }): Plan {
  const { language, today } = scope;
  const hotel = referencedHotel(ref, state) ?? state.shown[0];
  if (!hotel) return askWhere(texts.bookYourself(null, language), state, scope);
  const isKnown = state.stay !== null || state.hasSearched;
  const href = hotelPath(hotel.id, isKnown ? stayOf(state, today) : null);
  return reply(
    texts.bookYourself(nameText(hotel.name, language), language),
    { ...state, hotel: { id: hotel.id, name: hotel.name } },
    {
      actions: [{ kind: 'OPEN_HOTEL', href }],
      suggestions: [chip('rule', language), chip('rooms', language), chip('price', language)],
    },
  );
}

/** Links to the results page with the current search. */
function apply(scope: Scope, state: DialogState): Plan {
  const { language, today } = scope;
  if (!state.place) return book(scope, state);
  const href = searchPath({ place: state.place, stay: stayOf(state, today), wishes: state.wishes });
  return reply(texts.plainReply('applyYourself', language), state, {
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
  return reply(texts.plainReply('payYourself', scope.language), state, { actions: [action] });
}
