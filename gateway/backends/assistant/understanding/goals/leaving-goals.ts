/**
 * Goal rules for goodbyes, such as “I’ll ask my wife tonight, thanks”, whose day or companion would otherwise be
 * searched.
 */
import { none, type Signals } from '../signals.ts';
import type { SmallTalk } from '../reading.ts';
import type { GoalRule } from './goals.ts';

/** Announces a return: “I’ll ask my wife tonight”, “speak tomorrow”, but not “I’ll ask for tomorrow”. */
const COMES_BACK = new RegExp(
  [
    '\\b(?:i|we|ill|well|let me|let us|gotta|got to|need to|have to|going to|gonna)\\b(?: \\p{L}+){0,3} (?:think|sleep on|talk|speak|discuss|chat|ask(?! for)|check with|consult|get back to|let you know|run (?:it|this|that) (?:by|past))\\b',
    '\\b(?:speak|talk|see you|catch you)\\b(?: \\p{L}+){0,3} (?:tomorrow|later|soon|tonight|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b',
    '\\b(?:i|we|ill|well|gotta|got to|need to|have to)\\b(?: \\p{L}+){0,3} (?:decide|run|go now)$',
    '\\b(?:be|come) back to you\\b',
    '(?:^| )ו?ש?(?:אדבר|נדבר|אתייעץ|נתייעץ|להתייעץ|אחשוב|נחשוב|לחשוב|לשאול את|אשאל את|נשאל את|נישן על זה|נתראה)(?: |$)',
    '(?:^| )ו?(?:אחזור|נחזור)(?: \\p{L}+)? אלי(?:י?ך|כם)(?: |$)',
    '(?:^| )ו?(?:אמשיך|נמשיך) (?:מחר|הערב|בערב)$',
  ].join('|'),
  'u',
);
const NICE =
  '(?:(?:very|really|lovely|nice|good|great|wonderful|fantastic|beautiful|pleasant|happy|relaxing|fabulous|amazing|safe|rest of (?:your|the)) )';
/** A wish for the assistant: “have a lovely weekend”, but not “we want to have a lovely weekend”. */
const GOOD_WISH = new RegExp(
  [
    `(?<!\\b(?:to|we|i|id|wed|well|ill|lets|could|can|will|would|must) )\\b(?:have|enjoy|wish you) (?:a|an|your|the) ${NICE}*(?:day|evening|night|weekend|week|afternoon|morning|time)\\b`,
    '(?:^| )ו?(?:יום|ערב|לילה|שבוע|סופש|סוף שבוע|שבת|המשך \\p{L}+) (?:נעים|נעימה|נפלא|נפלאה|מקסים|נהדר)(?= [,.!]| לך| לכם| לכולם| ו?תודה| ?$)',
  ].join('|'),
  'u',
);
/** Says that nothing else is needed: “that is all for tonight”. */
const IS_ALL = /\bthat(?: |s| is| will| ll)+(?:be )?(?:it|all|everything) for (?:today|tonight|now)\b/u;
/** An apology: “sorry for being a nuisance today”, but not “sorry for the trouble, today”. */
const APOLOGY =
  /^(?!.*[,.;] (?:\S+ )?(?:today|tonight|היום|הערב)$).*(?:\b(?:sorry (?:for|to|if|that|i|im)|apologies)\b|(?:^| )סליחה (?:שאני|על)(?: |$))/u;

/** Wants a day: “maybe Friday”, “bye, tomorrow works”. */
const WANTS =
  /\b(?:want(?:ed|s)?(?! to (?:talk|ask|think|sleep on|discuss|speak|check))|meant|maybe|perhaps|only|works?|suits|prefer|rather|(?:one|two|three|another) nights?)\b|\bneed (?!to\b)|(?:^| )(?:ה?תכוונ(?:תי|ו|נו)|אולי|רוצ(?:ה|ים|ות)|רצי(?:תי|נו)|מתאים|עדיף|לילה אחד|ליל(?:ות|יים))(?: |$)/u;
/** True when the message asks to find something for the day, unlike “I need to ask my husband”. */
const finds = (c: Signals): boolean =>
  c.has('find-word') && !/\b(?:need|have) to\b|(?:^| )צריכ\p{L}* (?:לשאול|לדבר|להתייעץ|לחשוב)/u.test(c.text);
/** Contains a number, or changes the days. */
const CHANGES =
  /\d|\b(?:from|till|until|make it|instead|to (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|(?:^| )(?:אז|במקום)(?: |$)/u;
const FOR_SEVERAL = /\d|\bfor (?:one|two)\b|(?:^| )ל?(?:זוג|שניים|אחד)(?: |$)/u;

/** True when a day or a companion is only mentioned: without a number or a range of days. */
const isPassing = (c: Signals): boolean => {
  const { dates, guests } = c.details;
  const isRange = dates?.checkIn != null && dates.checkOut !== null && /(?:^| )עד(?: |$)/u.test(c.text);
  const isDay =
    dates === null ||
    (none(CHANGES.test(c.text), isRange) &&
      dates.shift === undefined &&
      dates.longer === undefined &&
      dates.start === undefined);
  const isCompanion =
    guests === null ||
    ((guests.adults ?? 2) <= 2 &&
      none(Boolean(guests.rooms), Boolean(guests.childrenAges?.length), FOR_SEVERAL.test(c.text)));
  return isDay && isCompanion && (dates !== null || guests !== null || c.isTravel);
};

const isOfToday = ({ details, context }: Signals): boolean =>
  (details.dates === null || details.dates.checkIn === context.today) && details.guests === null;

/** Creates a goal rule for goodbyes. Its weight is above that of a search, which their day would start. */
const leaves = (about: SmallTalk, when: (c: Signals) => boolean): GoalRule => ({
  weight: 92,
  when: (c) =>
    isPassing(c) &&
    when(c) &&
    none(
      c.isAsking,
      c.hasMarkedPlace,
      c.hasWish,
      WANTS.test(c.text),
      finds(c),
      c.has('hotel-word'),
      c.has('ask'),
      c.has('alter'),
      c.has('compare'),
      c.has('booking-ask'),
    ),
  goal: () => ({ kind: 'small-talk', about }),
});

/**
 * Thanks, goodbyes and “I’ll be back” that mention a day or a companion: “I’ll talk it over with my husband
 * tonight”.
 */
export const leavingGoals: readonly GoalRule[] = [
  leaves(
    'thanks',
    (c) => c.has('talk', 'thanks') && [COMES_BACK, GOOD_WISH, IS_ALL].some((one) => one.test(c.text)),
  ),
  leaves('goodbye', (c) => c.has('talk', 'goodbye') || GOOD_WISH.test(c.text) || IS_ALL.test(c.text)),
  leaves('wait', (c) => COMES_BACK.test(c.text)),
  leaves('thanks', (c) => APOLOGY.test(c.text) && isOfToday(c)),
];
