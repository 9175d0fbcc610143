import { folded } from '../language.ts';
import type { Claim, RuleName, WrittenDay } from './claim.ts';
import { hotelIdOf, type ReadSentence } from './claims.ts';
import type { Facts } from './facts.ts';
import { ANYBODY, ASKED, type MarkKind } from './sort-result.ts';
import { COMMON_ENGLISH, COMMON_HEBREW } from './words/common-words.ts';
import { ruleWords } from './words/rule-words.ts';

/** Pages of ours that a reply may link. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/Discover',
  '/Hotel',
  '/Bookings',
  '/Checkout',
  '/ThankYou',
  '/Profile',
  '/Favorites',
  '/login',
  '/CancellationPolicy',
  '/TermsOfUse',
  '/Privacy',
  '/Security',
  '/Accessibility',
  '/Contact',
  '/CarRental',
  '/Insurance',
  '/Attractions',
]);
const AGOROT = 100;

/** What a claim is held against. */
interface Scope {
  readonly facts: Facts;
  /** Hotels that the sentence is about. */
  readonly hotels: readonly string[];
  /** Items of the lists of the reply: counting what is shown is true. */
  readonly listed: readonly number[];
}

/** The claims of a sentence that no fact supports. */
export function unsupported(
  { claims, hotels }: ReadSentence,
  facts: Facts,
  listed: readonly number[],
): readonly Claim[] {
  const scope: Scope = { facts, hotels, listed };
  return claims.filter((claim) => !isSupported(claim, scope));
}

function isSupported(claim: Claim, scope: Scope): boolean {
  const { facts } = scope;
  switch (claim.kind) {
    case 'link':
      return isOwnLink(claim.label, claim.href, facts);
    case 'address':
      return /\w@|\w\.\w/u.test(claim.text) && isQuoted(claim.text.replace(/[.,;:!?)]+$/u, ''), facts);
    case 'date':
      return isDay(claim.day, facts.days);
    case 'deadline':
      return isDeadline(claim.day, scope);
    case 'month':
      return [...facts.days].some((day) => day.startsWith(`${claim.year}-${pad(claim.month)}-`));
    case 'time':
      return facts.minutes.has(claim.minutes);
    case 'loose':
      return isDay(claim.day, facts.days) || claim.numbers.every((value) => isNumber([value], scope));
    case 'sum':
      return isSum(claim, scope);
    case 'percent':
      return facts.percents.has(claim.value);
    case 'number':
      return isCount(claim.values, claim.unit, scope);
    case 'phone':
      return facts.ids.has(claim.digits) || facts.pageText.replace(/[ ().+*-]/gu, '').includes(claim.digits);
    case 'code':
      return isCode(claim.code, facts);
    case 'name':
      return false;
    case 'rule':
      break;
  }
  return claim.rule === 'contact' ? isContact(claim.text, facts) : isRule(claim, scope);
}

const isQuoted = (text: string, { pageText }: Facts): boolean =>
  pageText.toLowerCase().includes(text.toLowerCase());

const pad = (value: number): string => String(value).padStart(2, '0');

function isDay({ year, month, day, weekday }: WrittenDay, days: ReadonlySet<string>): boolean {
  const ending = `-${pad(month)}-${pad(day)}`;
  return [...days].some(
    (known) =>
      (year === null ? known.endsWith(ending) : known === `${year}${ending}`) &&
      (weekday === null || new Date(`${known}T00:00:00Z`).getUTCDay() === weekday),
  );
}

/** A fact of one of the hotels that a sentence is about, or of nobody in particular. */
function isOf(owner: string, { hotels }: Scope): boolean {
  return hotels.length === 0 || owner === ANYBODY || hotels.includes(owner);
}

const SUM_KINDS = ['sum', 'nightly', 'total', 'charge'] as const;

/**
 * A sum must be a fact, and beside a hotel that hotel’s own: the price of another one is a lie as well, and so is the price
 * of the stay told as that of a night.
 */
function isSum(claim: Extract<Claim, { kind: 'sum' }>, scope: Scope): boolean {
  const { currency, minor, isRounded, isLimit, role } = claim;
  const isSame = (sum: string): boolean => {
    const [code = '', amount = ''] = sum.split(' ');
    if (code !== currency) return false;
    const value = Number(amount);
    const whole = Math.round(value / AGOROT) * AGOROT;
    return minor.includes(value) || (isRounded && minor.includes(whole));
  };
  if (![...scope.facts.sums].some(isSame)) return false;
  const same = SUM_KINDS.flatMap((kind) => scope.facts.marksOf(kind)).filter(({ value }) => isSame(value));
  return (
    same.length === 0 ||
    same.some(
      ({ owner, kind }) =>
        (isOf(owner, scope) || (owner === ASKED && isLimit)) &&
        (kind === 'sum' || role === null || kind === role),
    )
  );
}

/** Free until then, for a hotel of the sentence. */
const isDeadline = (day: WrittenDay, scope: Scope): boolean => {
  const until = scope.facts.marksOf('until').filter(({ owner }) => isOf(owner, scope));
  return isDay(day, new Set(until.map(({ value }) => value.slice(0, 10))));
};

