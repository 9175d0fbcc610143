/** Rules for people who are only mentioned: “my daughter says …”, “we did Athens with the kids already”. */
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { isBesideMe } from './lone-words.ts';
import { ONE_OF_TWO } from './relatives.ts';
import {
  anyWord,
  filler,
  maybe,
  rule,
  tag,
  textOf,
  word,
  type Part,
  type RuleAction,
  type Rule,
} from '../../grammar.ts';

/** Verbs of a story about a child. Without “needs”, “eats” and “loves”, which may be about a traveller. */
const TELLS =
  /^(?:got|gets|was|were|had|called|rang|phoned|texted|wrote|showed|shows|taught|gave|bought|set|(?:is |are )?getting (?:married|engaged)|(?:is |are )graduating|gives|give birth|marry|marries|married|wed|weds|moved|moves|graduates?|graduated|graduating|went|thought|made|kept|התקשרה?|כתבה?|הראתה?|לימדה?|אמרה?|עשתה?|היה|היתה|הייתה|היו|חלה|חלתה|התחתנה?|מתחתנת?|מתחתנים|נתנה?|קנתה?|שלחה?|קנו|עברה?|עברו|סיימה?|סיימו|מסיימת?|התארסה?|התחתנו|התגייסה?|מתגייסת?)(?: |$)/u;
/** Reactions of children, “the kids hate it”. Before the first search they show that the children travel. */
const REACTS =
  /^(?:hates?|go|goes|think|thinks|keeps?|ירצו|יבכו|יהרגו|יטרפו|משגעי?ם?|ישתגעו|חושבי?ם?)(?: |$)/u;
/** Before the subject of a clause. */
const OPENS = /^(?:because|cause|bc|cos|since|that|if|when|so|but|or|כי|אם|כש|אבל|ש|בגלל|או)$/u;

/** True for a child in a story: “because my kid got sick”. The child is the subject of the clause, without an age. */
function isOfStory({ terms, context }: ParseState, at: number): boolean {
  const before = terms.slice(0, at).findLast(({ text }) => !/^(?:my|our|his|her|the|their|a)$/u.test(text));
  // “… leave on the twenty third my son has a recital”: without punctuation
  const isAfterDay =
    context.hasSearch &&
    /^(?:my|our)$/u.test(terms[at - 1]?.text ?? '') &&
    (before?.number != null || before?.tags.has('nth') || before?.tags.has('month') === true);
  const isFirst = before === undefined || before.kind === 'break' || OPENS.test(before.text) || isAfterDay;
  const after = terms.slice(at + 1, at + 4);
  // מתחתנת ב-8 (gets married on the 8th) is no age.
  const isAged = after.some(
    ({ tags, number, prefix }) => tags.has('aged') || (number !== null && prefix === ''),
  );
  const verb = after.find(({ text }) => !/^(?:של.*|a|an|the|just|has|have|only|already|כבר|רק)$/u.test(text));
  const text = verb ? textOf(after.slice(after.indexOf(verb))) : '';
  // “my daughter just reminded me”, “two kids, because my son wakes up early”: an unknown verb, of known travellers
  const areKnown =
    context.hasSearch ||
    terms.slice(1, at).some(({ tags }, here) => tags.has('child') && terms[here]?.number != null);
  const isOther = areKnown && verb?.kind === 'word' && verb.tags.size === 0;
  const tells = TELLS.test(text) || isOther || (context.hasSearch && REACTS.test(text));
  // “our daughter called, she can't come”, “our kids finally join us”
  const end = terms.findIndex((term, here) => here > at && /^[.!?;\n]$/u.test(term.text));
  const isOfTrip = terms
    .slice(at, end < 0 ? undefined : end)
    .some(({ tags }) => tags.has('drops-out') || tags.has('comes-too'));
  return isFirst && !isAged && !isOfTrip && terms[at]?.prefix !== 'ו' && tells;
}

/** “my kid got sick”, “הנכדה מתחתנת”: the child of a story does not travel. */
const childOfStory: Rule = rule(
  [tag('child', 'small-child')],
  (_match, state, at) => isOfStory(state, at) && !isAgedLater(state, at),
);

