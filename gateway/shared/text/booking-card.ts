/** ASCII, Arabic, Persian and full-width digits: in each block the last four bits are the value. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\uff10-\\uff19]';
/**
 * Characters that people and devices put between the groups of a card number: spaces, line breaks, points and hyphens.
 */
const BETWEEN = '[\\s.\\u200b\\u2010-\\u2015\\u2212-]{0,3}';
const MIN_DIGITS = 13;
const MAX_DIGITS = 19;
const digitRun = new RegExp(`${DIGIT}(?:${BETWEEN}${DIGIT}){${MIN_DIGITS - 1},}`, 'gu');
const digitGroup = new RegExp(`${DIGIT}+`, 'gu');
const oneDigit = new RegExp(DIGIT, 'gu');

const ZERO = '0'.charCodeAt(0);

/**
 * The checksum of payment cards, which only a few cards of UnionPay lack. A loop, because every message is searched for
 * card numbers.
 * @param digits digits only; the empty text fails
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isDoubled = false; at >= 0; at -= 1, isDoubled = !isDoubled) {
    const digit = digits.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return false;
    const value = isDoubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}

const asciiDigits = (text: string): string =>
  Array.from(text.matchAll(oneDigit), ([digit]) => digit.charCodeAt(0) & 0xf).join('');

const isCard = (digits: string): boolean =>
  digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && passesLuhn(digits);

const masked = (digits: string): string => `•••• ${digits.slice(-4)}`;

/**
 * True for groups of four to six digits, of which the last may be shorter, and for equal groups, as card numbers are
 * written; dates are not.
 */
const isGrouped = (groups: readonly RegExpMatchArray[]): boolean =>
  groups.every(({ 0: { length } }, at) => length <= 6 && (length >= 4 || at === groups.length - 1)) ||
  groups.every(({ 0: { length } }) => length === groups[0]?.[0].length);

/** A security code directly after a card. */
const codeAfter = new RegExp(`^(\\s{1,3})${DIGIT}{3,4}(?!${DIGIT}|${BETWEEN}${DIGIT})`, 'u');

/**
 * Masks the cards in a run of digits that may contain more: `2 4111 1111 1111 1111 12` has a number before the card and
 * a month after it.
 */
function maskedRun(run: string): string {
  const whole = asciiDigits(run);
  const groups = [...run.matchAll(digitGroup)];
  if (isCard(whole) && (groups.length === 1 || isGrouped(groups))) return masked(whole);
  for (let first = 0; first < groups.length; first += 1) {
    for (let end = Math.min(groups.length, first + MAX_DIGITS); end > first; end -= 1) {
      const part = groups.slice(first, end);
      // Checked first: most parts are not grouped, and reading the digits of each would block the event loop.
      if (part.length > 1 && !isGrouped(part)) continue;
      const digits = part.map(([text]) => asciiDigits(text)).join('');
      if (!isCard(digits)) continue;
      const from = part[0]?.index ?? 0;
      const last = part.at(-1);
      const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
      return run.slice(0, from) + masked(digits) + maskCardNumbers(run.slice(to).replace(codeAfter, '$1•••'));
    }
  }
  return run;
}

/**
 * Free text with card numbers masked except for their last four digits, and a security code after one masked too. Only
 * numbers with a valid checksum count as cards, so booking numbers and phones stay.
 */
export const maskCardNumbers = (text: string): string => text.replace(digitRun, maskedRun);
