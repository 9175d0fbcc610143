/** Digits, with a blank, a dot or a dash between groups; not the tail of a word, an id or an address. */
const RUNS = /(?<![\w=/])\d(?:[\s.\u2010-\u2015-]{0,2}\d){12,}/g;
const GROUPS = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;
const MASK = '•••';

/** Luhn's checksum. */
function isChecked(digits: string): boolean {
  const values = Array.from(digits, Number).toReversed();
  const sum = values.reduce((sum, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST && digits.length <= LONGEST && isChecked(digits);

/** Nobody writes a card as he writes a date: groups are long, or all alike. */
const areCardGroups = (groups: readonly string[]): boolean =>
  groups.every((group) => group.length >= 3) || new Set(groups.map((group) => group.length)).size === 1;

/** A card may stand beside its security code or its date: any neighbouring groups may be the card, or the head of one group. */
function holdsCard(run: string): boolean {
  const groups = run.match(GROUPS) ?? [];
  return groups.some((first, from) => {
    if (Array.from({ length: first.length }, (_, end) => first.slice(0, end + 1)).some(isCard)) return true;
    return groups.some((_, to) => {
      const some = groups.slice(from, to + 1);
      return to >= from && areCardGroups(some) && isCard(some.join(''));
    });
  });
}

/** The text without what looks like a card number: 13 to 19 digits whose checksum is right. */
export const withoutCards = (text: string): string =>
  text.replace(RUNS, (run) => (holdsCard(run) ? MASK : run));
