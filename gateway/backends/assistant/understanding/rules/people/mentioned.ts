/** Rules for people who are only mentioned: “my daughter says …”, “we did Athens with the kids already”. */
import { hasTag, textOf } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { isBesideMe } from './relatives.ts';
import { ONE_OF_TWO, isPlural, when, type Action } from './vocabulary.ts';

/** Verbs of a story about a child. Without “needs”, “eats” and “loves”, which may be about a traveller. */
const TELLS =
  /^(?:got|gets|was|were|had|called|rang|phoned|texted|wrote|showed|shows|taught|gave|bought|set|(?:is |are )?getting (?:married|engaged)|(?:is |are )graduating|gives|give birth|marry|marries|married|wed|weds|moved|moves|graduates?|graduated|graduating|went|thought|made|kept|התקשרה?|כתבה?|הראתה?|לימדה?|אמרה?|עשתה?|היה|היתה|הייתה|היו|חלה|חלתה|התחתנה?|מתחתנת?|מתחתנים|נתנה?|קנתה?|שלחה?|קנו|עברה?|עברו|סיימה?|סיימו|מסיימת?|התארסה?|התחתנו|התגייסה?|מתגייסת?)(?: |$)/u;
/** Reactions of children, “the kids hate it”. Before the first search they show that the children travel. */
const REACTS =
  /^(?:hates?|go|goes|think|thinks|keeps?|ירצו|יבכו|יהרגו|יטרפו|משגעי?ם?|ישתגעו|חושבי?ם?)(?: |$)/u;
/** Before the subject of a clause. */
const OPENS = /^(?:because|cause|bc|cos|since|that|if|when|so|but|or|כי|אם|כש|אבל|ש|בגלל|או)$/u;
const WHOSE = /^(?:my|our|his|her|the|their|a)$/u;
const BEFORE_VERB = /^(?:של.*|a|an|the|just|has|have|only|already|כבר|רק)$/u;

/** True when a pronoun with an age follows: such a child travels. */
const isAgedLater = ({ terms }: ParseState, from: number): boolean =>
  terms.some(
    ({ text }, at) =>
      at >= from && SHE.test(text) && terms.slice(at + 1, at + 3).some(({ number }) => number !== null),
  );
const SHE = /^ש?(?:he|she|hes|shes|he is|she is|they|theyre|they are|הוא|היא|הם|הן)$/u;

/** The action for the child of a story, who does not travel: “because my kid got sick”, “הנכדה מתחתנת”. */
const childOfStory: Action = (_found, state, at) => {
  const { terms, context } = state;
  const before = terms.slice(0, at).findLast(({ text }) => !WHOSE.test(text));
  const isSubject = before === undefined || before.kind === 'break' || OPENS.test(before.text);
  const after = terms.slice(at + 1, at + 4);
  const verb = after.findIndex(({ text }) => !BEFORE_VERB.test(text));
  // “my daughter just reminded me”: an unknown verb, of known travellers
  const tells = verb < 0 ? '' : textOf(after.slice(verb));
  const isUnknown = after[verb]?.kind === 'word' && after[verb].tags.size === 0;
  // “our daughter called, she can't come”, “our kids finally join us”
  const end = terms.findIndex(({ text }, here) => here > at && /^[.!?;\n]$/u.test(text));
  const isOfTrip = terms
    .slice(at, end < 0 ? undefined : end)
    .some((term) => hasTag(term, 'drops-out', 'comes-too'));
  const isTold = TELLS.test(tells) || (context.hasSearch && (isUnknown || REACTS.test(tells)));
  const isAged =
    isAgedLater(state, at) || after.some(({ number, prefix }) => number !== null && prefix === '');
  return isSubject && isTold && !isOfTrip && !isAged;
};

