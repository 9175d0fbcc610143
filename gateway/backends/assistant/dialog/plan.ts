/** Plans the reply to a message: chooses the planner for its goal, and updates what later messages can refer to. */
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { hasDetails } from '../understanding/mentions.ts';
import { say } from '../texts/say.ts';
import type { Goal, HotelQuestion, SearchDetails, SmallTalk, Reading } from '../understanding/reading.ts';
import { compare } from './hotel/compare.ts';
import { placesNamed } from './places/compare-places.ts';
import { asksPlace, namesPlace } from './places/names-place.ts';
import { dropWish, find, more } from './search/find.ts';
import { partySize } from './search/merge-stay.ts';
import { withPageList } from './search/open-page.ts';
import { aboutHotel } from './hotel/hotel-questions.ts';
import { resolveHotel } from './hotel/referenced-hotel.ts';
import { ownBookings } from './own-bookings.ts';
import { reply, type Plan, type Scope } from './scope.ts';
import { withTopic } from '../topics/with-topic.ts';
import { nearQuestions, siteAnswer, siteAnswerById } from '../site/site-answer.ts';
import { searchOf, type DialogState } from './state.ts';
import {
  startChips,
  act,
  personReply,
  smallTalk,
  freshState,
  startOver,
  unknownReply,
} from './talk/small-talk.ts';
import { extrasReply, pageReply } from './talk/page-replies.ts';

/** Goals that continue a search; for these the list on the open page counts as the previous search. */
export const needsSearch = ({ goal }: Reading): boolean =>
  ['find', 'more', 'compare', 'undo', 'yes'].includes(goal.kind) ||
  (goal.kind === 'hotel' && ['ordinal', 'extreme', 'stars'].includes(goal.hotel.kind)) ||
  (goal.kind === 'act' && goal.act === 'apply');

/** The reply to a bare “yes”, which accepts the last proposal. */
async function yes(scope: Scope, state: DialogState): Promise<Plan> {
  const { proposal } = scope.before;
  switch (proposal?.kind) {
    case 'more':
      return more(scope, state);
    case 'find': {
      // The place of “did you mean London?”
      const [place, ...others] = scope.before.choices;
      return find(scope, place && others.length === 0 ? { ...state, place } : state);
    }
    case 'compare':
      return compare(scope, state, { hotels: [] });
    case 'drop':
      return dropWish(scope, state, proposal.field, proposal.value);
    case 'stay': {
      const moved: DialogState = {
        ...state,
        stay: { checkIn: proposal.checkIn, checkOut: proposal.checkOut },
        stayAssumed: null,
      };
      return state.hotel ? aboutHotel(scope, moved, { kind: 'it' }, { kind: 'price' }) : find(scope, moved);
    }
    case undefined:
      break;
  }
  return reply(say('reply.notUnderstoodYes'), state, {
    suggestions: startChips(scope, state),
  });
}

/** The question of a message; when it only names a hotel (“the second”), the question that was waiting for it. */
function questionOrPending(asked: HotelQuestion, open: DialogState['openQuestion']): HotelQuestion {
  if (asked.kind !== 'about' || asked.isExplicit || !open) return asked;
  return open.kind === 'amenity' ? { kind: 'amenity', amenity: open.amenity } : { kind: open.kind };
}

/**
 * The reply to “hotel …”: a search if the words after “hotel” name a place, else an answer about the hotel of that
 * name, else a search.
 */
async function hotelOrPlaces(
  scope: Scope,
  state: DialogState,
  { hotel, question: asked }: NonNullable<Extract<Goal, { kind: 'find' }>['orHotel']>,
): Promise<Plan> {
  // A failed look-up is repeated by the search, which keeps the rest of the message.
  if ((await namesPlace(scope)) !== false) return find(scope, state);
  const { kind } = await resolveHotel(scope, state, hotel);
  return kind === 'hotel' || kind === 'several' ? aboutHotel(scope, state, hotel, asked) : find(scope, state);
}

/** True for “what is the cheapest?” after no hotel was within the budget. */
const isOverBudget = ({ before: { proposal }, reading: { details } }: Scope): boolean =>
  proposal?.kind === 'drop' && proposal.field === 'priceRange' && details.sort === 'PRICE_ASC';

