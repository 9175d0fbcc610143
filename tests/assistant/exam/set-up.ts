import { enDay } from '../days.ts';
import type { Writer } from '../support/asking.ts';

/** The state that an examiner describes, in a form that can be created over the API. */
interface SetUp {
  /** The message that starts the current search; null for a new conversation. */
  readonly search: string | null;
  /** Position in the list of the hotel whose page is open, from 1; null for none. */
  readonly openHotel: number | null;
  /** Position of the hotel that the assistant described last. */
  readonly toldHotel: number | null;
  readonly writer: Writer;
  readonly kind: 'general' | 'checkout-insurance';
}

const NUMBERS = ['first', 'second', 'third'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const placeOf = (words: string | undefined): number | null =>
  words === undefined ? null : NUMBERS.indexOf(words) + 1;

/** Parses `3-7 Jan 2027` and `28 Dec 2026 - 2 Jan 2027`. */
function writtenDays(text: string): readonly [string, string] | null {
  const found = /(\d+)(?: (\w{3}) (\d{4}))? ?- ?(\d+) (\w{3}) (\d{4})/.exec(text);
  if (!found) return null;
  const [, from = '', month, year, to = '', lastMonth = '', lastYear = ''] = found;
  const iso = (day: string, name: string, of: string): string =>
    `${of}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [iso(from, month ?? lastMonth, year ?? lastYear), iso(to, lastMonth, lastYear)];
}

const FILTERS: Readonly<Record<string, string>> = {
  breakfast: 'with breakfast',
  pool: 'with a pool',
  'minStars:4': '4 stars and up',
  parking: 'with parking',
  wifi: 'with wifi',
  spa: 'with a spa',
  gym: 'with a gym',
  'free-cancellation': 'free cancellation',
};

function partyWords(context: string): string {
  const adults = /(\d+) adults?/.exec(context)?.[1] ?? '2';
  const ages = /child(?:ren)? ([\d, and()\w]+?)(?:[,;]|$)/.exec(context)?.[1]?.match(/\d+/g) ?? [];
  const rooms = /(\d+) rooms?/.exec(context)?.[1];
  return [
    `${adults} adults`,
    ages.length > 0 ? `children aged ${ages.join(' and ')}` : '',
    rooms ? `${rooms} room${rooms === '1' ? '' : 's'}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function searchWords(context: string): string | null {
  const place =
    /(?:standing search: |results: |first hotel of )([A-Z][\w ]+?(?:, [A-Z][\w ]+)?)(?:;| \d)/.exec(
      context,
    )?.[1];
  if (!place) return null;
  const iso = /(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)/.exec(context);
  const [checkIn, checkOut] = iso ? [iso[1] ?? '', iso[2] ?? ''] : (writtenDays(context) ?? ['', '']);
  const dated = (day: string): string => `${enDay(day)} ${day.slice(0, 4)}`;
  const filters = Object.entries(FILTERS).flatMap(([name, words]) =>
    /filters: (.*?)(?:;|$)/.exec(context)?.[1]?.includes(name) ? [words] : [],
  );
  const budget = /budget: (?:ILS )?(\d+)/.exec(context)?.[1];
  return [
    `hotels in ${place} from ${dated(checkIn)} to ${dated(checkOut)}`,
    partyWords(context),
    ...filters,
    ...(budget ? [`up to ${budget} shekels a night`] : []),
  ].join(', ');
}

function writerOf(context: string): Writer {
  if (!context.startsWith('signed in')) return 'visitor';
  return context.includes('bookings: (1) Rome') ? 'two-bookings' : 'traveller';
}

export function setUpOf(context = ''): SetUp {
  const open = /page of the (\w+) is open/.exec(context)?.[1];
  const told = /price of the (\w+) was just told|the (\w+) was just described/.exec(context);
  return {
    search: searchWords(context),
    openHotel: context.includes('hotel page: first') ? 1 : placeOf(open),
    toldHotel: placeOf(told?.[1] ?? told?.[2]),
    writer: writerOf(context),
    kind: context === 'checkout-insurance' ? context : 'general',
  };
}
