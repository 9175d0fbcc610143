/** Words and parts that the rules for people share, and `when`, which makes rules from patterns of them. */
import {
  described,
  either,
  filler,
  hasTag,
  isCounted,
  isPolite,
  mark,
  maybe,
  num,
  sign,
  tag,
  word,
} from '../../grammar.ts';
import type { Match, Part } from '../../grammar.ts';
import { ruleWriter, type Named } from '../pattern.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

/** Largest number that is read as people: more than can be searched, so that the reply can name the limit. */
const MAX_PEOPLE = 100_000;
const OLDEST_CHILD = 17;

/** One of two partners: “my wife”. */
export const ONE_OF_TWO =
  /wife|husband|hubby|gf$|bf$|partner|boyfriend|girlfriend|fianc|other half|אשתי|בעלי|רעי|זוג/u;
/** A friend or colleague, in the singular: one adult besides the writer. */
export const FRIEND =
  /^(?:friend|mate|buddy|pal|chum|colleague|coworker|classmate|workmate|teammate|carer|caregiver|caretaker|nanny|au pair|personal assistant|manager|(?:ו?[הל]?)?(?:המטפלת?|המלווה) שלי|ו?[הל]?(?:מטפלת?|מלווה|חבר|חברה|עמית|קולגה|עובד|מנהלת?))$/u;
export const ME = /^(?:for myself|me|i|myself|(?:its )?(?:just|only) me|אני|רק אני)$/u;
/** The writer as the subject of a sentence. */
export const I = /^(?:i|im|id|ill|ive|אני)(?: |$)/u;
export const WITH =
  /^(?:with|(?:im |we are |ill |well )?(?:take|taking|bring|bringing)|together with|לקחת|ו?עם|ביחד עם|יחד עם)$/u;
export const PARENTS = /parents|(?<!חד )הורי/u;
export const COUPLE = /^(?:couple|זוג)$/u;
/** Words between people who are joined: “my wife and I”. */
export const JOINS = /^(?:and|n|with|plus|\+|&|,|ו?עם)$/u;
export const ONLY = /^(?:just|only|רק)(?: |$)/u;
/** Ends of words for people in the plural, and some others. */
const PROFESSION =
  /(?:men|women|ladies|gents|ists|eers|icians|ians|nurses|nuns|monks|travellers|travelers|guests|persons|people|students|teachers|doctors|dancers|singers|players|workers|drivers|cyclists|hikers|skiers|golfers|pilgrims|retirees|colleagues|cousins|siblings|gentleman|woman|traveller|traveler|מהנדסים|מהנדסות|רופאים|רופאות|אחיות|מורים|מורות|נגנים|נגניות|נזירות|נזירים|סטודנטים|סטודנטיות|תלמידים|תלמידות|רקדנים|רקדניות|שחקנים|שחקניות|עובדים|עובדות|מטיילים|מטיילות|רוכבים|גולשים|תיירים|תיירות|פנסיונרים|פנסיונריות|שוטרים|טייסים|אחים)$/u;
const PLURAL = /(?:s|ren|people|ים|ות|נוער)$/u;

export const isPlural = (term: Term | undefined): boolean => PLURAL.test(term?.text ?? '');

/** Age of a child. */
export const age = num(0, OLDEST_CHILD);
const and = maybe(either(tag('until'), filler, sign('-', '&', '+', '/')));
const moreAges = Array.from({ length: 5 }, () => [mark(','), and, maybe(age), maybe(tag('aged'))]).flat();

/** The numbers among the matched terms. */
export const agesIn = (terms: Match): number[] =>
  terms.flatMap((term) => (term && term.number !== null && !term.tags.has('child') ? [term.number] : []));

/** The Hebrew “one” follows its noun, so before a noun it belongs to an earlier word. */
const count: Part = {
  fits: ({ number, text }) =>
    number !== null && number >= 1 && number <= MAX_PEOPLE && !/^[וה]?אח[דת]$/u.test(text),
};

/** Those who may join a party or leave it. */
export const person = either(
  tag(...'child grown-child small-child with-children twins infant adult person kin aged room'.split(' ')),
  word(PARENTS),
  word(COUPLE),
);
const single = word(/^(?:a person|one person|one traveller|אדם אחד|איש אחד)$/u);
/** Those who are counted one by one: “one person less”. */
export const member = either(tag('adult', 'person', 'room'), single);

export const pet: Part = { fits: ({ tags }) => tags.get('amenity') === 'Pet Friendly' };

