/**
 * The small grammar of the rule-based reader: a rule is a sequence of parts that match terms (the words of a
 * message with their tags), and an action that writes the meaning into the state.
 */
import type { ParseState } from './parse-state.ts';
import type { Term } from './words/terms.ts';

/** One position of a pattern. */
export interface Part {
  readonly fits: (term: Term) => boolean;
  readonly optional?: boolean;
}

/** The matched term for each part of the rule, in order; undefined for an optional part that is missing. */
export type Match = readonly (Term | undefined)[];

/** A sequence of parts and what to do where it matches. */
export interface Rule {
  readonly parts: readonly Part[];
  /** Writes into the state and says which terms it used, see `RuleAction`. */
  readonly apply: RuleAction;
}

/**
 * The action of a rule, called at each place where its parts match terms that no earlier rule used.
 * @param match the matched terms by part
 * @param at position of the first matched term in `state.terms`
 * @param to position after the last matched term
 * @returns false when the rule does not apply after all: no term is used. True when it used all matched terms. A
 * position: it used the terms from `at` up to that position, and the others stay available to later rules; `at` itself
 * means that it wrote into the state and used no term.
 */
export type RuleAction = (match: Match, state: ParseState, at: number, to: number) => boolean | number;

/** Creates a rule from its parts, in order, and its action. */
export const rule = (parts: readonly Part[], apply: RuleAction): Rule => ({ parts, apply });

/** Matches a term that has at least one of the tags. */
export const tag = (...names: readonly string[]): Part => ({
  fits: (term) => names.some((name) => term.tags.has(name)),
});

/** Matches a sign such as `-` or `+`. */
export const sign = (...texts: readonly string[]): Part => ({
  fits: (term) => term.kind === 'sign' && texts.includes(term.text),
});

/** Matches a number in digits or words, limits included. */
export const num = (lowest = 0, highest = 1_000_000_000): Part => ({
  fits: (term) => term.number !== null && term.number >= lowest && term.number <= highest,
});

/** Matches a term by its folded text (lower case, no accents); `text` should be anchored with ^ and $. */
export const word = (text: RegExp): Part => ({ fits: (term) => text.test(term.text) });

/** Matches a term that any of the parts matches. */
export const either = (...parts: readonly Part[]): Part => ({
  fits: (term) => parts.some((part) => part.fits(term)),
});

/** Tags of words that add nothing to a rule by themselves, such as “the”, “for” or “it”. */
const FILLER_TAGS =
  'filler of until from for place-mark name-link it what-about has-it or besides for-me page-word'.split(' ');

/** True when the term has tags, and all of them are filler tags or in `others`. */
export const hasOnlyFillers = ({ tags }: Term, ...others: readonly string[]): boolean =>
  tags.size > 0 && [...tags.keys()].every((name) => FILLER_TAGS.includes(name) || others.includes(name));

/** True for “please” and בבקשה, which end a clause. */
export const isPolite = ({ text }: Pick<Term, 'text'>): boolean => /^(?:please|pls|בבקשה)$/u.test(text);

/** An optional word that adds nothing, such as “a” or “our”. */
export const filler: Part = {
  fits: (term) => term.tags.has('filler') && hasOnlyFillers(term, 'kin'),
  optional: true,
};

/** An optional word of any meaning except a number and a unit of time. */
export const anyWord: Part = {
  fits: ({ kind, number, tags }) =>
    kind === 'word' && number === null && !tags.has('unit') && !tags.has('nights'),
  optional: true,
};

/** An optional word before a noun that describes people: “two rather energetic grandparents”; in Hebrew it follows. */
export const described: Part = {
  fits: ({ kind, number, tags, text }) =>
    kind === 'word' &&
    number === null &&
    ((tags.size === 0 && /^[a-z]+$/u.test(text)) ||
      /^(?:rather|very|quite|really|pretty|fairly)$/u.test(text)),
  optional: true,
};

/** An optional punctuation character, one of those given. */
export const mark = (characters: string): Part => ({
  fits: (term) => (term.kind === 'break' || term.kind === 'sign') && characters.includes(term.text),
  optional: true,
});

/** Makes a part optional. */
export const maybe = (part: Part): Part => ({ ...part, optional: true });

/** Tags of nouns that are counted. */
const COUNT_NOUNS = 'unit nights adult person room room-kind child infant month star currency'.split(' ');

/** True when the term is a noun that can be counted, so that a number before it counts it: “3 nights”. */
export const isCounted = (term: Term | undefined): boolean =>
  COUNT_NOUNS.some((name) => term?.tags.has(name) === true);

/** True when a counted noun follows: “in March 2 adults”, but not “12 March 3 April”, “March 12 adults 2”. */
export function isCounting({ terms }: ParseState, to: number): boolean {
  const [noun, label, next] = terms.slice(to, to + 3);
  const isLabel = label?.number != null && !isCounted(next);
  return isCounted(noun) && !noun?.tags.has('month') && !isLabel;
}

/** Orders to take off: “skip”, תורידי (take off); “filter” and תסנני only with “out” or כל מה (everything that). */
const TAKES_OFF =
  'skip|hide|drop|remove|exclude|omit|avoid|ditch|discard|delete|lose|cut|leave (?:out|off)|(?:take|filter|rule|weed|throw) out|cut(?: out)?|get rid of|[תל]ה?(?:וריד|סיר|סתיר|עיפ|דלג)\\p{L}*|[תל]ה?וציא\\p{L}*(?! ל(?:י|נו)(?: |$))|[תל]?סנ\\p{L}*(?= החוצה| (?:את )?כל מה)|תמחקי?|למחוק|דלגי?';
