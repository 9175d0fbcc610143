import type { ParseState } from './parse-state.ts';
import type { Term } from './words/terms.ts';

/** One position of a pattern. */
export interface Part {
  readonly fits: (term: Term) => boolean;
  readonly optional?: boolean;
}

/** The term at each position of a pattern; undefined for an optional part that is missing. */
export type Match = readonly (Term | undefined)[];

/** A sequence of terms with a meaning of its own. */
export interface Rule {
  readonly parts: readonly Part[];
  /** Writes into the state; false when it does not apply after all, so that other rules may use the terms. */
  readonly apply: RuleAction;
}

/**
 * @param at position of the first term, @param to the position after the last
 * @returns a position before `to` when the terms from there on are left to other rules
 */
export type RuleAction = (match: Match, state: ParseState, at: number, to: number) => boolean | number;

/** A rule of the grammar: its parts in order, and its action. */
export const rule = (parts: readonly Part[], apply: RuleAction): Rule => ({ parts, apply });

/** A term with one of the tags. */
export const tag = (...names: readonly string[]): Part => ({
  fits: (term) => names.some((name) => term.tags.has(name)),
});

/** A sign such as `-` or `+`. */
export const sign = (...texts: readonly string[]): Part => ({
  fits: (term) => term.kind === 'sign' && texts.includes(term.text),
});

/** A number between two limits, in digits or words. */
export const num = (lowest = 0, highest = 1_000_000_000): Part => ({
  fits: (term) => term.number !== null && term.number >= lowest && term.number <= highest,
});

/** A word or phrase, as it is written. */
export const word = (text: RegExp): Part => ({ fits: (term) => text.test(term.text) });

export const either = (...parts: readonly Part[]): Part => ({
  fits: (term) => parts.some((part) => part.fits(term)),
});

/** Tags without a meaning of their own. */
const FILLER_TAGS =
  'filler of until from for place-mark name-link it what-about has-it or besides for-me page-word'.split(' ');

/** The term has a meaning, and none but fillers and these. */
export const hasOnlyFillers = ({ tags }: Term, ...others: readonly string[]): boolean =>
  tags.size > 0 && [...tags.keys()].every((name) => FILLER_TAGS.includes(name) || others.includes(name));

/** “please” ends a clause. */
export const isPolite = ({ text }: Pick<Term, 'text'>): boolean => /^(?:please|pls|בבקשה)$/u.test(text);

/** An optional word without a meaning of its own. */
export const filler: Part = {
  fits: (term) => term.tags.has('filler') && hasOnlyFillers(term, 'kin'),
  optional: true,
};

/** An optional word that is not a number. */
export const anyWord: Part = {
  fits: ({ kind, number, tags }) =>
    kind === 'word' && number === null && !tags.has('unit') && !tags.has('nights'),
  optional: true,
};

/** An optional punctuation character, one of those given. */
export const mark = (characters: string): Part => ({
  fits: (term) => (term.kind === 'break' || term.kind === 'sign') && characters.includes(term.text),
  optional: true,
});

export const maybe = (part: Part): Part => ({ ...part, optional: true });

/** “next”, “this”, before or after a unit of time. */
export const near = maybe(tag('next', 'this'));

const COUNT_NOUNS = 'unit nights adult person room child infant month star currency'.split(' ');

/** True when a number before this term belongs to it. */
export const isCounted = (term: Term | undefined): boolean =>
  COUNT_NOUNS.some((name) => term?.tags.has(name) === true);

/** “not … over 300”, “nothing below 4 stars”: a negation before a limit reverses it. */
export const isNegated = ({ terms }: ParseState, at: number): boolean =>
  terms
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) =>
      /^(?:not|no|never|nothing|dont|wont|cant|cannot|exclude|omit|avoid|leave out|without|לא|שלא|אין|בלי)$/u.test(
        text,
      ),
    );

/** The value of a tag as text; empty without that tag. */
export const tagOf = (term: Term | undefined, name: string): string => String(term?.tags.get(name) ?? '');

/** Applies each rule wherever it matches unused terms, in the order of the rules. */
export function applyRules(rules: readonly Rule[], state: ParseState): void {
  const fitsAny = (part: Part): boolean => part.optional === true || state.terms.some(part.fits);
  for (const one of rules.filter((candidate) => candidate.parts.every(fitsAny)))
    for (let at = 0; at < state.terms.length; at += 1) {
      const found = matchAt(one.parts, state, at);
      const taken = found ? one.apply(found.match, state, at, found.to) : false;
      if (found && taken !== false) state.consume(at, taken === true ? found.to : taken);
    }
}

function matchAt(
  parts: readonly Part[],
  state: ParseState,
  at: number,
): { readonly match: Match; readonly to: number } | null {
  const match = matchFrom(parts, state, at);
  const to = at + (match?.filter((term) => term !== undefined).length ?? 0);
  return match && to > at ? { match, to } : null;
}

/** An optional part matches a term if it can, and skips it if the parts after it need it. */
function matchFrom(parts: readonly Part[], state: ParseState, at: number): Match | null {
  const [part, ...others] = parts;
  if (!part) return [];
  const term = state.peek(at);
  const rest = term && part.fits(term) ? matchFrom(others, state, at + 1) : null;
  if (rest) return [term, ...rest];
  const without = part.optional ? matchFrom(others, state, at) : null;
  return without && [undefined, ...without];
}
