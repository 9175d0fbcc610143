/**
 * Messages that correct themselves: “Rome, no, Madrid”, “from the sixth, no sorry, the seventh”. A number that is
 * corrected at once is replaced in the text; other corrections are split, and the two parts are read one by one.
 */
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { inMonthOf } from './dates/calendar.ts';
import { mentions } from './mentions.ts';
import { MONTH } from './words/rewrites.ts';
import type { BudgetDetails, DateDetails, GuestDetails, SearchDetails, Reading } from './reading.ts';

const SIGN = '[,.;:!?…–—-]';
const PAUSE = '(?:oh|ooh|ah|hmm+|umm?|uh|erm?|well|actually|sorry|or|but|okay|ok|hang on|hold on|wait)';
const RETRACTION = '(?:no|nope|wait|hang on|hold on|scratch that|strike that)';
const AGAIN = '(?:no|wait|sorry|actually|rather|make that)';
const OR_BETTER = '(?:(?:or|well),? (?:better still|better|perhaps|maybe better)|או יותר טוב),?';
const UNIT = `(?:a |an )?(?:nights?|days?|weeks?|weekend|לילות|לילה|ימים|יום|שבועיים|שבוע)(?!\\p{L})`;
const NUMBER =
  '(?:\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|אחד|אחת|שני|שתי|שניים|שתיים|שלושה?|ארבעה?|חמש|חמישה|שישה?|שבעה?|שמונה|תשעה?|עשרה?)(?!\\p{L}))';
