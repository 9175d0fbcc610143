import type { MealKey } from '#shared/hotel/meal-key.ts';
import type { OfferWishes, PriceRange } from '#models/search/offer-wishes.ts';
import type { Currency } from '#i18n/money/currencies.ts';
import { partyProblem, type PartySize } from '../../stay/guests/occupancy.ts';
import type { StayDates } from '../dates/stayDates.ts';
import type { Filters } from '../filters/filters.ts';
import { type Budget, isWorth, type LimitUnit, toShekels } from '../price/budget.ts';
import type { MostPaid } from './reading/money.ts';
import { leftOf, type Read } from './reading/run.ts';
import type { TypedWishes } from './reading/wishes.ts';

/** Filters that typed words ask for; null and false for those that they do not speak of. */
export interface TakenFilters {
  readonly hasBreakfast: boolean;
  readonly price: Budget | null;
}

/** The unit of a currency; undefined while its rate is not known. */
export type Units = (currency: Currency) => LimitUnit | undefined;

const BREAKFAST: MealKey = 'Breakfast Included';

/** A sum that was typed, as a limit of the search; null while its rate is not known. */
const budgetOf = ({ currency, max, per }: MostPaid, units: Units): Budget | null => {
  const unit = units(currency);
  if (!unit) return null;
  const range = { min: 0, max: toShekels(max, unit), per };
  return currency.code === 'ILS' ? range : { ...range, typed: { currency, min: null, max } };
};

export const takenFilters = ({ breakfast, mostPaid }: TypedWishes, units: Units): TakenFilters => ({
  hasBreakfast: breakfast !== null,
  price: mostPaid && budgetOf(mostPaid.value, units),
});

/** Wishes with those that were typed: meals are added, the limits of the price replaced. */
export const withTaken = <T extends Pick<OfferWishes, 'meals'> & { readonly price?: PriceRange | null }>(
  wishes: T,
  { hasBreakfast, price }: TakenFilters,
): T => ({
  ...wishes,
  ...(hasBreakfast && { meals: [...new Set([...wishes.meals, BREAKFAST])] }),
  ...(price && { price }),
});

/** What of a form was set by hand after the words were typed: that stays. */
export interface ByHand {
  readonly isParty: boolean;
  readonly isStay: boolean;
}

/** Whether so many adults can be taken into a party: with children in it the words may count them or not. */
const withAdults = (party: PartySize, adults: number): PartySize | null => {
  const next = { ...party, adults, rooms: Math.min(party.rooms, adults) };
  return party.children + party.infants === 0 && partyProblem(next) === null ? next : null;
};

/** The people and days of a form with those that were typed. */
export function withWishes<T extends StayDates & { readonly party: PartySize }>(
  form: T,
  { adults, stay }: TypedWishes,
  byHand: ByHand,
): T {
  const party = adults && !byHand.isParty ? withAdults(form.party, adults.value) : null;
  return { ...form, ...(party && { party }), ...(stay && !byHand.isStay && stay.value) };
}

/** What a page shows: its people, days and wishes. */
export interface Shown extends StayDates {
  readonly party: PartySize;
  readonly wishes: Pick<Filters, 'meals'> & { readonly price?: PriceRange | null };
}

/** What of the typed words the page follows. */
export interface TakenWords {
  readonly adults: number | null;
  readonly stay: StayDates | null;
  readonly filters: TakenFilters;
  /** The words that it does not follow. */
  readonly left: readonly string[];
}

/** All that was read in words, before a page follows it. */
export function wordsRead(runs: readonly string[], wishes: TypedWishes, units: Units): TakenWords {
  const { adults, stay, breakfast, mostPaid } = wishes;
  const filters = takenFilters(wishes, units);
  const used = [adults, stay, breakfast, filters.price && mostPaid];
  return {
    adults: adults && adults.value,
    stay: stay && stay.value,
    filters,
    left: leftOf(
      runs,
      used.flatMap((read) => read?.spans ?? []),
    ),
  };
}

const followsPrice = (price: PriceRange | null | undefined, said: MostPaid, units: Units): boolean => {
  if (!price || price.max === null || price.min !== 0 || price.per !== said.per) return false;
  const unit = units(said.currency);
  return !unit || isWorth(price, { currency: said.currency, min: null, max: said.max }, unit);
};

/** What of the words is in force on a page: whatever was changed there since is not. */
export function wordsInForce(
  runs: readonly string[],
  { adults, stay, breakfast, mostPaid }: TypedWishes,
  shown: Shown,
  units: Units,
): TakenWords {
  const { party, checkIn, checkOut, wishes } = shown;
  const keep = <T>(read: Read<T> | null, isShown: (value: T) => boolean) =>
    read && isShown(read.value) ? read : null;
  const people = keep(adults, (count) => party.adults === count && party.children + party.infants === 0);
  const days = keep(stay, (said) => said.checkIn === checkIn && said.checkOut === checkOut);
  const meal = keep(breakfast, () => wishes.meals.includes(BREAKFAST));
  const price = keep(mostPaid, (said) => followsPrice(wishes.price, said, units));
  const spans = [people, days, meal, price].flatMap((read) => read?.spans ?? []);
  return {
    adults: people && people.value,
    stay: days && days.value,
    filters: { hasBreakfast: meal !== null, price: price && (wishes.price ?? null) },
    left: leftOf(runs, spans),
  };
}
