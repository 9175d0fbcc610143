/** Rules for known children who stay at home, by their ages: “it’s just the nine year old”. */
import { hasTag } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { addAges } from './ages.ts';
import { agesIn, host, when, type Action } from './vocabulary.ts';

/** One of the known children does not come. */
export const leaves = (state: ParseState, which: 'eldest' | 'youngest'): true =>
  state.setPeople({ leaves: which, isChange: true, hasChildren: true });

/** Keeps only the children of these ages in the party; false unless these are some, but not all, of the known ages. */
function keepAges(state: ParseState, kept: readonly number[]): boolean {
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

/** Removes the children of these ages; false when there are none. */
export const leaveAges = (state: ParseState, gone: readonly number[]): boolean =>
  gone.length > 0 &&
  keepAges(
    state,
    (state.context.childrenAges ?? []).filter((one) => !gone.includes(one)),
  );

/** The action for “it’s just the nine year old”, רק בני ה-4 וה-8 (only the 4- and the 8-year-old). */
const onlyOfAge: Action = (_found, state, at, to) => {
  const told = state.terms.slice(at, to);
  const kept = agesIn(told);
  // “only 4, 7 and 9, the eldest stays home”
  const isOfChild = state.terms.some((term) => hasTag(term, 'grown-child', 'small-child'));
  if (!isOfChild && !told.some((term) => hasTag(term, 'aged'))) return false;
  return (
    keepAges(state, kept) || (state.context.hasSearch && isOfChild && kept.length > 1 && addAges(state, kept))
  );
};

/** The action for “just me and the little one”, “רק אני והגדול”. */
const meAndOne: Action = ({ joint, who }, state) => {
  const known = [...(state.context.childrenAges ?? [])].sort((one, other) => one - other);
  const age = hasTag(who, 'grown-child') ? known.at(-1) : known[0];
  const isJoint = joint !== undefined || who?.prefix.startsWith('ו') === true;
  if (!isJoint || age === undefined || /(?:ones|ים|ות)$/u.test(who?.text ?? '')) return false;
  return keepAges(state, [age]) && state.setPeople({ adults: 1 });
};

/** The action for “we leave both children with my parents”. */
const leftWithHost: Action = ({ child, where }, state, at, to) => {
  const next = state.terms.slice(to, to + 2).findIndex(host.fits);
  const places = `${where?.text ?? ''} ${state.terms[to]?.text ?? ''}`;
  const isHome = /(?:^| )(?:home|behind|בבית|אצל)(?: |$)/u.test(places);
  const isHost = next >= 0 || (where !== undefined && host.fits(where));
  // “we’re leaving with the kids at 6”, משאירים את הילדים עם סבתא בחדר אחד (the kids share a room with Granny)
  const isOut = state.terms
    .slice(at, child ? state.terms.indexOf(child) : at)
    .some(({ text }) => /^(?:with|עם)$/u.test(text));
  const isInRoom = state.terms.slice(to, to + 4).some((term) => hasTag(term, 'room'));
  if (isOut || isInRoom || !(isHome || isHost)) return false;
  state.consume(to, to + next + 1);
  return state.setPeople({ children: 0, hasChildren: true });
};

/** Applied before the rules for ages, which would use these numbers. */
export const leftChildrenRules: readonly Rule[] = [
  when(['{only} ~ #grown-child|#small-child [{aged}] {ages}', '{only} ~ ~ [{aged}] {ages}'], onlyOfAge),
  when('{only-me} joint:[{joins}] [the] ~ who:#grown-child|#small-child', meAndOne),
  // “drop the twelve year old”
  when(
    [
      '#without|#one-less ~ #aged {age} ["-"] [#aged] [{kids}]',
      '#without|#one-less ~ {age} ["-"] #aged [{kids}]',
    ],
    ({ age }, state) => leaveAges(state, [age?.number ?? -1]),
  ),
  // “so just the two little ones”, of three
  when(
    '{only} ~ number:1-9 ~ who:#grown-child|#small-child',
    ({ number, who }, state) =>
      state.context.childrenAges?.length === (number?.number ?? 0) + 1 &&
      leaves(state, hasTag(who, 'grown-child') ? 'youngest' : 'eldest'),
  ),
  when('{leaving} ~ ~ [2-9] ~ child:{kids} where:{behind}', leftWithHost),
].flat();
