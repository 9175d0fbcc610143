/**
 * Ways of writing that the lexicon cannot recognize word by word are rewritten before a message is split into
 * tokens: “2A+2C” becomes “2 adults 2 children”.
 */
import { digitWords } from '../lexicon/spellings/short-words.ts';

/** Names of months in both languages, as part of a pattern. */
export const MONTH =
  'jan\\p{L}*|feb\\p{L}*|mar(?:ch)?|apr\\p{L}*|may|june?|july?|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|' +
  'ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר';

const NUMBERS = [
  ['one', 'two', 'three', 'four', 'five'],
  ['אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש'],
] as const;
/** Part of a regular expression: units after a number, which is then not the position of a hotel. */
export const MEASURES =
  'minutes?|mins?|hours?|kilomet(?:er|re)s?|kms?|met(?:er|re)s?|m|miles?|blocks?|דקות|דקה|דק׳|שעות|ק["״]?מ|קילומטר|מטרים|מטר';
const NO_COUNT = `(?![\\d.,/:]?\\d|[ -]?(?:${[
  'nights?|days?|weeks?|people|persons?|guests?|adults?|pax|rooms?|stars?|kids|[-–] ?\\d|to|till|of|am|pm',
  MEASURES,
  'לילות|ימים|שבועות|אנשים|אורחים|מבוגרים|חדרים|כוכבים|ילדים|עד|ל-|ב',
].join('|')})(?!\\p{L}))`;
/**
 * A hotel's number in the list, in words: “no 2” becomes “number two”, אפשרות 2 (option 2) becomes מספר שתיים
 * (number two).
 */
const numbered = (written: string): string =>
  written.replace(/\S*\s*([1-5])$/u, (_, digit: string) => {
    const isHebrew = /\p{Script=Hebrew}/u.test(written);
    return `${isHebrew ? 'מספר' : 'number'} ${NUMBERS[isHebrew ? 1 : 0][Number(digit) - 1] ?? digit}`;
  });

/** A Hebrew number that may be a day of a month, in digits or one of its words. */
const DAY =
  '[ומבלה]{0,2}-?(?:\\d{1,2}|אחד|שניים|שלושה|ארבעה|חמישה|שישה|שבעה|שמונה|תשעה|עשר|עשרה|עשרים|שלושים)(?!\\p{L})';
/** Hebrew letters at the end of a word, and inside one. */
const INNER: Readonly<Record<string, string>> = { ן: 'נ', ף: 'פ', ך: 'כ' };

