/** The city and country of a hotel in the language of the reply. */
import { folded } from '../../language.ts';
import type { HotelFacts, Place, FoundPlace } from '../../tools/tools.ts';
import { orNull, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';

/** City and country of a hotel in the reply's language; empty when unknown. */
export type LocalPlace = Pick<HotelFacts, 'city' | 'country'>;

const LATIN = /\p{Script=Latin}/u;

/**
 * Sources name a hotel's place in English only. A Hebrew reply takes the Hebrew names from the place searched last,
 * else from the gateway's places; a name that neither has stays English.
 */
export async function placeInReplyLanguage(
  scope: Scope,
  state: DialogState,
  hotel: HotelFacts,
): Promise<LocalPlace> {
  const { city, country } = hotel;
  if (scope.language === 'en' || !LATIN.test(`${city} ${country}`)) return { city, country };
  const isHere = (place: Place): boolean =>
    place.kind === 'city' &&
    folded(place.name.en) === folded(city) &&
    folded(place.countryName.en) === folded(country);
  const known: readonly Place[] =
    state.place !== null && isHere(state.place) ? [state.place] : await lookUpPlaces(scope, hotel);
  const place = known.find(isHere);
  const countryPlace = place ?? known.find(({ countryName }) => folded(countryName.en) === folded(country));
  return { city: place?.name.he ?? city, country: countryPlace?.countryName.he ?? country };
}

const lookUpPlaces = async (scope: Scope, { city, country }: HotelFacts): Promise<readonly FoundPlace[]> =>
  (await orNull(scope.tools.findPlaces([city, country].filter((words) => words !== '')))) ?? [];
