/** Replies that search hotels: a new search, a change of it, its next hotels, or why there are none. */
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { chip, dropChip, hotelsIn, whatAbout, wishChip } from '../../replies/chip-texts.ts';
import { headed, moneyOf, paragraphs, sentences, shekels, shortened } from '../../replies/wording.ts';
import * as notes from '../../replies/search/note-texts.ts';
import * as placeTexts from '../../replies/search/place-texts.ts';
import * as texts from '../../replies/search/search-texts.ts';
import { day } from '../../replies/values.ts';
import { withoutText } from '../../replies/search/wish-texts.ts';
import { say, type Text } from '../../texts/say.ts';
import type { FoundHotel, HotelQuery, Place } from '../../tools/tools.ts';
import { prepareSearch } from './criteria.ts';
import { hotelPath, searchPath } from './links.ts';
import { isSafeName, listing, nearestDays, type Listing } from './listing.ts';
import type { Action } from '../responder.ts';
import { reply, type Plan, type Planner, type Scope } from '../scope.ts';
import { toShownHotel, type DialogState } from '../state.ts';
import { stayOf } from './merge-stay.ts';
import { unknownReply } from '../talk/small-talk.ts';
import { hasWishes, withoutField, type ConvertedBudget } from './merge-wishes.ts';
import { uncheckedWithLostOrder, uncheckedWithout } from './unchecked.ts';
import { noSuchWishReply } from './no-such-wish.ts';

const openSearch = (query: Omit<HotelQuery, 'page'>): Action => ({
  kind: 'OPEN_SEARCH',
  href: searchPath(query),
});

/** Suggests wishes that at least one of the hotels just read meets, so that the search would not become empty. */
function possibleWish(read: readonly FoundHotel[], { wishes }: HotelQuery): Text[] {
  const amenity = AMENITY_KEYS.find(
    (key) => !wishes.amenities.includes(key) && read.some((hotel) => hotel.amenities.includes(key)),
  );
  return [
    !wishes.freeCancellation &&
      read.some((hotel) => hotel.freeCancellation || hotel.upgradeWishes.includes('FREE_CANCELLATION')) &&
      chip('freeCancellation'),
    amenity !== undefined && amenity !== 'WiFi' && wishChip(amenity),
    wishes.meals.length === 0 &&
      read.some((hotel) => hotel.breakfastIncluded || hotel.upgradeWishes.includes('BREAKFAST')) &&
      chip('breakfast'),
  ].flatMap((wish) => wish || []);
}

/** Suggestions after a list, the most useful first. */
function chipsOf({ found, hotels, read, hasMore }: Listing, request: Pick<Search, 'also' | 'near'>): Text[] {
  const wishes = possibleWish(read, found.query);
  const isCheapestFirst = found.query.wishes.sort === 'PRICE_ASC';
  return [
    ...nearChips(request),
    ...(hasMore ? [chip('more')] : []),
    ...wishes.slice(0, 1),
    ...(hasMore && !isCheapestFirst ? [chip('cheaper')] : []),
    ...(hotels.length > 1 ? [chip('compare')] : []),
    ...wishes.slice(1),
    chip('ruleOfFirst'),
  ];
}

/** A search request. `also`: other places of the message. `isMore`: the next hotels of the same search. */
interface Search {
  readonly query: Omit<HotelQuery, 'page'>;
  readonly converted: ConvertedBudget | null;
  readonly also: readonly Place[];
  /** Other cities of the region that was named. */
  readonly near?: readonly Place[];
  readonly isMore: boolean;
}

/** True for “which has the best reviews?”: the first hotel of the requested order becomes the one in focus. */
const asksForFirst = ({ reading: { goal } }: Scope): boolean => goal.kind === 'find' && goal.isWhich === true;

