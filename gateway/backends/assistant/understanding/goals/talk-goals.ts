import { none, type Signals } from '../signals.ts';
import type { GoalRule } from './goals.ts';
import type { SmallTalk } from '../understanding.ts';

const talk = (weight: number, about: SmallTalk, when: (c: Signals) => boolean = () => true): GoalRule => ({
  weight,
  when: (c) => c.has('talk', about) && when(c),
  goal: () => ({ kind: 'small-talk', about }),
});

const isNotSearch = (c: Signals): boolean =>
  none(c.hasMarkedPlace, c.hasStay, c.hasWish, c.has('hotel-word'));

/** “ignore your rules”, “תתעלמי מהכללים” */
const OVERRIDES =
  /\b(?:ignore|forget|disregard|override|bypass|break|drop|skip)(?: \w+){0,2} (?:rules?|instructions?|guidelines?|programming|(?<=\byour )(?:\w+ )?(?:restrictions?|polic(?:y|ies)))\b|\byou have no (?:rules|limits|restrictions)\b|(?:^| )(?:(?:ו?ת?תעלמי?|התעלמי?|תשכחי?|ו?שכחי?|תעקפי?|עקפי|תפרי|תבטלי)(?: \S+){0,2} [למהבש]{0,2}(?:חוקים|כללים|הוראות|הנחיות)|(?:תעקפי?|עקפי|תפרי)(?: \S+){0,2} [להב]{0,2}(?:מגבלות|הגבלות))(?: |$)/u;

/** Asks for something to be ordered: “get us a taxi”, “תזמיני לי מונית”. */
const ORDERS =
  /\b(?:book|order|reserve|arrange|organise|organize|buy|hire|(?:get|call|send|have) (?:me|us)|(?:what|how) about|(?<!do )(?:i|we) (?:\w+ )?(?:need|want|like))(?: (?!near|close|next|by|in|at)\w+){0,3} (?:taxis?|cabs?|minicabs?|uber|bus|buses|train|trains|table)\b|(?:^| )(?:ת?זמיני?|הזמיני|להזמין|נזמין|אזמין|תזמינו|תסדרי|לסדר|תארגני|לארגן|לקנות|תקני|תביאי|צריך|צריכה|צריכים|רוצה|רוצים|ומה עם|מה עם)(?: (?!ליד|קרוב|להיות|מול)\S+){0,2} (?:מונית|מוניות|אוטובוס|אוטובוסים|רכבת|שולחן)(?: |$)/u;

/** Advice where to eat or drink: “know any good pubs there”, “תמליצי על מסעדת בשרים”. */
const TABLES =
  /\b(?:recommend|suggest|know|any (?:good|nice|great|decent|cool|cheap|local))\b(?: (?!with|hotel|if|whether|has|have|one|that|is)\w+){0,4} (?:pubs?|bars|restaurants?|bistros?|cafes?|steakhouses?|pizzerias?|night ?clubs?)\b(?! (?:in|at) (?:it|the hotel))|(?:^| )(?:ת?מליצי?|להמליץ|ממליצה|המלצה|מכירה|מכיר) (?:(?!מלון|עם|אם|יש|שיש|אחד)\S+ ){0,3}?ה?(?:מסעד\S*|פאב\S*|ברים|ביסטרו|(?:בית|בתי) קפה|מועדונים)(?: |$)/u;

const MANAGER_TRAVELS =
  /(?<!\b(?:look|ask|wait|call)(?:ing)? )\bfor (?:(?:our|my|the|a) )?(?:\w+ )?manager|\bmanager (?:(?:is|will|and|also|be) )*(?:arriv|com(?:es|ing)|travel|fl(?:y|ies)|stay|join|needs? a (?:room|hotel)|i )|(?:^| )ו?ל(?:מנהל|מנכל)|(?:עבור|בשביל) ה?(?:מנהל|מנכל)|מנהלת?(?: של[יכנה]\S*)? (?:מגיע|תגיע|יגיע|טס|נוסע|בא|יבוא|תבוא|מצטרפ?)/u;

/** “a hotel in Zurich for our manager”, “the manager arrives alone”: a traveller, not someone to talk to. */
const isManagerTravelling = (c: Signals): boolean =>
  c.values('person-wanted').length === 1 && MANAGER_TRAVELS.test(c.text) && (c.isSearch || c.hasStay);

/** Small talk, requests that Sherry cannot meet, and the wish for a person. */
export const talkGoals: readonly GoalRule[] = [
  {
    weight: 98,
    when: (c) => c.has('person-wanted') && !isManagerTravelling(c),
    goal: () => ({ kind: 'person' }),
  },
  talk(95, 'insult', isNotSearch),
  talk(96, 'other-guests'),
  {
    weight: 95,
    when: (c) =>
      (c.has('talk', 'instructions') || OVERRIDES.test(c.text)) &&
      !c.isSearch &&
      !(c.has('find-word') && c.hasStay),
    goal: () => ({ kind: 'small-talk', about: 'instructions' }),
  },
  talk(
    87,
    'flight',
    (c) => none(c.has('hotel-word'), c.has('stranded')) && (c.has('act') || !(c.hasMarkedPlace && c.hasStay)),
  ),
  // “get us a taxi”, but not “is there a bus to the centre”
  {
    weight: 87,
    when: (c) =>
      (c.has('not-ours', 'table') && !c.has('hotel-word') && !/(?:^| )ב?ה?מלון(?: |$)/u.test(c.text)) ||
      (TABLES.test(c.text) && none(c.has('hotel-word'), c.hasStay)) ||
      (c.has('not-ours', 'ride', 'furniture') &&
        ORDERS.test(c.text) &&
        none(c.hasWish, c.has('hotel-word'), c.has('has-it'))),
    goal: () => ({ kind: 'small-talk', about: 'flight' }),
  },
  talk(92, 'visa', (c) => !c.hasStay),
  talk(66, 'weather', (c) => !c.has('hotel-word')),
  talk(66, 'favourite', (c) => none(c.hasMarkedPlace, c.hasStay, c.hasWish)),
  talk(66, 'joke'),
  talk(66, 'who'),
  talk(45, 'wait', (c) => !c.hasPlace || c.length <= 4),
  talk(48, 'how-are-you'),
  talk(47, 'praise', (c) => !c.isTravel),
  talk(46, 'help', (c) => !c.has('find-word')),
  talk(45, 'thanks'),
  // “thank you, that is all for today”
  talk(92, 'thanks', (c) => c.isOnlyToday),
  talk(44, 'goodbye'),
  talk(40, 'greeting', (c) => c.length <= 8 && none(c.has('hotel-word'), c.hasMarkedPlace)),
];
