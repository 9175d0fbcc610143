/** Wishes that are named after “without” only to insist on them: “no pool, no deal”. */
import { textOf, type Match } from '../../grammar.ts';
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
    '(?:אני |אנחנו )?לא (?:נוסע\\S*|בא|באה|באים|באות|מגיע\\S*|מזמינ\\S*|נבוא|אבוא))(?: there| anywhere| at all| שם)?(?: [-,.;:!?]|$)',
  ].join('|'),
  'u',
);
/** The same, directly after the wish: בלי וויי פיי זה לא רלוונטי (without wifi it is not relevant). */
const NO_USE = /^זה (?:לא רלוונטי|לא שווה|לא בא בחשבון)(?: [-,.;:!?]|$)/u;
/** Names what they do without it, “no spa, no Budapest”, אין בודפשט (no Budapest): not another wish. */
const isNoTrip = ([no, what, end]: readonly Term[], after: string): boolean =>
  /^(?:no|theres no|there is no|אין)$/u.test(no?.text ?? '') &&
  what?.kind === 'word' &&
  [...what.tags.keys()].every((name) => ['place-name', 'hotel-word', 'find-word'].includes(name)) &&
  (end === undefined || end.kind === 'break') &&
  !isBearable(after);
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
  NO_MATTER.test(after) || COPES.test(after) || SERVES.test(after);
/** Opens what happens without it: “without breakfast I am useless”, but not “no pool, we do not swim”. */
const WITHOUT_IT =
  /^(?:i|im|ill|we|were|well|my|the kids|its|theres|theyll|they|he|she|hes|shes|אני|אנחנו|זה|הילדים|הוא|היא|אין (?:לי|לנו))(?: |$)/u;
/** Before it, with hardly a word between: “no way without wifi”, “never without breakfast”. */
const NO_WAY =
  /(?:^| )(?:(?:disappointed|unhappy|upset|miserable|lost|sad|מאוכזב\S*|עצוב\S*|אבוד\S*)(?= ?$)|no way|never|cant|cannot|wont|impossible|אין מצב|אין סיכוי|אי אפשר)(?: (?:im|i|i am|were|we are|we|go|going|come|coming|stay|staying|stay in|do|live|travel|travelling|somewhere|anywhere|in|at|a|place|hotel|אני|אנחנו|נוסע\S*|לבוא|לנסוע|להיות|להסתדר)){0,5}$/u;
const IF =
  /(?:^| )(?:if|unless|ו?אם|במידה ו)(?: (?:it|they|there|theres|there is|the hotel|has|have|isnt|is|not|got|comes?|with))*$/u;
const WITHOUT = /^(?:without|no|w o|theres no|there is no|there are no|[וש]?בלי|[וש]?ללא|אין)$/u;
/** Hotels in general: “everything that has no …”, “any hotel without …”, “כל מה שאין בו …” */
const RELATIVE =
  '(?: (?:of|the|that|which|who|has|have|having|got|is|are|come|comes|does|do|listed|with|if|there|theres|עם|ש|שיש|להם|לו|בהם|בו))*$';
const KINDS = '(?:hotels?|places?|options|results|מלון|מקום|ה?מלונות|ה?מקומות)';
const GENERAL = new RegExp(
  `(?:^| )(?:anything|everything|nothing|those|ones|whatever|whichever|them|all|any|every|each|כאלה|אלה|אלו|דבר|כל|(?:כל|את|אף) (?:מה|מי)|מי ש|מה ש)(?:(?: (?:the|of))* ${KINDS})?${RELATIVE}`,
  'u',
);
const SOME = new RegExp(`(?:^| )${KINDS}${RELATIVE}`, 'u');
const WANTS =
  /(?:^| )(?:find|see|view|take|choose|pick|which|what|show(?: me| us)?|keep|leave(?! out)|only|just|want|need|looking|look for|give(?: me| us)?|prefer|would like|fine|okay|ok|happy|enough|is there|are there|got|תראי(?: לי| לנו)?|תמצאי(?: לי)?|חפשי|תחפשי|רוצה|רוצים|רק|[תה]?שאירי|עדיף|מספיק|אפשר|יש|תני(?: לי)?)(?= |$)/u;
const NOT =
  /(?:^| )(?:dont|not|never|wont|no|cant|nothing|do not|leave out|לא(?: רוצה| רוצים| צריך)?|אל|בלי|שום|אף)(?: |$)/u;
/** Up to a new request: “I want no limit, show me hotels without …” */
const NEW_REQUEST =
  /^.*(?:^| )(?!(?:dont|not|never|לא|אל) )\S+ (?=(?:show|find|give|תראי|תמצאי|תחפשי|חפשי|תני) )/u;
