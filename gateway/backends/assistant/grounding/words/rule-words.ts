import type { RuleName } from '../claim.ts';

/** How a rule is worded, and what has to stand behind it. */
export interface RuleWords {
  readonly rule: RuleName;
  /** On `plain` text. */
  readonly pattern: RegExp;
  /** Marks that make it true, as `kind|value`. */
  readonly marks: RegExp | null;
  /** True when a text of the hotel itself may vouch for it. */
  readonly fromTexts: boolean;
  /** False for wordings that deny by themselves: “non-refundable”. */
  readonly canBeDenied: boolean;
}

const rule = (
  name: RuleName,
  pattern: RegExp,
  marks: RegExp | null,
  more: Partial<Pick<RuleWords, 'fromTexts' | 'canBeDenied'>> = {},
): RuleWords => ({ rule: name, pattern, marks, fromTexts: false, canBeDenied: true, ...more });

const amenity = (key: string, pattern: RegExp, marks: RegExp): RuleWords =>
  rule(`amenity:${key}`, pattern, new RegExp(`^amenity\\|.*(?:${marks.source})`, 'iu'), { fromTexts: true });

/** Everything that may not be said without a fact behind it; the narrower wording first. */
export const ruleWords: readonly RuleWords[] = [
  // She proposes and never acts, and she never asks for what nobody should write into a chat.
  rule(
    'acted',
    /(?<!\p{L})(?:i|we)(?:'ve| have)?(?: just| already| now)? (?:booked|reserved|cancell?ed|paid|charged|refunded|confirmed|upgraded)(?!\p{L})|(?:your|the) (?:credit )?card (?:was|is|has been|will be) (?:(?!not )\p{L}+ )?(?:charged|debited)(?!\p{L})|(?:room|stay) is (?:now |all )?yours(?!\p{L})|(?:הכרטיס|האשראי) (?:שלכם |שלך )?חויב|(?<!\p{L})[וש]?(?:הזמנתי|ביטלתי|שילמתי|חייבתי|אישרתי|זיכיתי)(?!\p{L})/iu,
    null,
  ),
  rule(
    'secret',
    /(?<!\p{L})(?:give|send|tell|write|type|share)(?: \p{L}+){0,4} (?:passwords?|card numbers?|credit cards?|card details|security codes?|cvv|cvc)(?!\p{L})|(?<!\p{L})(?:כתבו|שלחו|מסרו|תנו|הקלידו)(?: \p{L}+){0,3} (?:ה?סיסמה|סיסמת\p{L}*|סיסמתכם|מספר ה?כרטיס|פרטי ה?(?:כרטיס|אשראי)|קוד ה?אבטחה)/iu,
    null,
  ),
  rule(
    'booked',
    /(?:booking|reservation|room|stay)(?:(?!when|until|status)[^.;]){0,60}? (?:is|was|has been)(?: now| already)? (?:booked|confirmed|reserved|paid)(?!\p{L})|ההזמנה[^.;]{0,60}? (?:אושרה|מאושרת|שולמה|בוצעה)(?!\p{L})/iu,
    /^flag\|status=confirmed/u,
  ),
  rule(
    'called-off',
    /(?:booking|reservation)(?:(?!when|until|status)[^.;]){0,60}? (?:is|was|has been)(?: now| already)? cancell?ed(?!\p{L})|ההזמנה[^.;]{0,60}? (?:בוטלה|מבוטלת)(?!\p{L})/iu,
    /^flag\|status=cancelled/u,
  ),
  rule(
    'any-time',
    /cancel[^.;]{0,40}(?:any ?time|whenever|any (?:moment|point)|no questions)|(?:any ?time|whenever)[^.;]{0,40}cancel|pay nothing[^.;]{0,20}cancel|(?:לבטל|ביטול)[^.;]{0,30}(?:בכל (?:עת|רגע|זמן)|מתי ש)/iu,
    null,
  ),
  rule(
    'kids-free',
    /(?:kids?|child(?:ren)?|infants?|bab(?:y|ies))(?: \p{L}+){0,5} (?:free(?! cancell?ation)|(?:no|without) (?:extra )?(?:charge|cost)|pay nothing)|(?:ילדים|ילד|תינוקות|תינוק)(?: \p{L}+){0,4} (?:בחינם|חינם|לא משלמים|ללא (?:תשלום|תוספת))/iu,
    null,
    { fromTexts: true },
  ),
  rule(
    'free-cancellation',
    /free[ -]+(?:of charge )?cancell?ation|cancel\w*(?: \p{L}+){0,3} (?:for free|free of charge|at no cost|without (?:a |any )?(?:fee|charge))|free to cancel|fully refundable|cancell?(?:ing|ation)[^.;]{0,120}? costs? (?:you )?nothing|ביטול[^.;]{0,120}? (?:לא|אינו) עולה (?:דבר|כלום)|(?:ביטול|לבטל|בביטול|ניתנת? לביטול|ניתנים לביטול)(?: \p{L}+){0,2} (?:חינם|בחינם|ללא עלות|ללא תשלום|ללא דמי ביטול|בלי דמי ביטול|ללא עמלה)/iu,
    /^flag\|(?:freeCancellation=true|isFree=true|reason=FREE_BY_POLICY|fee=false)/u,
  ),
  rule(
    'non-refundable',
    /non[ -]?refundable|no refunds?(?!\p{L})|not refundable|cannot be (?:refunded|cancelled)|can't be (?:refunded|cancelled)|(?:ללא|אין|בלי|לא יינתן) החזר|לא ניתן לביטול|לא ניתנת לביטול|אי אפשר לבטל|ללא אפשרות ביטול/iu,
    /^flag\|(?:isFree=false|freeCancellation=false|reason=NON_REFUNDABLE|canCancel=false|refund=false)/u,
    { canBeDenied: false },
  ),
  rule(
    'refund',
    /refund(?!able)|money back|(?<!\p{L}|ללא |אין |בלי )[בלהו]?החזר(?:ים)?(?!\p{L})/iu,
    /^flag\|(?:refund=|fee=)/u,
  ),
  rule(
    'fee',
    /(?<!\p{L})fees?(?!\p{L})|surcharge|(?:resort|city|tourist) tax|(?<!\p{L})[בלהו]?(?:דמי|עמלה|עמלת|היטל)(?!\p{L})/iu,
    /^flag\|(?:fee=|amount=)/u,
  ),
  rule(
    'free-extra',
    /(?:free|complimentary|gratis) (?:[\p{L}-]+ )?(?:parking|wi-?fi|internet|shuttle|transfers?|upgrade|drinks?|nights?(?! until)|meals?|spa|pool|airport)|(?:parking|wi-?fi|internet|shuttle) (?:is|are|comes) (?:\p{L}+ )?(?:free|complimentary)|(?:חניה|חנייה|אינטרנט|וויי? ?פיי|הסעה|הסעות|שדרוג)(?: \p{L}+)? (?:חינם|בחינם|ללא תשלום|ללא עלות)/iu,
    null,
    { fromTexts: true },
  ),
  rule(
    'free',
    /(?<!feel |\p{L})free(?!dom|\p{L}| rooms?| to (?:ask|choose|write|contact|browse|change)|[ -]+cancel)|complimentary|(?:at )?no (?:extra )?(?:cost|charge)|(?<!\p{L})[בלה]?חינם(?!\p{L})|ללא (?:תשלום|עלות|תוספת תשלום)/iu,
    /^flag\|(?:freeCancellation=true|isFree=true|reason=FREE_BY_POLICY|fee=false|breakfastIncluded=true)|^amenity\|.*(?:free|complimentary)/iu,
    { fromTexts: true },
  ),
  rule(
    'half-price',
    /half(?:[ -]the)?[ -]price|half off|(?:ב)?חצי (?:ה)?מחיר|50 ?% off/iu,
    /^percent\|(?:[5-9]\d|100)/u,
  ),
  rule(
    'discount',
    /discount|(?:on|special|flash) sale|special offer|bargain|% off|promo(?:tion|code)?|coupon|voucher|(?<!\p{L})[בלהו]?(?:הנחה|הנחות|מבצע|מבצעים|קופון)(?!\p{L})/iu,
    /^percent\|/u,
  ),
  rule(
    'guarantee',
    /guarantee|best price|price match|we promise|i promise|lowest price anywhere|מובטח|מתחייב|הבטחה|מבטיח|המחיר הטוב ביותר/iu,
    null,
  ),
  rule(
    'scarcity',
    /last (?:available )?(?:room|chance|few)|sell(?:ing|s)? (?:out|fast)|almost (?:gone|sold|full)|hurry|going fast|חדרים? אחרונ|נחטפ|אוזל|מהרו/iu,
    /^left\|[12]$/u,
  ),
  rule(
    'pay-later',
    /no credit card|without a (?:credit )?card|pay (?:later|(?:only |everything )?at the (?:hotel|property|desk))|no prepayment|ללא כרטיס אשראי|בלי כרטיס אשראי|(?:אפשר לשלם|לשלם רק|משלמים רק|הכול משלמים) (?:רק )?(?:במלון|במקום|בקבלה)/iu,
    null,
  ),
  rule('half-board', /half[ -]board|חצי פנסיון/iu, /^meal\|half board/iu),
  rule('full-board', /full[ -]board|פנסיון מלא/iu, /^meal\|full board/iu),
  rule('all-inclusive', /all[ -]inclusive|הכו?ל כלול/iu, /^meal\|all inclusive/iu),
  rule(
    'breakfast-included',
    /breakfasts? (?:is |are )?(?:also |always )?included|includ\w+ (?:\p{L}+ )?breakfast|with (?:\p{L}+ )?breakfast|(?:כולל|כוללת|כוללים|עם) ארוחת בוקר|ארוחת (?:ה)?בוקר כלולה/iu,
    /^flag\|breakfastIncluded=true|^meal\|.*(?:breakfast|half board|full board|all inclusive)/iu,
  ),
  rule(
    'breakfast',
    /breakfasts?(?!\p{L})|ארוחו?ת (?:ה)?בוקר/iu,
    /^flag\|breakfastIncluded=true|^meal\|.*(?:breakfast|half board|full board|all inclusive)/iu,
    { fromTexts: true },
  ),
  amenity(
    'pool',
    /(?<!\p{L}|car )pools?(?!\p{L})|swimming|(?<!\p{L})[ובלהמש]{0,2}ברי[כח](?:ה|ת|ות)(?!\p{L})/iu,
    /pool|swimming/u,
  ),
  amenity('spa', /(?<!\p{L})spas?(?!\p{L})|(?<!\p{L})[ובלהמש]{0,2}ספא(?!\p{L})/iu, /spa|wellness/u),
  amenity('gym', /(?<!\p{L})gyms?(?!\p{L})|fitness|חדר כושר/iu, /gym|fitness/u),
  amenity(
    'wifi',
    /wi-?fi|wireless internet|(?<!\p{L})[ובלהמש]{0,2}(?:וויי? ?פיי|אינטרנט אלחוטי)(?!\p{L})/iu,
    /wi-?fi|internet/u,
  ),
  amenity(
    'parking',
    /(?<!\p{L})parking|(?<!\p{L})[ובלהמש]{0,2}(?:חניי?ה|חניון)(?!\p{L})/iu,
    /parking|garage/u,
  ),
  amenity(
    'restaurant',
    /restaurants?(?!\p{L})|(?<!\p{L})[ובלהמש]{0,2}מסעד(?:ה|ות)(?!\p{L})/iu,
    /restaurant|dining/u,
  ),
  amenity('bar', /(?<!\p{L})bars?(?!\p{L})/iu, /bar|lounge/u),
  amenity(
    'pets',
    /(?<!\p{L})pets?(?!\p{L})|pet-friendly|dogs?(?!\p{L})|(?:חיות|חיית|בעלי) (?:מחמד|חיים)|(?<!\p{L})[ובלהמש]{0,2}כלבים?(?!\p{L})/iu,
    /pet/u,
  ),
  amenity('room-service', /room service|שירות (?:ה)?חדרים/iu, /room service/u),
  amenity('business', /business cent(?:er|re)|מרכז עסקים/iu, /business/u),
  amenity(
    'beach',
    /(?<!\p{L})(?:beach(?:front)?|seafront|sea views?|ocean views?)(?!\p{L})|נוף לים|חוף פרטי|על (?:ה)?חוף/iu,
    /beach|sea|ocean/u,
  ),
  amenity(
    'sauna',
    /(?<!\p{L})(?:sauna|jacuzzi|hot tub|hammam)|סאונה|ג'קוזי|חמאם/iu,
    /sauna|jacuzzi|hot tub|spa|hammam/u,
  ),
  amenity(
    'shuttle',
    /shuttle|airport transfer|(?<!\p{L})[ובלהמש]{0,2}הסע(?:ה|ות)(?!\p{L})/iu,
    /shuttle|transfer/u,
  ),
  amenity('air', /air[ -]condition|מיזוג|מזגן/iu, /air/u),
  amenity('kitchen', /kitchen|מטבח(?:ון)?/iu, /kitchen/u),
  amenity('balcony', /balcon(?:y|ies)|terrace|מרפסת/iu, /balcony|terrace/u),
];
