/** Endings of a part that only say two of the parts after it once more: the town with its post code, either way round. */
const repeats = (later: readonly string[]): string[] =>
  later.flatMap((part, at) => {
    const next = later[at + 1];
    if (next === undefined || /\d/.test(part) === /\d/.test(next)) return [];
    return [`${part} ${next}`, `${next} ${part}`];
  });

/** A part without such an ending, which may be run together with the street; a longer word that ends alike stays. */
const withoutRepeat = (part: string, later: readonly string[]): string => {
  const ending = repeats(later).find((each) => part.endsWith(each));
  if (ending === undefined) return part;
  const street = part.slice(0, -ending.length);
  return /\p{Lu}$/u.test(street) ? part : street.trim();
};

/** Parts of an address; a town that stands where a street would is said once. A state may be called like its town. */
const partsOf = (line: string): readonly string[] => {
  const [first = '', ...others] = line.split(',').map((part) => part.trim());
  return first.toLowerCase() === others[0]?.toLowerCase() ? others : [first, ...others];
};

/** An address on one line that says town and post code once: “Via Roma 1Rome 00185, Rome, 00185, Italy”, “Rome, Rome”. */
export function addressLine(line: string): string {
  const parts = partsOf(line);
  if (parts.length < 3) return parts.join(', ');
  const clean = parts.map((part, at) => withoutRepeat(part, parts.slice(at + 1)));
  return clean.filter((part) => part !== '').join(', ');
}
