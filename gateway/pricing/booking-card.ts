/** 13 to 19 digits, single blanks or hyphens between them allowed, not part of a longer run. */
const cardLike = /(?<![\d])\d(?:[ -]?\d){12,18}(?![ -]?\d)/g;

/** The checksum that all payment cards carry. @param digits digits only; the empty text fails */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit);
      if (index % 2 === 0) return total + value;
      return total + (value > 4 ? value * 2 - 9 : value * 2);
    }, 0);
  return sum % 10 === 0;
}

/**
 * Free text with card numbers made unreadable but for their last four digits. Only runs that pass the checksum are
 * touched, so booking numbers and phones stay.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(cardLike, (run) => {
    const digits = run.replace(/\D/g, '');
    return passesLuhn(digits) ? `•••• ${digits.slice(-4)}` : run;
  });
}