/** The reply with a list of hotels. */
function listReply(scope: Scope, state: DialogState, result: Listing, request: Search): Plan {
  const { found, hotels } = result;
  const { converted } = request;
  const items = hotels.map((hotel) => texts.hotelItem(hotel, found, hotels.length === 1));
  const text = paragraphs(
    headed(texts.listHead(found.query, request.isMore), items),
    sentences(
      texts.pickText(hotels),
      converted &&
        say('price.converted', {
          from: moneyOf(converted.amount, converted.currency),
          to: shekels(converted.shekels),
          day: day(converted.asOf),
        }),
      !request.isMore && notes.assumedText(state),
      found.query.wishes.sort === 'SEA' &&
        hotels.every(({ surroundings }) => surroundings?.metersToSea == null) &&
        say('hotel.seaUnknown'),
      texts.listFoot(found),
      request.also.length > 0 &&
        say('place.alsoNamed', { places: placeTexts.listedPlaces(request.also, 'and') }),
    ),
    notes.uncheckedText(state.unchecked),
  );
  const [only] = hotels;
  const next: DialogState = {
    ...state,
    shown: hotels.map((hotel) => toShownHotel(hotel, found.nights)),
    offset: result.offset,
    hasSearched: true,
    hotel: only && (hotels.length === 1 || asksForFirst(scope)) ? { id: only.id, name: only.name } : null,
    proposal: result.hasMore ? { kind: 'more' } : hotels.length > 1 ? { kind: 'compare' } : null,
  };
  const open: Action[] =
    only && hotels.length === 1 ? [{ kind: 'OPEN_HOTEL', href: hotelPath(only.id, request.query.stay) }] : [];
  return reply(text, next, {
    suggestions: chipsOf(result, request),
    actions: [...open, openSearch(request.query)],
    mood: 'pleased',
  });
}

/** Suggests other cities of the region that was named, and other places of the message. */
const nearChips = ({ near = [], also }: Pick<Search, 'also' | 'near'>): Text[] =>
  [...near, ...also].map(whatAbout);

/** Several meal plans are removed together; the first one represents them. */
const wishedValue = (
  { field, value }: { readonly field: string; readonly value: string },
  { wishes }: HotelQuery,
): string => (field === 'meal_preferences' && value === '' ? (wishes.meals[0] ?? '') : value);

/** The state after a search that shows no hotel. */
const noHotels = (state: DialogState): DialogState => ({ ...state, hasSearched: true, shown: [], offset: 0 });

/** The reply when no hotel meets the wishes: it offers to remove the wish without which the most hotels are found. */
function noMatchReply(scope: Scope, state: DialogState, result: Listing, request: Search): Plan {
  const { found } = result;
  const { suggestion } = found;
  const offered = suggestion && suggestion.count > 0 ? suggestion : null;
  const without = offered && { ...offered, text: withoutText(offered.field, offered.value) };
  const dropped = offered && dropChip(offered.field, wishedValue(offered, found.query));
  return reply(
    texts.nothingMatches(found, without),
    { ...noHotels(state), proposal: offered && { kind: 'drop', field: offered.field, value: offered.value } },
    {
      suggestions: [...(dropped ? [dropped] : []), ...nearChips(request), chip('startOver')],
      actions: [openSearch(request.query)],
      mood: 'sorry',
    },
  );
}

/** The reply when no rooms are available: it suggests the nearest days of a hotel there, if it has any. */
async function soldOut(scope: Scope, state: DialogState, result: Listing, request: Search): Promise<Plan> {
  const { found } = result;
  const hotel = found.hotels.find(isSafeName);
  const other = hotel && found.isComplete ? await nearestDays(scope, hotel, request.query.stay) : null;
  const again: DialogState['proposal'] = found.isComplete ? null : { kind: 'find' };
  const next = found.isComplete ? chip('nextWeekend') : hotelsIn(placeTexts.shortPlace(request.query.place));
  return reply(
    paragraphs(texts.noRooms(found, searchPath(request.query)), other?.text),
    { ...noHotels(state), proposal: other?.proposal ?? again },
    {
      suggestions: [...nearChips(request), other?.chip ?? next],
      actions: [openSearch(request.query)],
      mood: 'sorry',
    },
  );
}

