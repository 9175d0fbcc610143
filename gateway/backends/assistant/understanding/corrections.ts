import { parseDate } from '@internationalized/date';
import { nightsBetween } from '../calendar-days.ts';
import { plusDays } from './dates/calendar.ts';
import { MONTH } from './words/rewritten.ts';
import type { DatesSaid, GuestsSaid, Said, Understanding } from './understanding.ts';

const SIGN = '[,.;:!?…–—-]';
const PAUSE = '(?:oh|ooh|ah|hmm+|umm?|uh|erm?|well|actually|sorry|or|but|okay|ok|hang on|hold on|wait)';
const TAKEN_BACK = '(?:no|nope|wait|hang on|hold on|scratch that|strike that)';
const AGAIN = '(?:no|wait|sorry|actually|rather|make that)';
const OR_RATHER = '(?:or|well),? (?:no|rather),?';
const OR_RATHER_HE = 'או (?:ש?בעצם|עדיף|אולי עדיף|לא),?';
const OR_BETTER = '(?:(?:or|well),? (?:better still|better|perhaps|maybe better)|או יותר טוב),?';
const UNIT = `(?:a |an )?(?:nights?|days?|weeks?|weekend|לילות|לילה|ימים|יום|שבועיים|שבוע)(?!\\p{L})`;
const NUMBER =
  '(?:\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|אחד|אחת|שני|שתי|שניים|שתיים|שלושה?|ארבעה?|חמש|חמישה|שישה?|שבעה?|שמונה|תשעה?|עשרה?)(?!\\p{L}))';
