/**
 * Messages written as lists: headings with items below them, “Changes:\\n1. add: spa\\n2. until 28 Dec”. They are rewritten
 * as plain lines, so that a number before an item counts nothing and a heading is neither a place nor a question.
 */
import { MONTH } from './rewrites.ts';

/** Marks the beginning of an item; “14. February” is a day. */
const ITEM = new RegExp(
  `^\\s*(?:[-–—•*·▪]|\\(?\\d{1,2}[.)](?!\\s+ב?(?:${MONTH})(?!\\p{L})|\\s*[-–—]\\s*\\d|\\s*(?:to|until|till|עד)\\s*\\d{1,2}\\.|\\s*\\d{1,2}\\.))\\s+(?=\\S)`,
  'iu',
);
/** A heading that only says that a list follows: “our trip”, “updates for the search”, שינויים (changes). */
const ONLY_HEADS =
  /^(?:(?:my|our|the|some|a few|new|please|search|trip|travel|to) )*(?:updates?|changes?|edits?|corrections?|details?|info|trip|travel|holiday|vacation|plan|search|requests?|requirements|wishes|wishlist|needs|must haves?|questions?|filters?|add|adding)(?: (?:please|pls|(?:for|to) (?:the|our|my) (?:search|trip|travel|holiday|vacation|list|stay)))*$|^(?:ה?(?:עדכונים|עדכון|שינויים|שינוי|תיקונים|תיקון|פרטים|טיול|נסיעה|חופשה|נופש|תוכנית|תכנית|חיפוש|בקשות|בקשה|דרישות|שאלות|שאלה|סינון)|להוסיף|תוסיפי?|הוספה)(?: (?:של(?:י|נו)|[לב]ה?חיפוש|[לב]ה?טיול|בבקשה|חדשים))*$/iu;
/** A heading that asks about something: “question on the first:”, not “questions about your site:”. */
const ASKS_ABOUT =
  /^(?:(?:a |my |our |some |another )?questions? (?:on|about|for|regarding) (?:the )?|ו?עוד שאלה על |שאלות? (?:על|לגבי) )(?!.*(?:site|website|אתר))/iu;
/** What is cancelled, not a wish that is withdrawn: “Cancel:\n- my booking”. */
const OF_BOOKING = /\b(?:booking|reservation|order|trip|stay|account)\b|הזמנה|החשבון/iu;
/** A heading that withdraws its items. */
const WITHDRAWS =
  /^(?:(?:please|pls|to) )?(?:remove|drop|delete|without|no|cancel|take off|take out|skip|not needed)(?: please)?$|^(?:להוריד|תורידי?|להסיר|תסירי?|לבטל|תבטלי?|למחוק|תמחקי?|בלי|ללא|הסרה|לא צריך)(?: בבקשה)?$/iu;

/** A heading that orders the items, with the mark of the first one: “book for me:\n- a flight”. */
const ORDERS =
  /^((?:(?:please|pls) )?(?:book|order|get|arrange|reserve|buy)(?: for)?(?: me| us)?(?:,? (?:please|pls))?|(?:ת?הזמיני|תזמיני|תסדרי|תארגני|לקנות)(?: לי| לנו)?(?: בבקשה)?)[ :]*\n\s*(?:[-–—•*·▪]|\(?\d[.)])\s+/gimu;

/** The lines of the list without their marks and empty headings; any other message as it is. */
export function withoutListMarks(message: string): string {
  const text = message.replace(ORDERS, '$1 ');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // “- gym\n+ pool” takes one wish off and adds another.
  const isPlusMinus = lines.some((line) => /^\s*\+/u.test(line));
  if (lines.length < 2 || isPlusMinus || !lines.some((line) => ITEM.test(line))) return text;
  let isWithdrawn = false;
  return lines
    .flatMap((line, at): string[] => {
      const content = line.replace(ITEM, '').trim();
      const without = /\p{Script=Hebrew}/u.test(content) ? 'בלי' : 'without';
      if (content !== line.trim()) return [isWithdrawn ? `${without} ${content}` : content];
      const heading = content.replace(/\s*[:：]+$/u, '');
      const [next = ''] = lines.slice(at + 1);
      const heads = heading !== content || ITEM.test(next);
      isWithdrawn = heads && WITHDRAWS.test(heading) && !OF_BOOKING.test(next);
      if (isWithdrawn || (heads && ONLY_HEADS.test(heading))) return [];
      return [heads && ASKS_ABOUT.test(heading) ? `${heading.replace(ASKS_ABOUT, '')}:` : content];
    })
    .join('\n');
}