/** Words between an order and what is taken off: “all of the”, את כל. */
const WHICH =
  'the|all|any|of|these|those|every|single|other|expensive|pricey|cheap|off|out|את|כל|על|לי|לנו|מהרשימה|מהתוצאות|החוצה';
const HOTELS =
  'anything|everything|any|all|those|ones|whatever|hotels?|places?|options?|results?|כל|ה?מלונות|ה?מקומות|ה?אפשרויות|אלה|מה|מלון|מקום';
/**
 * Words between hotels and their limit: “that are rated”. Others say which hotels, or make an exception: “hotels near
 * clubs”, “all but those over 4 stars”.
 */
const THAT_ARE =
  'that|thats|which|whose|who|with|are|is|am|be|rated|scored|reviewed|priced|costing|costs?|charging|charges?|have|has|having|got|an?|the|of|them|those|ones?|price|score|rating|reviews?|star|from|hotels?|hostels?|places?|or|and|(?!שלא|שאינ)ש\\p{L}*|מה|מי|ה?מלונות|ה?מקומות|ה?תוצאות|אלה|עם|הם|הן|עולים|[בה]?(?:ציון|דירוג|מחיר)|מהרשימה|יש|להם';
/** “skip anything”, “leave out all the hotels”, תורידי את כל מה (take off everything): what follows is not wanted. */
const EXCLUDES = new RegExp(
  `(?:^| )(?:${TAKES_OFF}) (?:(?:${WHICH}) ){0,3}?(?:${HOTELS})(?: (?:${THAT_ARE})){0,4}$`,
  'u',
);
/** Before the order: “don’t hide …”, “did you remove …?”, אל תורידי (do not take off). */
const TAKES_OFF_NOTHING =
  /(?:^| )(?:not?|dont|didnt|never|no need to|(?:did|do|have|why|when) (?:\S+ )?(?:you|u|they)|אל|לא(?: \S+)?)$/u;

/** True when the words of the clause before a limit at `at` take off hotels: “skip anything …”. */
export function isTakenOff({ terms }: Pick<ParseState, 'terms'>, at: number): boolean {
  const before = terms.slice(Math.max(0, at - 8), at);
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  const text = textOf(clause);
  // “anything under” may be one term.
  const [lead] = terms[at]?.text.split(' ') ?? [];
  const found = EXCLUDES.exec(text) ?? EXCLUDES.exec(`${text} ${lead}`);
  return found !== null && !TAKES_OFF_NOTHING.test(text.slice(0, found.index));
}

/**
 * True when one of the four terms before `at` is a negation, which reverses a limit: “not … over 300”, “nothing
 * below 4 stars”, or when hotels beyond the limit are taken off: “skip anything below 4 stars”.
 */
export function isNegated(state: ParseState, at: number): boolean {
  const before = state.terms.slice(Math.max(0, at - 4), at);
  // “no hostels, max 3 stars”: the negation ends with its clause.
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  return isTakenOff(state, at) || clause.some(({ text }) => NEGATIONS.test(text));
}
const NEGATIONS =
  /^(?:not|no|never|nothing|dont|wont|cant|cannot|exclude|omit|avoid|leave out|without|לא|שלא|אין|בלי)$/u;

/** The texts of the terms, joined by spaces. */
export const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');

/** The value of a tag as text; empty without that tag. */
export const tagOf = (term: Term | undefined, name: string): string => String(term?.tags.get(name) ?? '');

/** True when the term has one of these tags. */
export const hasTag = (term: Term | undefined, ...names: readonly string[]): boolean =>
  names.some((name) => term?.tags.has(name) === true);

/**
 * Applies the rules in their order, each one from the first term to the last, wherever it matches terms that are
 * not used yet. See `RuleAction` for what an action returns.
 */
export function applyRules(rules: readonly Rule[], state: ParseState): void {
  const fitsAny = (part: Part): boolean => part.optional === true || state.terms.some(part.fits);
  for (const one of rules.filter((candidate) => candidate.parts.every(fitsAny)))
    for (let at = 0; at < state.terms.length; at += 1) {
      const found = matchAt(one.parts, state, at);
      const taken = found ? one.apply(found.match, state, at, found.to) : false;
      if (found && taken !== false) state.consume(at, taken === true ? found.to : taken);
    }
}

/**
 * The match of the parts that begins at a position, and the position after it; null without one. A match has at
 * least one term.
 */
function matchAt(
  parts: readonly Part[],
  state: ParseState,
  at: number,
): { readonly match: Match; readonly to: number } | null {
  const match = matchFrom(parts, state, at);
  const to = at + (match?.filter((term) => term !== undefined).length ?? 0);
  return match && to > at ? { match, to } : null;
}

/** Backtracking matcher: an optional part takes a term if it can, unless a later part needs that term. */
function matchFrom(parts: readonly Part[], state: ParseState, at: number): Match | null {
  const [part, ...others] = parts;
  if (!part) return [];
  const term = state.peek(at);
  const rest = term && part.fits(term) ? matchFrom(others, state, at + 1) : null;
  if (rest) return [term, ...rest];
  const without = part.optional ? matchFrom(others, state, at) : null;
  return without && [undefined, ...without];
}
