/**
 * Rules as tables of text. A line is a definition, `name = alternatives`, or a rule, `pattern -> action`, perhaps with
 * guards, `pattern -> action unless guard guard`; `//` begins a comment. A pattern is a row of items, each of them
 * alternatives joined by `|`:
 * - `#tag` or `#tag=value`: a term with the tag. `1-5` or `1-`: a number in these limits. `"+-"`: one of these signs.
 * - `{name}`: a part that is defined before; after a bracket, its text. `~`: an optional filler, `*`: an optional word.
 * - anything else: the whole text of a term, as a regular expression in which `_` is a space.
 *
 * `name:` before an item gives its term to the action; `[…]` makes an item optional; a number after `~`, `*` or `{name}`
 * repeats it. `!` before the first or the last item: the term before or after the match, used or not, is not like this;
 * `!!`: an unused one is not.
 * Example: `#swap|change ~ wish:{wish} #for|#until -> withdraws unless asked`.
 */
import { anyWord, either, filler, maybe, num, rule, word } from '../grammar.ts';
import type { Match, Part, Rule } from '../grammar.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

/** The terms with names; without an entry for an optional one that is missing. */
export type Named = Readonly<Record<string, Term | undefined>>;

/** Like `RuleAction`, with the named terms first and all terms last. */
export type Action = (
  named: Named,
  state: ParseState,
  at: number,
  to: number,
  match: Match,
) => boolean | number;

/** True where a rule does not apply. */
export type Guard = (...found: Parameters<Action>) => boolean;

/** What the lines of a table may name. */
interface Names {
  readonly parts?: Readonly<Record<string, Part>>;
  readonly actions: Readonly<Record<string, Action>>;
  readonly guards?: Readonly<Record<string, Guard>>;
}

interface Item {
  readonly part: Part;
  readonly name?: string | undefined;
  /** True when its name is only its first tag or that of its part. */
  readonly isOwnName: boolean;
  readonly isRefused: boolean;
  /** Refused only while no rule has used it. */
  readonly isUnused: boolean;
}

type Parts = Readonly<Record<string, Part>>;
/** Parts by name; a list stands for several items in a row. */
type PartLists = Readonly<Record<string, Part | readonly Part[]>>;

/** Alternatives that are not regular expressions, and the part for each. */
const KINDS: readonly (readonly [RegExp, (parts: Parts, text: string, more?: string) => Part | undefined])[] =
  [
    [/^\{(.+)\}$/u, (parts, name) => known(parts, name)],
    [/^~$/u, () => filler],
    [/^\*$/u, () => anyWord],
    [/^(\d+)-(\d*)$/u, (_parts, low, high) => num(Number(low), high ? Number(high) : undefined)],
    [
      /^"(.+)"$/u,
      (_parts, signs) => ({ fits: ({ kind, text }) => /sign|break/u.test(kind) && signs.includes(text) }),
    ],
    [
      /^#([^=]+)(?:=(.+))?$/u,
      (_parts, tag, value) => ({
        fits: ({ tags }) => (value ? String(tags.get(tag)) === value : tags.has(tag)),
      }),
    ],
  ];

function known<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = all[name];
  if (found === undefined) throw new Error(`A rule names something unknown: ${name}`);
  return found;
}

function partOf(text: string, parts: Parts): Part {
  const words: string[] = [];
  const others: Part[] = [];
  for (const piece of text.split('|')) {
    const [kind, of] = KINDS.find(([shape]) => shape.test(piece)) ?? [];
    const [, first = '', more] = kind?.exec(piece) ?? [];
    const part = of?.(parts, first, more);
    if (part) others.push(part);
    else words.push(piece.replaceAll('_', ' '));
  }
  const all = words.length === 0 ? others : [...others, word(new RegExp(`^(?:${words.join('|')})$`, 'u'))];
  const [only = filler] = all;
  return all.length === 1 ? only : either(...all);
}

/** The part that alternatives such as `#meal|#ask=meals` describe. */
export const alternatives = (text: string): Part => partOf(text, {});

