/** Rules for wishes that a message removes from the search: “no pool”, “money is no object”. */
import { tagOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { oneOf, wishNames } from '../../reading.ts';
import type { Term } from '../../words/terms.ts';
import { rules, type Action, type Guard } from '../pattern.ts';
import { leftPetRules } from './left-pets.ts';
import { isFilter, withdraw } from './withdraw.ts';

const REFUSES =
  /^(?:not?|dont|do not|never|wont|cant|cannot|nothing|didnt|doesnt|shouldnt|wouldnt|לא|אל|בלי ל|אסור|אין)(?: |$)/u;
const PREFERS = /^(?:rather|prefer|עדיף|מעדיפי?ם?|מעדיפה|נעדיף|אעדיף)$/u;

const isAnd = (term: Term | undefined): boolean => /^(?:and|&|n|וגם)$/u.test(term?.text ?? '');
const isBreak = (term: Term | undefined): boolean => term === undefined || term.kind === 'break';

/** Removes the wishes joined to one that was just removed, “drop the pool and the gym”; the position after them. */
function withdrawJoined(state: ParseState, from: number): number {
  const { terms } = state;
  if (!isAnd(terms[from]) && terms[from]?.prefix !== 'ו') return from;
  const at = isAnd(terms[from]) ? from + 1 : from;
  const to = terms[at]?.text === 'the' ? at + 1 : at;
  const [next, after] = [state.peek(to), terms[to + 1]];
  const isEnd = isBreak(after) || isAnd(after) || ENDS.test(after?.text ?? '');
  return next && isFilter(next) && isEnd && withdraw(state, next) ? withdrawJoined(state, to + 1) : from;
}
/** What may follow the last of several wishes. */
const ENDS =
  /^(?:please|pls|thing|stuff|too|as well|then|but|because|requirements?|filters?|גם|בבקשה|כי|אבל)$/u;

/** True for במקום שקט (in a quiet place), where במקום does not mean “instead of”. */
const isInPlace: Guard = ({ no, ...words }) =>
  no?.text === 'במקום' &&
  Object.values(words).some((term) =>
    /^(?:שקט|מרכזי|נגיש|כשר|קרוב|ש?(?:מקבל|מרשה|מאפשר|יש)(?: .*)?)$/u.test(term?.text ?? ''),
  );

/**
 * True when nothing is refused: “I don’t like the breakfast at the second”, “is there anything but pools?”, “I hate
 * cooking, so half board”, “all inclusive if possible, if not then half board”, “no, just breakfast”, “drop to 3 stars”,
 * “never mind, rather all inclusive”.
 */
const isRemark: Guard = ({ no, wish }, { terms }, at, _to, match) => {
  const between = match.slice(1, match.indexOf(wish)).flatMap((term) => term ?? []);
  const isOfHotel =
    between.some(({ text }) => !/^(?:the|an?|any|hotel|את)$/u.test(text)) ||
    !['amenity', 'meal'].some((name) => wish?.tags.has(name)) ||
    terms.some(({ tags, text }) => tags.has('ordinal') || text === '?') ||
    /^(?:is|are|do|does|can|has|have|any|יש|האם)(?: |$)/u.test(terms[0]?.text ?? '');
  return (
    (terms[at - 1]?.text === 'לא' && /^(?:אבטל|נבטל|מבטלת?|מבטלים|אוותר)$/u.test(no?.text ?? '')) ||
    (no?.tags.has('refuses') === true && isOfHotel) ||
    between.some(
      ({ text, number, prefix }) =>
        PREFERS.test(text) ||
        text === 'to' ||
        (number !== null && /[למ]/u.test(prefix)) ||
        (BARE_NO.test(no?.text ?? '') && /^(?:just|only|רק)$/u.test(text)),
    )
  );
};
const BARE_NO = /^(?:no|not|nope|לא|אין)$/u;

/**
 * True when “too much” does not refuse the wish: “a pool is not too much to ask”, “the hotel with the pool is too
 * much”, “200 euros with breakfast is too much” (the price).
 */
const isBearable: Guard = ({ is, end }, state, at, _to, match) => {
  const words = match.slice(match.indexOf(end) - 3, match.indexOf(end)).flatMap((term) => term ?? []);
  const isOfPrice = state.terms
    .slice(Math.max(0, at - 2), at + 1)
    .some(({ text }) => /^(?:with|w|has|having|including|incl|plus|ה?עם|כולל)(?: |$)/u.test(text));
  return words.some(({ text }) => REFUSES.test(text)) || (at > 0 && isOfPrice) || (!is && words.length > 0);
};

/** Removes the wish named before an order: “the spa is more than we need, take it off”. */
const takesOff: Action = (_named, state, at, to) => {
  const { terms } = state;
  const clause = terms.findLastIndex(({ text }, here) => here < at && /^[.!?;]$/u.test(text));
  const of = terms.findLastIndex((term, here) => here < at && isFilter(term) && state.peek(here));
  const isFar = of <= clause || of < at - MAX_DISTANCE;
  const isEnd = isBreak(terms[to]) || /^(?:and|but|also|or|ו?גם|אבל|או)$/u.test(terms[to]?.text ?? '');
  // “a pool, don't forget”, “with nothing to lose”, “my plans may drop”
  const isOrder = isBreak(terms[at - 1]) || of === at - 1 || ORDERS.test(terms[at - 1]?.text ?? '');
  if (isFar || !isEnd || !isOrder || terms.slice(of + 1, at).some(({ text }) => REFUSES.test(text)))
    return false;
  state.consume(of, of + 1);
  return withdraw(state, terms[of]);
};
/** What may stand between a wish and the order: “the pool you can remove”. */
const ORDERS =
  /^(?:and|but|so|then|just|please|pls|kindly|to|you can|can|could|might|you could|אז|פשוט|בבקשה|נא|אנא|אפשר|ניתן|תוכלי|ו?את זה)$/u;
/** Maximum number of terms between a wish and the order to remove it. */
const MAX_DISTANCE = 12;

/** Takes one meal instead of every other: “leave the half board, breakfast is enough”. */
const takesMeal: Action = ({ meal, is, enough }, state, at, to) => {
  const { terms, meals } = state;
  // “with breakfast do they …”, ארוחת בוקר די גדולה (a rather big breakfast)
  const isOther = enough?.text === 'do' ? !is : enough?.text === 'די' && terms[to]?.kind === 'word';
  if (isOther || meal?.prefix.includes('ו')) return false;
  // לא צריך הכל כלול, מספיק חצי פנסיון (no need of all inclusive, half board is enough)
  const other = terms.findIndex(({ tags }, here) => here < at && tags.has('meal'));
  if (other >= 0) state.consume(other, other + 1);
  meals.add(tagOf(meal, 'meal'));
  return state.dropped.includes('meals') || state.drop('meals');
};

/** Applied before all rules that add a wish. */
export const withdrawnWishRules: readonly Rule[] = [
  ...leftPetRules,
  ...rules(
    String.raw`
  // A term that names a wish, whether the search has a filter for it or not.
  wish = #amenity|#meal|#free-cancellation|#beds-for-all|#rating|#rating-word|#luxury|#budget-word|#star|#unmet|#ask=meals|#ask=rating|#sort=SEA|#sort=DISTANCE|cent(?:er|re)|[הל]?מרכז
  // The last of these cancel a booking, but remove a wish: אבטל את הבריכה (I’ll cancel the pool).
  no = #without|#unneeded|#not|#refuses|removing|ביטול|הסרת|אבטל|נבטל|מבטלת?|מבטלים|אוותר
  has = #has-it|with|takes?|accepts?|allows?|have|has|offers?|include|ש?יקבלו|ש?(?:יקבל|מקבל|מרשה|מאפשר|מקבלים|מרשים)|שיהיה|שתהיה|שיהיו|שיש
  subject = ~|it|them|they|that|which|hotel|the_hotel|place|somewhere|with|to|for|מקום|מלון
  // “money is no object”, “room only”
  filter:#no-wish -> drops unless roomOnly
  // “any price”, but “any pool?” asks whether there is one; אין לנו הגבלה על המחיר (we have no price limit)
  #any ~2 wish:#budget-word|#rating-word|#star -> withdraws
  אין ~2 wish:{limit} -> withdraws
  // “no pool”, “remove: wifi”, “no 5 stars”, “no sauna needed”
  // “drop the whole gym thing”, תורידי את עניין הבריכה (drop the matter of the pool)
  matter = whole|entire|ה?(?:עניין|ענין|נושא|קטע|דרישה|סיפור|תנאי)
  !if|אם no:{no} [":"] ~2 [{matter}] ~ [1-5] ["-"] wish:{wish} more:[#unmet] ["+"] [#or-more] [#unneeded] -> withdrawsAll unless inPlace remark
  // “no need for them to take dogs”
  no:{no} [{subject}] [{subject}] [{subject}] [{subject}] {has} ~ wish:{wish} more:[#unmet] -> withdraws unless inPlace notOnly
  // “full board, not half”
  meal:#meal [","] not|לא|ולא half|full|חצי|מלאה? -> addsMeal
  // “no pool or gym”, “we would rather have a spa than a pool”
  or|nor|או ~ wish:{wish} more:[#unmet] -> withdraws unless notAfterOther
  than|מאשר ~ wish:{wish} more:[#unmet] -> withdraws unless notPreferring
  // “free cancellation is no longer needed”, “half board turns out to be too much for the kids”
  is = (?:is|are|was|were|its|turns|seems?|looks?|feels?|sounds|would|will|might|זה|זאת|נראה|נראית|יהיה|תהיה)(?:_.*)?
  tooMuch = #too-much|#unneeded|overkill|superfluous|pointless|מיותר(?:ת|ים)?|מוגזמ?(?:ת|ים)?
  [1-5] ["-"] wish:{wish} more:[#unmet] ["-"] [",:-"] [~|אנחנו|אני] ~ #unneeded -> withdraws
  !is|are|isnt|would|wouldnt|האם wish:{wish} more:[#unmet] is:[{is}] *3 end:{tooMuch} -> withdraws unless asked bearable
  // “the spa is more than we need, take it off”; “we eat at my cousin’s, no need for it”
  it = it|that|them|(?:אות|עלי)[הוםן]
  takesOff = drop|remove|scrap|ditch|skip|lose|forget|leave_out|take_(?:off|out)|(?:drop|remove|take|scrap|scratch|forget)(?:_(?:it|that|them|those))(?:_off|_out)?|[תל]הסיר|תסירי?|[תל]הוריד|תורידי?|ל?(?:מחוק|השמיט|וותר)|תוותרי?|תמחקי?|תבטלי?|תעיפי?|ת?שמיטי?|[תל]?ה?ורידי?_(?:את_זה|אות[הוםן])
  {takesOff} [{it}] [off|out|please|pls|בבקשה] -> takesOff
  #without {it} [off|out|please|pls|בבקשה] -> takesOff
  // “pool yes, gym no”, “stars: any”
  [1-5] ["-"] wish:{wish} more:[#unmet] [",:-"] #no|#any|out|away|אין !{word} -> withdraws
  // “swap the gym for a spa”
  #swap|change ~ wish:{wish} end:#for|#until|#filler -> swaps
  #swap ~ wish:{wish} -> withdraws unless notForOther
  // תורידי את זה של הביטול (take off the one about cancelling), “- gym”
  #undo with|of|about|של|עם ~ wish:{wish}|#ask=cancellation -> withdraws
  "-" wish:{wish} -> withdraws unless listed
  // “leave the half board, breakfast is enough”
  enough = (?:enough|sufficient|suffices|plenty|will_do|will_suffice|do|מספיקה?|תספיק|יספיק|די)(?:_for_(?:us|me)|_לנו|_לי)?
  !and|or|with|plus|או|עם meal:#meal is:[is|will|would|alone|זה|לבד] [be|is] enough:{enough} !#meal -> takesMeal unless asked
  // “clear all filters”
  no:[#without] ~ all:#all-filters -> clears
`,
    {
      parts: {
        limit: { fits: ({ tags, text }) => tags.has('budget-word') && /[הם]גבל|תקר/u.test(text) },
        word: { fits: ({ kind }) => kind === 'word' },
      },
      actions: {
        drops: ({ filter }, state) => {
          const name = oneOf(wishNames, tagOf(filter, 'no-wish'));
          return name !== undefined && state.drop(name);
        },
        withdraws: ({ wish, more }, state) => withdraw(state, wish, more),
        withdrawsAll: ({ no, wish, more }, state, _at, to) =>
          withdraw(state, wish, more) && (BARE_NO.test(no?.text ?? '') ? to : withdrawJoined(state, to)),
        addsMeal: ({ meal }, { meals }) => meals.add(tagOf(meal, 'meal')).size > 0,
        takesOff,
        swaps: ({ wish }, state, _at, to) => withdraw(state, wish) && to - 1,
        takesMeal,
        clears: ({ no, all }, state) =>
          (no !== undefined || tagOf(all, 'all-filters') === 'clear') && state.drop(...wishNames),
      },
      guards: {
        // “rooms only for adults”
        roomOnly: ({ filter }, { terms }, _at, to) =>
          filter?.tags.get('no-wish') === 'meals' && /^(?:for|on|in|with)$/u.test(terms[to]?.text ?? ''),
        inPlace: isInPlace,
        remark: isRemark,
        // “not just a place with a pool”, “is there no hotel with a pool?”
        notOnly: ({ no }, { terms }, _at, _to, match) =>
          no?.tags.has('refuses') === true ||
          match.some((one) => /^(?:just|only|many|simply|רק|סתם)$/u.test(one?.text ?? '')) ||
          (/^no[tr]?$/u.test(no?.text ?? '') && terms.at(-1)?.text === '?'),
        notAfterOther: (_named, { terms, withdrawn }, at) =>
          !terms.slice(Math.max(0, at - 1), at).some((last) => withdrawn.has(last)),
        notPreferring: (_named, { terms }) => !terms.some(({ text }) => PREFERS.test(text)),
        asked: (_named, { terms }) => terms.some(({ text }) => text === '?'),
        bearable: isBearable,
        notForOther: (_named, state, _at, to) => state.peek(to)?.prefix !== 'ב',
        // Dashes at the beginning of several lines list wishes.
        listed: (_named, { terms }, at) =>
          !isBreak(terms[at - 1]) ||
          terms.filter(({ text }, here) => text === '-' && (here === 0 || terms[here - 1]?.text === '\n'))
            .length > 1,
      },
    },
  ),
];
