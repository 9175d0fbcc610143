/**
 * Numbers that a message corrects at once: “from the sixth of May, no sorry, the seventh”, “3 nights, not 5”. They are
 * replaced in its text.
 */
import { MONTH } from './rewrites.ts';

export const SIGN = '[,.;:!?…–—-]';
export const UNIT = `(?:a |an )?(?:nights?|days?|weeks?|weekend|לילות|לילה|ימים|יום|שבועיים|שבוע)(?!\\p{L})`;
export const NUMBER =
  '(?:\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|אחד|אחת|שני|שתי|שניים|שתיים|שלושה?|ארבעה?|חמש|חמישה|שישה?|שבעה?|שמונה|תשעה?|עשרה?)(?!\\p{L}))';
/** A number alone: “4”, “four”. */
export const BARE_COUNT = new RegExp(`^(?:\\d{1,2}|${NUMBER})[.!]?$`, 'iu');
const NTH =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|' +
  '(?:(?:twenty|thirty)[ -]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen|twentie|thirtie)th)|' +
  '(?:אחד|שניי?ם|שלושה|ארבעה|חמישה|שישה|שבעה|שמונה|תשעה) עשר|ראשו[נן]ה?|שני(?:י?ה)?|שלישית?|רביעית?|חמישית?|שישית?|שביעית?|שמינית?|תשיעית?|עשירית?|עשרים|שלושים';
const NAMED_MONTH = `(?:\\s(?:of )?[בל]?(?:${MONTH})(?!\\p{L})|[./]\\d{1,2})`;
const COUNT = `(?<![\\d.,/:])(?:${NTH}|(?!one|אח[דת])${NUMBER}|\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\d])`;
const CORRECTING =
  '(?:no|nah|nope|wait|sorry|oops|ah|oh|um+|hmm+|hang on|hold on|scratch that|actually|rather|i mean|i meant|make that|make it|סליחה|בעצם|רגע|אופס|אוי|אה|התכוונתי|דווקא|לא)(?!\\p{L})';
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
const ENDS_IN_RANGE = new RegExp(`\\d(?:st|nd|rd|th)?\\s?${RANGE}?\\s?(?:the )?$`, 'iu');
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

/** “3 nights, not 5”, “three adults rather than two”: the second number is the wrong one. */
const NOT_THE_OTHER = new RegExp(
  `(?<kept>${COUNT}\\s(?!(?:and|or|to|till|until|years?|yrs|עד|או|שנים|${CORRECTING}|not)(?!\\p{L}))(?<noun>\\p{L}{2,})),?\\s(?:(?:and|but)\\s)?(?:not|rather than|instead of|ולא|לא|במקום)\\s${COUNT}(?:\\s\\k<noun>)?${COUNT_ENDS}`,
  'giu',
);

/** “max 800, not 900” */
const NOT_THE_OTHER_SUM =
  /(?<=\d{3}(?:\s\p{L}+)?),?\s(?:and |but )?(?:not|instead of|ולא|לא|במקום)\s\d{3,}(?=\s*(?:[,.;!?]|$))/giu;

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
    original.replace(NOT_PER, '').replace(NOT_THE_OTHER, '$<kept>').replace(NOT_THE_OTHER_SUM, ''),
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
