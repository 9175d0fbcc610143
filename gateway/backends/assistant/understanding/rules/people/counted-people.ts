/** Rules for counted people: by nouns, also described ones, and by words that the lexicon does not have. */
import type { ParseState } from '../../parse-state.ts';
import { described, filler, maybe, num, rule, sign, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import { MAX_PEOPLE } from './ages.ts';

/** The Hebrew “one” follows its noun, so before a noun it belongs to an earlier word. */
export const count: Part = {
  fits: (term) =>
    term.number !== null &&
    term.number >= 1 &&
    term.number <= MAX_PEOPLE &&
    !/^[וה]?אח[דת]$/u.test(term.text),
};
export const oneWord = num(1, 1);

/** Ends of words for people in the plural, and some others. */
const PEOPLE =
  /(?:men|women|ladies|gents|ists|eers|icians|ians|nurses|nuns|monks|travellers|travelers|guests|persons|people|students|teachers|doctors|dancers|singers|players|workers|drivers|cyclists|hikers|skiers|golfers|pilgrims|retirees|colleagues|cousins|siblings|מהנדסים|מהנדסות|רופאים|רופאות|אחיות|מורים|מורות|נגנים|נגניות|נזירות|נזירים|סטודנטים|סטודנטיות|תלמידים|תלמידות|רקדנים|רקדניות|שחקנים|שחקניות|עובדים|עובדות|מטיילים|מטיילות|רוכבים|גולשים|תיירים|תיירות|פנסיונרים|פנסיונריות|שוטרים|טייסים|אחים)$/u;

/** A word in small letters that names people. */
const profession: Part = {
  fits: ({ kind, tags, raw, text, prefix }) =>
    kind === 'word' &&
    tags.size === 0 &&
    prefix === '' &&
    text.length > 3 &&
    !/^[\p{Lu}בל]/u.test(raw) &&
    !isEveryday(text),
};

/**
 * A number before people whose word the lexicon does not have: “four engineers”, ארבעה מהנדסים (four engineers),
 * “one gentleman”.
 */
export const unknownPeople: Rule = rule(
  [num(1, 30), described, described, profession],
  ([count, , , who], state, at, to) => {
    const { people, terms } = state;
    const isOne = count?.number === 1;
    const isFit = isOne
      ? /(?:man|woman|person|traveller|traveler)$/u.test(who?.text ?? '')
      : PEOPLE.test(who?.text ?? '');
    const isName =
      terms[to]?.kind === 'word' &&
      terms[to].tags.size === 0 &&
      !/^[בל]\p{Script=Hebrew}/u.test(terms[to].text);
    const isTold = people.adults !== null || people.total !== null || count?.tags.has('ordinal') === true;
    if (!isFit || isName || isTold || terms[at - 1]?.tags.has('place-mark')) return false;
    // “2 big ones and 3 children”
    const number = count?.number ?? null;
    return state.setPeople(
      terms.some(({ tags }) => tags.has('child')) ? { adults: number } : { total: number },
    );
  },
);

/** “two rather energetic grandparents”: the count is theirs, however many the word usually means. */
const countedRelatives: Rule = rule([num(2, 9), described, described, tag('kin')], (match, state) => {
  const who = match[3];
  // “my two best friends” are as many beside the writer.
  if (Number(who?.tags.get('kin')) < 2 || who?.tags.has('person')) return false;
  // “my wife, my two parents and I” is a list, whose rule counts the writer.
  if (state.terms.some(({ text }) => /^(?:me|i|אני)$/u.test(text))) return false;
  return state.setPeople({ adults: (state.people.adults ?? 0) + (match[0]?.number ?? 0) });
});

/** “the other couple snores” counts nobody: those people are among the travellers. */
const theOthers: Rule = rule(
  [maybe(word(/^other$/u)), tag('party'), maybe(word(/^השני(?:י?ה)?$/u))],
  ([other, who, second], { context, terms }, at, to) =>
    !terms[at - 2]?.tags.has('without') &&
    !terms.slice(to).some(({ tags }) => tags.has('comes-too') || tags.has('drops-out')) &&
    Number(who?.tags.get('party') ?? 0) < (context.partySize ?? 0) &&
    ((other !== undefined && terms[at - 1]?.text === 'the') || (second !== undefined && who?.prefix === 'ה')),
);

export const describedPeopleRules: readonly Rule[] = [theOthers, countedRelatives];

/** “so now it’s three kids”, “two children altogether” */
const IN_ALL =
  /^(?:so|now|then|makes?|that makes|total|in total|altogether|in all|all in all|אז|עכשיו|ביחד|בסך הכל|סך הכל|סהכ)$/u;
const NEAR_COUNT = 4;

/** Counts of one kind in a list are added up; `isInAll` tells a count of those who travelled before as well. */
export function countRule(
  name: string,
  add: (people: ParseState['people'], number: number, isInAll: boolean) => void,
): Rule {
  const parts = [
    maybe(count),
    maybe(sign('-')),
    maybe(tag('of-which')),
    filler,
    described,
    described,
    tag(name),
    maybe(oneWord),
  ];
  return rule(parts, (match, state, at, to) => {
    const number = match[0]?.number ?? match[7]?.number;
    if (match[4] && !match[0]) return false;
    if (number === undefined || number === null || (match[0] && match[6]?.prefix.includes('ו'))) return false;
    // “4 adults, 1 of them a pensioner”
    if (match[2] && name === 'adult') return state.people.adults !== null;
    const near = [...state.terms.slice(Math.max(0, at - NEAR_COUNT), at), ...state.terms.slice(to, to + 2)];
    add(
      state.people,
      number,
      near.some(({ text }) => IN_ALL.test(text)),
    );
    return true;
  });
}
