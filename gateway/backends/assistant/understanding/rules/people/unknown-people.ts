import { num, rule } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';

/** An unknown word in small letters, which is no everyday thing. */
const profession: Part = {
  fits: ({ kind, tags, raw, text, prefix }) =>
    kind === 'word' &&
    tags.size === 0 &&
    prefix === '' &&
    text.length > 3 &&
    !/^[\p{Lu}בל]/u.test(raw) &&
    !isEveryday(text),
};

const PLURAL = /(?:s|children|people|ים|ות)$/u;

/** “four engineers”, “ארבעה מהנדסים”, “one gentleman”: a number before a word that is not known. */
export const unknownPeople: Rule = rule([num(1, 30), profession], ([count, who], state, at, to) => {
  const { people, terms } = state;
  const isOne = count?.number === 1;
  const isFit = isOne
    ? /(?:man|woman|person|traveller|traveler)$/u.test(who?.text ?? '')
    : PLURAL.test(who?.text ?? '');
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