const isNumber = (values: readonly number[], { facts, listed }: Scope): boolean =>
  values.some(
    (value) =>
      facts.numbers.has(value) ||
      listed.includes(value) ||
      [...facts.days].some((day) => day.startsWith(`${value}-`)),
  );

function isCount(
  values: readonly number[],
  unit: Extract<Claim, { kind: 'number' }>['unit'],
  scope: Scope,
): boolean {
  if (unit === null) return isNumber(values, scope);
  // A stay may be repeated beside a hotel; stars that were asked for are not its own.
  const isAsked = unit === 'nights' || scope.hotels.length === 0;
  const marks = scope.facts
    .marksOf(unit)
    .filter(({ owner }) => (owner === ASKED ? isAsked : isOf(owner, scope)));
  if (values.some((value) => marks.some((mark) => Number(mark.value) === value))) return true;
  // A page may speak of nights or stars in general, a description of its own hotel.
  const texts = unit === 'left' ? [] : [scope.facts.pages, scope.facts.texts];
  return values.some((value) =>
    texts.some((text) => new RegExp(` ${value} ?${UNIT_STEMS[unit]}`, 'u').test(text)),
  );
}

const UNIT_STEMS: Readonly<Record<'stars' | 'nights' | 'left' | 'reviews', string>> = {
  stars: '(?:star|כוכב)',
  nights: '(?:night|ליל)',
  left: '(?:left)',
  reviews: '(?:review|ביקור|חוות)',
};

function isCode(code: string, { ids, names, texts, pages }: Facts): boolean {
  const word = ` ${folded(code)} `;
  return (
    [...ids].some((id) => id.toLowerCase() === code.toLowerCase()) ||
    names.some((name) => ` ${name} `.includes(word)) ||
    texts.includes(word) ||
    pages.includes(word)
  );
}

/** A page of ours; a hotel that was found, under one of its names or common words, for days that are facts. */
function isOwnLink(label: string, href: string, facts: Facts): boolean {
  if (facts.ids.has(href)) return true;
  if (!href.startsWith('/') || /^\/[/\\]/u.test(href)) return false;
  const { pathname, searchParams } = new URL(href, 'http://host');
  if (!OWN_PATHS.has(pathname)) return false;
  // What another server's address needs, hidden in what a page of ours goes on to.
  if ([...searchParams.values()].some((value) => /:|[/\\]{2}|^[/\\]?\\/u.test(value))) return false;
  for (const name of ['checkin', 'checkout']) {
    const day = searchParams.get(name);
    if (day !== null && !facts.days.has(day)) return false;
  }
  const booking = searchParams.get('bookingId');
  if (booking !== null && !facts.ids.has(booking)) return false;
  const [id] = hotelIdOf(href);
  if (pathname !== '/Hotel') return true;
  if (id === undefined || !facts.ids.has(id)) return false;
  const words = folded(label);
  return (
    facts.marksOf('name').some(({ owner, value }) => owner === id && folded(value) === words) ||
    isCommon(words)
  );
}

const isCommon = (words: string): boolean =>
  words.split(' ').every((word) => word.length < 2 || COMMON_ENGLISH.has(word) || COMMON_HEBREW.has(word));

const RULE_KINDS: ReadonlySet<string> = new Set<MarkKind>(['flag', 'meal', 'amenity', 'percent', 'left']);

/** “Call …”: the number has to stand in a page of ours, however short it is. */
const isContact = (text: string, { pageText }: Facts): boolean =>
  pageText.replace(/[ ().+*-]/gu, '').includes(text.replace(/\D/gu, ''));

/** A rule stands when a tool said so of this hotel, a page of ours says it, or a text of the hotel does where that counts. */
function isRule({ rule: name, isDenied, text }: Extract<Claim, { kind: 'rule' }>, scope: Scope): boolean {
  const { facts, hotels } = scope;
  const words = ruleWords.find(({ rule }) => rule === name);
  if (!words) return false;
  // A page tells what holds in general, never what one hotel grants.
  if (hotels.length === 0 && words.pattern.test(facts.pageText)) return true;
  const about = facts.marks.filter(
    ({ owner, kind }) => RULE_KINDS.has(kind) && (owner === ASKED ? hotels.length === 0 : isOf(owner, scope)),
  );
  const has = about.some(({ kind, value }) => words.marks?.test(`${kind}|${value}`) ?? false);
  if (isDenied) return !has || isFeeDenied(name, about) || hotels.length !== 1;
  // “Free parking” is no proof of a free shuttle.
  if (name === 'free-extra') return quotes(text, about, facts);
  return has || (words.fromTexts && words.pattern.test(facts.otherText));
}

const quotes = (text: string, about: readonly { readonly value: string }[], { texts }: Facts): boolean =>
  [texts, ...about.map(({ value }) => ` ${folded(value)} `)].some((known) =>
    known.includes(` ${folded(text)} `),
  );

/** “No fee” is true of what is free, whatever else costs something. */
const isFeeDenied = (
  name: RuleName,
  about: readonly { readonly kind: string; readonly value: string }[],
): boolean =>
  name === 'fee' &&
  about.some(
    ({ kind, value }) => kind === 'flag' && /^(?:fee=false|isFree=true|freeCancellation=true)/u.test(value),
  );
