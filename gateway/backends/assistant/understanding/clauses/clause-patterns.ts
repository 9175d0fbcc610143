/** Expressions that split a message into clauses, and those that other modules need too. English and Hebrew. */

/** Ends of sentences, also smileys, which people write instead of a period; not the period in “St. Moritz” or “3.5”. */
export const SENTENCE =
  /(?<=[.!?…](?<!\b(?:st|mt|ft|no|dr|mr|mrs|approx|max|min)\.))\s+|\n+|(?<=[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}])\s*/giu;
/** Where a clause may begin that only gives a reason or a comment. */
export const CLAUSE =
  /(?<=,)\s+|\s+(?=[-–—]\s)|\s+(?=(?:because|on account of|cause|cuz|cos|bc|since (?:we|i|my|our)|as (?:we|i|my|our)|otherwise|or else|but|כי|מאחר ש|משום ש|בגלל ש|אחרת|אבל)(?!\p{L}))/iu;
/** Begins with a word for a reason, such as “because”. */
export const REASON =
  /^[-–—\s]*(?:because|on account of|cause|cuz|cos|bc|since|as|otherwise|or else|כי|מאחר ש|משום ש|בגלל ש|אחרת)(?!\p{L})/iu;
/** Says that a searched or named place or time does not suit: “too far”. */
export const REJECTS =
  /(?<!\p{L})(?:(?<!not )too (?:\p{L}+ )?(?:dear|expensive|pricey|far|long|short|early|late|cold|hot|crowded|boring|close|much)|no good|not good|(?:does not|doesn['’]?t|won['’]?t|don['’]?t|not) (?:work|suit|do|fit)|(?:not|don['’]?t|doesn['’]?t|do not|no longer) (?:really )?(?:fancy|like|feel like|want)|at work|is busy|לא טוב|לא מתאימים?|לא מתאימה|לא נוח|לא (?:כל כך )?בא (?:לי|לנו)|לא מסתדר|לא אפשרי|בעבודה|עסוקה?|(?:יקר|רחוק)(?:ה|ים|ות)? (?:מדי|ל[והינ]|לנו|להם))(?!\p{L})/iu;
/** An event, whose day is not a day of the stay: “my son's wedding is on the 4th”. */
export const EVENT =
  /(?<!\p{L})(?:birthday|wedding|graduation|mitzvah|concert|match|exam|dentist|anniversary|funeral|party(?! of)|meeting|interview|ceremony|gig|[בהל]?(?:יום ה?הולדת|יומולדת|חתונה|מצווה|טקס|הופעה|משחק|מבחן|רופא|פגישה|מסיבה|ברית|ראיון))(?!\p{L})/iu;
/** Begins like a question. */
export const ASKS_IN_WORDS =
  /^[\W\d]*(?:(?:and|so|ok|oh|hey|well|wait|actually|then|no|sorry|maybe|on|in|at|from|until|till|by|for|with|ו|אז|בעצם|רגע|אולי),?\s+){0,3}ו?(?:ב?איזה|ב?איזו|מאיזה|לאיזה|(?:how|what|when|where|who)(?:['’]?s)?|which|why|is|are|do|does|did|can|could|may|has|have|will|would|tell|compare|any|open|מה|מי|מתי|איך|איפה|כמה|איזה|איזו|האם|יש|אפשר|ספרי|תגידי|תפתחי|עד מתי)(?!\p{L})/iu;
/** Contains a request, such as “show me” or “we need”. */
export const REQUESTS =
  /(?<!\p{L})(?:show|find|search|let['’]?s|let us|look for|looking for|book|need|want|would like|i['’]?d like|we['’]?d like|give|make (?:it|that)|change|try|prefer|must|please|תראי|הראי|תמצאי|תחפשי|חפשי|צריכ?(?:ה|ים)?|רוצ(?:ה|ים)|תני|תעשי|תשני|תוסיפי|תורידי|חייב(?:ת|ים)?|עדיף|בבקשה)(?!\p{L})/iu;
/** Names a child. */
export const CHILD =
  /\b(?:sons?|daughters?|kids?|child|children|boys?|girls?|niece|nephew|grand(?:sons?|daughters?|child|children|kids?))\b|(?<!\p{L})[ושלבמה]{0,2}(?:בן|בת|ילד(?:ה|ים)?|נכד(?:ה|ים)?|אחיינית?)(?!\p{L})/iu;
/** Begins with the age of one named before: “she is 5”, “13”. */
export const BEGINS_WITH_AGE =
  /^\W*(?:and )?(?:s?he|they)(?:['’]?(?:s|re)| is| are) (?:now |only |just )?\d{1,2}(?![\d:.])(?! (?:nights?|people|days?))|^\W*(?:aged? )?\d{1,2}\W*$|^[^\p{L}]*(?:הוא |היא |הם |הן )?(?:בן|בת|בני|בנות) \d{1,2}(?!\d)/iu;
export const NAMES_HOTEL = /hotel|מלון/iu;