/** The search without the budget, cheapest first. */
const cheapestOfAll = (scope: Scope, state: DialogState): Promise<Plan> =>
  dropWish(scope, { ...state, wishes: { ...state.wishes, sort: 'PRICE_ASC' } }, 'priceRange', '');

/** The party before people last left or joined; other changes do not matter. */
const partyBefore = (before: DialogState, state: DialogState): DialogState['partyBefore'] =>
  before.hasSearched && partySize(before) !== partySize(state)
    ? { party: before.party, missingAges: before.missingAges }
    : state.partyBefore;

/**
 * Undoes the last change of the party: “they can come after all” (`left`), “they are not coming after all” (`joined`).
 * Asks for the party when there was no such change.
 */
async function restoreParty(scope: Scope, state: DialogState, of: 'left' | 'joined'): Promise<Plan> {
  const { partyBefore: earlier } = state;
  const added = earlier ? partySize(earlier) - partySize(state) : 0;
  if (earlier && (of === 'left' ? added > 0 : added < 0)) return find(scope, { ...state, ...earlier });
  return reply(say('people.which'), { ...state, asked: 'guests' });
}

/** The reading without places and dates: “back to the previous city” names none. */
const withoutPlaces = (reading: Reading): Reading => ({
  ...reading,
  details: { ...reading.details, places: [], dates: null },
});

const ONLY_THOSE = /\b(?:only|just)\b.*\b(?:who|which|those|ones|that)\b|רק.*(?:כאלה|אלה|מי ש|שיש|שמקבל)/iu;
/** True for “too many to ask, show only those who do” after a question whether a hotel has something. */
const isOnlyThose = (message: string, details: SearchDetails): boolean =>
  ONLY_THOSE.test(message) && !hasDetails(details) && details.places.length === 0;

/** Small talk before a place that is to be searched: “thanks, Rome”. */
const COURTESIES: ReadonlySet<SmallTalk> = new Set(['greeting', 'thanks', 'praise', 'wait']);

/** The message with a wish for the amenity added. */
const withWish = (scope: Scope, amenity: string): Scope => {
  const { details } = scope.reading;
  const isFilter = AMENITY_KEYS.some((key) => key === amenity);
  const wish = isFilter ? { amenities: [amenity] } : { unmet: [{ kind: 'fact' as const, words: amenity }] };
  return { ...scope, reading: { ...scope.reading, details: { ...details, ...wish } } };
};

/**
 * The reply by the goal of the message.
 * @param open the question about a hotel that waits for the hotel, see `state.openQuestion`
 */
async function planGoal(scope: Scope, state: DialogState, open: DialogState['openQuestion']): Promise<Plan> {
  const { goal } = scope.reading;
  switch (goal.kind) {
    case 'find':
      if (goal.isNew) return find(scope, freshState(state));
      if (goal.isChoice && (await placesNamed(scope, state)).length > 1)
        return compare(scope, state, { hotels: [] });
      if (goal.isWhich && isOverBudget(scope)) return cheapestOfAll(scope, state);
      if (open?.kind === 'amenity' && isOnlyThose(scope.message, scope.reading.details))
        return find(withWish(scope, open.amenity), state);
      return goal.orHotel ? hotelOrPlaces(scope, state, goal.orHotel) : find(scope, state);
    case 'more':
      return more(scope, state);
    case 'compare':
      return compare(scope, state, goal, open);
    case 'hotel':
      return aboutHotel(
        scope,
        needsSearch(scope.reading) ? await withPageList(scope, state) : state,
        goal.hotel,
        questionOrPending(goal.question, open),
      );
    case 'extras':
      return extrasReply(scope, state, goal.about);
    case 'bookings':
      return ownBookings(scope, state, goal);
    case 'page':
      return pageReply(scope, state, goal.page);
    case 'person':
      return personReply(scope, state);
    case 'act':
      return act(scope, state, goal);
    case 'small-talk':
      if (COURTESIES.has(goal.about) && (await asksPlace(scope))) return find(scope, state);
      return smallTalk(scope, state, goal.about);
    case 'undo':
      if (goal.of === 'place') {
        const { place } = state.previous ?? state;
        return find({ ...scope, reading: withoutPlaces(scope.reading) }, { ...state, place });
      }
      if (goal.of) return restoreParty(scope, state, goal.of);
      return state.previous ? find(scope, { ...state, ...state.previous }) : unknownReply(scope, state);
    case 'start-over':
      return startOver(scope, state);
    case 'yes':
      return yes(scope, state);
    case 'no':
      return reply(say('reply.allRight'), state, { suggestions: startChips(scope, state) });
    case 'unknown':
      break;
  }
  return (await namesPlace(scope)) === true
    ? find(scope, state)
    : unknownReply(scope, state, await nearQuestions(scope));
}

