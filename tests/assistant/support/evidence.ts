import { monthNames } from '../days.ts';

/** An amount of money as tools return it. */
interface Sum {
  readonly currency: string;
  readonly amount: number;
}

/** All facts that the tools of a conversation returned, collected independently of the assistant. */
export interface Evidence {
  readonly sums: Sum[];
  readonly numbers: Set<number>;
  /** `yyyy-MM-dd` */
  readonly days: Set<string>;
  /** `HH:mm`, as written and in Israel's time. */
  readonly clocks: Set<string>;
  readonly texts: string[];
  /** Ids that a link may contain. */
  readonly ids: Set<string>;
  /**
   * True when a tool failed or returned an incomplete search, as on a busy machine: the question is then asked again.
   */
  wasHurried: boolean;
}

export const noEvidence = (): Evidence => ({
  sums: [],
  numbers: new Set(),
  days: new Set(),
  clocks: new Set(),
  texts: [],
  ids: new Set(),
  wasHurried: false,
});

/**
 * Limits of every search: nights, days ahead, rooms, adults and children per room, the oldest child; and the
 * default guests and rooms.
 */
const LIMITS = [30, 500, 9, 8, 4, 17, 2, 1];

const DAY = /^\d{4}-\d{2}-\d{2}/;
const CLOCK = /^\d{2}:\d{2}$/;

const israelClock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jerusalem',
});
const israelDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });

function addText(text: string, key: string, evidence: Evidence): void {
  if (/^(id|hotelId|code|countryCode)$/.test(key)) evidence.ids.add(text);
  else if (DAY.test(text)) {
    evidence.days.add(text.slice(0, 10));
    const moment = text.endsWith('Z') ? new Date(text) : null;
    if (moment) evidence.days.add(israelDay.format(moment));
    if (text.includes('T')) evidence.clocks.add(moment ? israelClock.format(moment) : text.slice(11, 16));
  } else if (CLOCK.test(text)) evidence.clocks.add(text);
  else evidence.texts.push(text);
}

