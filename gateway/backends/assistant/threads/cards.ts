import { passesLuhn } from '#shared/text/booking-card.ts';

/** Digits, with a space, a dot or a dash between groups; not the end of a word, an id or a URL. */
const RUNS = /(?<![\w=/])\d(?:[\s.\u2010-\u2015-]{0,2}\d){12,}/g;
const GROUPS = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;
const MASK = '•••';

const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST && digits.length <= LONGEST && passesLuhn(digits);

/** Groups of a card number are long or of equal length, unlike those of a date. */
const areCardGroups = (groups: readonly string[]): boolean =>
  groups.every((group) => group.length >= 3) || new Set(groups.map((group) => group.length)).size === 1;

/** A security code or a date may be next to the card: any neighbouring groups may be the card, or the start of one group. */
function holdsCard(run: string): boolean {
  const groups = run.match(GROUPS) ?? [];
  return groups.some((first, from) => {
    if (Array.from({ length: first.length }, (_, end) => first.slice(0, end + 1)).some(isCard)) return true;
    // A card has no more groups than digits; without this limit a text of single digits takes seconds.
    const near = groups.slice(from, from + LONGEST);
    return near.some((_, at) => {
      const some = near.slice(0, at + 1);
      return isCard(some.join('')) && areCardGroups(some);
    });
  });
}

/** Masks card numbers in the text: 13 to 19 digits with a valid checksum. */
export const maskCards = (text: string): string => text.replace(RUNS, (run) => (holdsCard(run) ? MASK : run));