/** Names the travellers by a word for “us”. */
export const ours: Part = word(/(?:^| )us$|תי?נו$|נינו$|^אנחנו /u);

/** Those who mind children, and what they do. */
export const minds = word(
  /^(?:minds?|minding|watch|watches|watching|babysits?|babysitting|takes?|taking|keeps?|keeping|has|have|having|looks?|looking|looks? after|looking after|תשמור|ישמור|ישמרו|שומרת|שומר|שומרים|לוקחת|לוקח|לוקחים|תיקח|ייקח|ייקחו|יקחו)$/u,
);
export const minder = either(tag('kin', 'person'), word(/parents|הורי/u));
/** Those with whom children are left. */
export const host = either(
  tag('kin', 'person'),
  word(PARENTS),
  word(/^(?:sitter|babysitter|nanny|בייביסיטר)$/u),
);

export const bed: Part = word(/^(?:beds?|מיטה|מיטות)$/u);

/** The action of a rule for people. */
export type Action = (found: Named, state: ParseState, at: number, to: number) => boolean | number;

/** The action that sets a count to the number of the pattern. */
export const gives =
  (name: 'adults' | 'rooms' | 'total'): Action =>
  ({ number }, state) =>
    state.setPeople({ [name]: number?.number ?? null });

const isWord: Part['fits'] = ({ kind }) => kind === 'word';
const AFTER_US = /^(?:and|plus|with|in|to|at|for|from)(?: |$)/u;

