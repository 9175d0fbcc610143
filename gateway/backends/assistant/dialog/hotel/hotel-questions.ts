/** Replies to questions about one hotel: which one is meant, the answer, and what can be asked next. */
import { chip, type FixedChip } from '../../replies/chip-texts.ts';
import * as replyTexts from '../../replies/hotel/hotel-texts.ts';
import * as offerTexts from '../../replies/hotel/offer-texts.ts';
import { day } from '../../replies/values.ts';
import { asIs, moneyOf, paragraphs, sentences } from '../../replies/wording.ts';
import { assumedText } from '../../replies/search/note-texts.ts';
import { nameIn } from '../../texts/inserted.ts';
import { say, type Text } from '../../texts/say.ts';
import type { HotelFacts, NamedHotel, HotelOffers, Stay } from '../../tools/tools.ts';
import type { HotelQuestion, HotelRef } from '../../understanding/reading.ts';
import { EXTREMES } from '../../understanding/names/references.ts';
import { isUncounted } from '../../understanding/signals.ts';
import { mergeStay } from '../search/criteria.ts';
import { find } from '../search/find.ts';
import { hotelPath, readPage } from '../search/links.ts';
import { nearestDays } from '../search/listing.ts';
import { needsPrices, opinion, hotelAnswer } from './hotel-answers.ts';
import type { Action } from '../responder.ts';
import { reply, orNull, type Plan, type Scope } from '../scope.ts';
import { noWishes, type DialogState } from '../state.ts';
import { stayOf } from '../search/merge-stay.ts';
import { askWhere, startChips, unknownReply } from '../talk/small-talk.ts';
import { pageReply } from '../talk/page-replies.ts';
import { resolveHotel, type ResolvedHotel, referencedHotel, type HotelTarget } from './referenced-hotel.ts';

/** Chips whose name differs from the kind of their question: the chip that repeats the question is left out. */
const chipOf: Readonly<Partial<Record<HotelQuestion['kind'], FixedChip>>> = {
  cancellation: 'rule',
  amenity: 'amenities',
  'cheaper-dates': 'cheaperDates',
};

/** Rates are rounded to whole shekels, so they are read for this many units to be exact enough. */
const RATE_UNITS = 10_000;

const NEXT: readonly FixedChip[] = ['price', 'rule', 'meals', 'cheaperDates', 'rooms', 'amenities'];

const nextChips = (asked: HotelQuestion): Text[] =>
  NEXT.filter((name) => name !== (chipOf[asked.kind] ?? asked.kind)).map((name) => chip(name));

/** Asks which hotel is meant. A question whom a price is for is answered instead, with an example. */
async function askWhichHotel(scope: Scope, state: DialogState, question: HotelQuestion): Promise<Plan> {
  if (question.kind === 'share') {
    const cheapest = referencedHotel({ kind: 'extreme', most: 'cheapest' }, state);
    if (!cheapest) return reply(say('offer.basis'), state);
    // The cheapest of the list is an example; no hotel becomes the one in focus.
    const example = await answerFor(scope, state, cheapest, question);
    return { ...example, state: { ...example.state, hotel: null, openQuestion: null } };
  }
  if (state.shown.length === 0)
    return reply(say('hotel.which'), { ...state, asked: 'place' }, { mood: 'sorry' });
  const names = state.shown.map(({ name }) => name);
  return reply(
    replyTexts.whichOfHotels(names),
    { ...state, asked: 'which-hotel', openQuestion: toOpenQuestion(question) },
    { suggestions: [chip('ruleOfFirst'), chip('compare')] },
  );
}

/** The question as the state stores it until the hotel is known. */
const toOpenQuestion = (question: HotelQuestion): DialogState['openQuestion'] => ({
  kind: question.kind,
  amenity: question.kind === 'amenity' ? question.amenity : '',
});

/** Lists the hotels that have the same name, so that the next message can choose one. */
function askWhichNamed(
  { language }: Scope,
  state: DialogState,
  hotels: readonly NamedHotel[],
  question: HotelQuestion,
): Plan {
  const shown = hotels.map(({ id, name }) => ({
    id,
    name,
    stars: null,
    rating: null,
    perNight: null,
    shownNight: null,
  }));
  const names = hotels.flatMap(({ name }) => nameIn(name, language) ?? []);
  const areDistinct = new Set(names).size === hotels.length;
  return reply(
    replyTexts.whichOfHotels(hotels.map(replyTexts.nameAndCity)),
    { ...state, shown, offset: 0, asked: 'which-hotel', openQuestion: toOpenQuestion(question) },
    { suggestions: areDistinct ? names.map(asIs) : [] },
  );
}