/** The action for “my daughter says …”; “my wife wants a week in Rome” travels, unless the travellers are known. */
const whoSays: Action = ({ who, says }, state, _at, to) => {
  // “just for me, work thing”
  if (who?.tags.get('party') === 1) return false;
  // “his mother told me she is coming too”
  const from = hasTag(state.terms[to], 'me') ? to + 1 : to;
  const joins = state.terms.slice(from + 1, from + 4).some(({ tags }) => tags.has('comes-too'));
  if (joins && SHE.test(state.terms[from]?.text ?? '')) {
    state.consume(to - 1, from);
    return false;
  }
  return state.context.hasSearch || !WANTS.test(says?.text ?? '');
};
const WANTS = /^(?:want|prefer|insist|like|love|hate|ask|רוצה|מעדיפ|אוהב|מתעקש|ביקש)/u;

/** The action for people who are only mentioned: uses up the last term and leaves the others. */
export const mentionedOnly: Action = (_found, state, _at, to) => {
  state.consume(to - 1, to);
  return false;
};

/** The same, unless it is a wish: “we would have liked a hotel with the kids” (היינו רוצים), “show … for my sister”. */
const mentionedBefore: Action = (found, state, at, to) => {
  const isWish = state.terms
    .slice(at, to)
    .some((term) => hasTag(term, 'booking-ask') || IS_WISH.test(term.text));
  // “I promised my granddaughter Paris. She is 8.”
  return !isWish && !isAgedLater(state, to) && mentionedOnly(found, state, at, to);
};
const IS_WISH = /^(?:for$|רוצ|שמח|מעדיפ|נחמד|כיף|like|love|prefer)/u;

/** People who are only mentioned. Applied before the rules that count people. */
export const mentionedRules: readonly Rule[] = [
  when('who:#child|#party|#person|#kin ~ {says}', whoSays),
  when('#child|#small-child', childOfStory),
  // “I am visiting my grandchildren”, קרוב להורים שלי (close to my parents)
  when('{visiting} ~ {anyone}', mentionedOnly),
  when(
    [
      // “we did Athens with the kids already”, היינו שם כבר עם ההורים (we were there with the parents)
      '{been} * * * {with-someone}',
      // “I have spoken with our daughter”, “to show it to my son”
      '{tells} * * [with|to|עם|את] ~ #child|#kin',
      '{talks} [with|to|עם] ~ #party',
    ],
    mentionedBefore,
  ),
  // “I am not a child any more”
  when('not|no_longer|לא ~ #child', ({ child }) => !isPlural(child)),
].flat();

/** The position of the last child in a list of children from `at` on: “my son and my daughter”. */
function endOfList(terms: readonly Term[], at: number): number {
  const rest = terms.slice(at + 1, at + 4);
  const next = rest.findIndex(({ tags }) => tags.has('child'));
  const isJoined =
    next >= 0 && (JOINS.test(textOf(rest.slice(0, next))) || rest[next]?.prefix.startsWith('ו'));
  return isJoined ? endOfList(terms, at + 1 + next) : at;
}

/**
 * True for a word for one of the children who are known to travel: “a gym, my son won’t shut up about it”, but not “just
 * my son”, “me and my son”.
 */
export function isOfKnown(state: ParseState, child: Term): boolean {
  const { context, people, terms } = state;
  const isKnown = (context.childrenAges?.length ?? 0) > 0 && context.lastQuestion === null;
  const at = terms.indexOf(child);
  const [lead = '', before = ''] = [terms[at - 1]?.text, terms[at - 2]?.text];
  // “and our son”, as the end of a list
  const last = endOfList(terms, at);
  const next = terms[last + 1];
  const isEnd = next?.kind !== 'word' || JOINS.test(next.text) || next.text === 'instead of';
  const isJoined = child.prefix.startsWith('ו') || last > at || JOINS.test(WHOSE.test(lead) ? before : lead);
  const isNew = /^(?:an?|one|another|ילד|ילדה)$/u.test(lead) || (isJoined && isEnd);
  const isWhole =
    people.isChange ||
    people.adults !== null ||
    isBesideMe(state) ||
    terms.some(({ text }) => /^(?:only|just|רק)(?: |$)/u.test(text));
  return isKnown && !isPlural(child) && !isNew && !isWhole && !isAgedLater(state, 0);
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
    !terms.some((term) => hasTag(term, 'comes-too') || /^(?:too|also|with us|גם|איתנו)$/u.test(term.text))
  );
}
