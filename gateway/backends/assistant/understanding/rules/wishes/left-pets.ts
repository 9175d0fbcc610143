/** Rules for a pet that stays at home: “we leave the dog with a friend”. */
import { either, tag, word, type Rule } from '../../grammar.ts';
import { rules } from '../pattern.ts';
import { staysBehind } from '../people/absent.ts';
import { minder, minds, pet } from '../people/vocabulary.ts';
import { withdraw } from './withdraw.ts';

const host = either(tag('kin'), word(/parents|friend|neighbou?rs?|הורי|חבר|שכנ/u));

export const leftPetRules: readonly Rule[] = rules(
  `
  leave = leave|leaving|left|משאירים|נשאיר|משאירה|משאיר|השארנו
  elsewhere = (?:home|behind|kennels?|grandmas|sitters?|ב?בית|אצל|בפנסיון|מאחור)(?:_.*)?
  with = (?:with|עם)(?:_.*)?
  takes = (?:tak|לוקח|תיקח|ייקח|יקחו).*
  // “the dog stays at home”, “we leave the dog with a friend”, “the dog is at the neighbours’”, הכלב אצל השכנים (the
  // same), but not “we bring the dog with friends”
  pet:{pet} ~3 #drops-out -> withdraws
  {leave} ~2 pet:{pet} [at|in] ~ {elsewhere}|{with}|{host} ~ [{host}] -> withdraws
  pet:{pet} is|stays?|נשאר {elsewhere}|{with}|at|in ~ {host} -> withdraws
  pet:{pet} {elsewhere}|at|in ~ {host} -> withdraws
  // “our neighbour takes the dog”, but not “my brother is taking his dog”; “my mother will look after the dog”
  neighbou?rs? ~2 {takes} ~2 pet:{pet} -> withdraws
  {minder}|{host} ~2 verb:{minds} [after|care|on|על] [#of] ~2 pet:{pet} -> withdraws unless takesAlong
  // “may we leave the dog alone in the room”
  {leave} ~2 {pet} alone|by_(?:it|him|her)self|לבדו? -> needsPlace
`,
  {
    parts: { pet, minder, minds, host },
    actions: {
      withdraws: (named, state) => withdraw(state, named['pet']),
      needsPlace: (_named, { amenities }) => amenities.add('Pet Friendly').size > 0,
    },
    guards: {
      takesAlong: ({ verb }, state, _at, to) =>
        /^(?:tak|לוקח|תיקח|ייקח|יקחו|ha(?:s|ve|ving)$)/u.test(verb?.text ?? '') || !staysBehind(state, to),
    },
  },
);
