/** Texts that answer questions about a hotel, from its facts and the prices of a stay. */
import type { Language } from '../../language.ts';
import * as words from '../../replies/hotel/hotel-words.ts';
import * as offerWords from '../../replies/hotel/offer-words.ts';
import { sentences } from '../../replies/kit.ts';
import type { HotelFacts, OffersFound } from '../../tools/tools.ts';
import type { HotelQuestion } from '../../understanding/understanding.ts';
import { placeInReplyLanguage } from '../places/local-place.ts';
import type { Scope } from '../scope.ts';
import { stayOf } from '../search/stay.ts';
import type { DialogState } from '../state.ts';

/** The answer from facts of the hotel other than its prices. */
async function factAnswer(
  question: HotelQuestion,
  hotel: HotelFacts,
  state: DialogState,
  scope: Scope,
): Promise<string> {
  const { language, message } = scope;
  const { amenities } = scope.understood.details;
  if (question.kind === 'amenities' && amenities.length > 1)
    return words.askedAmenitiesAnswer(hotel, amenities, language);
  if (question.kind === 'amenities') return words.amenitiesAnswer(hotel, language);
  if (question.kind === 'amenity') return words.amenityAnswer(hotel, question.amenity, message, language);
  if (question.kind === 'times') return words.timesAnswer(hotel, language);
  if (question.kind === 'rating') return words.ratingAnswer(hotel, message, language);
  if (question.kind !== 'location') return about(hotel, state, scope);
  return words.locationAnswer(hotel, await placeInReplyLanguage(scope, state, hotel), message, language);
}

const about = async (hotel: HotelFacts, state: DialogState, scope: Scope): Promise<string> =>
  words.aboutAnswer(
    hotel,
    await placeInReplyLanguage(scope, state, hotel),
    state.stay ? stayOf(state, scope.today) : null,
    scope.language,
  );

/** Sherry has no opinion: the reply states the known facts. */
export const opinion = async (hotel: HotelFacts, state: DialogState, scope: Scope): Promise<string> =>
  sentences(words.noOpinion[scope.language], await about(hotel, state, scope));

type Priced = (
  hotel: HotelFacts,
  found: OffersFound,
  language: Language,
  asked: offerWords.PriceAsked,
) => string;

/** Questions that need the prices of a stay, some also those of cheaper days. */
const priceTexts: ReadonlyMap<HotelQuestion['kind'], Priced> = new Map([
  ['price', offerWords.priceAnswer],
  ['rooms', offerWords.roomsAnswer],
  ['cancellation', offerWords.cancellationAnswer],
  ['meals', offerWords.mealsAnswer],
  ['property-fees', offerWords.propertyFeesAnswer],
  ['share', offerWords.shareAnswer],
]);

/** True when the answer needs the prices of a stay. */
export const needsPrices = ({ kind }: HotelQuestion): boolean =>
  priceTexts.has(kind) || kind === 'cheaper-dates';

async function cheaperDates(hotel: HotelFacts, found: OffersFound, scope: Scope): Promise<string> {
  const [cheapest] = found.offers;
  const cheaper = cheapest && (await scope.tools.cheaperDates(hotel.id, found.stay, cheapest));
  return offerWords.cheaperDatesAnswer(hotel, found, cheaper ?? null, scope.language);
}

/**
 * The answer to a question about a hotel.
 * @param found prices of the stay; null when none were needed
 */
export async function hotelAnswer(
  question: HotelQuestion,
  hotel: HotelFacts,
  found: OffersFound | null,
  state: DialogState,
  scope: Scope,
): Promise<string> {
  if (!found || !needsPrices(question)) return factAnswer(question, hotel, state, scope);
  const { details, goal } = scope.understood;
  const isDearest = goal.kind === 'hotel' && goal.hotel.kind === 'extreme' && goal.hotel.most === 'dearest';
  const asked = { meals: details.meals, isDearest };
  return (
    priceTexts.get(question.kind)?.(hotel, found, scope.language, asked) ?? cheaperDates(hotel, found, scope)
  );
}
