import { Scan, type Claim, type RuleName } from './claim.ts';
import { readDates } from './read-dates.ts';
import { ruleWords } from './words/rule-words.ts';

/** She says that she does not know, asks, or offers to look: nothing is claimed. */
const OPEN_ENDED =
  /\?\s*["*_)]*$|(?:don't|do not|didn't|did not|couldn't|could not|can't|cannot) (?:know|find out|check|tell|see whether)|not sure|unsure|(?:^|[.,;:] ?|and |or )(?:i can|i could|i'll|shall i|should i|let me|would you|do you|tell me|ask me|say|write|try|you can (?:ask|say|filter|search|write)|if you (?:want|like|wish|prefer|need))|not find|no hotels?(?!\p{L})|לא יודעת|לא בטוחה|לא הצלחתי|לא מצאתי|אין לי|(?:^|[.,;:] ?|ו)(?:אני יכולה|אוכל|אפשר (?:לחפש|לשאול|לבקש|לסנן|לכתוב)|תרצו|רוצים|שאלו|כתבו|אמרו|אם (?:תרצו|רוצים))/iu;
/** Whatever else a sentence asks or offers. */
const SAID_ANYWAY: ReadonlySet<RuleName> = new Set<RuleName>(['acted', 'secret']);
const DENIED_BEFORE =
  /(?:(?<!\p{L})(?:no|not|without|never|neither|nor|cannot|lacks?|isn't|doesn't|don't|hasn't|aren't|n't)(?!\p{L})|(?<!\p{L})(?:ו|ש|ה)?(?:אין|בלי|ללא|לא|אינו|אינה|אינם|חסר)(?!\p{L}))[^.,;:]{0,40}$/iu;
const DENIED_BEHIND =
  /^[^.,;:]{0,12}(?: is| are)? (?:not|isn't|aren't|unavailable|missing|לא|אינ[והם])(?!\p{L})/iu;
const CONTACT =
  /(?<!\p{L})(?:call|phone|dial|whats ?app|sms|text|fax|telephone|reach (?:us|them))(?!\p{L})[^.]{0,30}[\d+*][\d ()-]*|(?:חייגו|התקשרו|טלפון|ווטסאפ|וואטסאפ|להתקשר)[^.]{0,30}[\d+*][\d ()-]*/iu;

const FREE_UNTIL =
  /(?:free[ -]+cancell?ation|cancel\w*(?: \p{L}+){0,3} (?:for )?free(?: of charge)?|free to cancel|ביטול חינם|ביטול ללא עלות|לבטל (?:ב)?חינם|לבטל ללא עלות)[^.;]{0,20}?(?:until|till|up to|before|by|עד|לפני)(?: ה?יום)? (.{3,60})/iu;

/** The first day behind “free cancellation until”. */
export function readDeadline(text: string): readonly Claim[] {
  const behind = FREE_UNTIL.exec(text)?.[1];
  if (behind === undefined) return [];
  const scan = new Scan(behind);
  readDates(scan);
  const first = scan.claims.find((claim) => claim.kind === 'date');
  return first ? [{ kind: 'deadline', text: first.text, day: first.day }] : [];
}

/** Rules and features that a sentence states. @param text `plain`, without the names that are known */
export function readRules(text: string): readonly Claim[] {
  const contact: readonly Claim[] = CONTACT.test(text)
    ? [{ kind: 'rule', text: CONTACT.exec(text)?.[0] ?? '', rule: 'contact', isDenied: false }]
    : [];
  const isOpen = OPEN_ENDED.test(text);
  return [
    ...contact,
    ...ruleWords.flatMap(({ rule, pattern, canBeDenied }): readonly Claim[] => {
      if (isOpen && !SAID_ANYWAY.has(rule)) return [];
      const match = pattern.exec(text);
      if (!match) return [];
      const isDenied =
        canBeDenied &&
        (DENIED_BEFORE.test(text.slice(0, match.index)) ||
          DENIED_BEHIND.test(text.slice(match.index + match[0].length)));
      return [{ kind: 'rule', text: match[0], rule, isDenied }];
    }),
  ];
}
