/** Removes names of people who travel along, so that they are not read as places: “my mate Jess is coming too”. */
import { FRIEND, ME } from '../rules/people/vocabulary.ts';
import { hasOnlyFillers, isCounted } from '../grammar.ts';
import type { Term } from '../words/terms.ts';

const KIN_TAGS = ['kin', 'child', 'grown-child', 'small-child', 'infant', 'twins'];
const isKin = ({ tags }: Term): boolean => KIN_TAGS.some((name) => tags.has(name));
const isCompanion = (term: Term): boolean =>
  isKin(term) || (term.tags.has('person') && FRIEND.test(term.text)) || term.tags.get('party') === 2;

/**
 * True for a word that may be a person's name: unknown, and in Hebrew without the prefixes ב (in) and ל (to),
 * which lead to a place.
 */
const isName = (term: Term | undefined): boolean =>
  term?.kind === 'word' &&
  (term.tags.size === 0 || term.isTypo) &&
  !/^ו?[בל]\p{Script=Hebrew}{3}/u.test(term.text);

const OF = /^(?:of|של)$/u;
const AND = /^(?:and|n|&|,)$/u;
const VERB =
  /^(?:is|are|who|hes|shes|he is|she is|he|she|they|has|have|wants?|will|would|needs?|הוא|היא|הם|רוצה|צריכה?|תרצה|ירצה)$/u;
/** “My nephew Omar, who is 9”; “my wife, Rome, need 3 nights” names a place. */
const WHO = /^(?:is|who|who is|hes|shes|he is|she is|he|she|הוא|היא)$/u;
const POSSESSIVE = /^של(?:י|נו|ו|ה|הם|הן)$/u;
const OLDEST_CHILD = 17;

/** True when what follows the words shows that they name people: a verb, an age, another person. */
function isAboutPerson(term?: Term, next?: Term, after?: Term): boolean {
  if (!term) return false;
  if (term.tags.has('comes-too') || term.tags.has('drops-out') || VERB.test(term.text)) return true;
  // “aged 7”, but not “ages ago”
  if (term.tags.has('aged') && (next?.number ?? null) !== null) return true;
  if (term.prefix === 'ו') return ME.test(term.text) || isCompanion(term);
  const isAge = next?.number != null && next.number <= OLDEST_CHILD && !isCounted(after);
  const isTold =
    next !== undefined && WHO.test(next.text) && after?.number != null && after.number <= OLDEST_CHILD;
  if (/^[,(]$/u.test(term.text) && (isAge || isTold)) return true;
  return AND.test(term.text) && next !== undefined && (ME.test(next.text) || isCompanion(next));
}

const MAX_SIGNED = 2;
/** False for “hi” and “ok”: “Hi thanks, Haifa” is signed by nobody. */
const isContent = (term: Term): boolean =>
  term.kind === 'word' && !hasOnlyFillers(term, 'talk', 'yes', 'small-talk');
/** The name under a message: “thanks in advance, Miriam”. */
function signature(terms: readonly Term[]): readonly Term[] {
  const end = terms.findLastIndex((term) => !isName(term));
  const thanks = terms[end - 1];
  const isSigned =
    /^[,\n-]$/u.test(terms[end]?.text ?? '') &&
    ((thanks?.tags.get('talk') === 'thanks' && terms.slice(0, end - 1).filter(isContent).length > 1) ||
      /(?:^| )(?:regards|wishes|yours|בברכה|מראש)$/u.test(thanks?.text ?? ''));
  const names = terms.slice(end + 1);
  return isSigned && names.length <= MAX_SIGNED ? names : [];
}

const PERSON: Term['tags'] = new Map([['kin', 1]]);
/** True for a name after “for me”: לי ולג'ים (for me and Jim), where ג'ים is no gym. */
const isNamedBesideMe = (me: Term | undefined, { text, tags }: Term): boolean =>
  me?.tags.has('for-me') === true &&
  /^ול(?!(?:פעמים|פני|אחר|מרות|כן|כל|שם|אן|בסוף|עתים|עיתים)(?!\p{L}))\p{L}{2}/u.test(text) &&
  (tags.size === 0 || tags.get('amenity') === 'Gym');

/**
 * The terms without the names of companions, and without those who are only named as relatives of others: “my mate Jess
 * is coming too”, “our kids Tom and Ann, 4 and 6”, “my boyfriend’s mum”.
 */
export function withoutNames(terms: readonly Term[]): readonly Term[] {
  const named = new Set<Term>(signature(terms));
  for (const [at, term] of terms.entries()) {
    if (!isCompanion(term)) continue;
    // הנכד שלי יונתן (my grandson Jonathan)
    const from = POSSESSIVE.test(terms[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const next = terms[from];
    if (/['’]s$/u.test(term.raw) && next && isKin(next)) named.add(term);
    const owner = terms[at + (terms[at + 2]?.text === 'my' ? 3 : 2)];
    // “the mother of my husband”
    if (OF.test(terms[at + 1]?.text ?? '') && owner && isCompanion(owner) && isKin(term)) named.add(owner);
    if (!isName(next)) continue;
    let to = from + 1;
    while (isName(terms[to]) || (AND.test(terms[to]?.text ?? '') && isName(terms[to + 1]))) to += 1;
    if (isAboutPerson(...terms.slice(to, to + 3))) terms.slice(from, to).forEach((name) => named.add(name));
  }
  return terms
    .filter((term) => !named.has(term))
    .map((term, at, all) =>
      isNamedBesideMe(all[at - 1], term) ? Object.assign({}, term, { prefix: 'ול', tags: PERSON }) : term,
    );
}
