/** Texts that answer questions about a hotel, from its facts and the prices of a stay. */
import * as texts from '../../replies/hotel/hotel-texts.ts';
import * as offerTexts from '../../replies/hotel/offer-texts.ts';
import { sentences } from '../../replies/wording.ts';
import { say, type Text } from '../../texts/say.ts';
import type { HotelFacts, HotelOffers } from '../../tools/tools.ts';
import type { HotelQuestion } from '../../understanding/reading.ts';
import { placeInReplyLanguage } from '../places/local-place.ts';
import type { Scope } from '../scope.ts';
import { stayOf } from '../search/merge-stay.ts';
import type { DialogState } from '../state.ts';

/** The answer from facts of the hotel other than its prices. */
async function factAnswer(
  question: HotelQuestion,
  hotel: HotelFacts,
  state: DialogState,
  scope: Scope,
): Promise<Text> {
  const { message } = scope;
  const { amenities } = scope.reading.details;
  if (question.kind === 'amenities' && amenities.length > 1)
    return texts.askedAmenitiesAnswer(hotel, amenities);
  if (question.kind === 'amenities') return texts.amenitiesAnswer(hotel);
  if (question.kind === 'amenity') return texts.amenityAnswer(hotel, question.amenity, message);
  if (question.kind === 'times') return texts.timesAnswer(hotel);
  if (question.kind === 'rating') return texts.ratingAnswer(hotel, message);
  if (question.kind !== 'location') return about(hotel, state, scope);
  return texts.locationAnswer(hotel, await placeInReplyLanguage(scope, state, hotel), message);
}

const about = async (hotel: HotelFacts, state: DialogState, scope: Scope): Promise<Text> =>
  texts.aboutAnswer(
    hotel,
    await placeInReplyLanguage(scope, state, hotel),
    state.stay ? stayOf(state, scope.today) : null,
  );

/** Says that the assistant has no opinion, and states the known facts. */
export const opinion = async (hotel: HotelFacts, state: DialogState, scope: Scope): Promise<Text> =>
  sentences(say('hotel.noOpinion'), await about(hotel, state, scope));

type Priced = (hotel: HotelFacts, found: HotelOffers, asked: offerTexts.PriceAsked) => Text;

/** Texts for the questions that need the prices of a stay, without the one for cheaper dates. */
const priceTexts: ReadonlyMap<HotelQuestion['kind'], Priced> = new Map([
  ['price', offerTexts.priceAnswer],
  ['rooms', offerTexts.roomsAnswer],
  ['cancellation', offerTexts.cancellationAnswer],
  ['meals', offerTexts.mealsAnswer],
  ['property-fees', offerTexts.propertyFeesAnswer],
  ['share', offerTexts.shareAnswer],
]);

/** True when the answer needs the prices of a stay. */
export const needsPrices = ({ kind }: HotelQuestion): boolean =>
  priceTexts.has(kind) || kind === 'cheaper-dates';

async function cheaperDates(hotel: HotelFacts, found: HotelOffers, scope: Scope): Promise<Text> {
  const [cheapest] = found.offers;
  const cheaper = cheapest && (await scope.tools.cheaperDates(hotel.id, found.stay, cheapest));
  return offerTexts.cheaperDatesAnswer(hotel, found, cheaper ?? null);
}

/**
 * The answer to a question about a hotel.
 * @param found prices of the stay; null when none were needed
 */
export async function hotelAnswer(
  question: HotelQuestion,
  hotel: HotelFacts,
  found: HotelOffers | null,
  state: DialogState,
  scope: Scope,
): Promise<Text> {
  if (!found || !needsPrices(question)) return factAnswer(question, hotel, state, scope);
  const { details, goal } = scope.reading;
  const isDearest = goal.kind === 'hotel' && goal.hotel.kind === 'extreme' && goal.hotel.most === 'dearest';
  const asked = { meals: details.meals, isDearest };
  return priceTexts.get(question.kind)?.(hotel, found, asked) ?? cheaperDates(hotel, found, scope);
}