/** Number of decimals of a currency: none of the yen, three of the Jordanian dinar. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Adds a result of a tool. */
export function addEvidence(value: unknown, evidence: Evidence, key = ''): void {
  if (typeof value === 'number') {
    evidence.numbers.add(value);
    // Replies state distances in kilometres.
    if (key.startsWith('meters')) evidence.numbers.add(value / 1_000);
  }
  if (typeof value === 'string') addText(value, key, evidence);
  if (Array.isArray(value)) {
    for (let count = 0; count <= value.length; count += 1) evidence.numbers.add(count);
    for (const item of value) addEvidence(item, evidence, key);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  if (typeof record['amountMinor'] === 'number' && typeof record['currency'] === 'string') {
    const { currency, amountMinor } = record;
    evidence.sums.push({ currency, amount: amountMinor / 10 ** decimalsOf(currency) });
    return;
  }
  if (record['isComplete'] === false) evidence.wasHurried = true;
  if (typeof record['adults'] === 'number' && Array.isArray(record['childrenAges']))
    evidence.numbers.add(record['adults'] + record['childrenAges'].length);
  for (const [name, inner] of Object.entries(record)) {
    if (['min', 'max', 'shekels'].includes(name) && typeof inner === 'number')
      evidence.sums.push({ currency: 'ILS', amount: inner });
    addEvidence(inner, evidence, name);
  }
}

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

const SIGNS: Readonly<Record<string, string>> = { '₪': 'ILS', $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const WORDS: readonly (readonly [word: RegExp, currency: string])[] = [
  [/^(₪|ש״ח|ש"ח|שקל|nis|ils|shekel)/i, 'ILS'],
  [/^(us\$|\$|usd|dollar|דולר)/i, 'USD'],
  [/^(€|eur|אירו|יורו)/i, 'EUR'],
  [/^(£|gbp|pound|ליש)/i, 'GBP'],
  [/^(¥|jpy|yen|ין)/i, 'JPY'],
];
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
/** Other currencies in which hotels collect fees, by their code. */
const CODES = 'CHF|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|TRY|AED|JOD|EGP|MAD|GEL|THB|SGD|HKD|CAD|AUD';
const SIGN_FIRST = new RegExp(String.raw`([₪$€£¥]|\b(?:${CODES}))\s?(${NUMBER})`, 'g');
const SIGN_LAST = new RegExp(
  String.raw`(${NUMBER})\s?(₪|[$€£¥]|ש״ח|ש"ח|שקל|${CODES}|NIS|ILS|USD|EUR|GBP|JPY|shekel|dollar|euro|pound|yen|דולר|אירו|יורו|ליש|ין)`,
  'gi',
);

const isSupported = ({ currency, amount }: Sum, { sums, texts }: Evidence): boolean =>
  sums.some(
    (sum) => sum.currency === currency && (sum.amount === amount || Math.round(sum.amount) === amount),
  ) || texts.some((text) => sumsIn(text).some((sum) => sum.currency === currency && sum.amount === amount));

function sumsIn(text: string): readonly Sum[] {
  const first = [...text.matchAll(SIGN_FIRST)].map(([, sign = '', amount = '']) => ({
    currency: SIGNS[sign] ?? sign,
    amount: numberIn(amount),
  }));
  const last = [...text.matchAll(SIGN_LAST)].map(([, amount = '', word = '']) => ({
    currency: WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? word,
    amount: numberIn(amount),
  }));
  return [...first, ...last];
}

const MONTHS = monthNames
  .flatMap(([name]) => (/[a-z]/.test(name) ? [name, name.slice(0, 3)] : [name]))
  .join('|');
const DATE = new RegExp(
  String.raw`(?:(\d{1,2})\s?[–-]\s?)?(\d{1,2})\s(?:ב־?)?(${MONTHS})\.?(?:,?\s(\d{4}))?`,
  'g',
);

const monthOf = (name: string): number =>
  monthNames.find(([full]) => full === name || (full.slice(0, 3) === name && /[a-z]/.test(name)))?.[1] ?? 0;

function hasDay(date: number, month: number, year: string | undefined, { days }: Evidence): boolean {
  const tail = `-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return [...days].some((day) => day.endsWith(tail) && (year === undefined || day.startsWith(year)));
}

/** Small numbers that people write as words. */
const WRITTEN: readonly (readonly [words: RegExp, number: string])[] = [
  [/\b(one|a|an)\b|אחד|אחת|לילה|שבוע/gi, '1'],
  [/\b(two|couple|both)\b|שניים|שתיים|שני|שתי|זוג/gi, '2'],
  [/\bthree\b|שלושה|שלוש/gi, '3'],
  [/\bfour\b|ארבעה|ארבע/gi, '4'],
  [/\bfive\b|חמישה|חמש/gi, '5'],
  [/\bsix\b|שישה|שש/gi, '6'],
  [/\bweek\b|שבוע/gi, '7'],
];

const INVISIBLE = /[\u200E\u200F\u2066-\u2069\u202A-\u202E]/g;

/**
 * Every amount, date, time, percentage and other number of a reply that no tool result of its conversation
 * contains.
 * @param said the traveller's own messages, whose numbers may be repeated
 */
export function untraced(reply: string, evidence: Evidence, said: readonly string[]): readonly string[] {
  const missing: string[] = [];
  const demand = (isThere: boolean, words: string): string => {
    if (!isThere) missing.push(words.trim());
    return ' ';
  };
  const written = WRITTEN.filter(([words]) => said.some((one) => one.search(words) >= 0));
  const own = [...said, ...written.map(([, number]) => number)].join(' ').replaceAll(/(\d),(\d{3})/g, '$1$2');
  const isSaid = (number: number): boolean => new RegExp(String.raw`(?<!\d)${number}(?!\d)`).test(own);
  const quoted = evidence.texts.flatMap((text) => text.match(new RegExp(NUMBER, 'g')) ?? []);
  const isKnown = (number: number): boolean =>
    evidence.numbers.has(number) ||
    LIMITS.includes(number) ||
    isSaid(number) ||
    quoted.some((one) => numberIn(one) === number);
  const isMoney = (amount: number, currency: string): boolean =>
    isSupported({ currency, amount }, evidence) || isSaid(amount);
  let rest = reply
    .replace(INVISIBLE, '')
    .replace(/\u00A0|\u202F/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*\d+\.\s/gm, ' ');
  // Names and quoted texts may contain other numbers.
  for (const text of evidence.texts)
    if (/\d/.test(text) && text.length > 3) rest = rest.replaceAll(text, ' ');
  rest = rest.replace(DATE, (words, from: string | undefined, to: string, month: string, year?: string) =>
    demand(
      hasDay(Number(to), monthOf(month), year, evidence) &&
        (from === undefined || hasDay(Number(from), monthOf(month), year, evidence)),
      words,
    ),
  );
  rest = rest.replace(/\b(\d{1,2}:\d{2})\b/g, (words) =>
    demand(
      evidence.clocks.has(words.padStart(5, '0')) || evidence.texts.some((text) => text.includes(words)),
      words,
    ),
  );
  for (const pattern of [SIGN_FIRST, SIGN_LAST])
    rest = rest.replace(pattern, (words) =>
      demand(
        sumsIn(words).every(({ amount, currency }) => isMoney(amount, currency)),
        words,
      ),
    );
  rest.replace(new RegExp(NUMBER, 'g'), (words) => demand(isKnown(numberIn(words)), words));
  return missing;
}