export const when = ruleWriter({
  'a-word': { fits: isWord },
  'no-place': { fits: (term) => isWord(term) && !hasTag(term, 'place-mark', 'of', 'from') },
  'other-word': { fits: (term) => isWord(term) && !isPolite(term) },
  'unjoined-word': { fits: (term) => isWord(term) && !AFTER_US.test(term.text) },
  bed,
  beds: word(/^(?:beds|מיטות)$/u),
  each: word(
    /^(?:each(?: of (?:us|you|them)| person)?|every ?(?:one|body)|apiece|all of us|we all|(?:per|a) (?:person|head)|ו?ש?ל?כל אח[דת](?: מאיתנו)?)$/u,
  ),
  every: word(/^(?:each|every|per|ו?ש?ל*כל)$/u),
  kind: either(tag('room-kind'), word(/^(?:single|double|twin|triple)s?$/u)),
  numbered: word(/^(?:number|no|hotel|option)$/u),
  ours,
  separate: word(/^(?:separate|individual|own|נפרדים)$/u),
  'several-rooms': word(/^(?:rooms|bedrooms|singles|ב?חדרים)$/u),
  share: word(/^(?:share|sharing|shares|לחלוק|חולקים|חולקות|להתחלק|מתחלקים)$/u),
  aged: tag('aged'),
  behind: word(/^(?:with|at|behind|home|at home|אצל|עם|בבית)(?: |$)/u),
  comes: either(
    tag('comes-too', 'arriving'),
    word(/^(?:(?:באה?|בא(?:ים|ות)) )?(?:with us|along|איתנו|איתי)$/u),
  ),
  joins: word(/^(?:and|n|&|\+|with)$/u),
  kids: tag('child', 'with-children', 'infant'),
  leaving: word(/^(?:leave|leaving|left|משאירים|נשאיר|משאירה?|השארנו)$/u),
  minder,
  minds,
  'only-me': either(tag('me'), word(/^(?:(?:its )?(?:just|only) me|רק אני)$/u)),
  without: word(/^(?:without|[וש]?בלי|[וש]?ללא)$/u),
  'for-someone': { fits: ({ prefix }) => prefix.endsWith('ל') },
  own: tag('own-room'),
  'all-of-us': word(/^(?:all|both|all of us|we all|everyone|everybody|כולנו|כולן|כולם)$/u),
  'and-for': word(/^(?:and|what about|how about|ok|so)? ?for$|^(?:and|what) if$|^ו?אם$/u),
  // A number with the Hebrew prefix ל (for): ל-4, לשניים (for two).
  friend: word(FRIEND),
  'for-number': { fits: (term) => term.prefix === 'ל' && num(1, 30).fits(term) },
  'in-all': word(/^(?:in total|in all|altogether|all told|total|סך הכל|סך הכול|בסך הכל|סהכ)$/u),
  noun: tag('adult', 'person', 'room'),
  only: word(/^(?:just|only|רק)$/u),
  over: word(/^(?:over|above|past|at-least|מעל)$/u),
  we: word(/^(?:we|were|we are|theyre|they are|they)$/u),
  with: word(/^(?:with|w|with my|together with|taking|take|bringing|ו?עם|לוקח(?:ת)? את)$/u),
  anyone: tag('child', 'party', 'person', 'kin', 'infant'),
  been: word(/^(?:did|been|went|visited|ו?ש?(?:היה|היינו|הייתי|היתה|הייתה|היו|ביקרנו|ביקרתי))$/u),
  says: word(
    /^(?:wants?|prefers?|insists?|likes?|loves?|hates?|asks?|asked|רוצה|מעדיפה?|אוהבת?|מתעקשת?|ביקשה?|says?|said|told|tells|thinks?|recommends?|recommended|lives?|living|studies|study|studying|works?|working|אמרה?|אומרת?|המליצה?|ממליצה?|גרה?|גרים|גרות|לומדת?)$/u,
  ),
  // Verbs of talking now: “I talk to my wife by video every evening”.
  talks: word(/^(?:talk|speak|talking|speaking|מדברת?|מדברים)$/u),
  // Verbs of talking and showing, whose object does not travel.
  tells: word(
    /^(?:spoke|spoken|speak|speaking|talk|talked|talking|promised|checked|consulted|discussed|asked|told|show|tell|מדברת?|מדברים|הבטחתי|הבטחנו|דיברתי|דיברנו|התייעצתי|התייעצנו|שאלתי|שאלנו|בדקתי|להראות|לספר)$/u,
  ),
  visiting: word(
    /^(?:near|close to|visit|visiting|ליד|קרוב(?:ה|ים)?|קרוב ל|סמוך|צמוד|see|seeing|meet|meeting|לבקר|מבקרת?|מבקרים|לראות|לפגוש|אצל)$/u,
  ),
  'with-someone': { fits: ({ text, tags }) => tags.has('with-children') || /^(?:with|עם) /u.test(text) },
  age,
  ages: [age, maybe(tag('aged')), ...moreAges],
  'more-ages': moreAges,
  all: word(/^(?:all|each|כולם|כולן|שלושתם|שלושתן)$/u),
  and,
  are: word(/^(?:are|is|they are|theyre|us|me|with (?:us|me)|along|too|הם|הן|איתנו|איתי|אתנו|עמנו)$/u),
  both: word(/^(?:both|שניהם|שתיהן)$/u),
  colon: word(/^[:=]$/u),
  count,
  counted: { fits: isCounted },
  // With its article בת means a daughter, not an age.
  daughters: { fits: ({ prefix, text }) => prefix.endsWith('ה') && /^ו?ה(?:בת|בנות)$/u.test(text) },
  described,
  digits: { fits: (term) => term.kind === 'number' && age.fits(term) },
  i: word(I),
  'in-room': { fits: ({ tags, prefix }) => tags.has('room') && prefix === 'ב' },
  is: word(/^(?:is|are|hes|shes|who is)$/u),
  littles: word(/^(?:קטנים|קטנות|small ones|littles)$/u),
  member,
  month: { fits: ({ tags }) => tags.has('month-old') || tags.get('unit') === 'month' },
  more: word(/^(?:more|extra|additional|another)$/u),
  n: num(),
  old: { fits: ({ tags }) => tags.get('aged') === 'old' },
  'one-of': word(/^(?:one|another|other|ו?אח[דת]|ו?השני(?:יה|ה)?)$/u),
  other: word(/^(?:other|another|ו?השני(?:יה|ה)?)$/u),
  person,
  pet,
  // People whose word the lexicon does not have.
  profession: {
    fits: ({ tags, text, raw }) => tags.size === 0 && PROFESSION.test(text) && !/^[\p{Lu}בל]/u.test(raw),
  },
  really: word(/^(?:actually|really|now|already|in fact|both|בעצם|כבר|עכשיו)$/u),
  she: word(/^(?:s?hes?|s?he is|who is|has|they|theyre|they are|הוא|היא|הם|הן|לו|לה|יש ל[והי])$/u),
  single,
  them: word(/^(?:them|her|him|too|as well|אליהם|אליהן|אליו|אליה|איתם|איתן|גם)$/u),
  they: word(/^(?:they|these|are|they are|theyre|and|הם|הן)$/u),
  'will-be': word(/^(?:will be|shell be|hell be|turns|turning|ש?(?:ת|י)היה)$/u),
  young: tag('kin', 'child', 'grown-child', 'small-child'),
});
