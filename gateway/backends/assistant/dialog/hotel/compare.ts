import { chip } from '../../replies/chip-words.ts';
import { comparison, nothingToCompare, winner, type Side } from '../../replies/hotel/compare-words.ts';
import { SEA } from '../../replies/hotel/distance-words.ts';
import type { ComparedBy, Goal, HotelRef } from '../../understanding/understanding.ts';
import { wishQuestion } from '../../understanding/goals/hotel-question.ts';
import { comparePlaces, placesNamed } from '../places/compare-places.ts';
import { withStay } from '../search/criteria.ts';
import { find } from '../search/find.ts';
import { hotelPath } from '../search/links.ts';
import { draft, type Draft, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { stayOf } from '../search/stay.ts';
import { askWhere } from '../talk/start-chips.ts';
import { aboutHotel } from './hotel-questions.ts';
import { furtherDown } from './named-hotel.ts';
import { type Pointed, whichHotel } from './which-hotel.ts';

const MOST = 3;

/** The aspect to compare several hotels by, for a question about one. */
const askedBy: Readonly<Record<string, ComparedBy>> = {
  price: 'price',
  rating: 'rating',
  location: 'distance',
};

/** The two or three named hotels, else those shown last. */
async function chosen(
  scope: Scope,
  refs: readonly HotelRef[],
  state: DialogState,
): Promise<readonly Pointed[]> {
  const found = refs.map(async (ref) => whichHotel(ref, state) ?? furtherDown(scope, state, ref));
  const named = (await Promise.all(found)).flatMap((hotel) => hotel ?? []);
  const unique = [...new Map(named.map((hotel) => [hotel.id, hotel])).values()];
  return (unique.length > 1 ? unique : state.shown).slice(0, MOST);
}

/** “Which of them has a pool?” of a list with one hotel is about that hotel; without a list the place is searched for it. */
async function ofOne(
  scope: Scope,
  state: DialogState,
  [only]: readonly Pointed[],
  by: ComparedBy | undefined,
): Promise<Draft> {
  const { language, understood } = scope;
  const aspect = by ? { kind: by === 'distance' ? ('location' as const) : by } : wishQuestion(understood);
  const question = aspect ?? { kind: 'about', isExplicit: true };
  if (only) return aboutHotel(scope, { ...state, hotel: only }, { kind: 'it' }, question);
  if (state.place) return find(scope, state);
  return askWhere(nothingToCompare(language), state, scope);
}

/** Compares two or three hotels side by side, with current prices. */
export async function compare(
  scope: Scope,
  known: DialogState,
  { hotels: refs, by: named, isSame = false }: Omit<Extract<Goal, { kind: 'compare' }>, 'kind'>,
  open: DialogState['openQuestion'] = null,
): Promise<Draft> {
  const { language, today, tools } = scope;
  const stayed = withStay(scope, known);
  if (stayed.question) return stayed.question;
  const { state } = stayed;
  const places = refs.length > 0 ? [] : await placesNamed(scope, state);
  if (places.length > 1) return comparePlaces(scope, state, places);
  const hotels = await chosen(scope, refs, state);
  if (hotels.length < 2) return ofOne(scope, known, hotels, named);
  const { amenities, meals, sort, unmet = [] } = scope.understood.details;
  const wishes = meals.length > 0 ? { ...state.wishes, meals: [...meals] } : state.wishes;
  const stay = stayOf({ ...state, wishes }, today);
  const sides = await Promise.all(
    hotels.map(async ({ id }): Promise<Side | null> => {
      const [hotel, found] = await Promise.all([tools.hotel(id), tools.offers(id, stay)]);
      return hotel && { hotel, found };
    }),
  );
  const compared = sides.flatMap((side) => side ?? []);
  if (compared.length < 2) return draft(nothingToCompare(language), state, { mood: 'sorry' });
  const asked = isSame ? open : null;
  const isNear = sort === 'SEA' || sort === 'DISTANCE';
  const by = named ?? askedBy[asked?.kind ?? ''] ?? (isNear ? 'distance' : null);
  const distanceTo = by === 'distance' ? (SEA.test(scope.message) ? 'sea' : 'centre') : null;
  const things = [
    ...amenities,
    ...(asked?.kind === 'amenity' ? [asked.amenity] : []),
    // “closest to the centre” needs no place of that name.
    ...(distanceTo === null ? unmet.map(({ words }) => words) : []),
  ];
  const best = isSame ? null : winner(compared, by, distanceTo);
  const next: DialogState = { ...state, hotel: best ? { id: best.id, name: best.name } : state.hotel };
  return draft(comparison(compared, { things, distanceTo, by }, language), next, {
    suggestions: [chip('ruleOfFirst', language), chip('cheaper', language), chip('more', language)],
    actions: compared.map(({ hotel }) => ({ kind: 'OPEN_HOTEL', href: hotelPath(hotel.id, stay) })),
    mood: 'pleased',
  });
}
