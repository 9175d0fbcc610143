import { none, type Signals } from '../signals.ts';

const DEMAND =
  /(?<!\p{L})ו?(?:רצוי|עדיף|נעדיף|אעדיף|מעדיפי?ם?|מעדיפה|אבקש|נבקש|הייתי רוצה|היינו רוצים|rather have|(?:would|wouldnt|d) (?:also )?(?:be (?:nice|lovely|good|great|grand|handy|welcome|agreeable|ideal|useful|perfect|splendid|wonderful|brilliant|appreciated|better|best|a bonus|a plus|amiss)|save|go amiss|help)|non negotiable|a must|must|gotta|got to|should|needs?|has to|have to|matters?|important|essential|be glad|be happy|want|prefer|would like|id like|wed like|שתהיה|שיהיה|שיהיו|חייב(?:ת|ים)?|צריך|צריכה|צריכים|חשוב|add|ו?(?:תוסיפי?|הוסיפי|נוסיף)|נשמח|אשמח|הכרחי)(?!\p{L})/u;

const OPENS_QUESTION =
  /^(?:does|do|is|are|can|could|has|have|will|would|should|must (?:i|we|you|he|she|they|guests)|why|what|which|how|האם|יש|אפשר|למה|מה|איזה|כמה)(?!\p{L})/u;

/** “could I see only the ones with a pool?”, אפשר לראות רק מלונות עם בריכה? (the same) */
const ASKS_TO_SEE =
  /\b(?:can|could|may|might|would|possible)\b.*\b(?:see|show|view|display|list|limit|filter|narrow|restrict)\b.*\b(?:only|just)\b|(?:^| )(?:אפשר|ניתן|תוכלי)(?: .*)? (?:להציג|לראות|להראות|לסנן|להגביל)(?: .*)? רק(?: |$)/u;

/**
 * Means several hotels of the list: “the ones”, “those that”, “whatever has”, כאלה (such ones), מה שיש בו
 * (whatever has).
 */
const SEVERAL =
  '(?:ones|those|these|hotels|places|options|properties|results|list|anything|everything|whatever|whichever|them|' +
  'ה?מלונות|מקומות|כאלה|כאלו|אלה|אלו|אותם|ה?רשימה|ברשימה|מה ש?\\p{L}+|מי ש?\\p{L}+|את מה|את מי)';
const SELECTS =
  '(?:only|just|keep|leave|narrow|filter|limit|restrict|cut|trim|whittle|weed|remove|hide|lose|ditch|get rid of|' +
  'רק|אך ורק|[תה]?שאירי?|תשאיר|השאר|תסנני?|סנני?|תצמצמי?|צמצמי?|תורידי?|תעיפי?|תסתירי?|תציגי?|תראי|הראי)';
const NARROWS = new RegExp(
  [
    `(?<!\\p{L})${SELECTS}(?: \\S+){0,4} ${SEVERAL}(?!\\p{L})`,
    `(?<!\\p{L})${SEVERAL}(?: \\S+){0,2} (?:with|that|which|where|who|having|offering|only)(?!\\p{L})`,
    '(?<!\\p{L})(?:at least|minimum|no (?:less|fewer|lower|worse) than|(?:not|never|nothing) (?:\\S+ )?(?:below|under|less|lower|worse)|or (?:better|higher|above|more)|and (?:up|above))(?!\\p{L})',
    '(?<!\\p{L})(?:לפחות|מינימום|ומעלה|או יותר|לא פחות|ש?לא (?:י|ת|נ)?(?:ורד|רד|פחת|פול|היה (?:נמוך|פחות))\\p{L}*|לא נמוך|לא מתחת|רק (?:עם|בלי))(?!\\p{L})',
  ].join('|'),
  'u',
);

/** “something closer”, משהו יותר מרכזי (something more central) */
const CLOSER =
  /(?<!\p{L})(?:something|somewhere|anything|משהו|מקום) (?:closer|nearer|(?:more|יותר) (?:central|מרכזי)|קרוב יותר|יותר קרוב|מרכזי יותר)/u;
/** “filter by that”, תסנני לפי זה (the same) */
const FILTERS = /(?<!\p{L})(?:filter|תסנני?|סנני?|לסנן)(?!\p{L})/u;
/**
 * True for a wish about the whole list, which changes the search even while one hotel is in focus: “the hotel
 * really must have a pool”, “keep only those with a pool”, “at least four stars”.
 */
export const isListWish = (c: Signals): boolean =>
  c.context.hasSearch &&
  (c.hasWish || c.details.sort === 'DISTANCE') &&
  (ASKS_TO_SEE.test(c.text) || (!OPENS_QUESTION.test(c.text) && !c.isAsking)) &&
  !(c.context.hasHotel && c.has('ask', 'price')) &&
  none(c.hotels.length > 0, c.has('compare')) &&
  (DEMAND.test(c.text) || NARROWS.test(c.text) || FILTERS.test(c.text) || CLOSER.test(c.text));