/** A number alone: “4”, “four”. */
export const BARE_COUNT = new RegExp(`^(?:\\d{1,2}|${NUMBER})[.!]?$`, 'iu');
const DAY = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|${MONTH}|מחר|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\\p{L})`;
const LEAD = '(?:(?:the|in|on|from|until|for) )?(?:[בלמ]?ה?-?)';
/**
 * Corrections with “better”: “3 nights, or better 4”, “Rome, or better Florence”. “4 stars or better” is a
 * minimum, and “Rome or perhaps Florence” a choice.
 */
const OR_BETTER_THAN = [
  `${SIGN}*\\s+${OR_BETTER}\\s(?=${LEAD}(?:${NUMBER}|${UNIT}|${DAY}))`,
  `(?<!\\d),\\s*${OR_BETTER}\\s(?!(?:and|with|for|ו|עם)(?!\\p{L}))(?=\\p{L})`,
].map(
  (turn) =>
    `(?<!(?:stars?|\\*|good|excellent|rated|rating|score|reviews|כוכבים|כוכב|דירוג|ציון)[^,]{0,6},?)${turn}`,
);

const SAYS =
  "(?:(?:s?he|they|it['’]?s|my \\p{L}+|the \\p{L}+) (?:says?|said|wants?|prefers?|needs?|told|can only)|(?:הוא|היא|הם|בעלי|אשתי|אמא|אבא|\\p{L}+ של[יו]) (?:אומר(?:ת|ים)?|אמר(?:ה|ו)?|רוצ(?:ה|ים)|מעדיפ?(?:ה|ים)?|צריכ?(?:ה|ים)?))(?!\\p{L})";

/**
 * The words between the two parts: “, hmm, no, ”, “ no wait ”, “, actually ”, “, רגע, לא, ” (wait, no). Short
 * words count only between punctuation; longer ones need none, because they have no other meaning.
 */
const CORRECTIONS = new RegExp(
  [
    `${SIGN}+\\s*(?:${PAUSE}[,\\s…]+)*${RETRACTION}(?:[,\\s]+${AGAIN})*\\s*${SIGN}+\\s`,
    `${SIGN}*\\s+(?:hmm+,? no|oh,? wait|oh,? no|no,? wait|wait,? no|actually,? no|no,? actually|no,? (?:sorry|sry)|no,? hang on|no,? hold on|hang on,? no|sorry,? no|no,? i mean|no,? make (?:it|that)|sorry,? i meant?|scratch that)${SIGN}*\\s`,
    `${SIGN}*\\s+(?<!(?:i['’]?m|am|are|so|very|be|feel|terribly) )(?:sorry|sry|soz),?\\s(?:make (?:it|that) )?(?!(?:to|from|for|but|that|if|about|i|we|my|and|also|plus|with|can|could|how|what)\\s)`,
    `${SIGN}\\s*(?:or,? )?(?:actually|i mean|i meant|make that)[,\\s]`,
    `${SIGN}*\\s+(?:or|well),? (?:no|rather),?\\s`,
    `${SIGN}+\\s*(?:(?:אה|אהה|רגע|טוב|בעצם|או|אוי|סליחה|אמ+|לא)[,\\s]+)*(?:לא|רגע|בעצם|סליחה)(?:[,\\s]+(?:לא|רגע|בעצם|דווקא))*\\s*${SIGN}+\\s`,
    `${SIGN}*\\s+(?:אה,? לא|רגע,? לא|לא,? רגע|בעצם,? לא|לא,? בעצם|לא,? סליחה|סליחה,? לא|סליחה,? רגע|אוי,? לא|אה,? רגע|או,? טוב)${SIGN}*\\s`,
    `\\s+סליחה,?\\s(?!על|ש|אבל|אם|גם|ו|אני|אנחנו)`,
    `${SIGN}\\s*(?:בעצם|התכוונתי|כלומר)[,\\s]`,
    `${SIGN}*\\s+או (?:ש?בעצם|עדיף|אולי עדיף|לא),?\\s`,
    // “. NO she says 21”, “, לא, בעלי אומר 21”
    `${SIGN}+\\s*(?:no|nope|לא)[,\\s]+(?=${SAYS})`,
    // “. ok 21 to 24 then”: a stay named again.
    `[.!?…]+\\s*(?:ok(?:ay)?|fine|right|so|אוקיי?|טוב|בסדר|סגור|סגרנו|אז)[,\\s]+(?=${LEAD}\\d{1,2}(?:st|nd|rd|th)?\\s?(?:[-–]|to|till|until|עד|ל-?)\\s?\\d)`,
    ...OR_BETTER_THAN,
  ].join('|'),
  'giu',
);

const NTH =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|' +
  '(?:(?:twenty|thirty)[ -]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen|twentie|thirtie)th)|' +
  '(?:אחד|שניי?ם|שלושה|ארבעה|חמישה|שישה|שבעה|שמונה|תשעה) עשר|ראשו[נן]ה?|שני(?:י?ה)?|שלישית?|רביעית?|חמישית?|שישית?|שביעית?|שמינית?|תשיעית?|עשירית?|עשרים|שלושים';
const NAMED_MONTH = `(?:\\s(?:of )?[בל]?(?:${MONTH})(?!\\p{L})|[./]\\d{1,2})`;
const COUNT = `(?<![\\d.,/:])(?:${NTH}|(?!one|אח[דת])${NUMBER}|\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\d])`;
const CORRECTING =
  '(?:no|wait|sorry|oops|ah|oh|um+|hmm+|hang on|hold on|scratch that|actually|rather|i mean|i meant|make that|make it|סליחה|בעצם|רגע|אופס|אוי|אה|התכוונתי|דווקא|לא)(?!\\p{L})';
const GAP = `(?:\\s|${SIGN})`;
/**
 * “ no sorry ”, “… hang on ”, “ סליחה ”; “no” and “לא” alone only with a pause, because “not the first” does not
 * correct.
 */
const CORRECTION = `(?:${GAP}+(?!(?:no|לא)\\s(?!${CORRECTING}))|\\s*${SIGN}+\\s*(?!לא\\s(?!${CORRECTING})))(?:(?:or|but) )?(?:${CORRECTING}${SIGN}*\\s+)+(?:it(?:['’]?s| is) |זה )?`;
const LED = '(?<lead>(?:from |until |till |to |on |in |for |by )?(?:the )?|(?:עד )?[בלמ]?ה?-?)';
/** The counted noun, by its first letters: the corrected number may repeat it, “two adults no sorry three adults”. */
const NOUN = `(?<what>\\s(?!${CORRECTING}|(?:but|and|not|nor|for)\\s)(?<noun>\\p{L}{3})\\p{L}*)`;
/**
 * A number that is corrected at once: “from the sixth of May, no sorry, the seventh”, “for three wait four nights”. “No”
 * alone, as in dictated messages, corrects a number before the same preposition or article: “on the second no the third”.
 */
const CORRECTED_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])${LED}(?<number>${COUNT})(?:(?<month>${NAMED_MONTH})|${NOUN})?(?: one| hotel)?(?:${CORRECTION}|\\s+(?:no|לא)\\s(?=(?:from|until|till|on|by|the) |עד |מ|${COUNT}\\s\\k<noun>\\p{L}))(?:\\k<lead>|the |ה-?)?(?<corrected>${COUNT})(?<other>${NAMED_MONTH})?`,
  'iu',
);

const RANGE = '(?:[-–]|to|till|until|through|עד|ל-?)';
const ENDS_IN_RANGE = new RegExp(`\\d\\s?${RANGE}?\\s?$`, 'iu');
const BEGINS_LIKE_RANGE = new RegExp(`^\\s?${RANGE}\\s?\\p{L}*-?\\d`, 'iu');
/** A corrected count takes over the noun of the first one only where no other noun follows. */
const ENDS = new RegExp(`^\\s*(?:${SIGN}|$)`, 'u');
const BEGINS_WITH_UNIT = new RegExp(`^\\s${UNIT}`, 'iu');

const SAYS_IT = "(?:(?:but|rather|only|just|actually|it['’]?s|it is|אלא|רק|בעצם|זה)\\s)";
/** “we’re” tells the people: “not 4 people, we’re 3”, but not “not 1 room, we’re 4”. */
const PEOPLE = '(?:of us|people|persons|guests|adults|אנשים|מבוגרים|נפשות)';
const WE = "(?:we['’]?re|we are|אנחנו)\\s";
/** After a count that stands alone: a sign, the end, or a word that is not counted. */
const COUNT_ENDS = `(?=\\s*(?:${SIGN}|$)|\\s(?:please|pls|instead|now|my|our|and|with|because|since|as|בבקשה|עכשיו|כי|עם)(?!\\p{L}))`;
/**
 * “not five nights, three”, “not 2 rooms but 3”, “it’s not two adults it’s three”, לא שני חדרים אלא שלושה (not two rooms
 * but three).
 */
const NOT_SO_MANY = [
  `(?<!\\p{L})(?:not|ולא|לא)\\s${COUNT}\\s(?<noun>of us|(?!${SAYS_IT}|and |ו[-\\s])\\p{L}+)${GAP}+${SAYS_IT}*(?<count>${COUNT})${COUNT_ENDS}`,
  `(?<!\\p{L})(?:not|ולא|לא)\\s${COUNT}\\s(?<noun>${PEOPLE})${GAP}+${WE}${SAYS_IT}*(?<count>${COUNT})${COUNT_ENDS}`,
  `(?<!\\p{L})(?:not|ולא|לא)\\s${COUNT}(?<noun>)${GAP}+${SAYS_IT}+(?<count>${COUNT})${COUNT_ENDS}`,
].map((way) => new RegExp(way, 'gimu'));

/** The unit that a sum is not for: “800, not a night, for the whole trip”, לא ללילה לכל השהות (not a night, for the stay). */
const NOT_PER =
  /(?<!\p{L})(?:and |but )?(?:not (?:(?:a|per|each) (?:night|person)|(?:for )?the (?:whole|entire) (?:stay|trip|holiday|week))|ו?לא (?:ללילה|לאדם|לכל השה\p{L}+))[,;]?\s+(?:(?:but|rather|אלא)\s)?(?=(?:for |in |a |per |each |the |all |total|ל|סך|בסך|סה))/giu;

/**
 * The message with each number, day or list position that is corrected at once replaced by the new one; a day
 * keeps its month.
 */
export function corrected(original: string): string {
  const message = NOT_SO_MANY.reduce(
    (text, way) => text.replace(way, '$<count> $<noun>'),
    original.replace(NOT_PER, ''),
  );
  const found = CORRECTED_NUMBER.exec(message);
  if (!found?.groups) return message;
  const { lead = '', number = '', month = '', corrected: count = '', other = month } = found.groups;
  const { what = '', noun = '' } = found.groups;
  const [before, rest] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  const again = noun === '' ? '' : (new RegExp(`^\\s${noun}\\p{L}*`, 'iu').exec(rest)?.[0] ?? '');
  const after = rest.slice(again.length);
  // “3 to 7 May, sorry, 4 to 8”: both ends are repeated.
  const isRange = ENDS_IN_RANGE.test(before) && BEGINS_LIKE_RANGE.test(after);
  // “from 4 June, wait, 4 nights”
  const isLength = (month !== '' || !BARE_COUNT.test(number)) && BEGINS_WITH_UNIT.test(after);
  // “two adults, no, three star hotels”, “for 3 nights, no, the 5th”
  const isOther =
    what !== '' && again === '' && (other !== '' || !BARE_COUNT.test(count) || !ENDS.test(after));
  return isRange || isLength || isOther
    ? message
    : `${before}${lead}${count}${other}${again || what}${corrected(after)}`;
}

/** The two parts of a message that corrects itself: what comes before and after the correcting words. */
export interface Correction {
  readonly first: string;
  readonly second: string;
}

/** The parts before and after the last correction in a message; null without one. */
export function splitCorrection(message: string): Correction | null {
  const found = [...message.matchAll(CORRECTIONS)].at(-1);
  if (!found) return null;
  const first = message.slice(0, found.index).trim();
  const second = message.slice(found.index + found[0].length).trim();
  return first === '' || second === '' ? null : { first, second };
}

/** Search details that a correction can replace. */
const PARTS = ['places', 'dates', 'guests', 'budget', 'stars', 'rating'] as const;
const WISHES = ['meals', 'amenities', 'freeCancellation', 'sort'] as const;

/** The kinds of details that a reading has. */
const detailsIn = (details: SearchDetails): readonly (keyof SearchDetails)[] => {
  const named = { ...details, places: details.places.filter(({ isEveryday }) => !isEveryday) };
  return [...PARTS, ...WISHES].filter((part) => mentions(named, part));
};

/**
 * The stay with one day corrected: the day replaces the nearer end, or moves a stay that was given by its number
 * of nights.
 */
function movedEnd(first: DateDetails, day: string, { first: text }: Correction): DateDetails {
  const { checkIn, checkOut } = first;
  if (checkIn === null || checkOut === null) return first;
  const nights = nightsBetween(checkIn, checkOut);
  if (LENGTH.test(text)) return { ...first, checkIn: day, checkOut: addDays(day, nights), nights };
  const [toStart, toEnd] = [checkIn, checkOut].map((end) => Math.abs(nightsBetween(end, day)));
  const isEnd = day > checkIn && (toEnd ?? 0) < (toStart ?? 0);
  const moved = isEnd ? { checkIn, checkOut: day } : { checkIn: day, checkOut };
  return moved.checkIn < moved.checkOut
    ? { ...first, ...moved, nights: nightsBetween(moved.checkIn, moved.checkOut) }
    : { ...first, checkIn: day, checkOut: addDays(day, nights), nights };
}
const HAS_NUMBER = new RegExp(`\\d|(?<!\\p{L})[ולבמ]?ה?${NUMBER}`, 'iu');
const LENGTH =
  /(?<!\p{L})[ולב]?(?:nights?|nites?|weeks?|days|לילה|לילות|לילו|יומיים|ימים|שבוע|שבועיים)(?!\p{L})/iu;

const START = /^(?:from|starting|arriving|checking in|check-?in|מה?-?(?=\d)|החל|מיום|הגעה)/iu;

/**
 * The dates after a correction, which may be relative to the first ones: “3-6 May, no, a week later”. Null when
 * there are no dates after it.
 */
function datesOf(
  first: DateDetails | null,
  second: DateDetails | null,
  sides: Correction,
): DateDetails | null {
  // “until the 7th, no, the 8th”: a new last day.
  if (first?.checkOut && second && !first.checkIn && second.checkIn && !second.checkOut)
    return START.test(sides.second)
      ? { ...first, checkIn: second.checkIn }
      : { ...first, checkOut: second.checkIn };
  if (!first?.checkIn || !second) return second;
  const nights = first.checkOut === null ? null : nightsBetween(first.checkIn, first.checkOut);
  if (second.shift !== undefined)
    return {
      ...first,
      checkIn: addDays(first.checkIn, second.shift),
      checkOut: first.checkOut === null ? null : addDays(first.checkOut, second.shift),
    };
  if (second.checkIn === null && second.checkOut !== null)
    return { ...first, checkOut: second.checkOut, nights: null };
  if (second.checkIn === null && second.nights !== null)
    return { ...first, checkOut: addDays(first.checkIn, second.nights), nights: second.nights };
  if (second.isMonth && second.checkIn !== null && nights !== null) {
    const checkIn = inMonthOf(second.checkIn, first.checkIn);
    return { checkIn, checkOut: addDays(checkIn, nights), nights };
  }
  const isDay = second.checkIn !== null && second.checkOut === null && second.nights === null;
  return isDay &&
    first.checkOut !== null &&
    second.checkIn !== null &&
    !second.isMonth &&
    HAS_NUMBER.test(sides.first)
    ? movedEnd(first, second.checkIn, sides)
    : second;
}

/**
 * The guests after a correction, which may add people or replace the last ages: “I’m alone, oh wait, my mother
 * comes too”, “a boy of ten, no sorry, eleven”. Null when there are none after it.
 */
function guestsOf(first: GuestDetails | null, second: GuestDetails | null): GuestDetails | null {
  const [before, after] = [first?.childrenAges ?? [], second?.childrenAges ?? []];
  if (first && second?.adults === null && after.length > 0 && after.length <= before.length)
    return { ...first, childrenAges: [...before.slice(0, before.length - after.length), ...after] };
  // “her two kids, 4 and 7, that is, two adults and two kids”
  if (first && second && before.length > 0 && after.length === 0 && second.children === before.length)
    return { ...second, childrenAges: before };
  if (!first || first.isChange || !second?.isChange) return second;
  const { isChange: _, ...more } = second;
  return {
    ...more,
    adults: (first.adults ?? 0) + (more.adults ?? 0) || null,
    childrenAges: first.childrenAges?.concat(more.childrenAges ?? []) ?? more.childrenAges,
    children: (first.children ?? 0) + (more.children ?? 0) || null,
    infants: (first.infants ?? 0) + (more.infants ?? 0) || null,
    rooms: more.rooms ?? first.rooms,
  };
}

/** The budget after a correction, in the currency and for the time of the first one: “400 euros for the stay, no, 450”. */
function budgetOf(
  first: BudgetDetails | null,
  second: BudgetDetails | null,
  text: string,
): BudgetDetails | null {
  if (!first || !second || second.currency !== null) return second ?? first;
  const isTold = /night|stay|total|whole|altogether|לילה|שהי?ות|שהייה|סך הכל|סה.?כ/iu.test(text);
  return { ...second, currency: first.currency, per: isTold ? second.per : first.per };
}

/**
 * The reading of a message that corrects itself: details named after the correction replace the earlier ones of their
 * kind, all others stay.
 * @param first the reading of the part before the correction
 * @param second the reading of the part after it, in the context of the first
 * @param sides both parts as they are written
 * @returns null when the second part corrects nothing of the first
 */
export function mergeCorrection(first: Reading, second: Reading, sides: Correction): Reading | null {
  const [before, after] = [detailsIn(first.details), detailsIn(second.details)];
  if (second.goal.kind !== 'find') return before.length === 0 && second.goal.kind === 'hotel' ? second : null;
  if (!before.some((part) => after.includes(part))) return null;
  // Which words name a place is not known here, so the earlier ones stay as the second choice.
  const retracted = first.details.places.map((place) => ({ ...place, isRetracted: true }));
  const merged = {
    ...(after.includes('places') && { places: [...second.details.places, ...retracted] }),
    dates: datesOf(first.details.dates, second.details.dates, sides) ?? first.details.dates,
    guests: guestsOf(first.details.guests, second.details.guests) ?? first.details.guests,
    budget: budgetOf(first.details.budget, second.details.budget, sides.second),
  };
  if (before.every((part) => after.includes(part)))
    return { ...second, details: { ...second.details, ...merged } };
  const repeated = Object.fromEntries(after.map((part) => [part, second.details[part]]));
  return { ...second, details: { ...first.details, ...repeated, ...merged } };
}
