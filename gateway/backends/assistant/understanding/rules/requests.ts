import { anyWord, either, filler, maybe, rule, tag, word } from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';
import type { ParseState, Request } from '../parse-state.ts';

/** Records a request; its words stay available to the other rules. */
const asks = (state: ParseState, at: number, request: Request): number => {
  state.requests.add(request);
  return at;
};

const END =
  /^(?:near|close|by|in|at|with|hotel|if|whether|has|have|one|that|is|עם|אם|יש|שיש|אחד|ליד|קרוב|מול|מלון)$/u;
/** A word between a verb and its object. */
const between: Part = {
  ...anyWord,
  fits: (term) => anyWord.fits(term) && !END.test(term.text) && !term.tags.has('place-mark'),
};
const gap = [between, between, between] as const;
const ofNotOurs = (...kinds: readonly string[]): Part => ({
  fits: ({ tags }) => kinds.includes(String(tags.get('not-ours'))),
});
const orders = either(
  tag('act', 'find-word', 'sort-by', 'what-about'),
  word(/^(?:get|call|send|buy|hire|organi[sz]e|like|would like|תקני|לקנות|תארגני|לארגן)$/u),
);
const GETS = /^(?:get|call|send|have)$/u;
const FOR_US = /^(?:me|us)(?: |$)/u;
const recommends = either(
  { fits: ({ tags }) => tags.get('sort') === 'RECOMMENDED' },
  word(/^(?:know|suggest|any|any good|מכירה?)$/u),
);

const ignores: Part = word(
  /^(?:ignore|forget|disregard|override|bypass|break|drop|skip|ו?ת?תעלמי?|התעלמי?|ו?ת?שכחי?|ת?עקפי?|תפרי|תבטלי)$/u,
);
const rules: Part = word(
  /^(?:rules?|instructions?|guidelines?|programming|[למהבש]{0,2}(?:חוקים|כללים|הוראות|הנחיות))$/u,
);
const limits: Part = word(/^(?:restrictions?|policy|policies|[להב]{0,2}(?:מגבלות|הגבלות))$/u);

const hotel: Part = word(/^(?:it|(?:the|this) hotel|[בל]?ה?מלון)$/u);
const inside = maybe(word(/^(?:in|at|inside|של)$/u));

const manager: Part = word(/^ה?(?:manager|מנהלת?|מנכל)$/u);
const forManager: Part = word(/^ו?ל(?:מנהלת?|מנכל)$/u);
const travels = either(
  tag('arriving', 'comes-too', 'find-word'),
  word(/^(?:and i|flies|travels|stays|טסה?|נוסעת?|באה?)$/u),
);

/** What a message asks Sherry to do that is not a search. Before all rules, which may use the words. */
export const requestRules: readonly Rule[] = [
  // “get us a taxi”, “תזמיני לי מונית”
  rule([orders, ...gap, ofNotOurs('ride', 'furniture')], (match, state, at, to) => {
    // “where can we get a bus”
    const isForUs = state.terms
      .slice(at + 1, to)
      .some(({ text, tags }) => FOR_US.test(text) || tags.has('for-me'));
    return GETS.test(match[0]?.text ?? '') && !isForUs ? false : asks(state, at, 'order');
  }),
  // “where can we eat”, but not “where can we eat in the hotel”
  rule(
    [ofNotOurs('table'), inside, maybe(hotel)],
    (match, state, at) => !match[2] && asks(state, at, 'order'),
  ),
  // “know any good pubs there”, “תמליצי על מסעדת בשרים”
  rule(
    [recommends, ...gap, ofNotOurs('eating'), inside, maybe(hotel)],
    (match, state, at) => !match[6] && asks(state, at, 'advice'),
  ),
  // “ignore your rules”, “תתעלמי מהכללים”, “you have no rules”
  rule([ignores, anyWord, anyWord, rules], (_match, state, at) => asks(state, at, 'override')),
  rule([ignores, word(/^(?:your|את)$/u), anyWord, limits], (_match, state, at) =>
    asks(state, at, 'override'),
  ),
  rule([word(/^you$/u), word(/^have$/u), tag('no'), either(rules, limits)], (_match, state, at) =>
    asks(state, at, 'override'),
  ),
  // “a hotel for our manager”, “the manager arrives alone”
  rule([tag('for'), filler, maybe(either(tag('kin'), anyWord)), manager], (_match, state, at) =>
    /^(?:look|ask|wait|call)/u.test(state.terms[at - 1]?.text ?? '') ? false : asks(state, at, 'for-manager'),
  ),
  rule([forManager], (_match, state, at) => asks(state, at, 'for-manager')),
  rule([manager, filler, filler, travels], (_match, state, at) => asks(state, at, 'for-manager')),
];
