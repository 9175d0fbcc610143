/** Rules for a pet that stays at home: “we leave the dog with a friend”. */
import { either, filler, maybe, rule, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { minder, minds, staysBehind } from '../people/absent.ts';
import { pet } from '../people/ages.ts';

const leaveBehind: Part = word(/^(?:leave|leaving|left|משאירים|נשאיר|משאירה|משאיר|השארנו)$/u);
const at: Part = word(/^(?:at|in)$/u);
const host = either(tag('kin'), word(/parents|friend|neighbou?rs?|הורי|חבר|שכנ/u));
/** Words for the place where a pet is left. */
const elsewhere: Part = word(
  /^(?:with|home|behind|kennels?|grandmas|sitters?|ב?בית|אצל|עם|בפנסיון|מאחור)(?: |$)/u,
);

/** @param withdraw removes the wish for a place that takes pets */
export const leftPetRules = (
  withdraw: (state: ParseState, term: Term | undefined) => boolean,
): readonly Rule[] => [
  // “the dog stays at home”
  rule([pet, filler, filler, filler, tag('drops-out')], ([term], state) => withdraw(state, term)),
  // “we leave the dog with a friend”
  rule(
    [leaveBehind, filler, filler, pet, maybe(at), filler, either(elsewhere, host), filler, maybe(host)],
    (match, state) => withdraw(state, match[3]),
  ),
  // “the dog is at the neighbours’”, הכלב אצל השכנים (the same), but not “we bring the dog with friends”
  rule(
    [pet, maybe(word(/^(?:is|stays?|נשאר)$/u)), either(elsewhere, at), filler, host],
    ([term, stays, where], state) =>
      (stays !== undefined || !/^(?:with|עם)(?: |$)/u.test(where?.text ?? '')) && withdraw(state, term),
  ),
  // “my mother will look after the dog”
  rule(
    [
      either(minder, host),
      filler,
      filler,
      minds,
      maybe(word(/^(?:after|care|on|על)$/u)),
      maybe(tag('of')),
      filler,
      filler,
      pet,
    ],
    (match, state, _at, to) =>
      // “my brother is taking his dog”, but “our neighbour takes the dog”
      !(
        /^(?:tak|לוקח|תיקח|ייקח|יקחו)/u.test(match[3]?.text ?? '') && !/neighbo/u.test(match[0]?.text ?? '')
      ) &&
      !/^ha(?:s|ve|ving)$/u.test(match[3]?.text ?? '') &&
      staysBehind(state, to)
        ? withdraw(state, match[8])
        : false,
  ),
  // “may we leave the dog alone in the room”
  rule(
    [leaveBehind, filler, filler, pet, word(/^(?:alone|by (?:it|him|her)self|לבדו?)$/u)],
    (_match, state) => state.amenities.add('Pet Friendly').size > 0,
  ),
];
