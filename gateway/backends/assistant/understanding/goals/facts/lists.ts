/** Facts about wishes for the whole list of hotels. */
import type { Signals } from '../../signals.ts';
import type { Facts } from '../../conditions.ts';

/** Several hotels of the list: “the ones”, “whatever has”, כאלה (such ones), מה שיש בו (whatever has). */
const SEVERAL =
  '(?:ones|those|these|hotels|places|options|properties|results|list|anything|everything|whatever|whichever|them|' +
  'ה?מלונות|מקומות|כאלה|כאלו|אלה|אלו|אותם|ה?רשימה|ברשימה|מה ש?\\p{L}+|מי ש?\\p{L}+|את מה|את מי)';
const SELECTS =
  '(?:only|just|keep|leave|narrow|filter|limit|restrict|cut|trim|whittle|weed|remove|hide|lose|ditch|get rid of|' +
  'רק|אך ורק|[תה]?שאירי?|תשאיר|השאר|תסנני?|סנני?|תצמצמי?|צמצמי?|תורידי?|תעיפי?|תסתירי?|תציגי?|תראי|הראי)';

export const listFacts: Facts<Signals> = {
  /**
   * A wish about the whole list, which changes the search even while one hotel is in focus: “the hotel really must
   * have a pool”, “keep only those with a pool”, “at least four stars”.
   */
  listWish:
    'search wish|sort=DISTANCE asksToSee|(!opensQuestion !asking) !(focus #ask=price) !hotel !#compare demands|narrows|filters|closer',
  demands:
    /(?<!\p{L})ו?(?:רצוי|עדיף|נעדיף|אעדיף|מעדיפי?ם?|מעדיפה|אבקש|נבקש|הייתי רוצה|היינו רוצים|rather have|(?:would|wouldnt|d) (?:also )?(?:be (?:nice|lovely|good|great|grand|handy|welcome|agreeable|ideal|useful|perfect|splendid|wonderful|brilliant|appreciated|better|best|a bonus|a plus|amiss)|save|go amiss|help)|non negotiable|a must|must|gotta|got to|should|needs?|has to|have to|matters?|important|essential|be glad|be happy|want|prefer|would like|id like|wed like|שתהיה|שיהיה|שיהיו|חייב(?:ת|ים)?|צריך|צריכה|צריכים|חשוב|add|ו?(?:תוסיפי?|הוסיפי|נוסיף)|נשמח|אשמח|הכרחי)(?!\p{L})/u,
  opensQuestion:
    /^(?:does|do|is|are|can|could|has|have|will|would|should|must (?:i|we|you|he|she|they|guests)|why|what|which|how|האם|יש|אפשר|למה|מה|איזה|כמה)(?!\p{L})/u,
  /** “could I see only the ones with a pool?” */
  asksToSee:
    /\b(?:can|could|may|might|would|possible)\b.*\b(?:see|show|view|display|list|limit|filter|narrow|restrict)\b.*\b(?:only|just)\b|(?:^| )(?:אפשר|ניתן|תוכלי)(?: .*)? (?:להציג|לראות|להראות|לסנן|להגביל)(?: .*)? רק(?: |$)/u,
  narrows: new RegExp(
    [
      `(?<!\\p{L})${SELECTS}(?: \\S+){0,4} ${SEVERAL}(?!\\p{L})`,
      `(?<!\\p{L})${SEVERAL}(?: \\S+){0,2} (?:with|that|which|where|who|having|offering|only)(?!\\p{L})`,
      '(?<!\\p{L})(?:at least|minimum|no (?:less|fewer|lower|worse) than|(?:not|never|nothing) (?:\\S+ )?(?:below|under|less|lower|worse)|or (?:better|higher|above|more)|and (?:up|above))(?!\\p{L})',
      '(?<!\\p{L})(?:לפחות|מינימום|ומעלה|או יותר|לא פחות|ש?לא (?:י|ת|נ)?(?:ורד|רד|פחת|פול|היה (?:נמוך|פחות))\\p{L}*|לא נמוך|לא מתחת|רק (?:עם|בלי))(?!\\p{L})',
    ].join('|'),
    'u',
  ),
  filters: /(?<!\p{L})(?:filter|תסנני?|סנני?|לסנן)(?!\p{L})/u,
  closer:
    /(?<!\p{L})(?:something|somewhere|anything|משהו|מקום) (?:closer|nearer|(?:more|יותר) (?:central|מרכזי)|קרוב יותר|יותר קרוב|מרכזי יותר)/u,
};
