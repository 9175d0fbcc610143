import { oneOf } from '../reading.ts';
import { none, type Signals } from '../signals.ts';
import type { GoalRule } from './goals.ts';
import { REQUESTS } from '../clause-patterns.ts';
import { isHere, THERE } from './hotel/hotel-page.ts';
import { HOW_MUCH } from './hotel/hotel-question.ts';

/** The hotel just discussed: “what happens if we cancel that one?” */
const THAT_ONE = /\b(?:that|this) (?:one|hotel|place)\b|(?:^| )(?:אותו|המלון הזה|את זה)(?: |$)/u;

const AND_IF = /^(?:and|but|so)(?: what)?(?: happens)? if\b|^ו(?:מה )?אם(?: |$)/u;

/** Longest follow-up question, in words. */
const MAX_WORDS = 6;

const hasNoDetails = (c: Signals): boolean => none(c.hasWish, c.hasStay, c.hasPlace, c.has('ask'));

const ASKS = /\b(?:what|how) (?:about|if)\b|(?:^| )ו?(?:מה עם|מה לגבי|אם)(?: |$)/u;

/** Asks the last question again: “same question”, “same for …”, אותה שאלה (the same question). */
const SAME_QUESTION =
  /\bsame (?:question|thing|again|goes|with|for)\b|(?:^| )ו?(?:אותה (?:ה)?שאלה|אותו (?:ה)?דבר|כנל|גם)(?: |$)/u;
/** Asks the last question of another hotel: “and the dearest?”, ואצל היקר? (and at the expensive one?) */
const ASKS_OF =
  /^(?:(?:ok|okay|hm+|so|and|right|then|oh) ?)*(?:(?:what|how) (?:about|abt|of)|how s|and)\b|^ו?(?:מה (?:עם|לגבי)|אצל|לגבי)(?: |$)|^ו(?:[הבל]|אצל|את|מה)/u;
/** Asks the other hotels of the list: “do the others have a pool?”, but not “the others that have a pool”. */
const ASKS_OTHERS =
  /\b(?:do|does|have|has|are|is) (?:any of )?the (?:others?|other ones|other two|rest)\b|\bthe (?:others|other ones|other two|other hotels|rest)(?: of them)?(?: [,?])? (?:do they|are they|have|has|got|offer|include|is|are)\b|(?:^| )(?:ול|ל|ה)אחרים(?: [,?])? (?:יש|אין)(?: |$)/u;

/** Asks for a change of the stay: “could we stay one more night?”, אפשר לדחות ביומיים? (can we postpone by two days?) */
const MAY =
  /\b(?:can|could|may|might|would|shall) (?:we|i|you)\b|(?:^| )ו?(?:אפשר|ניתן|תוכלי|נוכל|אוכל)(?: |$)/u;
/** True for a question rather than a request: “what if we stay five nights”, “and for three people”. */
const isQuestion = (c: Signals): boolean =>
  ASKS.test(c.text) ||
  c.has('ask', 'price') ||
  (none(MAY.test(c.text) && !THERE.test(c.text), REQUESTS.test(c.text)) &&
    (c.isAsking || (c.startsWithAnd && AND_FOR.test(c.text))));
const AND_FOR = /^(?:ok |okay |so )?and (?:if|for|with)\b|^ו(?:אם|ל)/u;

/** A short question without a subject: “till when?” */
const isShortFollowUp = (c: Signals): boolean =>
  c.isBare &&
  hasNoDetails(c) &&
  c.length > 0 &&
  c.length <= MAX_WORDS &&
  (c.isAsking || c.startsWithAnd || c.isOpenQuestion || c.has('until'));

/** Changes the search, whatever hotel was discussed: “can we stay till the 12th instead?” */
const INSTEAD = /\binstead\b|(?:^| )במקום(?: זה| זאת)?(?: [?.!])?$/u;

/** Asks whose score is higher: “which has the better score?”, למי ציון יותר גבוה. */
const WHOSE_SCORE =
  /\bwh(?:ich|o|ose)\b.*\b(?:better|higher)\b.*\b(?:score|rating|reviews)\b|\bwh(?:ich|o)\b.*\b(?:most (?:popular|liked|loved)|(?:guests|people|travell?ers|everyone) (?:\w+ )?(?:like|love|prefer|enjoy|recommend|rate)d?)\b(?!.*\babout\b)|(?:^| )ל?(?:מי|איזה)(?: \p{L}+)? (?:ה?ציון|ה?דירוג)(?: יותר)? (?:גבוה|טוב)/u;