const PLURAL = /(?:s|ren|ים|ות)$/u;
const SHE = /^ש?(?:he|she|hes|shes|he is|she is|they|theyre|they are|הוא|היא|הם|הן)$/u;
const WANTS = /^(?:want|prefer|insist|like|love|hate|ask|רוצה|מעדיפ|אוהב|מתעקש|ביקש)/u;
const says: Part = word(
  /^(?:wants?|prefers?|insists?|likes?|loves?|hates?|asks?|asked|רוצה|מעדיפה?|אוהבת?|מתעקשת?|ביקשה?|says?|said|told|tells|thinks?|recommends?|recommended|lives?|living|studies|study|studying|works?|working|אמרה?|אומרת?|המליצה?|ממליצה?|גרה?|גרים|גרות|לומדת?)$/u,
);
const visiting: Part = word(
  /^(?:near|close to|visit|visiting|ליד|קרוב ל|see|seeing|meet|meeting|לבקר|מבקרת?|מבקרים|לראות|לפגוש|אצל)$/u,
);
/** Verbs of talking and showing, whose object does not travel. */
const tells: Part = word(
  /^(?:spoke|spoken|speak|speaking|talk|talked|talking|promised|checked|consulted|discussed|asked|told|show|tell|מדברת?|מדברים|הבטחתי|הבטחנו|דיברתי|דיברנו|התייעצתי|התייעצנו|שאלתי|שאלנו|בדקתי|להראות|לספר)$/u,
);
/** Verbs of talking now: “I talk to my wife by video every evening”. */
const talks: Part = word(/^(?:talk|speak|talking|speaking|מדברת?|מדברים)$/u);
const anyone = tag('child', 'party', 'person', 'kin', 'infant');
/** True when a pronoun with an age follows: such a child travels. */
const isAgedLater = ({ terms }: ParseState, from: number): boolean =>
  terms.some(
    ({ text }, at) =>
      at >= from && SHE.test(text) && terms.slice(at + 1, at + 3).some(({ number }) => number !== null),
  );
/** The action for people who are only mentioned: uses up the last term and leaves the others. */
export const mentionedOnly: RuleAction = (_match, state, _at, to) => {
  state.consume(to - 1, to);
  return false;
};

/** People who are only mentioned. Applied before the rules that count people. */
export const mentionedRules: readonly Rule[] = [
  // “My daughter says …”, “my son lives there” and “visiting my grandchildren” mention people who do not travel; “my
  // wife wants a week in Rome” does, unless the travellers are known.
  rule([tag('child', 'party', 'person', 'kin'), filler, says], ([who, , said], state, _at, to) => {
    // “just for me, work thing”
    if (who?.tags.get('party') === 1) return false;
    // “his mother told me she is coming too”
    const from = state.terms[to]?.tags.has('me') ? to + 1 : to;
    const joins = state.terms.slice(from + 1, from + 4).some(({ tags }) => tags.has('comes-too'));
    if (state.people.isChange && joins && SHE.test(state.terms[from]?.text ?? '')) {
      state.consume(to - 1, from);
      return false;
    }
    return state.context.hasSearch || !WANTS.test(said?.text ?? '');
  }),
  childOfStory,
  rule([visiting, filler, anyone], mentionedOnly),
  // קרוב להורים שלי (close to my parents)
  rule(
    [
      word(/^(?:קרוב(?:ה|ים)?|סמוך|צמוד)$/u),
      { fits: (term) => term.prefix.endsWith('ל') && anyone.fits(term) },
    ],
    mentionedOnly,
  ),
  // “we did Athens with the kids already”, היינו שם כבר עם ההורים (we were there with the parents)
  rule(
    [
      word(/^(?:did|been|went|visited|ו?ש?(?:היה|היינו|הייתי|היתה|הייתה|היו|ביקרנו|ביקרתי))$/u),
      anyWord,
      anyWord,
      anyWord,
      { fits: ({ text, tags }) => tags.has('with-children') || /^(?:with|עם) /u.test(text) },
    ],
    (match, state, at, to) =>
      // “we would have liked a hotel with the kids” (היינו רוצים) is a wish.
      match.at(-1)?.tags.has('booking-ask') !== true &&
      !state.terms
        .slice(at + 1, at + 4)
        .some(({ text }) => /^(?:רוצ|שמח|מעדיפ|נחמד|כיף|like|love|prefer)/u.test(text)) &&
      mentionedOnly(match, state, at, to),
  ),
  // “I have spoken with our daughter”, “to show it to my son”
  rule(
    [tells, anyWord, anyWord, maybe(word(/^(?:with|to|עם|את)$/u)), filler, tag('child', 'kin')],
    (match, state, at, to) =>
      // “show hotels for my sister and me”, “I promised my granddaughter Paris. She is 8.”
      match.some((term) => term?.text === 'for') || isAgedLater(state, to)
        ? false
        : mentionedOnly(match, state, at, to),
  ),
  rule([talks, maybe(word(/^(?:with|to|עם)$/u)), filler, tag('party')], mentionedOnly),
  // “I am not a child any more”
  rule(
    [word(/^(?:not|no longer|לא)$/u), filler, tag('child')],
    (match) => !PLURAL.test(match[2]?.text ?? ''),
  ),
];