/** Says that no hotel has that name, and answers whatever else the message may want. */
async function noHotelNamed(
  scope: Scope,
  state: DialogState,
  { ref }: Extract<ResolvedHotel, { kind: 'none' }>,
  question: HotelQuestion,
): Promise<Plan> {
  if (ref.otherwise === 'unknown') return unknownReply(scope, state);
  // Words that do not look like a name are a question about the hotel in focus.
  if (!ref.isProper && question.kind !== 'about' && !ref.otherwise) {
    const { amenities, unmet } = scope.reading.details;
    const isKnown = question.kind !== 'amenity' || amenities.length > 0 || unmet !== undefined;
    if (state.hotel && isKnown) return answerFor(scope, state, state.hotel, question);
    if (!state.hotel && question.kind === 'cancellation') return pageReply(scope, state, 'cancellation');
    if (!state.hotel && state.shown.length > 0) return askWhichHotel(scope, state, question);
  }
  // On a hotel’s page unknown words are more likely something the hotel may have.
  if (!ref.otherwise && scope.context.kind === 'hotel' && state.hotel)
    return reply(say('hotel.notListed'), state, {
      suggestions: startChips(scope, state),
      mood: 'sorry',
    });
  const text = replyTexts.noHotelNamedText(ref.words);
  const hasPlace = state.place !== null || scope.reading.details.places.some(({ isMarked }) => isMarked);
  if (ref.otherwise === 'find' && hasPlace) {
    const found = await find(scope, state);
    return { ...found, text: paragraphs(text, found.text) };
  }
  return askWhere(sentences(text, say('hotel.checkTheName')), state, 'sorry');
}

/** Action to open the hotel for the stay, unless the open page already shows it. */
function openHotel(scope: Scope, state: DialogState, id: string, stay: Stay | null): Action[] {
  const { context, today } = scope;
  const open: Action = { kind: 'OPEN_HOTEL', href: hotelPath(id, stay) };
  const page = readPage(context.path ?? '', today);
  const isOpen = context.kind === 'hotel' && id === (page.hotelId ?? context.hotelId);
  if (!isOpen) return [open];
  const wishes = { ...noWishes, ...page.roomWishes };
  const own = stayOf({ stay: page.days, party: page.party, wishes }, today);
  return stay === null || hotelPath(id, own) === open.href ? [] : [open];
}

/** Says that the hotel is full for the stay, and suggests the nearest available days. */
async function soldOutReply(
  hotel: HotelFacts,
  found: HotelOffers,
  scope: Scope,
  state: DialogState,
): Promise<Plan> {
  const other = await nearestDays(scope, hotel, found.stay);
  return reply(
    paragraphs(offerTexts.noAvailableRooms(hotel, found.stay), other?.text),
    { ...state, proposal: other && other.proposal },
    {
      suggestions: other ? [other.chip] : [],
      actions: openHotel(scope, state, hotel.id, found.stay),
      mood: 'sorry',
    },
  );
}

/**
 * Adds to the answer about “the cheapest one” why the list shows a lower price, and, when the list has another order,
 * that only the hotels shown were compared: the search may have cheaper ones.
 */
function ofShown(
  { shown, wishes }: DialogState,
  { most }: Extract<HotelRef, { kind: 'extreme' }>,
  answer: Plan,
): Plan {
  if (shown.length < 2 || answer.state.asked !== null) return answer;
  const isCheapest = most === 'cheapest';
  const cheapest = shown.find(({ id }) => id === answer.state.hotel?.id);
  const lower = shown.find(
    ({ shownNight, perNight }) =>
      (shownNight ?? Infinity) < (cheapest?.shownNight ?? 0) && (perNight ?? 0) > (cheapest?.perNight ?? 0),
  );
  const fees = isCheapest && lower && say('hotel.dearerWithFees', { hotel: lower.name });
  const isOrdered = EXTREMES[wishes.sort] === most;
  const { suggestions } = answer;
  return {
    ...answer,
    text: sentences(!isOrdered && say('hotel.ofShown'), answer.text, fees),
    suggestions: isCheapest && !isOrdered ? [chip('cheapest'), ...suggestions] : suggestions,
  };
}

