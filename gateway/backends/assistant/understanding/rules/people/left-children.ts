/** Rules for known children who stay at home, by their ages: “it’s just the nine year old”. */
import { either, filler, maybe, num, rule, sign, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { addAges } from './ages.ts';
import { PARENTS } from './relatives.ts';

const OLDEST_CHILD = 17;
const PLURAL = /(?:ones|ים|ות)$/u;
const ONLY = word(/^(?:only|just|רק)$/u);
const and: Part = maybe(either(sign('-', '&', '+'), word(/^(?:and|,|the|n)$/u), filler));
const age = num(0, OLDEST_CHILD);
const aged = maybe(tag('aged'));
const which: Part = maybe(either(filler, tag('grown-child', 'small-child')));
const child = tag('child', 'with-children', 'infant');
const host = either(tag('kin', 'person'), word(PARENTS), word(/^(?:sitter|babysitter|nanny|בייביסיטר)$/u));

/** Keeps only the children of these ages in the party; false unless these are some, but not all, of the known ages. */
export function keepAges(state: ParseState, kept: readonly number[]): boolean {
  const known = state.context.childrenAges ?? [];
  if (kept.length === 0 || kept.length >= known.length || !kept.every((one) => known.includes(one)))
    return false;
  // The ages of the others are named for those who stay.
  for (const [at, { number }] of state.terms.entries())
    if (number !== null && known.includes(number)) state.consume(at, at + 1);
  return state.setPeople({
    ages: [...kept],
    allChildren: kept.length,
    children: kept.length,
    hasChildren: true,
    isChange: false,
  });
}

/** Removes the child of this age; false when there is none. */
export const leaveAge = (state: ParseState, gone: number): boolean =>
  keepAges(
    state,
    (state.context.childrenAges ?? []).filter((one) => one !== gone),
  );

/** Applied before the rules for ages, which would use these numbers. */
export const leftChildrenRules: readonly Rule[] = [
  // “it’s just the nine year old”, רק בני ה-4 וה-8 (only the 4- and the 8-year-old)
  rule(
    [ONLY, filler, which, aged, age, aged, and, and, maybe(age), aged, and, and, maybe(age), aged],
    (match, state) => {
      const kept = match.flatMap((term) => (term?.number == null ? [] : [term.number]));
      // “only 4, 7 and 9, the eldest stays home”
      const isOfChild = state.terms.some(({ tags }) => tags.has('grown-child') || tags.has('small-child'));
      if (!isOfChild && !match.some((term) => term?.tags.has('aged'))) return false;
      if (keepAges(state, kept)) return true;
      return state.context.hasSearch && isOfChild && kept.length > 1 && addAges(state, kept);
    },
  ),
  // “just me and the little one”, “רק אני והגדול”
  rule(
    [
      either(tag('me'), word(/^(?:(?:its )?(?:just|only) me|רק אני)$/u)),
      and,
      and,
      filler,
      tag('grown-child', 'small-child'),
    ],
    ([, joint, other, , who], state) => {
      const isJoint = [joint, other].some((term) => /^(?:and|n|&|\+|with)$/u.test(term?.text ?? ''));
      if (!isJoint && who?.prefix.startsWith('ו') !== true) return false;
      const known = [...(state.context.childrenAges ?? [])].sort((one, other) => one - other);
      const age = who?.tags.has('grown-child') ? known.at(-1) : known[0];
      if (known.length < 2 || age === undefined || PLURAL.test(who?.text ?? '')) return false;
      return keepAges(state, [age]) && state.setPeople({ adults: 1 });
    },
  ),
  // “drop the twelve year old”
  rule(
    [tag('without', 'one-less'), filler, aged, age, maybe(sign('-')), aged, maybe(child)],
    (match, state) => match.some((term) => term?.tags.has('aged')) && leaveAge(state, match[3]?.number ?? -1),
  ),
  // “so just the two little ones”, of three
  rule([ONLY, filler, num(1, 9), filler, tag('grown-child', 'small-child')], ([, , count, , who], state) => {
    const known = state.context.childrenAges ?? [];
    if (known.length !== (count?.number ?? 0) + 1) return false;
    const leaves = who?.tags.has('grown-child') ? 'youngest' : 'eldest';
    return state.setPeople({ leaves, isChange: true, hasChildren: true });
  }),
  // “we leave both children with my parents”
  rule(
    [
      word(/^(?:leave|leaving|left|משאירים|נשאיר|משאירה?|השארנו)$/u),
      filler,
      filler,
      maybe(num(2, 9)),
      filler,
      child,
      word(/^(?:with|at|behind|home|at home|אצל|עם|בבית)(?: |$)/u),
    ],
    (match, state, _at, to) => {
      const next = state.terms.slice(to, to + 2).findIndex(host.fits);
      const last = match.at(-1);
      const isHome = /(?:^| )(?:home|behind|בבית|אצל)(?: |$)/u.test(
        `${last?.text ?? ''} ${state.terms[to]?.text ?? ''}`,
      );
      const isHost = next >= 0 || (last !== undefined && host.fits(last));
      // “we’re leaving with the kids at 6”, משאירים את הילדים עם סבתא בחדר אחד (the kids share a room with Granny)
      const isOut = match.slice(0, -2).some((term) => /^(?:with|עם)$/u.test(term?.text ?? ''));
      const isInRoom = state.terms.slice(to, to + 4).some(({ tags }) => tags.has('room'));
      if (isOut || isInRoom || !(isHome || isHost)) return false;
      if (next >= 0) state.consume(to, to + next + 1);
      return state.setPeople({ children: 0, hasChildren: true });
    },
  ),
];
