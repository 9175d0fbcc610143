import { type Read, refusedIn, wishSpans } from './run.ts';

/** An order of results that words ask for. */
export type TypedOrder = 'SEA' | 'DISTANCE' | 'PRICE_ASC';

const NEAR_WORDS =
  'right on|right by|right next to|on|by|at|near(?:est|er)?(?: to)?|close(?:st|r)?(?: to| by)?|next to|beside|opposite|facing|steps (?:from|to)|(?:a )?(?:short )?walk(?:ing distance)? (?:from|to|of)|(?:with)?in walking distance (?:of|to|from)|not far from|\\d{1,2} min(?:ute)?s? (?:walk )?(?:from|to)';
const NEAR_HE =
  '(?:הכי )?(?:קרוב(?:ה|ים|ות)?|סמו(?:ך|כה|כים)|צמוד(?:ה|ים)?|ליד|על(?: שפת| קו| חוף)?|מול|בקרבת|קו ראשון|במרחק הליכה|לא רחוק|צעד(?:ים)?(?: ספורים)?|(?:\\d{1,2} |חמש |עשר )?דקות(?: הליכה)?)';
const SEA = '(?:sea(?:side|shore|front)?|beach(?:es|front)?|coast|ocean(?:front)?|shore|waterfront)';
const SEA_HE = '(?:ה?ים(?! ה?מלח)|ה?חוף(?: ה?ים)?|ה?טיילת)';
const CENTRE = '(?:(?:city |town )?(?:cent(?:er|re))|downtown)';
const HOTELS = '(?:hotels?|resorts?|places?|locations?|accommodation)';
/** “central station” and “near central park” are places. */
const NO_NAME = '(?! (?:bus|train|railway|station|park|market|square|heating|air))';

/** Ways to ask for an order, by priority, because a list can have only one order. */
const PATTERNS: readonly (readonly [order: TypedOrder, patterns: readonly string[]])[] = [
  [
    'SEA',
    [
      `(?:${NEAR_WORDS}) (?:the |a )?${SEA}`,
      `(?:seaside|seafront|sea-?side|beach[ -]?front|beach[ -]?side|ocean[ -]?front|waterfront|beach) ${HOTELS}`,
      'seaside|seafront|beach[ -]?front|beach[ -]?side|ocean[ -]?front',
      `${NEAR_HE} ?(?:ל|מ|אל |ה|ב)?${SEA_HE}`,
      '(?:על )?(?:חוף הים|שפת הים)|קו ראשון',
    ],
  ],
  [
    'DISTANCE',
    [
      `(?:(?:${NEAR_WORDS}|in|in the middle of) )(?:the )?(?:very )?${CENTRE}`,
      `(?:very )?(?:central(?:ly)?)(?: located)?(?: ${HOTELS})?${NO_NAME}`,
      `(?:${NEAR_HE} ?)(?:ל|מ|אל |ה|ב)?מרכז(?: ה?עיר)?|במרכז(?: ה?עיר)?|מרכזי(?:ת|ים)?`,
    ],
  ],
  [
    'PRICE_ASC',
    [
      `(?:the )?(?:cheap(?:est)?|lowest price[ds]?|inexpensive|low[ -]cost|low[ -]budget|on a budget)(?: ${HOTELS})?`,
      `budget ${HOTELS}`,
      '(?:(?:מלון|מלונות|מקום|משהו|חדר|הכי) )*(?:ב?זול(?:ה|ים|ות)?)(?: ביותר)?|במחיר (?:נמוך|זול)',
    ],
  ],
];

/** Words between a refusal and what it refuses: “not too close to the sea”, “don’t want to be in the centre”. */
const BETWEEN =
  '(?:(?:too|so|that|very|directly|necessarily|to|be|stay|sleep|hotels?|anything|something|ממש|כל כך|להיות|לישון|מלון|מלונות|משהו) )*';
/** All ways to ask for an order. */
const ANY_ORDER = `${BETWEEN}(?:${PATTERNS.flatMap(([, patterns]) => patterns).join('|')})`;

/**
 * The order that the words ask for; of several orders, the one with the highest priority. Null when the words ask for
 * none, or refuse it: “not near the sea”.
 */
export function readOrder(runs: readonly string[]): Read<TypedOrder> | null {
  const refused = refusedIn(runs, ANY_ORDER);
  for (const [value, patterns] of PATTERNS)
    for (const pattern of patterns) {
      const spans = wishSpans(runs, pattern, refused);
      if (spans.length > 0) return { value, spans };
    }
  return null;
}