/** Searches and replies with a list, or says why there is none. */
async function search(scope: Scope, state: DialogState, request: Search): Promise<Plan> {
  const result = await listing(scope.tools, request.query, request.isMore ? state.offset : 0);
  if (result.hotels.length > 0) return listReply(scope, state, result, request);
  if (request.isMore)
    return reply(say('search.noMore'), state, {
      suggestions: [chip('cheapest'), chip('compare')],
      actions: [openSearch(request.query)],
    });
  const isEmpty = result.found.matching === 0 && hasWishes(request.query.wishes) && result.found.isComplete;
  return isEmpty || result.found.suggestion !== null
    ? noMatchReply(scope, state, result, request)
    : soldOut(scope, state, result, request);
}

const MAX_UNCHECKED = 3;

/** A new search, or a change of the last one. */
export const find: Planner = async (scope, before) => {
  const { details } = scope.reading;
  const { unmet = [], dropped } = details;
  const facts = unmet.flatMap(({ kind, words }) => (kind === 'fact' ? [words] : []));
  // Wishes of this message are left out because they are quoted below, and withdrawn ones because they no longer count.
  const state = {
    ...before,
    unchecked: uncheckedWithout(uncheckedWithLostOrder(scope, before), facts, dropped),
  };
  const { answer, leftOver } = await runSearch(scope, state);
  return {
    ...answer,
    state: { ...answer.state, unchecked: [...state.unchecked, ...facts].slice(-MAX_UNCHECKED) },
    text: paragraphs(
      details.isStranded && say('reply.stranded'),
      noSuchWishReply(scope, before),
      answer.text,
      details.hasUnknownCurrency && say('note.currencyUnknown'),
      details.impossible?.includes('stars') && say('note.noSuchStars'),
      details.impossible?.includes('budget') && say('note.noSuchPrice'),
      notes.unmetText(unmet),
      leftOver.length > 0 && say('note.leftOver', { words: notes.cited(leftOver) }),
    ),
  };
};

/** The answer, and words of the message that no criterion used. */
async function runSearch(
  scope: Scope,
  state: DialogState,
): Promise<{ readonly answer: Plan; readonly leftOver: readonly string[] }> {
  const prepared = await prepareSearch(scope, state);
  const { leftOver } = prepared;
  if (prepared.question) return { answer: prepared.question, leftOver };
  const { query, converted, also } = prepared;
  const { goal } = scope.reading;
  // The message is a few words that name no place, so showing the same list again would not answer it.
  if (goal.kind === 'find' && goal.isGuess && query.place === state.place)
    return { answer: unknownReply(scope, state), leftOver: [] };
  const request: Search = { query, converted, also, near: prepared.near, isMore: false };
  const answered = await search(scope, prepared.state, request);
  const assumed = prepared.assumed && placeTexts.placeAssumed(shortened(prepared.assumed), query.place);
  const isNearUnknown = scope.reading.details.isNearHotel === true && query.wishes.near === null;
  const answer = {
    ...answered,
    text: paragraphs(prepared.regionText, assumed, isNearUnknown && say('note.nearUnknown'), answered.text),
  };
  if (answer.state.shown.length > 0 || state.shown.length === 0 || state.place?.code !== query.place.code)
    return { answer, leftOver };
  // “The first” still refers to the list before.
  if (scope.reading.details.compared !== 'cheaper')
    return { answer: { ...answer, state: { ...answer.state, shown: state.shown } }, leftOver };
  // “Cheaper” found nothing: the earlier list and wishes are restored.
  const none = reply(
    texts.noneCheaper(query),
    {
      ...answer.state,
      wishes: state.wishes,
      cheaperThan: state.cheaperThan,
      shown: state.shown,
      offset: state.offset,
      proposal: null,
    },
    {
      suggestions: [chip('compare')],
      actions: [openSearch({ ...query, wishes: state.wishes })],
      mood: 'sorry',
    },
  );
  return { answer: none, leftOver };
}

/** Shows the next hotels of the last search. */
export const more: Planner = async (scope, state) => {
  if (!state.place || !state.hasSearched) return find(scope, state);
  const query = { place: state.place, stay: stayOf(state, scope.today), wishes: state.wishes };
  return search(scope, state, { query, converted: null, also: [], isMore: state.offset > 0 });
};

/** Repeats the last search without one of its wishes. */
export const dropWish = (scope: Scope, state: DialogState, field: string, value: string): Promise<Plan> =>
  more(scope, { ...state, wishes: withoutField(state.wishes, field, value), offset: 0 });
