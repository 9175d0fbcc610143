import { filterKey } from '#lib/search/filters/filters.ts';
import { currencies, type Currency } from '#i18n/money/currencies.ts';
import { addDays } from '#i18n/dates/plain-date.ts';
import type { StayWish } from '../reading/days/stay.ts';
import type { PriceLimit } from '../reading/moneyWords.ts';
import type { TypedParty } from '../reading/people.ts';
import { textOutside } from '../reading/run.ts';
import { type FilterNames, readWishes } from '../reading/wishes.ts';

const [EURO, SHEKEL] = ['EUR', 'ILS'].map((wanted) => currencies.find(({ code }) => code === wanted)) as [
  Currency,
  Currency,
];
/** A Friday. */
const FRIDAY = '2026-11-27';
const nightsText = (count: number) => (count === 1 ? 'לילה אחד' : `${count} לילות`);

const names: FilterNames = {
  amenity: (key) => (key === 'Pool' ? 'Schwimmbad' : key),
  meal: (key) => key,
  freeCancellation: 'Kostenlose Stornierung',
};

/** “2027-03-12 to 2027-03-15”, “7 nights”, “from 2027-03-12”, “any days of 2027-03 from 2027-03-01”. */
const daysOf = ({ checkIn, nights, month }: StayWish): string => {
  const any = month === null ? '' : `any days of ${month}, `;
  if (checkIn === null) return `${nights} nights`;
  return any + (nights === null ? `from ${checkIn}` : `${checkIn} to ${addDays(checkIn, nights)}`);
};

/** “2 adults”, “children 5 9”, “1 infants”, “2 rooms”. */
const partyOf = ({ adults, childrenAges, unagedChildren, infants, rooms }: TypedParty): readonly string[] => [
  ...(adults === null ? [] : [`${adults} adults`]),
  ...(childrenAges === null ? [] : [`children ${childrenAges.join(' ')}`]),
  ...(unagedChildren === null ? [] : [`${unagedChildren} children, ages asked`]),
  ...(infants === null ? [] : [`${infants} infants`]),
  ...(rooms === null ? [] : [`${rooms} rooms`]),
];

/** “200 EUR NIGHT”, “at least 200 EUR NIGHT”, “100 to 200 EUR NIGHT”. */
const priceOf = ({ currency, min, max, per }: PriceLimit): string =>
  `${min === null ? max : max === null ? `at least ${min}` : `${min} to ${max}`} ${currency.code} ${per}`;

/** Reading of runs of words, with the unread words, in one line. */
export function readWords(runs: readonly string[], locale = 'en-GB', today = FRIDAY): string {
  const isIsraeliWeek = locale === 'he-IL';
  const { party, stay, values, priceLimit, order } = readWishes(runs, {
    locale,
    today,
    nightsText,
    isIsraeliWeek,
    names,
    currency: isIsraeliWeek ? SHEKEL : EURO,
  });
  const spans = [party, stay, priceLimit, order, ...values].flatMap((each) => each?.spans ?? []);
  return [
    ...(party ? partyOf(party.value) : []),
    ...(stay ? [daysOf(stay.value)] : []),
    ...values.map(({ value }) => filterKey(value).replace(':', ' ')),
    ...(priceLimit ? [priceOf(priceLimit.value)] : []),
    ...(order ? [`order ${order.value}`] : []),
    ...textOutside(runs, spans).map((words) => `“${words}”`),
  ].join(', ');
}
