import { AFTER, anyOf, BEFORE } from '../plain.ts';

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    dozen: 12,
    אחת: 1,
    אחד: 1,
    שתיים: 2,
    שתים: 2,
    שניים: 2,
    שני: 2,
    שתי: 2,
    שלוש: 3,
    שלושה: 3,
    שלושת: 3,
    ארבע: 4,
    ארבעה: 4,
    ארבעת: 4,
    חמש: 5,
    חמישה: 5,
    חמשה: 5,
    חמשת: 5,
    שש: 6,
    שישה: 6,
    ששה: 6,
    ששת: 6,
    שבע: 7,
    שבעה: 7,
    שבעת: 7,
    שמונה: 8,
    שמונת: 8,
    תשע: 9,
    תשעה: 9,
    תשעת: 9,
    עשר: 10,
    עשרה: 10,
    עשרת: 10,
    עשרים: 20,
    שלושים: 30,
    ארבעים: 40,
    חמישים: 50,
    שישים: 60,
    ששים: 60,
    שבעים: 70,
    שמונים: 80,
    תשעים: 90,
    מאתיים: 200,
    אלפיים: 2_000,
  }),
);

const TIMES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    thousand: 1_000,
    million: 1_000_000,
    מאה: 100,
    מאות: 100,
    אלף: 1_000,
    אלפים: 1_000,
    מיליון: 1_000_000,
  }),
);

const all = [...WORDS.keys(), ...TIMES.keys()];
const isHebrew = (word: string): boolean => /\p{Script=Hebrew}/u.test(word);
/** Every word of a run stands alone; only Hebrew glues letters to its front. */
const WORD = `(?:(?:${anyOf(all.filter((word) => !isHebrew(word)))})${AFTER}|[ובלמכהש]{0,2}-?(?:${anyOf(all.filter(isHebrew))})${AFTER})`;

/** Pattern of a number in words, in either language: “twenty-five”, “שלוש מאות וחמישים”. Wants `iu`. */
export const NUMBER_WORDS = `${BEFORE}${WORD}(?:(?: |-| and |-and-)${WORD})*`;

/** The number that words say; null when they say none. */
export function numberInWords(words: string): number | null {
  let whole = 0;
  let part = 0;
  let isNumber = false;
  for (const token of words.toLowerCase().split(/[\s-]+/u)) {
    const word = [token, token.slice(1), token.slice(2)].find((rest) => WORDS.has(rest) || TIMES.has(rest));
    if (word === undefined) continue;
    isNumber = true;
    const times = TIMES.get(word);
    if (times === undefined) part += WORDS.get(word) ?? 0;
    else part = (part || 1) * times;
    if (times !== undefined && times >= 1_000) {
      whole += part;
      part = 0;
    }
  }
  return isNumber ? whole + part : null;
}