/** Answers a question about one hotel: the one of the open page, one of those shown, or one given by name. */
export async function aboutHotel(
  scope: Scope,
  state: DialogState,
  ref: HotelRef,
  question: HotelQuestion,
): Promise<Plan> {
  const resolved = await resolveHotel(scope, state, ref);
  switch (resolved.kind) {
    case 'hotel': {
      const answer = await answerFor(scope, state, resolved.hotel, question);
      return ref.kind === 'extreme' ? ofShown(state, ref, answer) : answer;
    }
    case 'several':
      return askWhichNamed(scope, state, resolved.hotels, question);
    case 'place':
      return find(scope, state);
    case 'none':
      return noHotelNamed(scope, state, resolved, question);
    case 'unclear':
      break;
  }
  const [only, ...others] = state.shown;
  if (ref.kind !== 'ordinal' || !only || others.length > 0) return askWhichHotel(scope, state, question);
  const answer = await answerFor(scope, state, only, question);
  return { ...answer, text: sentences(say('compare.onlyOne'), answer.text) };
}

/** The approximate price of the cheapest offer in the requested currency. */
async function inCurrency({ offers: [offer] }: HotelOffers, scope: Scope): Promise<Text | null> {
  const { inCurrency: code } = scope.reading.details;
  if (!offer || code === undefined || code === 'ILS') return null;
  const rate = await orNull(scope.tools.inShekels(RATE_UNITS, code));
  if (!rate) return null;
  const units = Math.round((offer.total.amountMinor / 100 / rate.shekels) * RATE_UNITS);
  return say('price.estimate', {
    total: offer.total,
    estimate: moneyOf(units, code),
    day: day(rate.asOf),
  });
}

/**
 * The answer to a question about this hotel, with the stay of the message. Asks for missing details of the stay
 * first if the answer depends on them.
 */
async function answerFor(
  scope: Scope,
  before: DialogState,
  target: HotelTarget,
  question: HotelQuestion,
): Promise<Plan> {
  const { today } = scope;
  const merged = mergeStay(scope, { ...before, hotel: { id: target.id, name: target.name } });
  scope.remember(merged.state);
  const { details } = scope.reading;
  const { goal } = scope.reading;
  const all = [question, ...((goal.kind === 'hotel' && goal.also) || [])];
  const isAnyPriced = all.some(needsPrices);
  const isOpinion = question.kind === 'opinion';
  // What a hotel has does not depend on an age that is still missing: “a pool for the kids”.
  const hasParty = details.guests !== null && !isUncounted(details.guests);
  if (merged.question && (isAnyPriced || details.dates || hasParty)) return merged.question;
  const stay = stayOf(merged.state, today);
  const [hotel, found] = await Promise.all([
    scope.tools.hotel(target.id),
    isAnyPriced || (isOpinion && merged.state.stay) ? scope.tools.offers(target.id, stay) : null,
  ]);
  if (!hotel)
    return reply(say('hotel.notFound'), { ...merged.state, hotel: null, asked: 'place' }, { mood: 'sorry' });
  const { asked } = (merged.question ?? merged).state;
  const state: DialogState = { ...merged.state, asked, hotel: { id: hotel.id, name: hotel.name } };
  const known = isOpinion ? await opinion(hotel, state, scope) : null;
  const isFull = found?.offers.length === 0;
  const rest = isOpinion ? all.slice(1) : all;
  const texts = await Promise.all(
    rest
      .filter((one) => !isFull || !needsPrices(one))
      .map((one) => hotelAnswer(one, hotel, found, state, scope)),
  );
  if (found && isFull) {
    const full = await soldOutReply(hotel, found, scope, state);
    return { ...full, text: paragraphs(known, ...texts, full.text) };
  }
  const price = isOpinion && found && offerTexts.priceAnswer(hotel, found);
  const assumed = found && assumedText(state);
  const estimate = found && (await inCurrency(found, scope));
  return reply(
    paragraphs(known, price, ...texts, estimate, assumed),
    { ...state, openQuestion: toOpenQuestion(question) },
    {
      suggestions: nextChips(question),
      actions: openHotel(scope, state, hotel.id, found || state.stay ? stay : null),
      mood: 'pleased',
    },
  );
}
