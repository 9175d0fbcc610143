import { filterKey } from '#lib/search/filters/filters.ts';
import { addDays } from '#i18n/dates/plain-date.ts';
import type { StayWish } from '../reading/days/stay.ts';
import type { PriceLimit } from '../reading/moneyWords.ts';
import { leftOf } from '../reading/run.ts';
import { type FilterNames, readWishes } from '../reading/wishes.ts';

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

/** “200 EUR NIGHT”, “at least 200 EUR NIGHT”, “100 to 200 EUR NIGHT”. */
const priceOf = ({ currency, min, max, per }: PriceLimit): string =>
  `${min === null ? max : max === null ? `at least ${min}` : `${min} to ${max}`} ${currency.code} ${per}`;

/** Reading of runs of words, with the unread words, in one line. */
export function readWords(runs: readonly string[], locale = 'en-GB', today = FRIDAY): string {
  const isIsrael = locale === 'he-IL';
  const { adults, stay, values, priceLimit } = readWishes(runs, {
    locale,
    today,
    nightsText,
    isIsrael,
    names,
  });
  const spans = [adults, stay, priceLimit, ...values].flatMap((each) => each?.spans ?? []);
  return [
    ...(adults ? [`${adults.value} adults`] : []),
    ...(stay ? [daysOf(stay.value)] : []),
    ...values.map(({ value }) => filterKey(value).replace(':', ' ')),
    ...(priceLimit ? [priceOf(priceLimit.value)] : []),
    ...leftOf(runs, spans).map((words) => `“${words}”`),
  ].join(', ');
}
