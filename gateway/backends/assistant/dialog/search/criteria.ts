/** Merges a message into the current search, and asks for what is missing or impossible. */
import { chip } from '../../replies/chip-texts.ts';
import { sentences, shortened } from '../../replies/wording.ts';
import * as texts from '../../replies/search/place-texts.ts';
import { say, type Text } from '../../texts/say.ts';
import type { Place } from '../../tools/tools.ts';
import type { PlaceChoice } from '../places/place-choice.ts';
import { resolvePlace } from '../places/places.ts';
import { resolveRegion } from '../places/regions.ts';
import type { GuestDetails } from '../../understanding/reading.ts';
import type { Mood } from '../responder.ts';
import { reply, orNull, type Plan, type Scope } from '../scope.ts';
import { plainPlace, type DialogState } from '../state.ts';
import { mergeDays } from '../../understanding/dates/merge-days.ts';
import {
  assumedDays,
  defaultParty,
  mergeParty,
  partyProblem,
  withEnoughRooms,
  stayOf,
  stayProblem,
} from './merge-stay.ts';
import { askWhere, startChips } from '../talk/small-talk.ts';
import { mergeWishes } from './merge-wishes.ts';
import { aroundHotel, hotelInFocus } from './near-hotel.ts';
import { hasLimitOfHotel, limitOfHotel, namesOtherPlace, withoutChildren } from './other-city.ts';

const WHOLE_PLACE = /\b(?:whole|entire) (?:city|town|place)\b|כל העיר/iu;