const withGoal = (scope: Scope, goal: Goal): Scope => ({ ...scope, reading: { ...scope.reading, goal } });

/**
 * The reply to a message, with the subject of the conversation (search or bookings) updated. An answer from the site's
 * own questions, or a topic guessed from examples, may replace the goal of the reading.
 */
export async function plan(
  read: Scope,
  state: DialogState,
  openQuestion: DialogState['openQuestion'],
): Promise<Plan> {
  // “customer service: I want to talk to a person”
  const site = read.reading.goal.kind === 'person' ? null : await siteAnswer(read, state);
  const { scope: meant, question } = await withTopic(read, state, site);
  // Signed in, “where do I find my bookings?” is answered with their list.
  const isOfOwn = read.isSignedIn && (question ?? (meant === read ? site?.id : null)) === 'find-booking';
  const scope = isOfOwn ? withGoal(meant, { kind: 'bookings', question: 'list' }) : meant;
  const { goal } = scope.reading;
  const asked = question === null || isOfOwn ? null : await siteAnswerById(scope, state, question);
  const known = asked ?? (scope === read ? site?.plan : null);
  const planned = known ?? (await planGoal(scope, state, openQuestion));
  const answer = withHistory(scope.reading, state, planned);
  // A visitor who asks for a receipt discusses no booking.
  const topic =
    goal.kind === 'bookings' && !read.isSignedIn && state.bookingId === null ? undefined : topics[goal.kind];
  const isOfBooking =
    state.topic === 'bookings' &&
    topic === 'search' &&
    answer.state.hotel !== null &&
    answer.state.hotel.id === state.hotel?.id;
  return topic === undefined || isOfBooking ? answer : { ...answer, state: { ...answer.state, topic } };
}

/** Updates what later messages can refer to: the hotels discussed, and the search before its last change. */
function withHistory({ goal: { kind }, details }: Reading, before: DialogState, answer: Plan): Plan {
  const { state } = answer;
  const { hotel, recent } = state;
  const isNewList = state.shown !== before.shown;
  const others = isNewList ? [] : recent.filter(({ id }) => id !== hotel?.id);
  const recentHotels =
    hotel && kind === 'hotel' ? [hotel, ...others].slice(0, MAX_RECENT) : isNewList ? [] : recent;
  const [now, earlier] = [searchOf(state), searchOf(before)];
  const isChanged = before.hasSearched && JSON.stringify(now) !== JSON.stringify(earlier);
  const previous = isChanged ? earlier : state.previous;
  return {
    ...answer,
    state: {
      ...state,
      recent: recentHotels,
      previous,
      partyBefore: partyBefore(before, state),
      edited: editedBy(details, state.edited) ?? state.edited,
    },
  };
}

/** The detail of the search that a message sets, with the last currency of the budget. */
function editedBy(
  { budget, guests, dates, stars }: SearchDetails,
  before: DialogState['edited'],
): DialogState['edited'] {
  if (budget) return { part: 'budget', currency: budget.currency, isPerPerson: budget.isPerPerson === true };
  const { currency = null, isPerPerson } = before ?? {};
  if (guests?.rooms) return { part: 'rooms', currency, isPerPerson };
  if (guests?.childrenAges?.length) return { part: 'ages', currency, isPerPerson };
  if (guests?.adults) return { part: 'adults', currency, isPerPerson };
  if (stars.length > 0) return { part: 'stars', currency, isPerPerson };
  return dates?.nights || dates?.longer ? { part: 'nights', currency, isPerPerson } : null;
}

const MAX_RECENT = 3;

const topics: Readonly<Partial<Record<Goal['kind'], DialogState['topic']>>> = {
  find: 'search',
  more: 'search',
  compare: 'search',
  undo: 'search',
  hotel: 'search',
  bookings: 'bookings',
};
