import type { Language } from '../../language.ts';
import { sentences } from '../../replies/kit.ts';
import * as words from '../../replies/hotel/hotel-words.ts';
import type { HotelFacts } from '../../tools/tools.ts';
import type { HotelQuestion } from '../../understanding/understanding.ts';
import { localPlace } from '../places/local-place.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { stayOf } from '../search/stay.ts';

const facts: ReadonlyMap<HotelQuestion['kind'], (hotel: HotelFacts, language: Language) => string> = new Map([
  ['amenities', words.amenitiesAnswer],
  ['times', words.timesAnswer],
  ['rating', words.ratingAnswer],
]);

/** Answers a question about a hotel that does not concern its prices. */
export async function factAnswer(
  question: HotelQuestion,
  hotel: HotelFacts,
  state: DialogState,
  scope: Scope,
): Promise<string> {
  const { language } = scope;
  const { amenities } = scope.understood.said;
  if (question.kind === 'amenities' && amenities.length > 1)
    return words.askedAmenitiesAnswer(hotel, amenities, language);
  if (question.kind === 'amenity')
    return words.amenityAnswer(hotel, question.amenity, scope.message, language);
  const answer = facts.get(question.kind);
  if (answer) return answer(hotel, language);
  const local = await localPlace(scope, state, hotel);
  if (question.kind === 'location') return words.locationAnswer(hotel, local, language);
  return words.aboutAnswer(hotel, local, state.stay ? stayOf(state, scope.today) : null, language);
}

/** Sherry has no opinion of her own: the reply lists facts. */
export const opinion = async (hotel: HotelFacts, state: DialogState, scope: Scope): Promise<string> =>
  sentences(
    words.noOpinion(scope.language),
    words.aboutAnswer(
      hotel,
      await localPlace(scope, state, hotel),
      state.stay ? stayOf(state, scope.today) : null,
      scope.language,
    ),
  );