/** Patterns and their replacements, applied in this order. */
const REWRITES: readonly (readonly [RegExp, string | ((written: string) => string)])[] = [
  [/\b(?<!(?:son|daughter|child|kid|\b(?:he|she|they|i|we|has)) )scored\b/giu, 'score'],
  // “2 children [4, 6]”
  [/\[([^\][]*)\]/gu, '($1)'],
  // “1) the price of the second 2) its pool”
  [/(?<!\S)1\)\s.*$/gsu, (list) => list.replace(/(?<!\S)\d\)\s/gu, ', ')],
  [
    new RegExp(
      `(?<=^|(?:does|is|n|and|about|of|in|to|for|w|with|open|take|show|has) )no\\.? [1-5]${NO_COUNT}`,
      'giu',
    ),
    numbered,
  ],
  [
    new RegExp(`(?<![\\p{L}])(?:option|hotel|nr\\.?|num|אפשרות|מלון|מס['׳]) ?[1-5]${NO_COUNT}`, 'giu'),
    numbered,
  ],
  // “adults - 3 - rooms - 2”
  [
    /^.*(?<!\d )(?:adults|guests|rooms|kids|children|nights|מבוגרים|אורחים|חדרים|ילדים|לילות) - \d.*$/gimu,
    (line) => line.replace(/(?<=\p{L}) - (?=\d)/gu, ': ').replace(/(?<=\d) - (?=\p{L})/gu, ', '),
  ],
  // “not from the tenth but from the seventeenth”, “לא מהעשירי אלא מהשבעה עשר”
  [
    /(?<!\p{L})(?:not (?=(from|on|in|the|until|for) ).{1,30}? but (?=\1 )|לא (?=([מבל]|עד ))\S+(?: \S+){0,3}? אלא (?=\2))/giu,
    '',
  ],
  // לא שבעה עשר אלא מהתשעה עשר (not the 17th but from the 19th)
  [new RegExp(`(?<!\\p{L})לא ${DAY}(?: ${DAY}){0,2},? אלא (?=[מבה]|עד )`, 'gu'), ''],
  // “not until the 10th, until the 11th”, לא עד ה-10, עד ה-11 (the same)
  [
    /(?<!\p{L})(?:not (?=(from|until|till) )[^,]{1,20}, (?=\1 )|לא (?=(עד ה?|מה)-?\d)[^,]{1,12}, (?=\2-?\d))/giu,
    '',
  ],
  // “I didn’t ask about the first, I asked about the second”, לא שאלתי על הראשון, שאלתי על השני (the same)
  [
    /(?<!\p{L})(?:no,? )?i (?:did ?n['’]?t|did not) (?:ask|mean)(?: about)? [^,.;]{1,25}[,.;] i (?:asked|meant) |(?<!\p{L})לא (?:שאלתי|התכוונתי) [^,.;]{1,25}[,.;] ?(?:שאלתי|התכוונתי) /giu,
    '',
  ],
  // “put free cancellation on”
  [
    /(?<!\p{L})put ((?:(?!it |me |us )\p{L}+ ){1,3})on(?= (?:cause|because|cos|bc|please|pls|too)(?!\p{L})|[,.!]|$)/giu,
    'add $1',
  ],
  // “would it be possible to have parking?”
  [/(?<!\p{L})(?:would|is) it (?:be )?possible to (?=(?:have|get|add|include)(?!\p{L}))/giu, 'could we '],
  // הכל יום אחד קודם (everything a day earlier) is not “every day”.
  [
    /(?<!\p{L})ה?כו?ל (?=(?:יום|שבוע|חודש|יומיים|שבועיים)(?: אחד)? (?:קודם|אחר כך|מאוחר|קדימה|אחורה|מוקדם))/gu,
    '',
  ],
  // “call the trip off”
  [/(?<!\p{L})call(?:ed|ing)?((?: (?!off)\p{L}+){0,4}) off(?!\p{L})/giu, 'cancel$1'],
  // “I don’t really care about the pool”, לא באמת צריך (do not really need)
  [
    /(?<=(?<!\p{L})(?:(?:do|does|did|wo|would|is|are)n['’]?t|not|never) )(?:(?:really|actually|even|particularly|especially|honestly|truly|terribly|super|all(?! inclusive)) |(?:that|so|very|too) (?=(?:important|necessary|essential|needed|crucial|critical|bothered|fussed|keen|interested)))+/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})לא )(?:באמת|ממש|כל כך|כזה|כזאת|כאלה) (?=צריכ|צריך|חשוב|נחוצ|נחוץ|קריטי|הכרחי|חיוני|משנה|אכפת|חייב|רוצ)/gu,
    '',
  ],
  // “add a person to my booking”, “add someone to our Rome booking”
  ...(
    [
      ['(?:my|our|the|this|that) (?:booking|reservation)', 'change '],
      ['(?:my|our|the|this|that|an?) (?:\\p{L}+ ){0,2}(?:booking|reservation)', 'change the booking, '],
    ] as const
  ).map(
    ([booking, change]) =>
      [
        new RegExp(
          `(?<!\\p{L})add(?:ing)? (?:(?:an?|another|one more|some) )?(?:person|people|guests?|child|children|kids?|adults?|someone|somebody|friends?|baby) (?:to|on|onto) (?=${booking}s?(?!\\p{L}))`,
          'giu',
        ),
        change,
      ] as const,
  ),
  // “take one night off”
  [
    /(?<!\p{L})(take|knock|shave|chop|cut|trim|drop) ((?:the last|the first|an?|one|two|three|\d+) (?:nights?|days?)) off(?!\p{L})/giu,
    '$1 off $2',
  ],
  // לוותר על הנסיעה (to give up the trip) is to cancel it, unlike a pool that one can do without.
  [
    /(?<!\p{L})(?<!לא )(?:[וש]|כש)?(?:אוותר|נוותר|לוותר|מוותר(?:ת|ים)?|ויתר(?:תי|נו)) על (?=(?:ה?(?:הזמנה|נסיעה|חופשה|נופש|טיול|שהות|שהייה|מלון)|זה)(?!\p{L}))/gu,
    'לבטל ',
  ],
  // “two of them can’t make it”, שניים מהם לא באים (the same)
  [
    /(?<!\p{L})(two|three|four|[2-9]) of (?:them|us)(?= (?:(?:can['’]?t|cannot|won['’]?t|will not|is not|are not|isn['’]?t|aren['’]?t) (?:make it|come|coming|join|joining|be (?:there|coming|joining)|travell?ing|going)|dropped|has dropped|have dropped|bailed)(?!\p{L}))/giu,
    '$1 people',
  ],
  [/(?<!\p{L})(?:שניים|שתיים) (?:מהם|מהן|מאיתנו|מאתנו)(?= (?:לא|ביטל|פרש))/gu, 'שני אנשים'],
  // הבריכה אינה נחוצה (the pool is not needed)
  [/(?<!\p{L})(?:אינ|איננ)(?:ו|ה|ם|ן) (?=(?:נחוצ|נחוץ|דרוש|נדרש|הכרחי|חיוני|חשוב|קריטי|חובה))/gu, 'לא '],
  // “proximity to the centre”, קרבה למרכז (the same)
  [/(?<!\p{L})(?:close )?(?:proximity|closeness|nearness) to(?!\p{L})/giu, 'close to'],
  [/(?<!\p{L})ו?(?:קי?רבה|סמיכות) (?=ל\p{L})/gu, 'קרוב '],
  // “on account of the food” is not about an account.
  [/(?<!\p{L})(?:on account of|owing to|due to)(?!\p{L})/giu, 'because of'],
  // במידה ואבטל (in case I cancel): “if”
  [/(?<!\p{L})במידה ו(?:ש(?=[אנתימל]))?(?=\p{L})/gu, 'אם '],
  // “we’d”, “wed need two rooms” is not Wednesday.
  [
    /(?<!\p{L})we(?:['’]d|(?<!(?<!\p{L})(?:on|from|to|till|until|by|an?|the|it['’]?s|we|you|this|next|every|or|(?:mon|tues?|thu(?:rs)?|fri|sat|sun)(?:day)? and|arriv\p{L}*|leav\p{L}*|com(?:e|ing)|check(?:ing)? ?(?:in|out)) we)d(?= (?:need|like|love|want|prefer|rather|appreciate|(?:also|really) (?:need|like|love|want|prefer|appreciate))(?!\p{L})))(?!\p{L})/giu,
    'we would',
  ],
  // A man is addressed: תוסיף לילה (add a night). The lexicon has the words for Sherry, a woman.
  [
    /(?<=^|[,.;!?\n] ?|(?:אז|טוב|אוקיי|אוקי|בבקשה|נא|כן) )(?:תוסיף|תחליף|תסנן|תמיין|תעדכן|תצמיד|תצרף|תאריך(?= (?:ב(?:לילה|יומיים|שבוע|-?\d+ (?:לילות|ימים)|(?:שני|שלושה|ארבעה) (?:לילות|ימים)|יום(?: אחד| נוסף|$))|את ה|עוד (?:לילה|יום|שבוע))))(?!\p{L})/gu,
    (verb) => `${verb.replace(/[ןףך]$/u, (last) => INNER[last] ?? last)}י`,
  ],
  // “… eating oh and it has to have a pool”
  [
    /(?<=\p{L}) (?=(?:oh|um|uh) (?:and|also|plus) (?:it|we|i|they|the|there|that|can|could|is|are|does|please)(?!\p{L}))/giu,
    '. ',
  ],
  // Dictated: “in London comma just me period”, בלונדון פסיק רק אני נקודה
  [/(?<=\S) (?:comma|פסיק)(?= |$)/giu, ','],
  [/(?<=\S) (?:full stop(?!\p{L})|(?:period|נקודה)$)/giu, '.'],
  // “I do not want a pool”
  [/(?<!\p{L})(do|does|did) not(?!\p{L})/giu, '$1nt'],
  // “may one pay by card”, “guests may smoke”, “in a wheelchair, May I ask”: not the month.
  [/(?<=, |(?:^|[.!?;] ?)(?:and|but|so|also|please),? )may (?=(?:i|we)(?!\p{L}))/giu, 'might '],
  [/(?<!\p{L})(i|we|one|you|he|she|they|it|guests|who) may(?!\p{L})/giu, '$1 might'],
  [
    /(?<!(?:(?<!\d)(?:[12]?\d|3[01])(?:st|nd|rd|th)?|in|of|mid|late|early|this|next|and|until|to|the|on|,) |\p{L})may (?=(?:i|we|you|he|she|they|it|my|our|guests|children|dogs|pets|also|not|be|need|have)(?!\p{L})|one (?!nights?|rooms?|adults?|persons?|weeks?|beds?|guests?)\p{L}{3})/giu,
    'might ',
  ],
  // “להאריך בלילה”, “תורידי את הלילה שהוספת”
  [/(?<=(?:להאריך|נאריך|תאריכי|תאריך|לקצר|נקצר|תקצרי|תקצר) )ב(?=לילה|יום|יומיים|שבוע|שני|\d)/gu, ''],
  [/(?<=(?:תורידי|תוריד|להוריד|נוריד|תבטלי|תמחקי) )את הלילה(?! ה?ראשון)/gu, 'לילה'],
  // כמה יוצא לילה בראשון (how much is a night in the first) is not the first night.
  [/(?<=(?<!\p{L})לילה) (?=ב(?:ראשון|אחרון)(?!\p{L}))/gu, ', '],
  // “at 23:00”: an hour, not a day.
  [/(?<!\d)(?:ב-?|at )?(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/giu, ' oclock '],
  // “200 euro a room”
  [
    /(?<=(?:(?<!\d)(?!20[2-3]\d )\d{3,}|\d ?(?:€|\$|£|₪|euros?|dollars?|shekels?|nis|pounds?)) )a room(?!\p{L})/giu,
    'per room',
  ],
  // “150ish”
  [/(?<![\p{L}\d])(\d+)\s?-?ish(?!\p{L})/giu, 'around $1'],
  // “yeled ben 4”: before a number only, because names of towns begin like this.
  [/(?<!\p{L})(?:ben|bat|bnei|bnot)\s(?=\d{1,2}(?!\d))/giu, 'aged '],
  // “5-9 mai”: after a number only, because of Chiang Mai.
  [/(?<=\d(?:st|nd|rd|th)?[ .]?)mai(?!\p{L})/giu, 'may'],
  // “a 5 y/o”
  [/(?<=(?<!\d)\d{1,2} ?)y\/o(?!\p{L})/giu, ' years old'],
  // “2A+2C”, “2a 1c”
  [/(?<![\p{L}\d])(\d{1,2})\s?a\s?[+,&]?\s?(\d)\s?c(?!\p{L})/giu, '$1 adults $2 children'],
  // “3n”
  [/(?<=(?<![\p{L}\d])\d{1,2})n(?![\p{L}\d'’])/giu, ' nights'],
  // “4 מאות” (4 hundred)
  [/(?<=(?<!\d)[2-9]) ?מאות(?!\p{L})/gu, '00'],
  // “a year and a half old”, “בן חצי שנה”: a baby.
  [
    /(?<!\p{L})(?:(?:a|one|1) year and a half(?: old)?|(?:one|1) and a half years? old)(?!\p{L})/giu,
    '18 month old',
  ],
  [
    /(?<=(?<!\p{L})[וש]?(?:בן|בת) )(שנה וחצי|חצי שנה)(?!\p{L})/gu,
    (age) => `${age === 'חצי שנה' ? 6 : 18} חודשים`,
  ],
  // “בן שנה”, “בני שנתיים”, “a year old”, “boy with 7 year”
  [
    /(?<=(?<!\p{L})(?<!תינוקת? )[ולש]?(?:בן|בת|בני|בנות|כבן|כבת) )שנה(?: ו(?:\d+|\p{L}+) חודש(?:ים)?)?(?! וחצי)(?!\p{L})/gu,
    '1',
  ],
  [/(?<=(?<!\p{L})[ולש]?(?:בן|בת|בני|בנות) )שנתיים(?! וחצי)(?!\p{L})/gu, '2'],
  [/(?<!\p{L})(?:just |almost |nearly )?(?:a|one) year(?= old(?!\p{L}))/giu, '1 year'],
  [
    /(?<=(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|toddlers?|nephew|niece|grand\w+)(?!\p{L})[^.!?]{0,40}(?<!\d)(?:1[0-7]|\d) )years?(?! (?:old|olds|of|in|ago))(?!\p{L})/giu,
    'years old',
  ],
  // “kids 5/8”, “ילדים 3/8/11”: ages, not a date.
  [
    /(?<=(?:kids|children|ילדים|ילדות)[ :(]{1,2})\d{1,2}(?:\/\d{1,2}){1,3}(?![\d/])/giu,
    (ages) => ages.replaceAll('/', ', '),
  ],
  // אני בא עם שני ילדים (I am coming with two children) adds no one to a party.
  [/(?<=(?<!\p{L})(?:אני|אנחנו) )בא(?:ה|ים|ות)? (?=עם(?!\p{L}))/gu, ''],
  // לא נוכל לנסוע בשישי, אז שבת (we cannot travel on Friday, so Saturday): the first day is not wanted.
  [/(?<!(?:אם|במידה|נניח)(?: \S+){0,2} |\p{L})לא (?:נוכל|אוכל|נצליח) לנסוע (?=ב)/gu, 'לא '],
  // “near sea please”
  [/(?<=(?:near|by|close to|next to) )(?=(?:sea|beach|cent(?:er|re))(?!\p{L}))/giu, 'the '],
  // “in center of city”, “near to the centre of the town”
  [
    /(?<!\p{L})(in|near|close)(?: to)? (?:the )?(?:(?:city|town) )?(cent(?:er|re))(?: of (?:the )?(?:city|town))?(?! of|\p{L})/giu,
    (written) =>
      `${/^in/iu.test(written) ? 'in' : 'near'} the ${/center/iu.test(written) ? 'center' : 'centre'}`,
  ],
  // “arrive 9 Feb, same dep.”
  [/(?<=same )dep(?!\p{L})/giu, 'departure'],
  // “min. 4 stars”
  [/(?<!\p{L})(min|max|approx)\.(?=\s?\S)/giu, '$1 '],
  // “w/o gym”, “w/ parking”
  [/(?<!\p{L})w\/o(?!\p{L})/giu, 'without'],
  [/(?<!\p{L})w\/(?!\p{L}*\/)/giu, 'with '],
  // “from day 3 until day 8 of the month of May”, “מיום 3 עד יום 8 בחודש מאי”
  [new RegExp(`(?:of|in) the month (?:of )?(?=${MONTH})`, 'giu'), 'of '],
  [new RegExp(`בחודש (?=${MONTH})`, 'gu'), 'ב'],
  [new RegExp(`(?<!\\p{L}|\\d )(?:the )?days? (?=\\d{1,2}(?!\\d).*(?:${MONTH}))`, 'giu'), ''],
  [new RegExp(`(?<!\\p{L})(מ?)(?:ה?יום|תאריך) (?=ה?-?\\d{1,2}(?!\\d).*(?:${MONTH}))`, 'gu'), '$1'],
  // “sep rooms”, but “12-15 sep rooms for 4” is the month.
  [
    /(?<!\p{L})(?<!(?:\d(?:st|nd|rd|th)?|(?<!\p{L})(?:in|of|mid|late|early)) ?)sep\.? (?=rooms|beds)/giu,
    'separate ',
  ],
  // “2day”, “b4”: a digit that stands for its sound.
  [
    /(?<![\p{L}\p{N}])(?:\p{L}+\d\p{L}*|\d\p{L}+)(?![\p{L}\p{N}])/gu,
    (written) => digitWords.get(written.toLowerCase()) ?? written,
  ],
  // “י-ם” with its prefix letters.
  [/(?<![\p{L}])([ושלבמהכ]{0,2}-?)י[-־–"״]ם(?![\p{L}])/gu, '$1ירושלים'],
  // “ת'הזמנה”, short for “את ההזמנה”.
  [/(?<!\p{L})ת['’׳](?=\p{Script=Hebrew}{2})/gu, 'את ה'],
  [/(?<=א)\.(?=\s?(?:בוקר|ערב))/gu, ' '],
];

/** The message in wording that the lexicon and the rules know. */
export const rewrite = (message: string): string =>
  REWRITES.reduce(
    (text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)),
    message,
  );
