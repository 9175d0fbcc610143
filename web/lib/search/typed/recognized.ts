import type { OfferWishes, PriceRange } from '#models/search/offer-wishes.ts';
import { addDays, nightsBetween } from '#i18n/dates/plain-date.ts';
import type { Currency } from '#i18n/money/currencies.ts';
import type { PartySize } from '../../stay/guests/occupancy.ts';
import { isGoodEnd, type StayDates } from '../dates/stayDates.ts';
import {
  activeFilters,
  addFilter,
  filterKey,
  type Filters,
  type FilterValue,
  NO_FILTERS,
} from '../filters/filters.ts';
import { type Budget, isWorth, type LimitUnit, toShekels } from '../price/budget.ts';
import { followsParty, partyToAsk, partyWith } from './partyWith.ts';
import type { StayWish } from './reading/days/stay.ts';
import type { PriceLimit } from './reading/moneyWords.ts';
import type { TypedOrder } from './reading/orders.ts';
import { textOutside, type Read, wordsOf } from './reading/run.ts';
import type { TypedWishes } from './reading/wishes.ts';

/** Values of filters in the typed words. */
export type RecognizedFilters = readonly FilterValue[];

/** The unit of a currency; undefined while its rate is not known. */
export type Units = (currency: Currency) => LimitUnit | undefined;

/** A typed amount as a limit of the search; null while its rate is not known. */
const budgetOf = ({ currency, min, max, per }: PriceLimit, units: Units): Budget | null => {
  const unit = units(currency);
  if (!unit) return null;
  const range = {
    min: min === null ? 0 : toShekels(min, unit),
    max: max === null ? null : toShekels(max, unit),
    per,
  };
  return currency.code === 'ILS' ? range : { ...range, typed: { currency, min, max } };
};

/** The filters in the words, each with its words. */
const filtersRead = ({ values, priceLimit }: TypedWishes, units: Units): readonly Read<FilterValue>[] => {
  const price = priceLimit && budgetOf(priceLimit.value, units);
  const ofPrice = { field: 'price', value: price } as const;
  return [
    ...(price && priceLimit ? [{ value: { ...ofPrice, value: price }, spans: priceLimit.spans }] : []),
    ...values,
  ];
};

export const recognizedFilters = (wishes: TypedWishes, units: Units): RecognizedFilters =>
  filtersRead(wishes, units).map(({ value }) => value);

/** Adds the typed filters to others; only the price limits are replaced. */
export const withRecognized = (filters: Filters, recognized: RecognizedFilters): Filters =>
  recognized.reduce(addFilter, filters);

/** Adds to the wishes for a room the typed filters that concern rooms. */
export const wishesWithRecognized = (wishes: OfferWishes, recognized: RecognizedFilters): OfferWishes => {
  const { meals, freeCancellation, price } = withRecognized(
    { ...NO_FILTERS, ...wishes, price: NO_FILTERS.price },
    recognized,
  );
  const isLimited = recognized.some(({ field }) => field === 'price');
  return { ...wishes, meals, freeCancellation, ...(isLimited && { price }) };
};

/** Fields set by hand after the words were typed; they stay. */
export interface FieldsSetByHand {
  readonly isParty: boolean;
  readonly isStay: boolean;
}

/** The days of a form with those in the words; what the words do not mention stays as in the form. */
const stayWith = (form: StayDates, { checkIn: typedCheckIn, nights }: StayWish): StayDates => {
  const checkIn = typedCheckIn ?? form.checkIn;
  const checkOut = addDays(checkIn, nights ?? nightsBetween(form.checkIn, form.checkOut) ?? 1);
  return isGoodEnd(checkIn, checkOut) ? { checkIn, checkOut } : form;
};

/** The people and days of a form with those that were typed. */
export function withWishes<T extends StayDates & { readonly party: PartySize }>(
  form: T,
  { party: typed, stay }: TypedWishes,
  byHand: FieldsSetByHand,
): T {
  const party = typed && !byHand.isParty ? partyWith(form.party, typed.value) : null;
  return { ...form, ...(party && { party }), ...(stay && !byHand.isStay && stayWith(form, stay.value)) };
}

