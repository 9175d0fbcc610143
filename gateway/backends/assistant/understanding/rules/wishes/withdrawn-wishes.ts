/** Rules for wishes that a message removes from the search: “no pool”, “money is no object”. */
import { folded } from '#backends/assistant/language.ts';
import { either, filler, mark, maybe, num, rule, sign, tag, tagOf, word } from '../../grammar.ts';
import type { Match, Part, Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { oneOf, wishNames, type WishName } from '../../reading.ts';
import type { Term } from '../../words/terms.ts';
import { wordsOf } from '../../words/terms.ts';
import { pet } from '../people/ages.ts';

const FILTERS = 'amenity meal free-cancellation beds-for-all rating rating-word luxury budget-word star';
const asked = (kind: string): Part => ({ fits: ({ tags }) => tags.get('ask') === kind });
const isNearness = ({ tags, text }: Term): boolean =>
  /^(?:SEA|DISTANCE)$/u.test(String(tags.get('sort'))) || /^(?:cent(?:er|re)|[הל]?מרכז)$/u.test(text);
/** A term that names a wish, whether the search has a filter for it or not. */
const wish = either(tag(...FILTERS.split(' '), 'unmet'), asked('meals'), asked('rating'), {
  fits: isNearness,
});
const more = maybe(tag('unmet'));
/** The number before “stars”. */
const stars = [maybe(num(1, 5)), maybe(sign('-'))] as const;

/** The filter that a term names; null for none. */
function filterOf(term: Term): WishName | null {
  const { tags } = term;
  if (isNearness(term)) return 'sort';
  const amenity = tags.get('amenity');
  if (amenity !== undefined) return { amenity: String(amenity) };
  if (tags.has('meal') || tags.get('ask') === 'meals') return 'meals';
  if (tags.has('free-cancellation') || tags.get('ask') === 'cancellation') return 'freeCancellation';
  if (tags.has('rating') || tags.has('rating-word') || tags.get('ask') === 'rating') return 'rating';
  if (tags.has('star') || tags.has('luxury')) return 'stars';
  if (tags.has('beds-for-all')) return 'bedsForAll';
  return tags.has('budget-word') ? 'budget' : null;
}

const HEBREW = /\p{Script=Hebrew}/u;

/**
 * The wish of the current search that these words mean, as it was written then, possibly in the other language;
 * else the words themselves.
 */
function knownWish(words: string, { context: { unchecked = [] } }: ParseState): string {
  const named = folded(words).split(' ');
  const isNamed = (one: string): boolean =>
    folded(one)
      .split(' ')
      .some((part) => named.includes(part));
  const [foreign, ...others] = unchecked.filter((one) => HEBREW.test(one) !== HEBREW.test(words));
  return unchecked.find(isNamed) ?? (others.length === 0 ? foreign : undefined) ?? words;
}

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
/** Insists on the wish directly before: בלי וויי פיי זה לא רלוונטי (without wifi it is not relevant). */
const NO_USE = /^זה (?:לא רלוונטי|לא שווה|לא בא בחשבון)(?: [-,.;:!?]|$)/u;
/** Says, after a condition, that the wish hardly matters: “if there’s no pool it’s fine”. */
const NO_MATTER =
  /^(?:, )?(?:then )?(?:(?:its|it is|thats|that is|were|im|i am|i|we|זה) )?(?:also )?(?:fine|ok|okay|alright|cheaper|no (?:problem|big deal|biggie|worries)|(?:doesnt|does not|wont|dont) (?:matter|mind|care)|not (?:a|the) (?:problem|end)|never mind|whatever|without|בסדר|לא נורא|לא משנה|לא אכפת|לא סוף העולם|גם טוב|סבבה|זול יותר)(?: |$)/u;
/** How they would do without the wish: “we’ll eat out”, אז ניסע ברכבת (then by train); not “we’ll stay at home”. */
const COPES = new RegExp(
  '^(?:, )?(?:then |so |אז )?(?:(?:i|we|they|the kids) (?:will|can|could|would)(?= )|(?:ill|well|theyll)(?= )|אני א\\p{L}{3,}|(?:אנחנו )?נ\\p{L}{2,})' +
    '(?!.*(?: |^)(?:not|never|rather|stay|elsewhere|somewhere|another|cancel|leave|walk|die|cry|kill|starve|go (?:mad|crazy|nuts)|lose|suffer|pass|skip|look|complain|melt|be(?! (?:fine|ok|out|at|in))|לא|נמות|נישאר|נשאר|נבטל|נוותר|נשתגע|נבכה|נחפש|אבטל|אמות|אשתגע|אחר|אחרת|הביתה|בבית)(?: |$))',
  'u',
);
/** Says that something else would do: “if they have no spa, a pool will do”. */
const SERVES =
  /^(?:, )?[^.!?]*(?: |^)(?:will do|is enough|would do|is fine|please|instead|מספיקה?|יספיק|תספיק)(?: |$)/u;
const isBearable = (after: string): boolean =>
  NO_MATTER.test(after) || COPES.test(after) || SERVES.test(after);
/** Begins what happens without the wish: “without breakfast I am useless”, but not “no pool, we do not swim”. */
const WITHOUT_IT =
  /^(?:i|im|ill|we|were|well|my|the kids|its|theres|theyll|they|he|she|hes|shes|אני|אנחנו|זה|הילדים|הוא|היא|אין (?:לי|לנו))(?: |$)/u;
/** Before “without”, with hardly a word between: “no way without wifi”, “never without breakfast”. */
const NO_WAY =
  /(?:^| )(?:no way|never|cant|cannot|wont|impossible|אין מצב|אין סיכוי|אי אפשר)(?: (?:im|i|i am|were|we are|we|go|going|come|coming|stay|staying|stay in|do|live|travel|travelling|somewhere|anywhere|in|at|a|place|hotel|אני|אנחנו|נוסע\S*|לבוא|לנסוע|להיות|להסתדר)){0,5}$/u;
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
/** True when hotels without the wish are not wanted: “hide everything that has no wifi”, “no hotels without a pool”. */
function excludesOthers(before: string): boolean {
  const at = before.search(GENERAL);
  if (NOT.test(before)) return at >= 0 || SOME.test(before);
  // “the ones without a bar, please” does not ask to leave them out.
  return at >= 0 && !WANTS.test(before) && HAS_VERB.test(before.slice(0, at));
}
/** Any word that may be an order: “hide”, “cut”, תעיפי (throw out). */
const HAS_VERB =
  /(?:^| )(?!(?:and|the|also|then|so|ok|okay|of|or|please|with|in|for|from|to|well|hmm|את|גם|אז|עם)(?: |$))\p{L}{2,}/u;
const GIVES_UP = /^(?:מוותר|לוותר|נוותר|אוותר|skip)/u;
const FARTHEST = 9;

const isOpening = (before: Term | undefined): boolean =>
  before === undefined ||
  before.kind === 'break' ||
  /^(?:because|cause|bc|but|and|honestly|כי|אבל)$/u.test(before.text);

/** True for a wish that is named after “without” only to insist on it. */
function isIndispensable({ terms }: ParseState, term: Term): boolean {
  const at = terms.indexOf(term);
  const text = (from: number, to: number): string =>
    terms
      .slice(Math.max(0, from), to)
      .map((one) => one.text)
      .join(' ');
  const without = terms
    .slice(Math.max(0, at - 3), at)
    .findLastIndex(({ tags }) => tags.has('without') || tags.has('no'));
  if (without < 0) return false;
  const from = Math.max(0, at - 3) + without;
  const word = terms[from]?.text ?? '';
  if (GIVES_UP.test(word)) return /^(?:לא|אינ\S+|not|never|dont|neither)$/u.test(terms[from - 1]?.text ?? '');
  if (!WITHOUT.test(word)) return false;
  const [before, after] = [text(from - FARTHEST, from), text(at + 1, terms.length)];
  return (
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

/**
 * Removes the wish that one or more terms name: “kosher kitchen” are two terms. False when they insist on the
 * wish.
 */
function withdraw(state: ParseState, ...terms: readonly (Term | undefined)[]): boolean {
  const named = terms.filter((term) => term !== undefined);
  if (named.some((term) => isIndispensable(state, term))) return false;
  const filters = named.flatMap((term) => filterOf(term) ?? []);
  const others = named.filter((term) => filterOf(term) === null);
  for (const term of named) state.withdrawn.add(term);
  const words = others.map(wordsOf).join(' ');
  return state.drop(...filters, ...(words === '' ? [] : [{ amenity: knownWish(words, state) }]));
}

/** Verbs that cancel a booking, but before a wish remove it: אבטל את הבריכה (I’ll cancel the pool). */
const CALLS_OFF = /^(?:אבטל|נבטל|מבטלת?|מבטלים|אוותר)$/u;
const before = either(tag('without', 'unneeded', 'not'), word(/^(?:removing|ביטול|הסרת)$/u), {
  fits: ({ text }) => CALLS_OFF.test(text),
});
/** True for another number of stars: “drop to 3 stars”, תורידי ל-4 כוכבים (go down to 4 stars). */
const isSetTo = (words: Match): boolean =>
  words.some((term) => term?.text === 'to' || (term?.number != null && /[למ]/u.test(term.prefix)));
const none = either(tag('no', 'any'), word(/^(?:out|away|אין)$/u));
const subject = maybe(either(filler, word(/^(?:it|them|they|that|hotel|the hotel|to|for)$/u)));
const having: Part = word(
  /^(?:takes?|accepts?|allows?|have|has|offers?|include|ש?יקבלו|ש?יקבל|שיהיה|שתהיה|שיהיו|שיש)$/u,
);

/** True for במקום שקט (in a quiet place), where במקום does not mean “instead of”. */
const isInPlace = ([first, ...words]: Match): boolean =>
  first?.text === 'במקום' &&
  words.some((term) => /^(?:שקט|מרכזי|נגיש|כשר|קרוב)$/u.test(term?.text ?? '') && term?.prefix === '');

/** True at the beginning of the message or after a break. */
const opens = ({ terms }: ParseState, at: number): boolean => at === 0 || terms[at - 1]?.kind === 'break';
/** True when dashes begin several lines: they list wishes and remove none. */
const isList = ({ terms }: ParseState): boolean =>
  terms.filter(({ text }, at) => text === '-' && (at === 0 || terms[at - 1]?.text === '\n')).length > 1;

const PREFERS = /^(?:rather|prefer|עדיף|מעדיפי?ם?|מעדיפה|נעדיף|אעדיף)$/u;
const isPreferred = (term: Match[number]): boolean => PREFERS.test(term?.text ?? '');
const leaveBehind: Part = word(/^(?:leave|leaving|left|משאירים|נשאיר|משאירה|משאיר|השארנו)$/u);
const at: Part = word(/^(?:at|in)$/u);
const host = either(tag('kin'), word(/parents|friend|הורי|חבר/u));
/** Words for the place where a pet is left. */
const elsewhere: Part = word(
  /^(?:with|home|behind|kennels?|grandmas|sitters?|ב?בית|אצל|עם|בפנסיון|מאחור)(?: |$)/u,
);

/** Applied before all rules that add a wish. */
export const withdrawnWishRules: readonly Rule[] = [
  // “the dog stays at home”
  rule([pet, filler, filler, filler, tag('drops-out')], ([term], state) => withdraw(state, term)),
  // “we leave the dog with a friend”
  rule(
    [leaveBehind, filler, filler, pet, maybe(at), filler, either(elsewhere, host), filler, maybe(host)],
    (match, state) => withdraw(state, match[3]),
  ),
  // “may we leave the dog alone in the room”
  rule(
    [leaveBehind, filler, filler, pet, word(/^(?:alone|by (?:it|him|her)self|לבדו?)$/u)],
    (_match, state) => state.amenities.add('Pet Friendly').size > 0,
  ),
  // “money is no object”, “room only”
  rule([tag('no-wish')], ([term], state, _at, to) => {
    const name = oneOf(wishNames, tagOf(term, 'no-wish'));
    // “rooms only for adults”
    const isRoom = name === 'meals' && /^(?:for|on|in|with)$/u.test(state.terms[to]?.text ?? '');
    return name !== undefined && !isRoom && state.drop(name);
  }),
  // “any price”, but “any pool?” asks whether there is one.
  rule([tag('any'), filler, filler, tag('budget-word', 'rating-word', 'star')], (match, state) =>
    withdraw(state, match[3]),
  ),
  // “no pool”, “remove: wifi”, “no 5 stars”, “no sauna needed”
  rule(
    [
      before,
      mark(':'),
      filler,
      filler,
      ...stars,
      wish,
      more,
      maybe(sign('+')),
      maybe(tag('or-more')),
      maybe(tag('unneeded')),
    ],
    (match, state, here) =>
      // “never mind, rather all inclusive”
      !isSetTo(match) &&
      !isInPlace(match) &&
      !(CALLS_OFF.test(match[0]?.text ?? '') && state.terms[here - 1]?.text === 'לא') &&
      !match.some(isPreferred) &&
      withdraw(state, match[6], match[7]),
  ),
  // “no need for them to take dogs”, לא צריך שתהיה בריכה (there need not be a pool)
  rule([before, subject, subject, subject, having, filler, wish, more], (match, state) =>
    withdraw(state, match[6], match[7]),
  ),
  // “no pool or gym”
  rule([word(/^(?:or|nor|או)$/u), filler, wish, more], (match, state, here) => {
    const last = state.terms[here - 1];
    return last !== undefined && state.withdrawn.has(last) && withdraw(state, match[2], match[3]);
  }),
  // “we would rather have a spa than a pool”
  rule(
    [word(/^(?:than|מאשר)$/u), filler, wish, more],
    (match, state) =>
      state.terms.some(({ text }) => PREFERS.test(text)) && withdraw(state, match[2], match[3]),
  ),
  // “free cancellation is no longer needed”
  rule(
    [...stars, wish, more, maybe(sign('-')), mark(',:-'), filler, filler, tag('unneeded')],
    (match, state) => withdraw(state, match[2], match[3]),
  ),
  // “pool yes, gym no”, “stars: any”
  rule([...stars, wish, more, mark(',:-'), none], (match, state, _at, to) =>
    state.peek(to)?.kind === 'word' ? false : withdraw(state, match[2], match[3]),
  ),
  // “swap the gym for a pool”
  rule(
    [either(tag('swap'), word(/^change$/u)), filler, wish, tag('for', 'until', 'filler')],
    ([, , term], state, _at, to) => withdraw(state, term) && to - 1,
  ),
  rule([tag('swap'), filler, wish], ([, , term], state, _at, to) =>
    state.peek(to)?.prefix === 'ב' ? withdraw(state, term) : false,
  ),
  // תורידי את זה של הביטול (take off the one about cancelling)
  rule(
    [tag('undo'), word(/^(?:with|of|about|של|עם)$/u), filler, either(wish, asked('cancellation'))],
    ([, , , term], state) => withdraw(state, term),
  ),
  // “- gym”
  rule([sign('-'), wish], ([, term], state, here) =>
    opens(state, here) && !isList(state) ? withdraw(state, term) : false,
  ),
  // “clear all filters”
  rule([maybe(tag('without')), filler, tag('all-filters')], ([without, , all], state) =>
    without || tagOf(all, 'all-filters') === 'clear' ? state.drop(...wishNames) : false,
  ),
];