/** Lowest price of a night among the hotels shown last, as shown: in minor units, without fees at the property. */
const cheapestShown = ({ shown }: DialogState): number | null => {
  const prices = shown.flatMap(({ perNight, shownNight }) => perNight ?? shownNight ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
};

/** The price that “cheaper” refers to: that of the hotel whose page is open or nearby, else the lowest shown. */
async function priceToBeat(scope: Scope, state: DialogState): Promise<number | null> {
  const shown = cheapestShown(state);
  const isOfHotel = scope.reading.details.isNearHotel === true && state.wishes.near === null;
  const hotel = hotelInFocus(scope, state);
  if (hotel === null || (shown !== null && !isOfHotel)) return shown;
  const found = await orNull(scope.tools.offers(hotel, stayOf(state, scope.today)));
  const [cheapest] = found?.offers ?? [];
  return found && cheapest ? cheapest.fullCost.amountMinor / found.nights : shown;
}

const mentionsChildren = (guests: GuestDetails | null): boolean =>
  guests !== null && (guests.childrenAges !== null || guests.children !== null);

const mentionsPeople = (guests: GuestDetails | null): boolean =>
  mentionsChildren(guests) || (guests !== null && guests.adults !== null);

/** Merges the days and people of a message into the state; returns a question when they allow no search. */
export function mergeStay(
  scope: Scope,
  state: DialogState,
): { readonly state: DialogState; readonly question: Plan | null } {
  const { details } = scope.reading;
  const { today } = scope;
  const days = details.dates?.isFirst
    ? (state.firstStay ?? state.stay)
    : mergeDays(state.stay, details.dates, today);
  const problem = days && stayProblem(days, today);
  const earlier = state.partyBefore?.party?.childrenAges;
  const people = mergeParty(state.party, details.guests, state.missingAges, earlier);
  const partyIssue = people.party && people.missingAges === 0 ? partyProblem(people.party) : null;
  const enough = partyIssue && people.party && withEnoughRooms(people.party);
  const fitting = enough && enough.rooms > (people.party?.rooms ?? 0) ? enough : null;
  const next: DialogState = {
    ...state,
    stay: problem ? state.stay : days,
    firstStay: state.firstStay ?? (problem ? null : days),
    stayAssumed: problem ? state.stayAssumed : assumedDays(state, details.dates),
    // A group gets as many rooms as it needs; the reply names their number.
    // The people who were told stay known while the number of rooms is asked for.
    party: !partyIssue ? people.party : (fitting ?? (mentionsPeople(details.guests) ? enough : state.party)),
    missingAges: people.missingAges,
    wishes: details.bedsForAll ? { ...state.wishes, bedsForAll: true } : state.wishes,
  };
  const ask = (asked: DialogState['asked'], text: Text, ...suggestions: readonly Text[]) => ({
    state: next,
    question: reply(text, { ...next, asked }, { suggestions }),
  });
  const dayIssue = details.impossible?.includes('day') ? 'no-such-day' : problem;
  if (dayIssue) return ask('dates', texts.badDays(dayIssue), chip('nextWeekend'));
  if (partyIssue && !fitting && details.guests)
    return ask('guests', texts.badParty(partyIssue), chip('twoAdults'));
  // Ages are asked for once; a traveller who does not answer gets prices without the children, and the reply says
  // so.
  const isOpen = people.missingAges !== 0 && (mentionsChildren(details.guests) || state.missingAges === 0);
  const hasOthers = (people.party?.childrenAges.length ?? 0) > 0;
  return isOpen
    ? ask('ages', texts.whichAges(people.missingAges, hasOthers))
    : { state: next, question: null };
}

/** City of the hotel in focus: “something cheaper” on its page refers to that city. */
async function placeOfHotel(scope: Scope, state: DialogState): Promise<Place | null> {
  if (!state.hotel) return null;
  const hotel = await scope.tools.hotel(state.hotel.id);
  if (!hotel) return null;
  const found = await scope.tools.findPlaces([hotel.city, hotel.country].filter((name) => name !== ''));
  const city = found.find(({ kind, words }) => kind === 'city' && words === hotel.city);
  const place = city ?? found[0];
  return place ? plainPlace(place) : null;
}

/** Asks for one of several places. */
function askWhich(text: Text, state: DialogState, places: readonly Place[], mood?: Mood): Plan {
  const suggestions = places.map(texts.shortPlace);
  return { ...askWhere(text, { ...state, choices: [...places] }, mood), suggestions };
}

/** Asks for a place: which of several, another than the unknown one, or any. */
function askPlace(scope: Scope, state: DialogState, choice: PlaceChoice): Plan {
  // On a hotel’s page an unknown word is more likely something the hotel may have.
  if (choice.kind === 'unknown' && scope.context.kind === 'hotel' && state.hotel)
    return reply(say('hotel.notListed'), state, { suggestions: startChips(scope, state), mood: 'sorry' });
  if (choice.kind === 'meant') {
    const text = sentences(texts.placeMeant(shortened(choice.words), choice.place), texts.notedText(state));
    const asked = askWhich(text, state, [choice.place]);
    // “yes”
    return { ...asked, state: { ...asked.state, proposal: { kind: 'find' } } };
  }
  if (choice.kind === 'tied') return askWhich(texts.whichOfPlaces(choice.places), state, choice.places);
  const isUnknown = choice.kind === 'unknown';
  const question = isUnknown ? say('place.unknown', { words: shortened(choice.words) }) : say('place.which');
  const text = sentences(question, texts.notedText(state));
  return askWhere(text, state, isUnknown ? 'sorry' : 'neutral');
}

/** Adds the places of the previous message if they could not be searched, and this message names none. */
function withPendingPlace(scope: Scope, { pendingPlaces }: DialogState): Scope {
  const { details } = scope.reading;
  if (details.places.length > 0 || pendingPlaces.length === 0) return scope;
  const reading = { ...scope.reading, details: { ...details, places: pendingPlaces } };
  return { ...scope, reading };
}

type MergedStay = ReturnType<typeof mergeStay>;

/** The days and people of a message that names another city: without the children who are not named again. */
function mergedAgain(scope: Scope, known: DialogState, merged: MergedStay): MergedStay {
  const alone = withoutChildren(known, scope.reading.details);
  return alone ? mergeStay(scope, { ...alone, pendingPlaces: [] }) : merged;
}

/**
 * Merges a message into the state, and asks for missing or impossible details; all others stay as they are.
 * @returns a question to ask first, or a search; `also` are other places of the message, `assumed` the words that were read
 * as the place although it is spelled differently, `leftOver` words that no criterion used
 */
export async function prepareSearch(original: Scope, known: DialogState) {
  const scope = withPendingPlace(original, known);
  const { details } = scope.reading;
  let merged = mergeStay(scope, { ...known, pendingPlaces: [] });
  // Stored in case a look-up below fails. Afterwards dropped, unless the traveller is asked for a city of a region.
  const pendingPlaces = details.places;
  scope.remember({ ...merged.state, pendingPlaces });
  const cheapest = details.compared === 'cheaper' ? await priceToBeat(scope, merged.state) : null;
  const { wishes, converted } = await mergeWishes(
    merged.state.wishes,
    details,
    cheapest,
    merged.state.party ?? defaultParty,
    scope.tools,
  );
  const around = details.isNearHotel ? await orNull(aroundHotel(scope, known)) : null;
  if (around) wishes.near = around;
  scope.remember({ ...merged.state, wishes, pendingPlaces });
  const region = await resolveRegion(scope, merged.state.place !== null);
  const [ofRegion, ...near] = region?.places ?? [];
  const choice: PlaceChoice = region
    ? { kind: 'none', leftOver: [] }
    : await resolvePlace(scope, merged.state);
  const isOther = namesOtherPlace(choice, region, known);
  if (isOther) merged = mergedAgain(scope, known, merged);
  if (isOther && hasLimitOfHotel(known, details)) wishes.price = null;
  // “Haifa”, “all of Rome”, “the whole city”: no longer around the hotel.
  if (!around && (region || choice.kind === 'place' || WHOLE_PLACE.test(scope.message))) wishes.near = null;
  const named =
    ofRegion ?? (choice.kind === 'place' ? choice.place : choice.kind === 'none' ? merged.state.place : null);
  const cheaperThan = limitOfHotel(known, details, cheapest, wishes);
  const state: DialogState = { ...merged.state, wishes, cheaperThan, place: named ?? merged.state.place };
  scope.remember(state);
  const leftOver = [...('leftOver' in choice ? choice.leftOver : []), ...(details.unusedNumbers ?? [])];
  const { question } = merged;
  if (question)
    return { question: { ...question, state: { ...question.state, wishes, place: state.place } }, leftOver };
  if (region && !ofRegion) {
    const text = sentences(region.text, texts.notedText(state));
    // Stored, so that a next message without a place is still about the region.
    return { question: askWhich(text, { ...state, pendingPlaces }, [], 'sorry'), leftOver };
  }
  const place = named ?? (choice.kind === 'none' ? await placeOfHotel(scope, state) : null);
  if (!place) return { question: askPlace(scope, state, choice), leftOver: [] };
  const query = { place, stay: stayOf(state, scope.today), wishes };
  const { also, assumed } = choice.kind === 'place' ? choice : { also: [], assumed: null };
  return {
    question: null,
    query,
    state: { ...state, place, choices: [...near] },
    converted,
    also,
    near,
    regionText: region?.text,
    assumed,
    leftOver,
  };
}
