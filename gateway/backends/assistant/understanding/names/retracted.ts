/** Places that a message retracts for another: “Prague, but we were there, so Budapest”. */
import { textOf } from '../grammar.ts';
import { folded } from '../../language.ts';
import type { Term } from '../words/terms.ts';

/** Between two places: the first one is not wanted, because the writer was there before or retracts it. */
const RETRACTS = new RegExp(
  [
    // “no” as an exclamation, not “no pool”
    '(?:no|nah|nope)(?= (?:[-,.;!?]|we|weve|i|ive|its?|thats?|theres?|my|the|wait|sorry|been|already|too|not|actually)(?: |$)| ?$)',
    '(?:been|went|were|was) (?:there|to)|(?:did|done|seen|visited) (?:it|that|\\S+ (?:already|before|last))|(?:weve |ive )?already (?:been|did|seen|saw|visited|know)',
    '(?:forget|scratch|skip|scrap|drop|never mind) (?:it|that|about (?:it|that))|not (?:us|me|for (?:us|me)|my thing|our thing)|changed? (?:my|our) minds?|on (?:second thoughts?|reflection)',
    // “Not too expensive” retracts nothing.
    '(?<!not )too (?:\\S+ )?(?:dear|expensive|pricey|far|cold|hot|crowded|busy|boring|touristy)|hates?|cant stand|(?:would|will|d) be bored',
    '(?:no|not) good|(?:doesnt|dont|wont|not) (?:work|suit|do|fit)',
    'לא(?= (?:[-,.;!?]|היינו|הייתי|כבר|רגע|בעצם|זה|שם|אני|אנחנו|סליחה|בא|ל\\S+)(?: |$)| ?$)|למרות שלא|שלא(?= (?:[-,.;!?])(?: |$)| ?$)',
    '(?:היינו|הייתי|ביקרנו|נסענו) (?:שם|כבר)|כבר (?:היינו|הייתי|הייתה|היה|היו|ביקרנו|ראינו|ראיתי|עשינו|מכירים)|ת?(?:שכחי|שכח|עזבי|עזוב) (?:את זה|מזה)|ירדנו מזה|ויתרנו',
    '(?<!לא )(?:יקר|רחוק|צפוף|קר|חם|משעמם|עמוס)(?:ה)? (?:שם|מדי|לנו|לי)|שונאת?|לא (?:סובלת?|אוהבת?|אוהבים)|במקום(?: ?$| (?:זה|זאת)(?: |$))',
  ]
    .join('|')
    .replace(/^/u, '(?:^| )(?:')
    .replace(/$/u, ')(?: |$)'),
  'u',
);
/** Before a place: it is only considered, or others suggest it. */
const CONSIDERS =
  /(?:^| )(?:thinking|thought|wanted|going to say|planned|planning|hoped|considered|considering|originally|at first|the plan|my plan|our plan|in mind|(?:my|our) eye on|told (?:us|me)|tells? (?:us|me)|swears? by|recommend(?:s|ed)?|suggest(?:s|ed)?|should|הציעה?|הציעו|initially|(?:every(?:one|body)|people|friends?)(?: \S+){0,2} (?:says?|said|goes?|go|raves?|recommends?|loves?)|would love|love|tempted|dreamt|dreamed|dreaming|ה?תלבטנו|חשבתי|חשבנו|רציתי|רצינו|תכננתי|תכננו|חלמתי|חלמנו|בהתחלה|כולם (?:אומרים|ממליצים)|אמרו|אומרים|בראש|ה?תוכנית|היה לי בראש|משבחים|הסתכלנו(?: על)?|המליצו|מתות על|מתים על|הלכנו על)(?: |$)/u;
const BUT =
  /(?:^| )(?:but|although|though|however|then again|in the end|אבל|רק ש\S*|בסוף|בסופו של דבר|מצד שני|למרות ש\S*)(?: |$)/u;
/** Before a second place: it is the decision, “…, but it floods, so Verona”. */
const CONCLUDES =
  /(?:^| )(?:so|lets|let us|therefore|rather|prefers?|(?:its|it is)|well go|settled on|decided on|went for|chose|picked|אז|לכן|ולכן|נלך|בואי|בואו|מעדיפ(?:ה|ים)|עדיף|דווקא|יצא|עברנו|הלכנו(?: על)?|החלטנו(?: על)?|בחרנו(?: ב)?)(?: |$)/u;
/** Before another place than the one searched: “Rome is dear, maybe Naples”. */
const SUGGESTS = /(?:^| )(?:maybe|perhaps|what about|how about|try|rather|אולי|מה עם|נסי|תנסי)(?: |$)/u;
const INSTEAD = /^(?:,? ?)(?:instead|במקום(?: זה| זאת)?)(?: |$)/u;
/** Before a second place: it is wanted too, or says where the first one is. */
const BESIDE =
  /(?:^| )(?:also|too|or|and|near|close to|far from|outside|like|than|as well as|או|ו?גם|ליד|כמו|מאשר|מול)$/u;
