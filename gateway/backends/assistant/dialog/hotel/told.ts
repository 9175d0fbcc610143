import type { Language } from '../../language.ts';
import * as basisWords from '../../replies/hotel/basis-words.ts';
import * as offerWords from '../../replies/hotel/offer-words.ts';
import type { HotelFacts, OffersFound } from '../../tools/tools.ts';
import type { HotelQuestion } from '../../understanding/understanding.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { factAnswer } from './fact-answer.ts';

type Priced = (hotel: HotelFacts, found: OffersFound, language: Language, meals: readonly string[]) => string;

/** Questions that need the prices of a stay, some also those of cheaper days. */
const priced: ReadonlyMap<HotelQuestion['kind'], Priced> = new Map([
  ['price', offerWords.priceAnswer],
  ['rooms', offerWords.roomsAnswer],
  ['cancellation', offerWords.cancellationAnswer],
  ['meals', offerWords.mealsAnswer],
  ['property-fees', offerWords.propertyFeesAnswer],
  ['share', basisWords.shareAnswer],
]);

export const isPriced = ({ kind }: HotelQuestion): boolean => priced.has(kind) || kind === 'cheaper-dates';

async function cheaperDates(hotel: HotelFacts, found: OffersFound, scope: Scope): Promise<string> {
  const [cheapest] = found.offers;
  const cheaper = cheapest && (await scope.tools.cheaperDates(hotel.id, found.stay, cheapest.total));
  return offerWords.cheaperDatesAnswer(hotel, found, cheaper ?? null, scope.language);
}

/** @param found prices of the stay; null when none were needed */
export async function told(
  question: HotelQuestion,
  hotel: HotelFacts,
  found: OffersFound | null,
  state: DialogState,
  scope: Scope,
): Promise<string> {
  if (!found || !isPriced(question)) return factAnswer(question, hotel, state, scope);
  const { language, understood } = scope;
  return (
    priced.get(question.kind)?.(hotel, found, language, understood.said.meals) ??
    cheaperDates(hotel, found, scope)
  );
}
