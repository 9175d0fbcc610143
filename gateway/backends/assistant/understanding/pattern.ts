/** Rules written as strings, with a word for each part: `lead? number=1-60? unit|nights shift`. */
import { either, maybe, num, rule, word, type Part, type Rule, type RuleAction } from './grammar.ts';
import type { Term } from './words/terms.ts';

type Words<P extends string> = P extends `${infer First} ${infer Rest}` ? First | Words<Rest> : P;
type NameOf<W extends string> = W extends `${infer Name}=${string}`
  ? Name
  : W extends `${infer Name}?`
    ? Name
    : W;

/** The matched terms by the names of their parts; undefined for a part that is missing. */
export type Found<P extends string> = Readonly<Record<NameOf<Words<P>>, Term | undefined>>;

/** The action of a pattern; its result is that of a `RuleAction`. */
export type Action<P extends string> = (
  found: Found<P>,
  ...place: Parameters<RuleAction> extends [unknown, ...infer Rest] ? Rest : never
) => boolean | number;

/** Creates rules from patterns that share an action, in order. */
export interface When {
  <const P extends string>(patterns: readonly P[], act: Action<P>): readonly Rule[];
}

/** A part by its description, see `patterns`. */
function partOf(text: string, vocabulary: Readonly<Record<string, Part>>): Part {
  const known = vocabulary[text];
  if (known) return known;
  const [, lowest, highest] = /^(\d+)-(\d+)$/u.exec(text) ?? [];
  if (lowest !== undefined) return num(Number(lowest), Number(highest));
  if (/^'[^']*'$/u.test(text)) return word(new RegExp(`^(?:${text.slice(1, -1)})$`, 'u'));
  if (text.includes("'")) throw new Error(`A word with a space or an open quote: ${text}`);
  if (!/\p{L}/u.test(text))
    return { fits: (term) => ['break', 'sign'].includes(term.kind) && text.includes(term.text) };
  const [name = '', value] = text.split(':');
  return { fits: ({ tags }) => (value === undefined ? tags.has(name) : String(tags.get(name)) === value) };
}

/**
 * The notation of patterns, one part for each word:
 * - `unit|nights`: a term with one of these tags; `unit:week`: with this value of the tag.
 * - `1-60`: a number within limits. `,.`: one of these signs. `'on|at'`: one of these words, a regular expression.
 * - A name of the vocabulary: that part.
 * - `…?`: optional. `name=…`: the name of the matched term; without one, it is the text before the `?`.
 */
export function patterns(vocabulary: Readonly<Record<string, Part>>): When {
  return (texts: readonly string[], act: Action<string>) =>
    texts.map((text) => {
      const words = text.split(' ').map((one) => {
        const [, name, what = '', optional] = /^(?:(\w+)=)?(.+?)(\??)$/u.exec(one) ?? [];
        const ways = what.match(/'[^']*'|[^|]+/gu) ?? [];
        const part = either(...ways.map((way) => partOf(way, vocabulary)));
        return { name: name ?? what, part: optional === '' ? part : maybe(part) };
      });
      return rule(
        words.map(({ part }) => part),
        (match, ...place) =>
          act(Object.fromEntries(words.map(({ name }, at) => [name, match[at]])), ...place),
      );
    });
}