const CHEAPEST_ROOM =
  /\b(?:cheap(?:er|est)|less expensive|least expensive|most expensive|dearest|best) rooms?\b|(?:^| )ה?חדר(?:ים)? (?:ה?יותר |הכי )?(?:זול|יקר)(?:ים)?(?: |$)/u;
const WHY = /\b(?:why|how come)\b|(?:^| )ו?(?:למה|מדוע)(?: |$)/u;

/** “what if we have to cancel that one?” */
const cancelsIt = (c: Signals): boolean =>
  /\b(?:it|that|this)\b|(?:^| )אותו(?: |$)/u.test(c.text) &&
  !/\b(?:booking|reservation|trip)s?\b|הזמנ/u.test(c.text) &&
  c.has('booking-ask', 'cancel') &&
  (c.isQuestion || c.isAsking || c.isOpenQuestion || ASKS.test(c.text)) &&
  c.extreme === null &&
  none(c.context.hasBooking === true, c.hasMarkedPlace);

const WEATHER =
  /\b(?:is|will|would) it (?:be )?(?:(?:really|very|too|still|already) )?(?:warm|hot|cold|rainy|raining|sunny|windy|humid|snowing|snowy)\b(?!.*\b(?:room|pool|water|hotel|place)s?\b)/u;
const THEY = /\b(?:s?hes?|they(?:re)?)\b|(?:^| )(?:הוא|היא|הם|הן)(?: |$)/u;