/** The items of a pattern; one of them with a count or a list is several. */
function itemsOf(pattern: string, parts: Parts, lists?: PartLists): readonly Item[] {
  return pattern.split(/\s+/u).flatMap((written) => {
    const [, mark, name, optional, plain = ''] =
      /^(!{0,2})(?:([a-z]\w*):(?!=))?(?:\[(.+)\]|(.+))$/iu.exec(written) ?? [];
    const [, text = optional ?? plain, count = 1] = /^([~*]|\{\w+\})(\d)$/u.exec(plain) ?? [];
    const [, tag, other] = /^(?:#([\w-]+)|\{([\w-]+)\})/u.exec(text) ?? [];
    const list = lists?.[/^\{([\w-]+)\}$/u.exec(text)?.[1] ?? ''];
    const items = [list ?? partOf(text, parts)].flat().map((part) => ({
      part: optional === undefined ? part : maybe(part),
      name: name ?? (lists && (tag ?? other)),
      isOwnName: name === undefined,
      isRefused: mark !== '',
      isUnused: mark === '!!',
    }));
    return Array.from({ length: Number(count) }, () => items).flat();
  });
}

/**
 * Returns a function that makes a rule of each pattern, with one action for all of them. Items without a name have that
 * of their first tag or part.
 */
export function ruleWriter(
  lists: PartLists,
): (patterns: string | readonly string[], action: Action) => readonly Rule[] {
  const single = Object.entries(lists).flatMap(([name, part]) => ('fits' in part ? [[name, part]] : []));
  const parts: Parts = Object.fromEntries(single);
  return (patterns, action) =>
    [patterns].flat().map((pattern) => ruleOf(itemsOf(pattern, parts, lists), action, []));
}

/** The rules of a table. */
export function rules(table: string, { parts = {}, actions, guards = {} }: Names): readonly Rule[] {
  const defined: Record<string, Part> = { ...parts };
  const texts: Record<string, string> = {};
  const read: Rule[] = [];
  for (const line of table.split('\n').map((one) => one.trim())) {
    const [, name, text = ''] = /^(\w+) = (.+)$/u.exec(line) ?? [];
    const [, pattern, action = '', unless] = /^(?!\/\/)(.+?)\s+-> (\w+)(?: unless (.+))?$/u.exec(line) ?? [];
    if (name !== undefined) {
      texts[name] = text.replace(/(?<=[)\]])\{(\w+)\}/gu, (_, other: string) => `(?:${known(texts, other)})`);
      defined[name] = partOf(texts[name], defined);
    } else if (pattern !== undefined) {
      const refusing = unless?.split(' ').map((one) => known(guards, one)) ?? [];
      read.push(ruleOf(itemsOf(pattern, defined), known(actions, action), refusing));
    } else if (line !== '' && !line.startsWith('//')) throw new Error(`No rule: ${line}`);
  }
  return read;
}

/** True when the refused item is at this position. */
function isThere(item: Item | null | undefined, state: ParseState, at: number): boolean {
  const term = item?.isUnused ? state.peek(at) : state.terms[at];
  return term !== undefined && item?.part.fits(term) === true;
}

function ruleOf(items: readonly Item[], action: Action, guards: readonly Guard[]): Rule {
  const [before, after] = [items[0], items.at(-1)].map((item) => (item?.isRefused ? item : null));
  const matched = items.filter(({ isRefused }) => !isRefused);
  return rule(
    matched.map(({ part }) => part),
    (match, state, at, to) => {
      if (isThere(before, state, at - 1) || isThere(after, state, to)) return false;
      const named: Record<string, Term | undefined> = {};
      for (const [index, { name, isOwnName }] of matched.entries())
        if (name !== undefined && match[index] && !(isOwnName && named[name])) named[name] = match[index];
      const found = [named, state, at, to, match] as const;
      return !guards.some((guard) => guard(...found)) && action(...found);
    },
  );
}

type Words<P extends string> = P extends `${infer First} ${infer Rest}` ? First | Words<Rest> : P;
type NameIn<W extends string> = W extends `${infer Name}:${string}` ? Name : never;

/** The terms that patterns name; undefined for an optional one that is missing. */
export type Found<P extends string> = Readonly<Record<NameIn<Words<P>>, Term | undefined>>;

/** Makes rules of patterns that share an action, which gets the named terms first. */
interface When {
  <const P extends string>(
    patterns: readonly P[],
    action: (found: Found<P>, state: ParseState, at: number, to: number) => boolean | number,
  ): readonly Rule[];
}

/** `ruleWriter` for patterns that name each term that their action reads, so that the compiler knows the names. */
export const whenOf = (parts: Parts): When => ruleWriter(parts);