/** Two stays rather than one for the other: “Vienna for 3 nights and then Prague for 2”. */
const STAYS = /(?:^| )(?:nights?|days?|לילה|לילות|ימים)(?: |$)/u;
/** Before a second place: the message asks about both, “but is Krabi nicer?” */
const ASKS = /(?:^| )(?:is|are|would|which|האם)$/u;
/** Before a place: the writer was there, “we did Rome already”. */
const BEEN =
  /(?:^| )(?:been to|been in|did|done|visited|went to|were in|was (?:just |only |already )?in|fed up with|bored of|tired of|sick of|היינו|הייתי|כבר הייתה|כבר היה|כבר היו|היינו כבר|ביקרנו|נמאס לנו מ|נמאס לי מ)(?: the)?$/u;
/** After such a place: it is wanted again. */
const RETURNS =
  /^(?:\S+ ){0,3}(?:(?:wants?|would love|would like|like) to (?:go back|return|go again)|again|ו?(?:רוצ|מת)\S* (?:לחזור|שוב))(?: |$)/u;

/** Begins a clause that may retract the place before it. */
const TURNS =
  /^[-–—\s,.!?]*(?:(?:oh|hmm+|um+|uh|well|actually|אה|אממ?|אוי|בעצם) )?(?:but|although|though|no|nah|nope|אבל|למרות|לא)(?!\p{L})/iu;

/** True for a clause that may retract the place before it: “but the prices are mad”. */
export const mayRetract = (clause: string): boolean => TURNS.test(clause) || RETRACTS.test(folded(clause));

/** A stretch of terms that may name a place. */
export interface Stretch {
  readonly at: number;
  readonly size: number;
}

/** Before the place that is chosen of several: “Rome or Milan? OK, going with Milan”. */
const CHOOSES =
  /(?:(?:^| )(?:or|או|\/)(?: .*)? [-.,;:!?]|[?]|(?:^| )(?:ok|okay|alright|so|hmm+|yes|yeah|yep|no|actually|only|(?:go|going|went|gonna go|settled|decided|opting) (?:with|for|on)|(?:lets|we will|well|ill|i will) (?:do|take|say)|decided|its|it is|final|finally|אז|טוב|יאללה|נו|סגור|סגרנו|סופית|הו?ל(?:ך|כ(?:ת|ים|נו)) (?:על|ל)|החלט(?:נו|תי)(?: על)?|בחר(?:נו|תי)(?: ב)?|בסוף|רק|אוקיי?|בעצם|כן|לא)) ?$/u;
/** “Rome or Milan? We are not going with Milan” */
const NOT_CHOSEN =
  /(?:^| )(?:not|dont|do not|wont|never|cant|cannot|לא|אל) (?:go|going|gonna|take|do|say|settl\S*|decid\S*|opt\S*|הו?ל\S*|נלך|נוסע\S*|ניסע|החלט\S*|בחר\S*)(?: \S+)? ?$/u;
const REFUSED =
  /(?:^| )(?:not|dont|do not|wont|לא) (?:go|going|take|taking|do|doing|הולכ\S+|נלך|נוסע\S+|ניסע)(?: (?:to|for|with|על))?$/u;
const IS_JUDGED =
  /^(?:is|are|has|have|looks?|seems?|was|would|better|nicer|cheaper|or|and|vs|versus|too|יותר|או|מול|נראית?|יש)(?: |$)/u;

/**
 * What is decided about the last place, which was named before beside another one: chosen in “Rome or Milan? Milan
 * then”, refused in “Rome or Milan? Not going to Milan”; null for neither.
 */
export function decisionOn(terms: readonly Term[], place: Stretch): 'chosen' | 'refused' | null {
  const before = textOf(terms.slice(0, place.at));
  const after = textOf(terms.slice(place.at + place.size));
  if (IS_JUDGED.test(after) || after.endsWith('?')) return null;
  if (NOT_CHOSEN.test(before)) return REFUSED.test(before) ? 'refused' : null;
  return CHOOSES.test(before) ? 'chosen' : null;
}

/**
 * True when the place, which may be the one that is searched (`isCurrent`), is retracted for one of the others: “Prague, everyone says Prague, but no, we were there,
 * so Budapest”.
 */
export function isRetracted(
  terms: readonly Term[],
  place: Stretch,
  others: readonly Stretch[],
  isCurrent: boolean,
): boolean {
  const before = textOf(terms.slice(0, place.at));
  const considered = isCurrent || CONSIDERS.test(textOf(terms.slice(0, place.at + place.size)));
  if (BEEN.test(before) && others.length > 0)
    return !RETURNS.test(textOf(terms.slice(place.at + place.size)));
  return others.some((other) => {
    if (other.at < place.at) return false;
    const between = textOf(terms.slice(place.at + place.size, other.at));
    if (BESIDE.test(between) || ASKS.test(between)) return false;
    const isInstead = INSTEAD.test(textOf(terms.slice(other.at + other.size, other.at + other.size + 2)));
    const signs = [
      BUT.test(between),
      considered,
      isInstead || CONCLUDES.test(between) || (isCurrent && SUGGESTS.test(between)),
    ];
    if (RETRACTS.test(between)) return true;
    return !STAYS.test(between) && signs.filter(Boolean).length > 1;
  });
}
