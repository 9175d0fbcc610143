/**
 * Conditions in one line, such as `many asking|which !place #ask=price,rooms words<=6`. Parts side by side must all
 * hold, `|` stands between alternatives, `!` negates, and parentheses group. A part is
 * - the name of a fact: `many`;
 * - a value that has any content, or one of those listed: `#ask`, `#ask=price,rooms`, `kind=hotel`;
 * - a limit of a number: `words<=6`.
 * Conditions are compiled once. An unknown name throws, for those of rules when the module is loaded.
 */

/** A fact: another condition, an expression that the text contains, or a function. */
export type Fact<T> = string | RegExp | ((subject: T) => boolean);
export type Facts<T> = Readonly<Record<string, Fact<T>>>;

/** What conditions can speak of. */
export interface Vocabulary<T> {
  readonly facts: Facts<T>;
  readonly textOf: (subject: T) => string;
  /** The values by name, without the facts; null for an unknown name. A name with # is a tag. */
  readonly valuesOf: (subject: T, name: string) => readonly string[];
}

type Holds<T> = (subject: T) => boolean;

/** Creates the function that tells whether a condition holds for a subject. Each fact is found out once for it. */
export function conditionsOf<T extends object>({ facts, textOf, valuesOf }: Vocabulary<T>) {
  const compiled = new Map<string, Holds<T>>();
  const known = new WeakMap<T, Map<string, boolean>>();

  function factNamed(name: string): Holds<T> {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown fact “${name}”`);
    const find: Holds<T> =
      typeof fact === 'string'
        ? compile(fact)
        : fact instanceof RegExp
          ? (subject) => fact.test(textOf(subject))
          : fact;
    return (subject) => {
      const found = known.get(subject) ?? new Map<string, boolean>();
      if (found.size === 0) known.set(subject, found);
      const holds = found.get(name) ?? find(subject);
      found.set(name, holds);
      return holds;
    };
  }

  function part(text: string): Holds<T> {
    const [, name = '', sign, value = ''] = /^([#~]?[\w-]+)(?:(=|<=)(.+))?$/u.exec(text) ?? [];
    if (sign === '<=') return (subject) => Number(valuesOf(subject, name)[0]) <= Number(value);
    if (!sign && /^\w/u.test(name)) return factNamed(name);
    const wanted = value === '' ? null : new Set(value.split(','));
    return (subject) => valuesOf(subject, name).some((one) => wanted?.has(one) ?? true);
  }

  function compile(condition: string): Holds<T> {
    const holds = compiled.get(condition) ?? parsed(condition, part);
    compiled.set(condition, holds);
    return holds;
  }
  return compile;
}

/** Parses the signs of a condition; `part` compiles what stands between them. */
function parsed<T>(condition: string, part: (text: string) => Holds<T>): Holds<T> {
  const signs = condition.match(/[()|!]|[^\s()|!]+/gu) ?? [];
  let at = 0;
  const all = (): Holds<T> => {
    const holds: Holds<T>[] = [];
    while (at < signs.length && signs[at] !== ')') holds.push(either());
    return (subject) => holds.every((one) => one(subject));
  };
  const either = (): Holds<T> => {
    const holds = [single()];
    for (; signs[at] === '|'; holds.push(single())) at += 1;
    return holds.length === 1 && holds[0] ? holds[0] : (subject) => holds.some((one) => one(subject));
  };
  const single = (): Holds<T> => {
    const sign = signs[at] ?? '';
    at += 1;
    if (sign === '!') {
      const holds = single();
      return (subject) => !holds(subject);
    }
    if (sign !== '(') return part(sign);
    const group = all();
    at += 1;
    return group;
  };
  return all();
}
