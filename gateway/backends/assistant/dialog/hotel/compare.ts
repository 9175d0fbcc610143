/** Replies that compare hotels. */
import { chip } from '../../replies/chip-texts.ts';
import { sentences } from '../../replies/wording.ts';
import { comparison, winner, type Side } from '../../replies/hotel/compare-texts.ts';
import { say } from '../../texts/say.ts';
import { SEA } from '../../replies/hotel/distance-texts.ts';
import type { ComparedBy, Goal, HotelRef } from '../../understanding/reading.ts';
import { wishQuestion } from '../../understanding/goals/hotel/wish-question.ts';
import { comparePlaces, placesNamed } from '../places/compare-places.ts';
import { mergeStay } from '../search/criteria.ts';
import { find } from '../search/find.ts';
import { hotelPath } from '../search/links.ts';
import { reply, type Plan, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { stayOf } from '../search/merge-stay.ts';
import { askWhere } from '../talk/small-talk.ts';
import { aboutHotel } from './hotel-questions.ts';
import { nextInList, type HotelTarget, referencedHotel } from './referenced-hotel.ts';

const MAX_COMPARED = 3;

/** The aspect to compare several hotels by, for a question about one. */
const aspectOfQuestion: Readonly<Record<string, ComparedBy>> = {
  price: 'price',
  rating: 'rating',
  location: 'distance',
};

/** The two or three hotels that the message refers to, else those shown last. */
async function hotelsToCompare(
  scope: Scope,
  refs: readonly HotelRef[],
  state: DialogState,
): Promise<readonly HotelTarget[]> {
  const found = refs.map(async (ref) => referencedHotel(ref, state) ?? nextInList(scope, state, ref));
  const named = (await Promise.all(found)).flatMap((hotel) => hotel ?? []);
  const unique = [...new Map(named.map((hotel) => [hotel.id, hotel])).values()];
  return (unique.length > 1 ? unique : state.shown).slice(0, MAX_COMPARED);
}

/**
 * The reply when there are fewer than two hotels: “which of them has a pool?” is then about the only one; without
 * any, the place is searched.
 * @param areSeveral several hotels were asked for: “compare 1 and 2”
 */
async function compareOne(
  scope: Scope,
  state: DialogState,
  [only]: readonly HotelTarget[],
  by: ComparedBy | undefined,
  areSeveral: boolean,
): Promise<Plan> {
  const { reading } = scope;
  const aspect = by ? { kind: by === 'distance' ? ('location' as const) : by } : wishQuestion(reading);
  const question = aspect ?? { kind: 'about', isExplicit: true };
  if (only) {
    const plan = await aboutHotel(scope, { ...state, hotel: only }, { kind: 'it' }, question);
    return areSeveral ? { ...plan, text: sentences(say('compare.onlyOne'), plan.text) } : plan;
  }
  if (state.place) return find(scope, state);
  return askWhere(say('compare.nothing'), state);
}

/** Compares two or three hotels side by side, with current prices. */
export async function compare(
  scope: Scope,
  known: DialogState,
  { hotels: refs, by: named, isSame = false }: Omit<Extract<Goal, { kind: 'compare' }>, 'kind'>,
  openQuestion: DialogState['openQuestion'] = null,
): Promise<Plan> {
  const { today, tools } = scope;
  const merged = mergeStay(scope, known);
  if (merged.question) return merged.question;
  const { state } = merged;
  // Stored in case a look-up below fails.
  scope.remember({ ...state, pendingPlaces: scope.reading.details.places });
  const places = refs.length > 0 ? [] : await placesNamed(scope, state);
  if (places.length > 1) return comparePlaces(scope, state, places);
  const hotels = await hotelsToCompare(scope, refs, state);
  if (hotels.length < 2) return compareOne(scope, known, hotels, named, refs.length > 1);
  const { amenities, meals, sort, unmet = [] } = scope.reading.details;
  const wishes = meals.length > 0 ? { ...state.wishes, meals: [...meals] } : state.wishes;
  const stay = stayOf({ ...state, wishes }, today);
  const sides = await Promise.all(
    hotels.map(async ({ id }): Promise<Side | null> => {
      const [hotel, found] = await Promise.all([tools.hotel(id), tools.offers(id, stay)]);
      return hotel && { hotel, found };
    }),
  );
  const compared = sides.flatMap((side) => side ?? []);
  if (compared.length < 2) return reply(say('compare.nothing'), state, { mood: 'sorry' });
  const repeated = isSame ? openQuestion : null;
  const isNear = sort === 'SEA' || sort === 'DISTANCE';
  const by = named ?? aspectOfQuestion[repeated?.kind ?? ''] ?? (isNear ? 'distance' : null);
  const distanceTo = by === 'distance' ? (SEA.test(scope.message) ? 'sea' : 'centre') : null;
  const things = [
    ...amenities,
    ...(repeated?.kind === 'amenity' ? [repeated.amenity] : []),
    // “closest to the centre” is a comparison of distances, not a wish that no filter has.
    ...(distanceTo === null ? unmet.map(({ words }) => words) : []),
  ];
  const best = isSame ? null : winner(compared, by, distanceTo);
  const targets = compared.map(({ hotel: { id, name } }) => ({ id, name }));
  const next: DialogState = {
    ...state,
    hotel: best ? { id: best.id, name: best.name } : state.hotel,
    // A later “which of the two” means these.
    recent: targets.length === 2 ? targets.toReversed() : state.recent,
  };
  return reply(comparison(compared, { things, distanceTo, by }), next, {
    suggestions: [chip('ruleOfFirst'), chip('cheaper'), chip('more')],
    actions: compared.map(({ hotel }) => ({ kind: 'OPEN_HOTEL', href: hotelPath(hotel.id, stay) })),
    mood: 'pleased',
  });
}
