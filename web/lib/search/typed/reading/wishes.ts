import { type Currency, currencyOf } from '#i18n/money/currencies.ts';
import { AMENITY_KEYS, type AmenityKey } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS, type MealKey } from '#shared/hotel/meal-key.ts';
import type { FilterValue } from '../../filters/filters.ts';
import { AMENITY_WORDS, FREE_CANCELLATION_WORDS, NO_NAME } from './amenities.ts';
import { type DayContext, readStay, type StayWish } from './days/stay.ts';
import { MEAL_WORDS } from './meals.ts';
import { readPriceLimit } from './money.ts';
import type { PriceLimit } from './moneyWords.ts';
import { readOrder, type TypedOrder } from './orders.ts';
import { OTHER_THINGS, OTHER_TIMES } from './otherThings.ts';
import { readParty, type TypedParty } from './people.ts';
import { anyOf, placesOf, type Read, refusedIn, type Span, wishSpans, without } from './run.ts';
import { marksIn, readQuality, readStars } from './stars.ts';

/** Details of a search that the words certainly give; null for those that they do not mention. */
export interface TypedWishes {
  readonly party: Read<TypedParty> | null;
  readonly stay: Read<StayWish> | null;
  /** Values of filters, without those of the price. */
  readonly values: readonly Read<FilterValue>[];
  readonly priceLimit: Read<PriceLimit> | null;
  readonly order: Read<TypedOrder> | null;
}

/** Names of the filters' values on the page. */
export interface FilterNames {
  readonly amenity: (key: AmenityKey) => string;
  readonly meal: (key: MealKey) => string;
  readonly freeCancellation: string;
}

export interface Reading extends DayContext {
  readonly names: FilterNames;
  /** The currency of amounts that name none in a sentence that is not Hebrew. */
  readonly currency: Currency;
}

const foundValue = (value: FilterValue, spans: readonly Span[]): readonly Read<FilterValue>[] =>
  spans.length === 0 ? [] : [{ value, spans }];

const named = (words: string, name: string): string => `${words}|(?:${anyOf([name])})${NO_NAME}`;

/** Longer names first: “breakfast and dinner” is not breakfast. */
function mealsIn(
  runs: readonly string[],
  { meal }: FilterNames,
  refused: readonly Span[],
): readonly Read<FilterValue>[] {
  let left = runs;
  return MEAL_KEYS.toReversed().flatMap((key) => {
    const spans = wishSpans(left, named(MEAL_WORDS[key], meal(key)), refused);
    left = without(left, spans);
    return foundValue({ field: 'meals', value: key }, spans);
  });
}

/** Pattern of all possible wishes. */
const anything = ({ amenity, meal, freeCancellation }: FilterNames): string =>
  [
    ...MEAL_KEYS.map((key) => named(MEAL_WORDS[key], meal(key))),
    ...AMENITY_KEYS.map((key) => named(AMENITY_WORDS[key], amenity(key))),
    named(FREE_CANCELLATION_WORDS, freeCancellation),
  ].join('|');

function valuesIn(typed: readonly string[], names: FilterNames): readonly Read<FilterValue>[] {
  const others = placesOf(typed, OTHER_THINGS).map(({ span }) => span);
  const runs = without(typed, others);
  const quality = readQuality(runs);
  const stars = readStars(runs);
  const refused = refusedIn(runs, anything(names));
  const free = wishSpans(runs, named(FREE_CANCELLATION_WORDS, names.freeCancellation), refused);
  return [
    ...stars.flatMap(({ value, spans }) => foundValue({ field: 'stars', value }, spans)),
    ...(quality ? foundValue({ field: 'quality', value: quality.value }, quality.spans) : []),
    ...mealsIn(runs, names, refused),
    ...foundValue({ field: 'freeCancellation' }, free),
    ...AMENITY_KEYS.flatMap((key) =>
      foundValue(
        { field: 'amenities', value: key },
        wishSpans(runs, named(AMENITY_WORDS[key], names.amenity(key)), refused),
      ),
    ),
  ];
}

const HEBREW = /\p{Script=Hebrew}/u;

/** An amount without a currency: shekels in a Hebrew sentence, in any language of the page. */
const currencyOfSentence = (runs: readonly string[], ofPage: Currency): Currency =>
  (runs.some((run) => HEBREW.test(run)) && currencyOf('ILS')) || ofPage;

/**
 * Reads the details of a search.
 * @param runs words that were not used for the place, as they were typed
 */
export function readWishes(runs: readonly string[], reading: Reading): TypedWishes {
  const priceLimit = readPriceLimit(runs, currencyOfSentence(runs, reading.currency));
  const afterMoney = without(runs, priceLimit?.spans ?? []);
  const values = valuesIn(afterMoney, reading.names);
  const ofValues = values.flatMap(({ spans }) => spans);
  const order = readOrder(without(afterMoney, ofValues));
  const noDays = placesOf(afterMoney, OTHER_TIMES).map(({ span }) => span);
  const taken = [...ofValues, ...(order?.spans ?? [])];
  const stay = readStay(without(afterMoney, [...taken, ...marksIn(afterMoney), ...noDays]), reading);
  const party = readParty(without(afterMoney, [...taken, ...(stay?.spans ?? [])]));
  return { priceLimit, stay, values, party, order };
}