/** The position of the last child in a list of children from `at` on: “my son and my daughter”. */
function endOfList(terms: readonly Term[], at: number): number {
  const rest = terms.slice(at + 1, at + 4);
  const next = rest.findIndex(({ tags }) => tags.has('child'));
  const between = rest.slice(0, Math.max(0, next)).map(({ text }) => text);
  const isJoined = JOINS.test(between.join(' ')) || (next === 0 && rest[0]?.prefix.startsWith('ו'));
  return isJoined ? endOfList(terms, at + 1 + next) : at;
}

/**
 * True for a word for one of the children who are known to travel: “a gym, my son won’t shut up about it”, but not “just
 * my son”, “me and my son”.
 */
export function isOfKnown(state: ParseState, child: Term | undefined): boolean {
  const { context, people, terms } = state;
  const isKnown = (context.childrenAges?.length ?? 0) > 0 && context.lastQuestion === null;
  const isCounted = people.adults !== null || people.total !== null || people.isChange;
  const isAged = terms.some(({ tags }) => tags.has('aged')) || isAgedLater(state, 0);
  const at = child ? terms.indexOf(child) : 0;
  const [lead = '', before = ''] = [terms[at - 1]?.text, terms[at - 2]?.text];
  // “and our son”, as the end of a list
  const last = endOfList(terms, at);
  const next = terms[last + 1];
  const isEnd = next?.kind !== 'word' || JOINS.test(next.text) || next.text === 'instead of';
  const isJoined = child?.prefix.startsWith('ו') === true || last > at;
  const isLast = (isJoined || JOINS.test(/^(?:my|our|the)$/u.test(lead) ? before : lead)) && isEnd;
  const isNew = /^(?:an?|one|another|ילד|ילדה)$/u.test(lead) || isLast;
  const isWhole = isBesideMe(state) || terms.some(({ text }) => /^(?:only|just|רק)(?: |$)/u.test(text));
  return isKnown && !PLURAL.test(child?.text ?? '') && ![isCounted, isAged, isNew, isWhole].some(Boolean);
}

const JOINS = /^(?:and|with|plus|n|\+|&|עם|ועם)(?: (?:my|our|the))?$/u;
const BESIDE =
  /(?:^| )(?:with|for|and|n|plus|me|just|only|add|bring|bringing|take|taking|also|but|עם|גם|רק|ועוד)$/u;
/**
 * True for a husband or wife who is named when the party is known already: “as my husband has a heart condition”, but
 * not “with my husband”.
 */
export function isOnlyMentioned({ terms, context, people }: ParseState, who: Term): boolean {
  const at = terms.indexOf(who);
  const next = terms[at + 1];
  const isSubject = next?.kind === 'word' && !/^(?:(?:and|n|plus)(?: |$)|ו)/u.test(next.text);
  const isKnown = (context.partySize ?? 0) > 1 && context.lastQuestion !== 'guests' && !people.isChange;
  const isPartner =
    ONE_OF_TWO.test(who.text) && !/(?:^| )(?:me|i)(?: |$)|אני/u.test(who.text) && who.prefix === '';
  return (
    isKnown &&
    isSubject &&
    isPartner &&
    !BESIDE.test(textOf(terms.slice(0, at))) &&
    !terms.some(({ tags, text }) => tags.has('comes-too') || /^(?:too|also|with us|גם|איתנו)$/u.test(text))
  );
}
