/**
 * Ways of writing that the lexicon cannot recognize word by word are rewritten before a message is split into
 * tokens: “2A+2C” becomes “2 adults 2 children”.
 */
import { digitWords } from '../lexicon/spellings/short-words.ts';

/** Names of months in both languages, as part of a pattern. */
export const MONTH =
  'jan\\p{L}*|feb\\p{L}*|mar(?:ch)?|apr\\p{L}*|may|june?|july?|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|' +
  'ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר';

/** Part of a regular expression: units after a number, which is then not the position of a hotel. */
export const MEASURES =
  'minutes?|mins?|hours?|kilomet(?:er|re)s?|kms?|met(?:er|re)s?|m|miles?|blocks?|דקות|דקה|דק׳|שעות|ק["״]?מ|קילומטר|מטרים|מטר';
const COUNTS = `nights?|days?|weeks?|people|persons?|guests?|adults?|pax|rooms?|stars?|kids|to|till|of|am|pm|לילות|ימים|שבועות|אנשים|אורחים|מבוגרים|חדרים|כוכבים|ילדים|עד|${MEASURES}`;
/** Places in a list: “hotel 2”, אפשרות 2 (option 2). */
const PLACES = ['one', 'two', 'three', 'four', 'five'].map(
  (word, at) => `\\<(?:option|hotel|nr\\.?|num) ?${at + 1}{ALONE} => number ${word}`,
);
const HEBREW_PLACES = ['אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש'].map(
  (word, at) => `\\<(?:אפשרות|מלון|מס['׳]) ?${at + 1}{ALONE} => מספר ${word}`,
);

/** Parts of patterns. */
const PARTS: Readonly<Record<string, string>> = {
  MONTH,
  ALONE: `(?![\\d.,/:]?\\d|[ -]?(?:(?:[-–] ?\\d|ל-|ב)|(?:${COUNTS})(?!\\p{L})))`,
  /** The beginning of a clause, before an order. */
  START: '(?<=^|[,.;!?\\n] ?|(?:אז|טוב|אוקיי|אוקי|בבקשה|נא|כן) )',
  PERSON: '(?:person|people|guests?|child|children|kids?|adults?|someone|somebody|friends?|baby)',
  DAY: '(?<!\\d)(?:[12]?\\d|3[01])(?:st|nd|rd|th)?',
};

/**
 * Patterns and their replacements, applied in this order. `\<` and `\>` are the edges of a word, `_` a space at the
 * edge of a replacement, `{NAME}` one of the parts above. No pattern distinguishes capital letters.
 */
