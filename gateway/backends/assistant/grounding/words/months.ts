import { AFTER, anyOf } from '../plain.ts';

const ENGLISH = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

const HEBREW = [
  ['ינואר', 'ינו'],
  ['פברואר', 'פבר'],
  ['מרץ', 'מרס'],
  ['אפריל', 'אפר'],
  ['מאי'],
  ['יוני'],
  ['יולי'],
  ['אוגוסט', 'אוג'],
  ['ספטמבר', 'ספט'],
  ['אוקטובר', 'אוק'],
  ['נובמבר', 'נוב'],
  ['דצמבר', 'דצמ'],
] as const;

/** Pattern of an English month, `Dec.` included. */
export const ENGLISH_MONTH = `(?:${anyOf(ENGLISH.flat())})${AFTER}\\.?`;

/** Pattern of a Hebrew month with a glued letter. */
export const HEBREW_MONTH = `(?:[בלמ]-?)?(?:${anyOf(HEBREW.flat())})${AFTER}'?`;

/** 1 to 12; null for no month. */
export function monthOf(word: string): number | null {
  const bare = word.toLowerCase().replace(/[.']/gu, '');
  const unglued = bare.replace(/^[בלמ]-?/u, '');
  const at = ENGLISH.findIndex((names) => names.some((name) => name === bare));
  if (at >= 0) return at + 1;
  const isNamed = (spelling: string) =>
    HEBREW.findIndex((names) => names.some((name) => name === spelling)) + 1;
  return isNamed(bare) || isNamed(unglued) || null;
}

const ENGLISH_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const HEBREW_DAYS = ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'];
const HEBREW_LETTERS = 'אבגדהוש';

/** Pattern of a day of the week as it stands beside a date. */
export const WEEKDAY = `(?:(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?${AFTER}\\.?|(?:ב?יום )(?:${HEBREW_DAYS.join('|')}|[${HEBREW_LETTERS}]')${AFTER}|ב?שבת${AFTER})`;

/** 0 is Sunday; null for no weekday. */
export function weekdayOf(word: string): number | null {
  const bare = word.toLowerCase().replace('.', '');
  const english = ENGLISH_DAYS.findIndex((name) => name.startsWith(bare.slice(0, 3)) && /^[a-z]/u.test(bare));
  if (english >= 0) return english;
  const hebrew = bare.replace(/^ב?יום /u, '').replace(/'$/u, '');
  const named = HEBREW_DAYS.findIndex((name) => hebrew === name || hebrew === `ב${name}`);
  if (named >= 0) return named;
  const lettered = hebrew.length === 1 ? HEBREW_LETTERS.indexOf(hebrew) : -1;
  return lettered >= 0 ? lettered : null;
}
