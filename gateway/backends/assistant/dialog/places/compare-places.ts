/** Replies that compare places: “Rome or Paris, which is cheaper?” */
import { assumedText } from '../../replies/search/note-texts.ts';
import { hotelsIn } from '../../replies/chip-texts.ts';
import { headed, paragraphs, sentences } from '../../replies/wording.ts';
import { shortPlace } from '../../replies/search/place-texts.ts';
import * as texts from '../../replies/search/search-texts.ts';
import { pricedAtText } from '../../replies/values.ts';
import type { Place } from '../../tools/tools.ts';
import { searchPath } from '../search/links.ts';
import { listing } from '../search/listing.ts';
import { resolvePlace } from './places.ts';
import { reply, type Plan, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { defaultParty, stayOf } from '../search/merge-stay.ts';
import { mergeWishes } from '../search/merge-wishes.ts';

const MAX_COMPARED = 3;

/** The places of a message that names several (“Rome or Paris”); empty otherwise. */
export async function placesNamed(scope: Scope, state: DialogState): Promise<readonly Place[]> {
  if (scope.reading.details.places.length < 2) return [];
  const choice = await resolvePlace(scope, state);
  return choice.kind === 'place' ? [choice.place, ...choice.also].slice(0, MAX_COMPARED) : [];
}

/** Compares places by their cheapest hotel for the same stay. */
export async function comparePlaces(
  scope: Scope,
  state: DialogState,
  places: readonly Place[],
): Promise<Plan> {
  const { today } = scope;
  const { details } = scope.reading;
  const merged = await mergeWishes(state.wishes, details, null, state.party ?? defaultParty, scope.tools);
  scope.remember({ ...state, wishes: merged.wishes, pendingPlaces: details.places });
  const wishes: DialogState['wishes'] = { ...merged.wishes, sort: 'PRICE_ASC' };
  const queries = places.map((place) => ({ place, stay: stayOf(state, today), wishes }));
  const sides = await Promise.all(queries.map((query) => listing(scope.tools, query, 0)));
  const items = sides.map(({ found, hotels: [cheapest] }) =>
    cheapest ? texts.cheapestItem(cheapest, found) : texts.noRoomsIn(found.query.place),
  );
  const slowest = sides.find(({ found }) => !found.isComplete);
  const [first] = sides;
  const foot = slowest ? texts.listFoot(slowest.found) : first && pricedAtText(first.found);
  return reply(
    paragraphs(
      headed(texts.cheapestHead(stayOf(state, today), wishes), items),
      sentences(assumedText(state), foot),
    ),
    { ...state, wishes: merged.wishes },
    {
      suggestions: places.map((place) => hotelsIn(shortPlace(place))),
      actions: queries.slice(0, 1).map((query) => ({ kind: 'OPEN_SEARCH', href: searchPath(query) })),
      mood: 'pleased',
    },
  );
}
