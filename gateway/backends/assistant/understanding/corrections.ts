/**
 * Messages that correct themselves: “Rome, no, Madrid”, “from the sixth, no sorry, the seventh”. They are split, and the two parts are read one by one.
 */
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { mergeDays } from './dates/merge-days.ts';
import { mentions } from './mentions.ts';
import { NUMBER, SIGN, UNIT } from './words/corrected-numbers.ts';
import { MONTH } from './words/rewrites.ts';
import type { BudgetDetails, DateDetails, GuestDetails, SearchDetails, Reading } from './reading.ts';

const PAUSE = '(?:oh|ooh|ah|hmm+|umm?|uh|erm?|well|actually|sorry|or|but|okay|ok|hang on|hold on|wait)';
const RETRACTION = '(?:no|nope|wait|hang on|hold on|scratch that|strike that)';
const AGAIN = '(?:no|wait|sorry|actually|rather|make that)';
const OR_BETTER = '(?:(?:or|well),? (?:better still|better|perhaps|maybe better)|או יותר טוב),?';
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
    `${SIGN}*\\s+(?<!(?:i['’]?m|am|are|so|very|be|feel|terribly) )(?:sorry|sry|soz),?\\s(?:make (?:it|that) )?(?!(?:not|to|from|for|but|that|if|about|i|we|my|and|also|plus|with|can|could|how|what)\\s)`,
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
  // “add a night, no wait, two”
  if (first?.longer && second?.nights && !second.checkIn)
    return { ...first, longer: Math.sign(first.longer) * second.nights };
  if (!first?.checkIn || !second || second.isFirst) return second;
  const isDay = second.checkIn !== null && second.checkOut === null && second.nights === null;
  if (second.checkIn !== null && isDay && first.checkOut !== null && !second.isMonth)
    return HAS_NUMBER.test(sides.first) ? movedEnd(first, second.checkIn, sides) : second;
  if (second.checkIn !== null && !(second.isMonth && first.checkOut !== null)) return second;
  const { checkIn, checkOut } = first;
  const days = mergeDays({ checkIn, checkOut: checkOut ?? addDays(checkIn, 1) }, second, checkIn);
  const hasEnd = checkOut ?? second.checkOut ?? second.nights;
  return days && hasEnd !== null
    ? { ...first, ...days, nights: nightsBetween(days.checkIn, days.checkOut) }
    : { ...first, checkIn: days?.checkIn ?? checkIn };
}

/**
 * The guests after a correction, which may add people or replace the last ages: “I’m alone, oh wait, my mother
 * comes too”, “a boy of ten, no sorry, eleven”. Null when there are none after it.
 */
function guestsOf(
  first: GuestDetails | null,
  second: GuestDetails | null,
  text: string,
): GuestDetails | null {
  const [before, after] = [first?.childrenAges ?? [], second?.childrenAges ?? []];
  if (
    first &&
    second?.adults === null &&
    !(second.isChange && JOINS.test(text)) &&
    after.length > 0 &&
    after.length <= before.length
  )
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
    children: more.isAll ? more.children : (first.children ?? 0) + (more.children ?? 0) || null,
    infants: (first.infants ?? 0) + (more.infants ?? 0) || null,
    rooms: more.rooms ?? first.rooms,
  };
}

/** Someone else comes along: “wait, my daughter is coming too”. */
export const JOINS =
  /(?<!\p{L})(?:com(?:es?|ing)|joins?|joining|too|forgot|באה?|באים|תבוא|יבוא|מצטרפ\S*|גם|שכחתי)(?!\p{L})/iu;

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
    guests: guestsOf(first.details.guests, second.details.guests, sides.second) ?? first.details.guests,
    budget: budgetOf(first.details.budget, second.details.budget, sides.second),
  };
  if (before.every((part) => after.includes(part)))
    return { ...second, details: { ...second.details, ...merged } };
  const repeated = Object.fromEntries(after.map((part) => [part, second.details[part]]));
  return { ...second, details: { ...first.details, ...repeated, ...merged } };
}