const REWRITES = String.raw`
  // “2 children [4, 6]”, “1) the price of the second 2) its pool”
  \[([^\][]*)\] => ($1)
  (?<!\S)(?:1|(?<=(?<!\S)1\)\s.*)[2-9])\)\s => ,_
  ${PLACES.join('\n')}
  ${HEBREW_PLACES.join('\n')}
  // “adults - 3 - rooms - 2”
  (?<=(?<!\d )\<(?:adults|guests|rooms|kids|children|nights|מבוגרים|אורחים|חדרים|ילדים|לילות)) - (?=\d) => :_
  (?<=\<(?:adults|guests|rooms|kids|children|nights|מבוגרים|אורחים|חדרים|ילדים|לילות): \d{1,2}) - (?=\p{L}) => ,_
  // “not from the tenth but from the seventeenth”, לא מהעשירי אלא מהשבעה עשר (the same)
  \<not (?=(from|on|in|the|until|for) ).{1,30}? but (?=\1 ) =>
  \<לא (?=([מבל]|עד ))\S+(?: \S+){0,3}? אלא (?=\1) =>
  // “not until the 10th, until the 11th”, לא עד ה-10, עד ה-11 (the same)
  \<(?:not (?=(from|until|till) )[^,]{1,20}, (?=\1 )|לא (?=(עד ה?|מה)-?\d)[^,]{1,12}, (?=\2-?\d)) =>
  // “I didn’t ask about the first, I asked about the second”, לא שאלתי על הראשון, שאלתי על השני (the same)
  \<(?:no,? )?i (?:did ?n['’]?t|did not) (?:ask|mean)(?: about)? [^,.;]{1,25}[,.;] i (?:asked|meant)_ =>
  \<לא (?:שאלתי|התכוונתי) [^,.;]{1,25}[,.;] ?(?:שאלתי|התכוונתי)_ =>
  // הכל יום אחד קודם (everything a day earlier) is not “every day”.
  \<ה?כו?ל (?=(?:יום|שבוע|חודש|יומיים|שבועיים)(?: אחד)? (?:קודם|אחר כך|מאוחר|קדימה|אחורה|מוקדם)) =>
  // “call the trip off”, “take one night off”
  \<call(?:ed|ing)?((?: (?!off)\p{L}+){0,4}) off\> => cancel$1
  \<(take|knock|shave|chop|cut|trim|drop) ((?:the last|the first|an?|one|two|three|\d+) (?:nights?|days?)) off\> => $1 off $2
  // לוותר על הנסיעה (to give up the trip) is to cancel it, unlike a pool that one can do without.
  \<(?<!לא )(?:[וש]|כש)?(?:אוותר|נוותר|לוותר|מוותר(?:ת|ים)?|ויתר(?:תי|נו)) על(?= (?:ה?(?:הזמנה|נסיעה|חופשה|נופש|טיול|שהות|שהייה|מלון)|זה)\>) => לבטל
  // “I don’t really care about the pool”, לא באמת צריך (do not really need)
  (?<=\<(?:(?:do|does|did|wo|would|is|are)n['’]?t|not|never) )(?:(?:really|actually|even|particularly|especially|honestly|truly|terribly|super|all(?! inclusive)) |(?:that|so|very|too) (?=(?:important|necessary|essential|needed|crucial|critical|bothered|fussed|keen|interested)))+ =>
  (?<=\<לא )(?:באמת|ממש|כל כך|כזה|כזאת|כאלה) (?=צריכ|צריך|חשוב|נחוצ|נחוץ|קריטי|הכרחי|חיוני|משנה|אכפת|חייב|רוצ) =>
  // הבריכה אינה נחוצה (the pool is not needed), “I do not want a pool”
  \<(?:אינ|איננ)[והםן](?= (?:נחוצ|נחוץ|דרוש|נדרש|הכרחי|חיוני|חשוב|קריטי|חובה)) => לא
  \<(do|does|did) not\> => $1nt
  // “would it be possible to have parking?”, “add someone to our Rome booking”
  \<(?:would|is) it (?:be )?possible to(?= (?:have|get|add|include)\>) => could we
  \<add(?:ing)? (?:(?:an?|another|one more|some) )?{PERSON} (?:to|onto?)(?= (?:my|our|the|this|that|an?) (?:\p{L}+ ){0,2}(?:booking|reservation)s?\>) => change the booking,
  // “two of them can’t make it”, שניים מהם לא באים (the same)
  \<(two|three|four|[2-9]) of (?:them|us)(?= (?:(?:can['’]?t|cannot|won['’]?t|will not|(?:is|are) not|(?:is|are)n['’]?t) (?:make it|come|coming|join|joining|be (?:there|coming|joining)|travell?ing|going)|dropped|has dropped|have dropped|bailed)\>) => $1 people
  \<(?:שניים|שתיים) (?:מהם|מהן|מאיתנו|מאתנו)(?= (?:לא|ביטל|פרש)) => שני אנשים
  // “proximity to the centre”, קרבה למרכז (the same); “near sea”, “in center of city”, “near to the centre of the town”
  \<(?:close )?(?:proximity|closeness|nearness) to\> => close to
  \<ו?(?:קי?רבה|סמיכות)(?= ל\p{L}) => קרוב
  (?<=near|by|close to|next to) (?=(?:sea|beach|cent(?:er|re))\>) => _the_
  \<in (?:the )?(?:(?:city|town) )?(cent(?:er|re))(?: of (?:the )?(?:city|town))?(?! of|\p{L}) => in the $1
  \<(?:near|close)(?: to)? (?:the )?(?:(?:city|town) )?(cent(?:er|re))(?: of (?:the )?(?:city|town))?(?! of|\p{L}) => near the $1
  // במידה ואבטל (in case I cancel): “if”
  \<במידה ו(?:ש(?=[אנתימל]))?(?=\p{L}) => אם_
  // “we’d”, “wed need two rooms” is not Wednesday.
  \<we['’]d\>|\<(?<!\<(?:on|from|to|till|until|by|an?|the|we|this|next|every|or|\p{L}+day and) )wed(?= (?:(?:also|really) )?(?:need|like|love|want|prefer|rather|appreciate)\>) => we would
  // A man is addressed: תוסיף לילה (add a night), תאריך בלילה (extend by a night); “date” is the same word.
  {START}(תוסי|תחלי|תצר)ף\> => $1פי
  {START}(תסנ|תמיי|תעדכ)ן\> => $1ני
  {START}תצמיד\> => תצמידי
  {START}תאריך(?= (?:ב(?:לילה|יומיים|שבוע|-?\d+ (?:לילות|ימים)|(?:שני|שלושה|ארבעה) (?:לילות|ימים)|יום(?: אחד| נוסף|$))|את ה|עוד (?:לילה|יום|שבוע))) => תאריכי
  // Dictated: “in London comma just me period”, בלונדון פסיק רק אני נקודה
  (?<=\S) (?:comma|פסיק)(?= |$) => ,
  (?<=\S) (?:full stop\>|(?:period|נקודה)$) => .
  // “may one pay by card”, “guests may smoke”, “in a wheelchair, May I ask”: not the month.
  (?<=, |(?:^|[.!?;] ?)(?:and|but|so|also|please),? )may(?= (?:i|we)\>) => might
  \<(i|we|one|you|he|she|they|it|guests|who) may\> => $1 might
  (?<!(?:{DAY}|in|of|mid|late|early|this|next|and|until|to|the|on|,) |\p{L})may(?= (?:(?:i|we|you|he|she|they|it|my|our|guests|children|dogs|pets|also|not|be|need|have)\>|one (?!nights?|rooms?|adults?|persons?|weeks?|beds?|guests?)\p{L}{3})) => might
  // להאריך בלילה (to extend by a night), תורידי את הלילה שהוספת (remove the night that you added)
  (?<=(?:להאריך|נאריך|תאריכי|תאריך|לקצר|נקצר|תקצרי|תקצר) )ב(?=לילה|יום|יומיים|שבוע|שני|\d) =>
  (?<=(?:תורידי|תוריד|להוריד|נוריד|תבטלי|תמחקי) )את הלילה(?! ה?ראשון) => לילה
  // כמה יוצא לילה בראשון (how much is a night in the first) is not the first night.
  (?<=\<לילה) (?=ב(?:ראשון|אחרון)\>) => ,_
  // “at 23:00”: an hour, not a day.
  (?<!\d)(?:ב-?|at )?(?:[01]?\d|2[0-3]):[0-5]\d(?!\d) => _oclock_
  // “200 euro a room”, “150ish”, “3n”, 4 מאות (4 hundred), “min. 4 stars”, “w/o gym”
  (?<=(?:(?<!\d)(?!20[2-3]\d )\d{3,}|\d ?(?:€|\$|£|₪|euros?|dollars?|shekels?|nis|pounds?)) )a room\> => per room
  (?<![\p{L}\d])(\d+)\s?-?ish\> => around $1
  (?<=(?<![\p{L}\d])\d{1,2})n(?![\p{L}\d'’]) => _nights
  (?<=(?<!\d)[2-9]) ?מאות\> => 00
  \<(min|max|approx)\.(?=\s?\S) => $1_
  \<w\/o\> => without
  // “5-9 mai”: after a number only, because of Chiang Mai; “from day 3 of the month of May”, בחודש מאי, מיום 3
  (?<=\d(?:st|nd|rd|th)?[ .]?)mai\> => may
  (?:of|in) the month (?:of )?(?={MONTH}) => of_
  \<(?<!\d )(?:the )?days? (?=\d{1,2}(?!\d).*(?:{MONTH})) =>
  בחודש (?={MONTH}) => ב
  \<(מ?)(?:ה?יום|תאריך) (?=ה?-?\d{1,2}(?!\d).*(?:{MONTH})) => $1
  // “yeled ben 4”: before a number only, because names of towns begin like this; “a 5 y/o”, “2A+2C”, “2a 1c”
  \<(?:ben|bat|bnei|bnot)\s(?=\d{1,2}(?!\d)) => aged_
  (?<=(?<!\d)\d{1,2} ?)y\/o\> => _years old
  (?<![\p{L}\d])(\d{1,2})\s?a\s?[+,&]?\s?(\d)\s?c\> => $1 adults $2 children
  // “a year and a half old”, בן חצי שנה (half a year old): a baby. בן שנה, “a year old”, “boy with 7 year”
  \<(?:(?:a|one|1) year and a half(?: old)?|(?:one|1) and a half years? old)\> => 18 month old
  (?<=\<[וש]?(?:בן|בת) )שנה וחצי\> => 18 חודשים
  (?<=\<[וש]?(?:בן|בת) )חצי שנה\> => 6 חודשים
  (?<=\<(?<!תינוקת? )[ולש]?(?:בן|בת|בני|בנות|כבן|כבת) )שנה(?: ו(?:\d+|\p{L}+) חודש(?:ים)?)?(?! וחצי)\> => 1
  \<(?:just |almost |nearly )?(?:a|one) year(?= old\>) => 1 year
  (?<=(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|toddlers?|nephew|niece|grand\w+)\>[^.!?]{0,40}(?<!\d)(?:1[0-7]|\d) )years?(?! (?:old|olds|of|in|ago))\> => years old
  // “kids 5/8”, “ילדים 3/8/11”: ages, not a date.
  (?<=(?:kids|children|ילדים|ילדות)[ :(]{1,2}(?:\d{1,2}\/){0,2}\d{1,2})\/(?=\d{1,2}(?![\d])) => ,_
  // אני בא עם שני ילדים (I am coming with two children) adds no one to a party.
  (?<=\<(?:אני|אנחנו) )בא(?:ה|ים|ות)? (?=עם\>) =>
  // לא נוכל לנסוע בשישי, אז שבת (we cannot travel on Friday, so Saturday): the first day is not wanted.
  (?<!(?:אם|במידה|נניח)(?: \S+){0,2} |\p{L})לא (?:נוכל|אוכל|נצליח) לנסוע(?= ב) => לא
  // “sep rooms”, but “12-15 sep rooms for 4” is the month.
  \<(?<!(?:\d(?:st|nd|rd|th)?|\<(?:in|of|mid|late|early)) ?)sep\.? (?=rooms|beds) => separate_
  // “י-ם” with its prefix letters; “ת'הזמנה”, short for “את ההזמנה”; א.בוקר (breakfast)
  \<ת['’׳](?=\p{Script=Hebrew}{2}) => את ה
  \<([ושלבמהכ]{0,2}-?)י[-־–"״]ם\> => $1ירושלים
  (?<=א)\.(?=\s?(?:בוקר|ערב)) => _
`
  .split('\n')
  .map((line) => /^\s*(?!\/\/)(\S.*?)\s=>\s?(.*)$/u.exec(line) ?? [])
  .flatMap(([, pattern, replacement = '']) =>
    pattern === undefined ? [] : [[patternOf(pattern), replacement.replaceAll('_', ' ')] as const],
  );

function patternOf(text: string): RegExp {
  const whole = text
    .replace(/_$/u, ' ')
    .replace(/\{([A-Z]{2,})\}/gu, (_, name: string) => PARTS[name] ?? '')
    .replaceAll('\\<', '(?<!\\p{L})')
    .replaceAll('\\>', '(?!\\p{L})');
  return new RegExp(whole, 'giu');
}

/** “2day”, “b4”: a digit that stands for its sound. */
const WITH_DIGIT = /(?<![\p{L}\p{N}])(?:\p{L}+\d\p{L}*|\d\p{L}+)(?![\p{L}\p{N}])/gu;

/** The message in wording that the lexicon and the rules know. */
export const rewrite = (message: string): string =>
  REWRITES.reduce((text, [from, to]) => text.replace(from, to), message).replace(
    WITH_DIGIT,
    (written) => digitWords.get(written.toLowerCase()) ?? written,
  );