/** The people, days and filters of a page. */
export interface Shown extends StayDates {
  readonly party: PartySize;
  readonly wishes: Partial<Omit<Filters, 'price'>> & { readonly price?: PriceRange | null };
  /** The order of its list; missing without one. */
  readonly order?: string;
}

/** Which of the typed words apply to the page. */
export interface RecognizedWords {
  readonly party: PartySize | null;
  readonly stay: StayDates | null;
  /** `yyyy-MM`, when the words leave the days of a month open. */
  readonly month: string | null;
  readonly filters: RecognizedFilters;
  readonly order: TypedOrder | null;
  /** Words for children whose ages will be asked for. */
  readonly unaged: readonly string[];
  /** The words that do not apply to the page. */
  readonly left: readonly string[];
}

/**
 * All details in the words, before they apply to a page.
 * @param form the people and days that they are added to
 */
export function detailsInWords(
  runs: readonly string[],
  wishes: TypedWishes,
  form: StayDates & { readonly party: PartySize },
  units: Units,
): RecognizedWords {
  const { stay, order } = wishes;
  const party = wishes.party && partyWith(form.party, wishes.party.value);
  const unaged = wishes.party && partyToAsk(form.party, wishes.party.value) ? wishes.party : null;
  const filters = filtersRead(wishes, units);
  return {
    party,
    stay: stay && stayWith(form, stay.value),
    month: stay && stay.value.month,
    filters: filters.map(({ value }) => value),
    order: order && order.value,
    unaged: wordsOf(runs, unaged?.spans ?? []),
    left: textOutside(
      runs,
      [party && wishes.party, unaged, stay, order, ...filters].flatMap((read) => read?.spans ?? []),
    ),
  };
}

const followsPrice = (price: PriceRange | null | undefined, typed: PriceLimit, units: Units): boolean => {
  if (!price || price.per !== typed.per) return false;
  if ((price.max === null) !== (typed.max === null) || (price.min === 0) !== (typed.min === null))
    return false;
  const unit = units(typed.currency);
  return !unit || isWorth(price, typed, unit);
};

const followsStay = ({ checkIn, checkOut }: StayDates, typed: StayWish): boolean =>
  (typed.checkIn === null || typed.checkIn === checkIn) &&
  (typed.nights === null || typed.nights === nightsBetween(checkIn, checkOut));

/** The details of the words that still apply on a page: without those changed there since. */
export function detailsInForce(
  runs: readonly string[],
  { party: typedParty, stay, values, priceLimit, order: typedOrder }: TypedWishes,
  shown: Shown,
  units: Units,
): RecognizedWords {
  const { party, checkIn, checkOut, wishes } = shown;
  const keep = <T>(read: Read<T> | null, isShown: (value: T) => boolean) =>
    read && isShown(read.value) ? read : null;
  const people = keep(typedParty, (typed) => followsParty(party, typed));
  const days = keep(stay, (typed) => followsStay(shown, typed));
  const price = keep(priceLimit, (typed) => followsPrice(wishes.price, typed, units));
  const order = keep(typedOrder, (typed) => typed === shown.order);
  const active = new Set(activeFilters({ ...NO_FILTERS, ...wishes, price: NO_FILTERS.price }).map(filterKey));
  const filters = values.filter(({ value }) => active.has(filterKey(value)));
  return {
    party: people && party,
    stay: days && { checkIn, checkOut },
    month: days && days.value.month,
    filters: [
      ...(price && wishes.price ? [{ field: 'price', value: wishes.price } as const] : []),
      ...filters.map(({ value }) => value),
    ],
    order: order && order.value,
    unaged: [],
    left: textOutside(
      runs,
      [people, days, price, order, ...filters].flatMap((read) => read?.spans ?? []),
    ),
  };
}
