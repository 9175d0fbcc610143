/** Reduces words to stems, so that other forms of a word count as the same word. */
import { prefixLetters, withoutFinalForms } from '../understanding/words/prefixes.ts';
import { stemmer } from 'stemmer';
import { type Language, folded } from '../language.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that say nothing about the subject of a question. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(`a about actually all also am an and any anyone are as at be been but by can could did do does doing dont for from get gets getting give
    go goes going gonna got had has have having hello help hey hi how i id if ill im in into is isnt it its ive just know let like long
    many may me mean might much must my need needs no not now of off oh ok okay on one or our out please pls possible quick question
    really s say see shall she should show shows so some somehow someone something still t tell than thanks that the their them then there they
    thing things this to too u um uh up us use used very want wanna was wasnt we well were what whats when where which who whose why
    will with wondering wont work works would yes you your youre yours`),
  he: wordSet(`א אבל או אולי אחר אי איזה איזו אילו אין איך איפה אם אנחנו אני אפשר אפשרי את אתה אתם בבקשה בזה ב גם דבר ה האם הוא היא היי הם הזה הזאת ו זאת זה
    זו חייב חייבים יש ישלי כ כאן כדי כולל כי כל כמה כן ל לא לי לכם לנו לעשות לפה מ מה מותר מי משהו מתי נא ניתן עוד על עליי עליכם עם פה צריך צריכה צריכים
    קודם קורה רגע רוצה רוצים ש שאלה שאני שלום שלי שלכם שלנו של שרי תגידי תודה אצלכם איתכם האתר באתר יכול יכולה יכולים למה עדיין`),
};

/** Words that are spelled in several ways, with their stem. */
const synonyms: Readonly<Record<string, string>> = {
  reserv: 'book',
  invoic: 'receipt',
  wifi: 'internet',
  mail: 'email',
  kid: 'child',
  children: 'child',
  babi: 'infant',
  crib: 'cot',
  paid: 'pay',
  payment: 'pay',
  login: 'sign',
  log: 'sign',
  telephon: 'phone',
  cheaper: 'cheap',
  euro: 'currenc',
  dollar: 'currenc',
};

const MIN_ROOT_LENGTH = 3;
/**
 * Hebrew letters that may precede a root: particles (ו, ה, ב …) and the letters that conjugate a verb, אבטל (I
 * will cancel), תבטל (you will cancel), נבטל (we will cancel).
 */
const PREFIX = new RegExp(`^[${prefixLetters}תנא]`, 'u');

/**
 * Letters that the forms of a Hebrew word have in common: לבטל (to cancel), מבטלים (they cancel) and ביטול
 * (cancellation) all become בטל.
 */
function hebrewRoot(word: string): string {
  const single = word.length > MIN_ROOT_LENGTH + 1 ? word.replace(/(?:יות|ים|ות|תי|נו|ה)$/u, '') : word;
  let root = withoutFinalForms(`${single.slice(0, 1)}${single.slice(1).replace(/[וי]/gu, '')}`);
  for (let cut = 0; cut < 2 && root.length > MIN_ROOT_LENGTH && PREFIX.test(root); cut += 1)
    root = root.slice(1);
  return root;
}

/** True for a stop word, also with “and” in front: וכמה is “and how much”. */
const isStopWord = (word: string, language: Language): boolean =>
  [word, word.replace(/^ו(?=\p{L}{2})/u, '')].some((one) => stopWords[language].has(one));

/** @returns the form to compare a word by; null for a word that says nothing about the subject */
export function stemOf(word: string, language: Language): string | null {
  if (isStopWord(word, language)) return null;
  if (/\p{Script=Hebrew}/u.test(word)) return hebrewRoot(word);
  const stem = stemmer(word);
  return synonyms[stem] ?? stem;
}

/** The words of a text, in lower case and without punctuation; “check in” and “checkout” are one word each. */
export const wordsOf = (text: string): readonly string[] =>
  folded(text.replace(/['’׳"״]/gu, ''))
    .replace(/\bcheck (in|out)\b/gu, 'check$1')
    .replace(/\bno shows?\b/gu, 'noshow')
    .replace(/צק (אין|אאוט)/gu, 'צק$1')
    .split(' ');
