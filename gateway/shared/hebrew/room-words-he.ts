/**
 * Hebrew for the most frequent words in the names of rooms. Translated by hand, because the provider's details are
 * English only.
 */
const roomWords: Readonly<Record<string, string>> = {
  room: 'חדר',
  'single room': 'חדר ליחיד',
  'double room': 'חדר זוגי',
  'twin room': 'חדר עם מיטות נפרדות',
  'triple room': 'חדר לשלושה',
  'quadruple room': 'חדר לארבעה',
  'double or twin room': 'חדר זוגי או עם מיטות נפרדות',
  'standard room': 'חדר סטנדרט',
  'standard double room': 'חדר זוגי סטנדרט',
  'standard twin room': 'חדר סטנדרט עם מיטות נפרדות',
  'classic room': 'חדר קלאסי',
  'comfort room': 'חדר קומפורט',
  'economy room': 'חדר חסכוני',
  'superior room': 'חדר סופריור',
  'superior twin room': 'חדר סופריור עם מיטות נפרדות',
  'premium room': 'חדר פרימיום',
  'executive room': 'חדר מנהלים',
  'deluxe room': 'חדר דלוקס',
  'deluxe room with balcony': 'חדר דלוקס עם מרפסת',
  'sea view room': 'חדר עם נוף לים',
  'family room': 'חדר משפחה',
  'garden room': 'חדר גן',
  'family studio': 'סטודיו משפחתי',
  studio: 'סטודיו',
  suite: 'סוויטה',
  'junior suite': 'סוויטת ג׳וניור',
  'executive suite': 'סוויטת מנהלים',
  'executive suite & lounge access': 'סוויטת מנהלים וכניסה לטרקלין',
  'terrace suite': 'סוויטה עם מרפסת',
  apartment: 'דירה',
  'family apartment': 'דירה משפחתית',
  'one-bedroom apartment': 'דירה עם חדר שינה אחד',
  'two-bedroom apartment': 'דירה עם שני חדרי שינה',
  villa: 'וילה',
  'city view': 'נוף לעיר',
  'sea view': 'נוף לים',
  'garden view': 'נוף לגן',
  'pool view': 'נוף לבריכה',
  'mountain view': 'נוף להרים',
  balcony: 'מרפסת',
  terrace: 'מרפסת',
  'non smoking': 'ללא עישון',
  'non-smoking': 'ללא עישון',
};

/** The forms for one, two, and larger numbers. */
const counted: Readonly<Record<string, readonly [string, string, string]>> = {
  'single bed': ['מיטת יחיד', 'שתי מיטות יחיד', 'מיטות יחיד'],
  'twin bed': ['מיטת יחיד', 'שתי מיטות יחיד', 'מיטות יחיד'],
  'double bed': ['מיטה זוגית', 'שתי מיטות זוגיות', 'מיטות זוגיות'],
  'queen bed': ['מיטת קווין', 'שתי מיטות קווין', 'מיטות קווין'],
  'king bed': ['מיטת קינג', 'שתי מיטות קינג', 'מיטות קינג'],
  'sofa bed': ['ספה נפתחת', 'שתי ספות נפתחות', 'ספות נפתחות'],
  'bunk bed': ['מיטת קומותיים', 'שתי מיטות קומותיים', 'מיטות קומותיים'],
  bedroom: ['חדר שינה אחד', 'שני חדרי שינה', 'חדרי שינה'],
};

const counts = (text: string): string | null => {
  const [, number = '', thing = ''] = /^(\d+) (.+?)s?$/.exec(text) ?? [];
  const words = Object.hasOwn(counted, thing) ? counted[thing] : undefined;
  if (!words) return null;
  const [one, two, many] = words;
  return number === '1' ? one : number === '2' ? two : `${number} ${many}`;
};

/** All parts joined; null when one is missing. */
const joined = (parts: readonly (string | null)[], glue: string): string | null => {
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? known.join(glue) : null;
};

const part = (text: string): string | null => {
  const folded = text.trim().toLowerCase();
  const known = Object.hasOwn(roomWords, folded) ? roomWords[folded] : undefined;
  // In Hebrew “and” is a prefix of the following word, with a dash before a number.
  return known ?? joined(folded.split(' and ').map(counts), ' ו')?.replaceAll(/ ו(?=\d)/g, ' ו־') ?? null;
};

/**
 * A room's name in Hebrew, such as “חדר דלוקס, מיטת קינג” for “Deluxe Room, 1 King Bed”.
 * @returns null unless every part of it is known, because a half-translated name would be hard to read
 */
export const hebrewRoomName = (name: string): string | null => joined(name.split(',').map(part), ', ');

/**
 * The Hebrew name of a room: the hotel's own one if it gave one, otherwise our translation of `name`.
 * @returns null when `language` is not Hebrew, or there is no translation
 */
export const translatedRoomName = (
  language: string,
  { name, nameHe }: { readonly name: string; readonly nameHe: string | null },
): string | null => (language === 'he' ? (nameHe ?? hebrewRoomName(name)) : null);