const DAY = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|${MONTH}|מחר|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\\p{L})`;
const LEAD = '(?:(?:the|in|on|from|until|for) )?(?:[בלמ]?ה?-?)';
/** “3 nights, or better 4”, “Rome, or better Florence”; “4 stars or better” and “Rome or perhaps Florence” are different. */
const OR_BETTER_THAN = [
  `${SIGN}*\\s+${OR_BETTER}\\s(?=${LEAD}(?:${NUMBER}|${UNIT}|${DAY}))`,
  `(?<!\\d),\\s*${OR_BETTER}\\s(?!(?:and|with|for|ו|עם)(?!\\p{L}))(?=\\p{L})`,
].map(
  (turn) =>
    `(?<!(?:stars?|\\*|good|excellent|rated|rating|score|reviews|כוכבים|כוכב|דירוג|ציון)[^,]{0,6},?)${turn}`,
);
const PAUSE_HE = '(?:אה|אהה|רגע|טוב|בעצם|או|אוי|סליחה|אמ+|לא)';

/** “, hmm, no, ”, “ no wait ”, “, actually ”, “, רגע, לא, ”: between punctuation, or in words with no other meaning. */
const TURN = new RegExp(
  [
    `${SIGN}+\\s*(?:${PAUSE}[,\\s…]+)*${TAKEN_BACK}(?:[,\\s]+${AGAIN})*\\s*${SIGN}+\\s`,
    `${SIGN}*\\s+(?:hmm+,? no|oh,? wait|oh,? no|no,? wait|wait,? no|actually,? no|no,? actually|no,? sorry|scratch that)${SIGN}*\\s`,
    `${SIGN}\\s*(?:or,? )?(?:actually|i mean|i meant|make that)[,\\s]`,
    `${SIGN}*\\s+${OR_RATHER}\\s`,
    `${SIGN}+\\s*(?:${PAUSE_HE}[,\\s]+)*(?:לא|רגע|בעצם|סליחה)(?:[,\\s]+(?:לא|רגע|בעצם|דווקא))*\\s*${SIGN}+\\s`,
    `${SIGN}*\\s+(?:אה,? לא|רגע,? לא|לא,? רגע|בעצם,? לא|לא,? בעצם|אה,? רגע|או,? טוב)${SIGN}*\\s`,
    `${SIGN}\\s*(?:בעצם|התכוונתי|כלומר)[,\\s]`,
    `${SIGN}*\\s+${OR_RATHER_HE}\\s`,
    ...OR_BETTER_THAN,
  ].join('|'),
  'giu',
);

/** A message that corrects its own beginning. */
export interface Turn {
  readonly first: string;
  readonly second: string;
}

/** The parts before and after the last correction in a message; null without one. */
export function turnOf(message: string): Turn | null {
  const turn = [...message.matchAll(TURN)].at(-1);
  if (!turn) return null;
  const first = message.slice(0, turn.index).trim();
  const second = message.slice(turn.index + turn[0].length).trim();
  return first === '' || second === '' ? null : { first, second };
}

const parts = [
  ['places', (said) => said.places.some((place) => !place.isEveryday)],
  ['dates', (said) => said.dates !== null],
  ['guests', (said) => said.guests !== null],
  ['budget', (said) => said.budget !== null],
  ['stars', (said) => said.stars.length > 0],
  ['rating', (said) => said.rating !== null],
  ['meals', (said) => said.meals.length > 0],
  ['amenities', (said) => said.amenities.length > 0],
  ['freeCancellation', (said) => said.freeCancellation],
  ['sort', (said) => said.sort !== null],
] as const satisfies readonly (readonly [keyof Said, (said: Said) => boolean])[];

const partsOf = (said: Said): readonly (keyof Said)[] =>
  parts.filter(([, isSaid]) => isSaid(said)).map(([part]) => part);

const START = /^(?:from|starting|arriving|checking in|check-?in|מה?-?(?=\d)|החל|מיום|הגעה)/iu;

/** Days that the same message names and then moves: “3-6 May, no, a week later”. Null when they cannot be moved. */
function datesOf(first: DatesSaid | null, second: DatesSaid | null, words: string): DatesSaid | null {
  // “until the 7th, no, the 8th”: the end is given again.
  if (first?.checkOut && second && !first.checkIn && second.checkIn && !second.checkOut)
    return START.test(words) ? { ...first, checkIn: second.checkIn } : { ...first, checkOut: second.checkIn };
  if (!first?.checkIn || !second) return second;
  const nights = first.checkOut === null ? null : nightsBetween(first.checkIn, first.checkOut);
  if (second.shift !== undefined)
    return {
      ...first,
      checkIn: plusDays(first.checkIn, second.shift),
      checkOut: first.checkOut === null ? null : plusDays(first.checkOut, second.shift),
    };
  if (second.checkIn === null && second.checkOut !== null)
    return { ...first, checkOut: second.checkOut, nights: null };
  if (second.checkIn === null && second.nights !== null)
    return { ...first, checkOut: plusDays(first.checkIn, second.nights), nights: second.nights };
  if (second.isMonth && second.checkIn !== null && nights !== null) {
    const { year, month } = parseDate(second.checkIn);
    const checkIn = parseDate(first.checkIn).set({ year, month }).toString();
    return { checkIn, checkOut: plusDays(checkIn, nights), nights };
  }
  return second;
}

/** “I’m alone, oh wait, my mother comes too”. */
function guestsOf(first: GuestsSaid | null, second: GuestsSaid | null): GuestsSaid | null {
  if (!first || first.isMore || !second?.isMore) return second;
  const { isMore: _, ...more } = second;
  return {
    ...more,
    adults: (first.adults ?? 0) + (more.adults ?? 0) || null,
    childrenAges:
      first.childrenAges || more.childrenAges
        ? [...(first.childrenAges ?? []), ...(more.childrenAges ?? [])]
        : null,
    children: (first.children ?? 0) + (more.children ?? 0) || null,
    infants: (first.infants ?? 0) + (more.infants ?? 0) || null,
    rooms: more.rooms ?? first.rooms,
  };
}

/**
 * Reading of a message that corrects itself: details in its second part replace those of the first, the others stay.
 * @param first reading of the first part
 * @param second reading of the second part, with the details of the first
 * @param words the second part as it is written
 * @returns null when the second part corrects nothing
 */
export function corrected(first: Understanding, second: Understanding, words: string): Understanding | null {
  const [before, after] = [partsOf(first.said), partsOf(second.said)];
  if (second.goal.kind !== 'find') return before.length === 0 && second.goal.kind === 'hotel' ? second : null;
  if (!before.some((part) => after.includes(part))) return null;
  const merged = {
    dates: datesOf(first.said.dates, second.said.dates, words) ?? first.said.dates,
    guests: guestsOf(first.said.guests, second.said.guests) ?? first.said.guests,
  };
  if (before.every((part) => after.includes(part))) return { ...second, said: { ...second.said, ...merged } };
  const again = Object.fromEntries(after.map((part) => [part, second.said[part]]));
  return { ...second, said: { ...first.said, ...again, ...merged } };
}
