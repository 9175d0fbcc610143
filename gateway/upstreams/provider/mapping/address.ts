/** Endings of a part that repeat the two parts after it: the town with its post code, in either order. */
const repeats = (later: readonly string[]): string[] =>
  later.flatMap((part, at) => {
    const next = later[at + 1];
    if (next === undefined || /\d/.test(part) === /\d/.test(next)) return [];
    return [`${part} ${next}`, `${next} ${part}`];
  });

/**
 * A part without such an ending, also when it is joined to the street without a space; a longer word with the same
 * ending stays.
 */
const withoutRepeat = (part: string, later: readonly string[]): string => {
  const ending = repeats(later).find((each) => part.endsWith(each));
  if (ending === undefined) return part;
  const street = part.slice(0, -ending.length);
  return /\p{Lu}$/u.test(street) ? part : street.trim();
};

/**
 * Parts of an address, without a first part that repeats the second: a town in place of the street. Later repetitions
 * stay, because a state may have the same name as its town.
 */
const partsOf = (line: string): readonly string[] => {
  const [first = '', ...others] = line.split(',').map((part) => part.trim());
  return first.toLowerCase() === others[0]?.toLowerCase() ? others : [first, ...others];
};

/**
 * An address in one line that contains town and post code once: “Via Roma 1Rome 00185, Rome, 00185, Italy”, “Rome,
 * Rome”.
 */
export function addressLine(line: string): string {
  const parts = partsOf(line);
  if (parts.length < 3) return parts.join(', ');
  const clean = parts.map((part, at) => withoutRepeat(part, parts.slice(at + 1)));
  return clean.filter((part) => part !== '').join(', ');
}
