/** Masks card numbers in free text: there is no field for them, and they must not be stored elsewhere either. */

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** Digits of any script, with up to three spaces, dots or dashes between them. */
const RUN = /\p{Nd}(?:[\s.\p{Pd}\u200b\u2212]{0,3}\p{Nd}){12,}/gu;
const GROUP = /\p{Nd}+/gu;

/**
 * The value of a digit in any script. The ten digits of a script are consecutive, after a character that is not a
 * digit, so zero is found by stepping back.
 */
function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const plain = (text: string): string => Array.from(text, digitValue).join('');

function passesCheckSum(digits: string): boolean {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const value = Number(digits.at(-1 - fromEnd)) * (fromEnd % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean =>
  digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && passesCheckSum(digits);

interface Group {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** True for groups as they are printed on cards: four to six digits each; the last group may be shorter. */
const isPrinted = (groups: readonly Group[]): boolean =>
  groups.length === 1 ||
  groups.every(({ digits }, at) => digits.length <= 6 && (digits.length >= 4 || at === groups.length - 1));

function firstCard(groups: readonly Group[]): readonly Group[] | null {
  const whole = groups.map(({ digits }) => digits).join('');
  if (isCard(whole)) return groups;
  for (let first = 0; first < groups.length; first += 1)
    for (let end = Math.min(groups.length, first + 5); end > first; end -= 1) {
      const part = groups.slice(first, end);
      if (isPrinted(part) && isCard(part.map(({ digits }) => digits).join(''))) return part;
    }
  return null;
}

function maskRun(run: string): string {
  const groups = Array.from(run.matchAll(GROUP), ({ 0: text, index }) => ({
    digits: plain(text),
    start: index,
    end: index + text.length,
  }));
  const card = firstCard(groups);
  const [first] = card ?? [];
  const last = card?.at(-1);
  if (!card || !first || !last) return run;
  const lastFour = card
    .map(({ digits }) => digits)
    .join('')
    .slice(-4);
  return `${run.slice(0, first.start)}•••• ${lastFour}${withoutCardNumbers(run.slice(last.end))}`;
}

/** Text in which runs of 13 to 19 digits with a valid card checksum keep only their last four digits. */
export const withoutCardNumbers = (text: string): string => text.replace(RUN, maskRun);