/** Goals of short messages that refer to the current search, hotel or booking. */
export const followUpGoals: readonly GoalRule[] = [
  // “and what if we have to cancel there?”, “… cancel that one?”, after a question about a hotel
  {
    weight: 91,
    when: (c) =>
      c.context.isAboutHotel === true &&
      c.context.kind !== 'bookings' &&
      (THERE.test(c.text) ||
        THAT_ONE.test(c.text) ||
        cancelsIt(c) ||
        (AND_IF.test(c.text) && !c.has('no-show', 'in-general'))) &&
      (c.has('booking-ask', 'cancel') || c.has('ask', 'cancellation')) &&
      c.values('booking-ask').every((one) => one === 'cancel') &&
      c.hotels.length === 0,
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'cancellation' } }),
  },
  {
    weight: 88,
    when: (c) =>
      WHOSE_SCORE.test(c.text) &&
      c.context.shownNames.length > 1 &&
      none(c.hotels.length > 0, c.hasMarkedPlace, c.hasStay, c.has('find-word')),
    goal: () => ({ kind: 'compare', hotels: [], by: 'rating' }),
  },
  // “why is the first so cheap?”
  {
    weight: 77,
    when: (c) =>
      (c.hotels.length === 1 || (isHere(c) && c.hotels.length === 0)) &&
      WHY.test(c.text) &&
      (c.details.sort !== null || c.details.compared !== null || c.has('ask', 'price')) &&
      none(c.hasStay, c.hasPlace, c.hasWish),
    goal: (c) => ({ kind: 'hotel', hotel: c.hotels[0] ?? { kind: 'it' }, question: { kind: 'price' } }),
  },
  // “what is the cheapest room?”, of the hotel in focus
  {
    weight: 89,
    when: (c) =>
      (c.context.kind === 'hotel' || c.context.isAboutHotel === true) &&
      CHEAPEST_ROOM.test(c.text) &&
      c.hotels.length === 0 &&
      none(c.hasPlace, c.hasStay, c.hasWish, c.has('find-word'), c.has('hotel-word')),
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'rooms' } }),
  },
  // “is it cheaper the week before?”
  {
    weight: 73,
    when: (c) =>
      (c.context.kind === 'hotel' || c.context.isAboutHotel === true) &&
      c.details.compared === 'cheaper' &&
      c.details.dates !== null &&
      c.isYesOrNo &&
      none(c.hasPlace, c.hasWish, c.has('find-word'), c.has('hotel-word')),
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'cheaper-dates' } }),
  },
  // “the cheapest”, asked which hotel
  {
    weight: 75,
    when: (c) =>
      c.context.lastQuestion === 'which-hotel' &&
      c.extreme !== null &&
      c.length <= 3 &&
      none(c.hasStay, c.hasPlace, c.hasWish, c.isSorting),
    goal: (c) => ({ kind: 'hotel', hotel: c.extreme ?? { kind: 'it' }, question: { kind: 'about' } }),
  },
  // “and the cheapest, same question”: what was asked of another hotel
  {
    weight: 77,
    when: (c) =>
      c.context.isAboutHotel === true &&
      c.context.shownNames.length > 1 &&
      c.hotels.length + (c.extreme === null ? 0 : 1) === 1 &&
      (SAME_QUESTION.test(c.text) || (ASKS_OF.test(c.text) && c.length <= MAX_WORDS && !c.has('ask'))) &&
      none(c.hasStay, c.hasPlace, c.hasWish, c.isSorting, c.has('find-word'), c.has('act')),
    goal: (c) => ({
      kind: 'hotel',
      hotel: c.hotels[0] ?? c.extreme ?? { kind: 'it' },
      question: { kind: 'about' },
    }),
  },
  // “and the others?”, after a question about one of those shown
  {
    weight: 87,
    when: (c) =>
      c.context.isAboutHotel === true &&
      c.has('the-others') &&
      c.context.shownNames.length > 1 &&
      none(c.hasStay, c.hasPlace, c.hasWish && !ASKS_OTHERS.test(c.text), c.has('same')),
    goal: () => ({ kind: 'compare', hotels: [], isSame: true }),
  },
  // “what about for five nights?”, after a question about a hotel: its price for them
  {
    weight: 71,
    when: (c) =>
      c.context.isAboutHotel === true &&
      c.hasStay &&
      isQuestion(c) &&
      // “and our daughter comes too, add her”
      !(c.details.guests?.isChange && none(c.has('ask'), c.isAsking, ASKS.test(c.text))) &&
      none(c.hasPlace, c.hasWish, INSTEAD.test(c.text)) &&
      c.details.sort === null &&
      (!c.has('find-word') || c.has('ask', 'price')),
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'price' } }),
  },
  // “may I see the prices in pounds?”, of a list
  {
    weight: 79,
    when: (c) =>
      c.details.inCurrency !== undefined &&
      !c.context.hasHotel &&
      c.context.shownNames.length > 1 &&
      none(c.hasStay, c.hasPlace, c.hasWish, c.hotels.length > 0, c.extreme !== null),
    goal: () => ({ kind: 'page', page: 'currencies' }),
  },
  // “and in euros?”, “per person?”, after a price
  {
    weight: 79,
    when: (c) =>
      c.context.isAboutHotel === true &&
      c.details.inCurrency !== undefined &&
      c.length <= MAX_WORDS &&
      none(c.hasStay, c.hasPlace, c.has('act'), c.has('page', 'payment')),
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'price' } }),
  },
  {
    weight: 79,
    when: (c) =>
      (c.context.shownNames.length > 0 && c.has('per-person') && hasNoDetails(c) && c.length <= MAX_WORDS) ||
      (c.asksBasis && none(c.hasPlace, c.hasStay, c.hasWish)),
    goal: (c) => ({ kind: 'hotel', hotel: c.hotels[0] ?? { kind: 'it' }, question: { kind: 'share' } }),
  },
  // “Total?”, “and what would that one come to?”, after a question about a hotel or on its page
  {
    weight: 65,
    when: (c) =>
      c.context.hasHotel &&
      (((c.has('per-stay') || c.has('per-night')) && c.length <= MAX_WORDS) || HOW_MUCH.test(c.text)) &&
      (c.context.kind === 'hotel' || c.context.isAboutHotel === true || c.has('it')) &&
      hasNoDetails(c),
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'price' } }),
  },
  // “take that off again”
  {
    weight: 85,
    when: (c) =>
      c.has('undo') &&
      c.context.hasSearch &&
      (hasNoDetails(c) || c.has('undo', 'place')) &&
      c.hotels.length === 0,
    goal: (c) => {
      const of = oneOf(['left', 'joined', 'place'], c.values('undo').find((one) => one !== 'undo') ?? '');
      return { kind: 'undo', ...(of && { of }) };
    },
  },
  // “is it warm there in April?” moves no stay.
  {
    weight: 66,
    when: (c) =>
      c.isYesOrNo && WEATHER.test(c.text) && none(c.hasWish, c.has('find-word'), c.has('hotel-word')),
    goal: () => ({ kind: 'small-talk', about: 'weather' }),
  },
  // “she is not coming after all”, of those who joined last
  {
    weight: 62,
    when: (c) =>
      c.context.hasSearch &&
      c.has('drops-out') &&
      c.length <= MAX_WORDS &&
      hasNoDetails(c) &&
      THEY.test(c.text),
    goal: () => ({ kind: 'undo', of: 'joined' }),
  },
  // “till when?”: repeats the last question about the hotel
  {
    weight: 29,
    when: (c) => c.context.isAboutHotel === true && isShortFollowUp(c),
    goal: () => ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'about' } }),
  },
];