/** Hotels without it are not wanted: “hide everything that has no wifi”, “no hotels without a pool”. */
function excludesOthers(text: string): boolean {
  const before = text.replace(NEW_REQUEST, '');
  const at = before.search(GENERAL);
  if (NOT.test(before)) return at >= 0 || SOME.test(before);
  // “the ones without a bar, please” is no order to leave them out.
  return at >= 0 && !WANTS.test(before) && HAS_VERB.test(before.slice(0, at));
}
/** Any word that may be an order: “hide”, “cut”, תעיפי (throw out). */
const HAS_VERB =
  /(?:^| )(?!(?:and|the|also|then|so|ok|okay|of|or|please|with|in|for|from|to|well|hmm|את|גם|אז|עם)(?: |$))\p{L}{2,}/u;
const GIVES_UP = /^(?:מוותר|לוותר|נוותר|אוותר|skip)/u;
/** Orders that remove a wish, unless they are refused: “don’t remove the pool”, אל תורידי את הבריכה (the same). */
const REMOVES =
  /^(?:skip|remove|drop|leave out|take (?:out|off|away)|scrap|lose|cut|forget|ignore|disregard|exclude|omit|תורידי?|תסירי?|תוציאי|תמחקי|תעיפי?|תוותרי|תבטלי|ת?שכחי|תתעלמי)(?: |$)/u;
const REFUSED = /^(?:dont|never|cant|cannot|אל)$/u;
const MAX_DISTANCE = 9;

const isOpening = (before: Term | undefined): boolean =>
  before === undefined ||
  before.kind === 'break' ||
  /^(?:because|cause|bc|but|and|honestly|כי|אבל)$/u.test(before.text);

/** True for a wish that is named after “without” only to insist on it. */
export function isIndispensable({ terms }: ParseState, term: Term): boolean {
  const at = terms.indexOf(term);
  const text = (from: number, to: number): string => textOf(terms.slice(Math.max(0, from), to));
  const without = terms
    .slice(Math.max(0, at - 3), at)
    .findLastIndex(({ tags }) => tags.has('without') || tags.has('no'));
  if (without < 0) return false;
  const from = Math.max(0, at - 3) + without;
  const word = terms[from]?.text ?? '';
  if (GIVES_UP.test(word)) return /^(?:לא|אינ\S+|not|never|dont|neither)$/u.test(terms[from - 1]?.text ?? '');
  if (REMOVES.test(word) && REFUSED.test(terms[from - 1]?.text ?? '')) return true;
  if (!WITHOUT.test(word)) return false;
  const [before, after] = [text(from - MAX_DISTANCE, from), text(at + 1, terms.length)];
  return (
    isNoTrip(terms.slice(at + 1), after) ||
    excludesOthers(before) ||
    NO_TRIP.test(after) ||
    NO_USE.test(after) ||
    NO_WAY.test(before) ||
    (IF.test(before) && !isBearable(after)) ||
    (/^(?:without|ו?בלי|ו?ללא)$/u.test(word) &&
      isOpening(terms[from - 1]) &&
      WITHOUT_IT.test(after) &&
      !isBearable(after))
  );
}

/** True for במקום שקט (in a quiet place), where במקום does not mean “instead of”. */
export const isInPlace = ([first, ...words]: Match): boolean =>
  first?.text === 'במקום' &&
  words.some((term) =>
    /^(?:שקט|מרכזי|נגיש|כשר|קרוב|ש?(?:מקבל|מרשה|מאפשר|יש)(?: .*)?)$/u.test(term?.text ?? ''),
  );

const isThing = (term: Term | undefined): boolean =>
  ['amenity', 'meal'].some((name) => term?.tags.has(name) === true);
/**
 * True when nothing is refused: “I don’t like the breakfast at the second”, “is there anything but pools?”, “I hate
 * cooking, so half board”, “all inclusive if possible, if not then half board”.
 */
export const isRemark = ([first, , ...words]: Match, { terms }: ParseState, at: number): boolean =>
  /^(?:if|אם)$/u.test(terms[at - 1]?.text ?? '') ||
  (first?.tags.has('refuses') === true &&
    (words.slice(0, 2).some((term) => term && !/^(?:the|an?|any|hotel|את)$/u.test(term.text)) ||
      !isThing(words[4]) ||
      terms.some(({ tags, text }) => tags.has('ordinal') || text === '?') ||
      /^(?:is|are|do|does|can|has|have|any|יש|האם)(?: |$)/u.test(terms[0]?.text ?? '')));
