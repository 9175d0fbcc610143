/** Wishes that are named after “without” only to insist on them: “no pool, no deal”. */
import { isTakenOff, textOf } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

const GO = '(?:go|going|come|coming|book|booking|stay|staying|travel|travelling)';
/**
 * What follows a wish that they insist on: “no pool, no deal”, בלי ספא אין בשביל מה לבוא (without a spa there is
 * no reason to come).
 */
const NO_TRIP = new RegExp(
  [
    '^(?:, )?(?:then |its |it is |theres |there is |אז |זה )?(?:no (?:deal|trip|go|booking)',
    `no (?:point|sense) (?:in |of )?(?:us |even )?${GO}`,
    `(?:(?:im|i am|were|we are|i|we) )?(?:not|wont|dont|cant|cannot|am not|are not) (?:going to )?${GO}`,
    'אין (?:לי |לנו )?(?:בשביל )?(?:מה|טעם|סיבה) (?:לבוא|לנסוע|להגיע|להזמין|לחפש)',
    '(?<=^זה )לא (?:רלוונטי|שווה|בא בחשבון)',
    '(?:אני |אנחנו )?לא (?:נוסע\\S*|בא|באה|באים|באות|מגיע\\S*|מזמינ\\S*|נבוא|אבוא))(?: there| anywhere| at all| שם)?(?: [-,.;:!?]|$)',
  ].join('|'),
  'u',
);
/** Names what they do without it, “no spa, no Budapest”, אין בודפשט (no Budapest): not another wish. */
const isNoTrip = ([no, what, end]: readonly Term[]): boolean =>
  /^(?:no|theres no|there is no|אין)$/u.test(no?.text ?? '') &&
  what?.kind === 'word' &&
  [...what.tags.keys()].every((name) => ['place-name', 'hotel-word', 'find-word'].includes(name)) &&
  (end === undefined || end.kind === 'break');

/** After a condition it hardly matters: “if there’s no pool it’s fine”. */
const NO_MATTER =
  /^(?:, )?(?:then )?(?:(?:its|it is|thats|that is|were|im|i am|i|we|זה) )?(?:also |גם )?(?:fine|ok|okay|alright|cheaper|no (?:problem|big deal|biggie|worries)|(?:doesnt|does not|wont|dont) (?:matter|mind|care)|not (?:a|the) (?:problem|end)|never mind|whatever|without|בסדר|לא נורא|לא משנה|לא אכפת|לא סוף העולם|גם טוב|סבבה|זול יותר)(?: |$)/u;
/** What they would do without it: “we’ll eat out”, אז ניסע ברכבת (then we’ll take the train); not “we’ll stay at home”. */
const COPES = new RegExp(
  '^(?:, )?(?:then |so |אז )?(?:(?:i|we|they|the kids) (?:will|can|could|would)(?= )|(?:ill|well|theyll)(?= )|אני א\\p{L}{3,}|(?:אנחנו )?נ\\p{L}{2,})' +
    '(?!.*(?: |^)(?:not|never|rather|stay|elsewhere|somewhere|another|cancel|leave|walk|die|cry|kill|starve|go (?:mad|crazy|nuts)|lose|suffer|pass|skip|look|complain|melt|be(?! (?:fine|ok|out|at|in))|לא|נמות|נישאר|נשאר|נבטל|נוותר|נשתגע|נבכה|נחפש|אבטל|אמות|אשתגע|אחר|אחרת|הביתה|בבית)(?: |$))',
  'u',
);
/** Something else serves as well: “if they have no spa, a pool will do”. */
const SERVES =
  /^(?:, )?[^.!?]*(?: |^)(?:will do|is enough|would do|is fine|please|instead|מספיקה?|יספיק|תספיק)(?: |$)/u;
const isBearable = (after: string): boolean =>
  [NO_MATTER, COPES, SERVES].some((pattern) => pattern.test(after));

/** Opens what happens without it: “without breakfast I am useless”, but not “no pool, we do not swim”. */
const WITHOUT_IT =
  /^(?:i|im|ill|we|were|well|my|the kids|its|theres|theyll|they|he|she|hes|shes|אני|אנחנו|זה|הילדים|הוא|היא|אין (?:לי|לנו))(?: |$)/u;
const OPENS = /(?:^|[-,.;:!?\n]|(?:^| )(?:because|cause|bc|but|and|honestly|כי|אבל))$/u;
/** Before it, with hardly a word between: “no way without wifi”, “never without breakfast”. */
const NO_WAY =
  /(?:^| )(?:(?:disappointed|unhappy|upset|miserable|lost|sad|מאוכזב\S*|עצוב\S*|אבוד\S*)(?= ?$)|no way|never|cant|cannot|wont|impossible|אין מצב|אין סיכוי|אי אפשר)(?: (?:im|i|i am|were|we are|we|go|going|come|coming|stay|staying|stay in|do|live|travel|travelling|somewhere|anywhere|in|at|a|place|hotel|אני|אנחנו|נוסע\S*|לבוא|לנסוע|להיות|להסתדר)){0,5}$/u;
const IF =
  /(?:^| )(?:if|unless|ו?אם|במידה ו)(?: (?:it|they|there|theres|there is|the hotel|has|have|isnt|is|not|got|comes?|with))*$/u;
/** Hotels that are not wanted: “no hotels without a pool”, “never show me anything that has no wifi”. */
const NO_HOTELS =
  /(?:^| )(?:nothing|(?:dont|not|never|wont|no|cant|do not|leave out|לא|אל|בלי|שום|אף) (?:[^\s,.;!?]+ ){0,4}?(?:anything|everything|those|ones|whatever|them|all|any|hotels?|places?|options|results|כאלה|אלה|דבר|כל|את|ה?מלונות|ה?מקומות|מלון|מקום))(?: (?:of|the|that|which|who|has|have|having|got|is|are|come|comes|listed|with|if|there|theres|מה|מי|עם|ש|שיש|להם|לו|בהם|בו))*$/u;

const REFUSED = /^(?:not|dont|never|neither|cant|cannot|אל|לא|אינ\S+)$/u;
const WITHOUT = /^(?:without|w o|[וש]?בלי|[וש]?ללא)$/u;
const NO = /^(?:no|theres no|there is no|there are no|אין)$/u;
const MAX_DISTANCE = 9;

/** True for a wish that is named after “without” only to insist on it. */
export function isInsisted(state: ParseState, term: Term): boolean {
  const { terms } = state;
  const at = terms.indexOf(term);
  const from = terms.findLastIndex(
    ({ tags }, here) => here < at && here >= at - 3 && (tags.has('without') || tags.has('no')),
  );
  if (from < 0) return false;
  const word = terms[from]?.text ?? '';
  // “don’t remove the pool”, לא מוותרת על ספא (I do not give up the spa)
  if (!WITHOUT.test(word) && !NO.test(word)) return REFUSED.test(terms[from - 1]?.text ?? '');
  const before = textOf(terms.slice(Math.max(0, from - MAX_DISTANCE), from));
  const after = textOf(terms.slice(at + 1));
  const isCondition = IF.test(before) || (WITHOUT.test(word) && OPENS.test(before) && WITHOUT_IT.test(after));
  return (
    NO_TRIP.test(after) ||
    NO_WAY.test(before) ||
    NO_HOTELS.test(before) ||
    isTakenOff(state, from) ||
    (!isBearable(after) && (isCondition || isNoTrip(terms.slice(at + 1))))
  );
}
