import type { Draft } from '../../draft.ts';
import { filler, rule, tag, word, type Act, type Rule } from '../../grammar.ts';
import { addAges, age, agesIn, moreAges } from './ages.ts';

/** The message counts the travellers, so none has to be subtracted. */
const isCounted = ({ terms }: Draft): boolean =>
  terms.some(
    ({ tags, text }, at) =>
      tags.get('party') === 1 ||
      (tags.has('party') && /\b(?:us|we)\b|שנינו|שתינו|אנחנו/u.test(text)) ||
      (terms[at - 1]?.number != null && (tags.has('adult') || tags.has('person'))),
  );

/** “my husband can't come”: one adult fewer than before. */
const staysHome: Act = (_match, draft) => {
  const { people, scene } = draft;
  if (!scene.hasSearch || isCounted(draft)) return true;
  return draft.party({ adults: (people.adults ?? 0) - 1, isMore: true });
};

/** The children do not come along. */
const withoutChildren: Act = (_match, draft) => draft.party({ children: 0, hasChildren: true });

const withoutInfants: Act = (_match, draft) => draft.party({ infants: 0 });

const FARTHEST = 10;

const WHO = ['grown-child', 'small-child', 'child', 'infant', 'kin', 'party', 'person'];

/** “my wife has just told me that she can’t come”: the person is some words before. */
const whoeverDropsOut: Act = (match, draft, at, to) => {
  for (let here = at - 1; here >= 0 && here > at - FARTHEST; here -= 1) {
    const term = draft.free(here);
    if (!term || (term.kind === 'break' && term.text === '.')) return false;
    const who = WHO.find((name) => term.tags.has(name));
    if (who === undefined) continue;
    const isCountedAfter = draft.terms.slice(to, to + 4).some(({ number }) => number !== null);
    if (isCountedAfter && !['child', 'infant'].includes(who)) return false;
    draft.use(here, here + 1);
    if (draft.people.ages.length > 0) return true;
    if (who === 'grown-child' || who === 'small-child') {
      return draft.party({
        leaves: who === 'grown-child' ? 'eldest' : 'youngest',
        isMore: true,
        hasChildren: true,
      });
    }
    if (who === 'child') return withoutChildren(match, draft, at, to);
    if (who === 'infant') return withoutInfants(match, draft, at, to);
    return staysHome(match, draft, at, to);
  }
  return false;
};

/** People who travelled before and do not come along. */
export const goneRules: readonly Rule[] = [
  rule([tag('without'), filler, tag('child', 'with-children')], withoutChildren),
  rule([tag('without'), filler, tag('infant')], (match, draft, at, to) =>
    // “I always forget the baby”
    match[0]?.text.startsWith('forget') ? false : withoutInfants(match, draft, at, to),
  ),
  // “only 4, 7 and 9, the eldest stays home”
  rule([word(/^(?:only|just|רק)$/u), filler, age, ...moreAges], (match, draft) => {
    const ages = agesIn(match);
    const isOfChild = draft.terms.some(({ tags }) => tags.has('grown-child') || tags.has('small-child'));
    return draft.scene.hasSearch && isOfChild && ages.length > 1 && addAges(draft, ages);
  }),
  rule([tag('drops-out')], whoeverDropsOut),
];
