import type { AmenityKey } from '#shared/hotel/amenity-keys.ts';

/** Hebrew prefix letters: “and the pool”. */
const GLUED = 'ו?ה?ב?';

/** Excludes names that begin like an amenity: Bar-Ilan, a bar mitzvah. */
export const NO_NAME = '(?![-־]\\p{L}| (?:ilan|mitzvahs?|kochba|אילן|מצווה|כוכבא))';

/** Ways to write the amenities of the filters, besides their names on the page. A sauna is not a spa. */
export const AMENITY_WORDS: Readonly<Record<AmenityKey, string>> = {
  WiFi: `wi[ -]?fi|internet|wireless|${GLUED}(?:וויי?[ -]?פיי?|וואי[ -]?פאי|אינטרנט(?: אלחוטי)?)`,
  Pool: `(?:swimming )?pools?|place to swim|${GLUED}(?:ברי?כ(?:ה|ת|ות)(?: שחי[יה]ה)?)`,
  Gym: `gym|gymnasium|fitness(?: (?:room|cent(?:er|re)))?|work ?out room|${GLUED}(?:חדר[ -]?כו?שר|מכון[ -]?כו?שר|כושר)`,
  Spa: `spa${NO_NAME}|massages?|${GLUED}(?:ספא|עיסו(?:י|יים)|מסאז['׳]?)`,
  Restaurant: `restaurants?|${GLUED}מסעד(?:ה|ת|ות)`,
  Bar: `(?:hotel |rooftop )?bar${NO_NAME}|${GLUED}(?:בר${NO_NAME}|פאב)`,
  'Pet Friendly': `pets?(?:[ -](?:friendly|allowed|welcome))?|dogs?(?:[ -](?:friendly|allowed|welcome))?|(?:our|my) (?:dog|cat|pet)|${GLUED}(?:חיו?ת(?: ה?מחמד)?|ידידותי לחיות|כלב(?:ים)?|חתול)`,
  Parking: `parking(?: (?:space|spot|place))?|car park|garage|${GLUED}(?:חני?יה|חניון)`,
  'Business Center': `business (?:cent(?:er|re)|corner|services)|${GLUED}(?:מרכז עסקים|טרקלין עסקים)`,
  'Room Service': `room[ -]service|${GLUED}שירות חדרים`,
};

export const FREE_CANCELLATION_WORDS =
  '(?:with )?free(?:ly)? cancell?(?:ation|ations|able|ing)?|cancell?(?:ation|able)? (?:for free|free of charge|at no cost)|(?:fully |free )?(?:refundable|cancell?able)|flexible (?:rate|booking|cancell?ation|terms)|money[ -]back|ו?(?:אפשרות )?(?:ל?ביטול|בביטול)(?: ב?חינם| ללא (?:עלות|תשלום|דמי ביטול)| גמיש)|ו?ניתן לבי?טול|ו?ביטול חופשי';
