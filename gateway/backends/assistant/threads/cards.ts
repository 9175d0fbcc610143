/** Digits, with a blank, a dot or a dash between groups; not the tail of a word, an id or an address. */
const RUNS = /(?<![\w=/])\d(?:[\s.\u2010-\u2015-]{0,2}\d){12,}/g;
const GROUPS = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;
const MASK = '•••';

/** Luhn's checksum. A plain loop: a text of single digits is asked about thousands of times. */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const value = digit * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST && digits.length <= LONGEST && isChecked(digits);

/** Nobody writes a card as they write a date: groups are long, or all alike. */
const areCardGroups = (groups: readonly string[]): boolean =>
  groups.every((group) => group.length >= 3) || new Set(groups.map((group) => group.length)).size === 1;

/** A card may stand beside its security code or its date: any neighbouring groups may be the card, or the head of one group. */
function holdsCard(run: string): boolean {
  const groups = run.match(GROUPS) ?? [];
  return groups.some((first, from) => {
    if (Array.from({ length: first.length }, (_, end) => first.slice(0, end + 1)).some(isCard)) return true;
    // A card has no more groups than digits; without an end a text of single digits takes seconds.
    const near = groups.slice(from, from + LONGEST);
    return near.some((_, at) => {
      const some = near.slice(0, at + 1);
      return isCard(some.join('')) && areCardGroups(some);
    });
  });
}

/** The text without what looks like a card number: 13 to 19 digits whose checksum is right. */
export const withoutCards = (text: string): string =>
  text.replace(RUNS, (run) => (holdsCard(run) ? MASK : run));
