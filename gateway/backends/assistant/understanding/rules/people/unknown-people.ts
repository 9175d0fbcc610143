/** Rule for people by words that the lexicon does not have: “four engineers”. */
import { num, rule } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';

/** Ends of words for people in the plural, and some others. */
const PEOPLE =
  /(?:men|women|ists|eers|icians|ians|nurses|nuns|monks|travellers|travelers|guests|persons|people|students|teachers|doctors|dancers|singers|players|workers|drivers|cyclists|hikers|skiers|golfers|pilgrims|retirees|colleagues|cousins|siblings|מהנדסים|מהנדסות|רופאים|רופאות|אחיות|מורים|מורות|נגנים|נגניות|נזירות|נזירים|סטודנטים|סטודנטיות|תלמידים|תלמידות|רקדנים|רקדניות|שחקנים|שחקניות|עובדים|עובדות|מטיילים|מטיילות|רוכבים|גולשים|תיירים|תיירות|פנסיונרים|פנסיונריות|שוטרים|טייסים|אחים)$/u;

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
export const unknownPeople: Rule = rule([num(1, 30), profession], ([count, who], state, at, to) => {
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
});
