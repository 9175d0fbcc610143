import { describe, expect, it } from 'vitest';
import { termsOf } from './terms.ts';

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in English words. */
function english(number: number, and: string): string {
  const rest = (part: number, joint: string) => (part === 0 ? '' : `${joint}${english(part, and)}`);
  if (number >= 1_000)
    return `${english(Math.floor(number / 1_000), and)} thousand${rest(number % 1_000, number % 1_000 < 100 ? and : ' ')}`;
  if (number >= 100) return `${english(Math.floor(number / 100), and)} hundred${rest(number % 100, and)}`;
  return number < 20
    ? (units[number - 1] ?? '')
    : `${tens[Math.floor(number / 10) - 2] ?? ''}${rest(number % 10, ' ')}`;
}

const feminine = 'אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' ');
const masculine = 'אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' ');
const bound = ['שלושת', 'ארבעת', 'חמשת', 'ששת', 'שבעת', 'שמונת', 'תשעת', 'עשרת'];
const hebrewTens = 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים'.split(' ');

/** The parts of a number in Hebrew words, largest first. */
function hebrewParts(number: number): string[] {
  if (number === 0) return [];
  if (number >= 1_000) {
    const count = Math.floor(number / 1_000);
    const words =
      count === 1
        ? 'אלף'
        : count === 2
          ? 'אלפיים'
          : count <= 10
            ? `${bound[count - 3] ?? ''} אלפים`
            : `${hebrew(count, masculine)} אלף`;
    return [words, ...hebrewParts(number % 1_000)];
  }
  if (number >= 100) {
    const count = Math.floor(number / 100);
    const words = count === 1 ? 'מאה' : count === 2 ? 'מאתיים' : `${feminine[count - 1] ?? ''} מאות`;
    return [words, ...hebrewParts(number % 100)];
  }
  if (number >= 20) return [hebrewTens[Math.floor(number / 10) - 2] ?? '', ...hebrewParts(number % 10)];
  return [hebrew(number, feminine)];
}

function hebrew(number: number, words: readonly string[]): string {
  if (number === 20) return 'עשרים';
  if (number <= 10) return words[number - 1] ?? '';
  const one = number === 12 ? (words === feminine ? 'שתים' : 'שנים') : (words[number - 11] ?? '');
  return `${one} ${words === feminine ? 'עשרה' : 'עשר'}`;
}

const numbersIn = (message: string) => termsOf(message).flatMap(({ number }) => number ?? []);

describe('numbers in words', () => {
  it.each([
    ['English', (number: number) => english(number, ' and ')],
    ['English, without “and”', (number: number) => english(number, ' ')],
    ['Hebrew', (number: number) => hebrewParts(number).join(' ו')],
  ])('are read whole up to 20,000 in %s', (_, written) => {
    const wrong = Array.from({ length: 20_000 }, (_one, at) => at + 1).filter(
      (number) => numbersIn(written(number)).join() !== String(number),
    );
    expect(wrong.map((number) => [written(number), numbersIn(written(number))]).slice(0, 40)).toEqual([]);
  });

  it.each([
    ['between eight hundred and twelve hundred shekels', [800, 1_200]],
    ['between two hundred and fifty and three hundred', [250, 300]],
    ['from a thousand to fifteen hundred', [1_000, 1_500]],
    ['בין שמונה מאות לאלף ומאתיים', [800, 1_200]],
    ['ממאה לחמישים', [100, 50]],
    ['מחמש מאות עד אלפיים וחמש מאות', [500, 2_500]],
    ['two eighty five a night', [285]],
    ['kids four, eight and eleven', [4, 8, 11]],
  ])('are joined only where they are one number: “%s”', (message, numbers) => {
    expect(numbersIn(message)).toEqual(numbers);
  });
});
