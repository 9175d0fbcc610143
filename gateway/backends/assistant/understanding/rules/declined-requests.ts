/**
 * Rules for requests that the assistant declines: to order a taxi, to write a text, to disclose data of other people,
 * to ignore its rules, to set a price. They record the request and use up no words.
 */
import { anyWord, filler } from '../grammar.ts';
import type { Rule } from '../grammar.ts';
import type { ParseState, DeclinedRequest } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';
import { rules, type Action, type Guard } from './pattern.ts';

/** Records a request. Returns `at`: no term is used up, so the words stay available to the other rules. */
const asks =
  (request: DeclinedRequest): Action =>
  (_named, { declined }, at) => {
    declined.add(request);
    return at;
  };

const END =
  /^(?:near|close|by|in|at|with|hotel|if|whether|has|have|one|that|is|עם|אם|יש|שיש|אחד|ליד|קרוב|מול|מלון)$/u;
const GOOD =
  'good|nice|great|decent|best|cheap|lovely|any|some|any_good|which|(?:טוב|נחמד|זול)(?:ה|ים|ות)?|שווה|מומלצ(?:ת|ים|ות)';
const IS_GOOD = new RegExp(`^(?:${GOOD.replaceAll('_', ' ')})$`, 'u');
const IS_PERSON =
  /(?:wife|husband|mother|father|mom|dad|brother|sister|friend|son|daughter|boss|neighbou?r|guest|customer|colleague)s?$/u;
/** A word that may be a person's name. */
const isStranger = ({ kind, tags, text }: Term): boolean =>
  kind === 'word' && tags.size === 0 && text.length > 2;

/** “where can we get a bus” is no order. */
const isNotForUs: Guard = (_named, { terms }, at, to) =>
  /^(?:get|call|send|have)$/u.test(terms[at]?.text ?? '') &&
  !terms.slice(at + 1, to).some(({ text, tags }) => /^(?:me|us)(?: |$)/u.test(text) || tags.has('for-me'));

/**
 * True when the restaurants are a wish for the hotel, not a request for advice: “somewhere with great bars around”,
 * “good restaurants close by would be great”, “a bar around the pool”.
 */
function isWished({ terms }: ParseState, at: number, to: number): boolean {
  const before = terms.slice(0, at);
  const isOfHotels =
    before.some(
      ({ text, tags }) => tags.has('hotel-word') || /^(?:the |ה?)?(?:hotels?|מלונות)$/u.test(text),
    ) && before.some(({ text }) => /^(?:has|have|יש)$/u.test(text));
  const next = terms.slice(to).find(({ text }) => text !== 'the');
  const isBesideAmenity = next?.tags.has('amenity') === true && !next.tags.has('not-ours');
  const isPart = before.slice(-3).some(({ text }) => /^(?:with|עם)$/u.test(text)) || isOfHotels;
  return isPart || isBesideAmenity || next?.text === 'would';
}
const OF_HOTEL = /^(?:with|has|have|having|without|need|want|must|עם|בלי|שיש|שיהיה|שתהיה)$/u;

/** True unless the message asks for restaurants in town: “are there good restaurants?”, “a good one nearby”. */
const isOfStay: Guard = ({ eatery, good }, state, at, to) => {
  if (isWished(state, at, to)) return true;
  if (good) return false;
  const isAsked = state.terms.some(({ text, tags }) => text === '?' || tags.has('has-it'));
  // “a hotel with a restaurant nearby”, but not “good restaurants nearby”
  const isPart = state.terms
    .slice(0, at)
    .some(({ text, tags }) => tags.has('hotel-word') || OF_HOTEL.test(text));
  const isSeveral =
    /(?:s|ות|ים)$/u.test(eatery?.text ?? '') ||
    state.terms.slice(0, to).some((term) => IS_GOOD.test(term.text));
  return !isAsked && (isPart || !isSeveral);
};

/**
 * True when the message does something for a relative, which is allowed: “can I pay with my wife's card”, “cancel
 * the booking of my mother”.
 */
const isOwn: Guard = ({ who }, { terms }) =>
  who !== undefined &&
  (who.tags.has('kin') || FAMILY.test(who.text)) &&
  terms.some(({ text }) => /(?:^| )(?:pay|paying|cancel|לשלם|משלמים|לבטל|תבטלי)(?: |$)/u.test(text));
const FAMILY = /(?:wife|husband|mother|father|mom|dad|brother|sister|friend|son|daughter|boss|אשתי|בעלי)s?$/u;

/** “a price of up to 400” (a limit), “the price of the second in euros” (a question), “the price of the search” */
const isQuestion: Guard = (_named, { terms }, _at, to) => {
  const rest = terms.slice(to);
  const isLimit = rest
    .slice(0, 2)
    .some(({ text, tags }) => tags.has('at-most') || tags.has('at-least') || LISTS.test(text));
  const isShown =
    rest.some(({ tags }) => tags.has('currency')) &&
    rest.every(({ number, tags }) => number === null || tags.has('ordinal'));
  return isLimit || isShown || rest[0]?.kind === 'number';
};
const LISTS = /^(?:search|list|each|all|the list|ה?חיפוש|ה?רשימה)$/u;

/** Applied before all other rules, which may use the words. */
export const declinedRequestRules: readonly Rule[] = rules(
  String.raw`
  orders = #act|#find-word|#sort-by|#what-about|get|call|send|buy|hire|reserve|organi[sz]e|like|would_like|שרייני|תשרייני|לשריין|תקני|לקנות|תארגני|לארגן
  hotel = it|(?:the|this)_hotel|[בל]?ה?מלון
  inside = in|at|inside|של
  // “get us a taxi”, תזמיני לי מונית (order me a taxi), but not “where can we get a bus”
  {orders} {gap}3 #not-ours=ride|#not-ours=table -> order unless notForUs
  // “a table in a restaurant”, “where can we eat”, but not “where can we eat in the hotel”
  #not-ours=meal-out [{inside}] !{hotel} -> order
  where|where_is|wheres|איפה|היכן *3 (?:eat|dine|לאכול|אוכלים|אוכלות)(?:_.*)? ~ [{inside}] !{hotel} -> order

  near = near|close|close_by|nearby|around|around_here|קרוב(?:ה|ים|ות)?|ליד|בסביבה
  inTown = town|city|area|neighbou?rhood|nearby|near_the_hotel|close_by|around|around_here|outside|locally|[בה]{0,2}(?:עיר|אזור|סביבה|סביבת|שכונה)|ליד|מסביב|בחוץ
  good = ${GOOD}
  // “are there good restaurants in town?”, “good pubs nearby”, תמליצי על מסעדת בשרים (recommend a grill)
  eatery:#not-ours=eatery *2 {gap}3 {inTown} -> advice unless ofStay
  good:{good} #not-ours=eatery [{good}] {near} -> advice unless ofStay
  #not-ours=eatery good:{good} {near} -> advice unless ofStay
  #sort=RECOMMENDED|know|suggest|any|any_good|מכירה? {gap}3 #not-ours=eatery [{inside}] !{hotel} -> advice

  ignores = ignore|forget|disregard|override|bypass|break|drop|skip|ו?ת?תעלמי?|התעלמי?|ו?ת?שכחי?|ת?עקפי?|תפרי|תבטלי
  rules = rules?|instructions?|guidelines?|programming|[למהבש]{0,2}(?:חוקים|כללים|הוראות|הנחיות)
  limits = restrictions?|policy|policies|[להב]{0,2}(?:מגבלות|הגבלות)
  // “ignore your rules”, תתעלמי מהכללים (ignore the rules), “you have no rules”
  {ignores} *2 {rules} -> override
  {ignores} your|את * {limits} -> override
  you have #no {rules}|{limits} -> override

  writes = write|compose|draft|translate|solve|summari[sz]e|do|help|(?:write|translate|help)_(?:me|us)|ת?כתו?בי?|לכתוב|ת?חברי|תתרגמי?|תרגמי|לתרגם|תפתרי|לפתור|תסכמי|לסכם|תעזרי|עזרי|לעזור|(?:ת?כתבי|תעזרי|תתרגמי)_(?:לי|לנו)
  text = (?:an?_)?(?:essays?|poems?|stor(?:y|ies)|songs?|lyrics|letters?|(?:my_)?homework|assignment|emails?|messages?|exercises?|papers?|articles?|speech|code|programs?|scripts?|python|javascript|equations?|cv|resume|sentence)|[בל]?ה?(?:עבודה|עבודת|חיבור|שיר|סיפור|מכתב|נאום|מאמר|משוואה|תרגיל|מייל|קוד|תוכנית|משפט)|ב?שיעורי_ה?בית|קורות_חיים
  // “write my history homework”, “how do you say …”
  {writes} {gap}3 {text} -> writing
  how|איך [do] [you|i|we] say|אומרים -> writing

  person = (?:(?:(?:the|my|our|your|other|another|last|previous)_)*(?:customers?|clients?|users?|guests?|people|neighbou?rs?|boss|colleagues?|ex|wife|husband|mr|mrs|ms|someone_else|somebody_else|others)|[לב]?ה?(?:לקוחה?|לקוחות|משתמש|משתמשים|אורחת?|אורחים|שכנה?|שכנים|בוס|מישהו_אחר|אחרים|אשתי|בעלי|אנשים|מר|גברת))
  // A certain person, unlike in “where do people stay in Rome”.
  oneOfThem = #kin|(?!(?:people|guests|others|אנשים|אורחים|אחרים)$){person}
  secret = (?:.*_)?(?:bookings?|reservations?|passwords?|cards?|phone_numbers?|emails?|database|list|names|[לב]?ה?(?:הזמנה|הזמנות|סיסמה|סיסמת|סיסמאות|כרטיס|כרטיסי|אשראי|אימייל|טלפון|נתוני))
  // Not “the guests in the booking”: אורחים בהזמנה
  ownSecret = (?![בל]){secret}
  of = #of|of|from|של
  // “all bookings of the customer Cohen”, “my neighbour's card”, “all the passwords”
  {secret} [numbers?] {of} ~2 who:#kin|{person} -> otherGuests unless own
  [לב]?(?:נתוני|כרטיסי|הזמנות|טלפון|רשימת|שמות) #kin|{person} -> otherGuests
  {person} {ownSecret} -> otherGuests
  who:{theirs} {secret}|address|room|room_numbers?|phone -> otherGuests unless own
  (?:all|every|give|show|tell|list|כל|תני|תראי|תגידי|הציגי)(?:_.*)? {gap}3 (?:.*_)?(?:passwords|ה?סיסמאות) -> otherGuests
  (?:.*_)?(?:password|ה?סיסמה) {of} ~ (?:the_)?(?:admin|administrator|manager|owner)|ה?מנהלת?|ה?בעלים -> otherGuests
  where = where|where_is|wheres|which_hotel|what_hotel|which_room|what_room|איפה|היכן|ב?איזה_מלון|ב?איזה_חדר
  sleeps = (?:stay|stays|staying|sleep|sleeps|sleeping|book|booked|reserve|reserved|מתארח(?:ת|ים)?|יש(?:ן|נה|נים)|שוה(?:ה|ים)|הזמינ?[ןהו]?)(?:_.*)?
  isThere = {sleeps}|נמצא(?:ת|ים)?|גר(?:ה|ים)?
  // “who else booked this hotel?”, “where is my ex husband staying”, “did my boss book a room?”
  who|how_many_people|how_many_guests|מי|כמה_אנשים [else|עוד] {sleeps} -> otherGuests unless rooms
  {where} {asking} {oneOfThem} {gap}3 {isThere} -> otherGuests
  {where} {asking} {stranger} {gap}3 {sleeps} -> otherGuests
  {where} {isThere} {oneOfThem} -> otherGuests
  did|has|have ~ #kin|{person} {gap}3 {sleeps} -> otherGuests

  price = #ask=price|#budget-word
  sets = #set-to|set|change|lower|make|edit|put|reduce|drop|תשני|שני|לשנות|תעשי|תורידי|להוריד|תשימי
  // “confirm a rate of 10 shekels”, “change the price of the first to 1 shekel”
  confirm|apply|honou?r|authori[sz]e|activate|אשרי|תאשרי|תאשר ~2 {price} ~ [#of] [#currency] 1- -> setPrice
  {sets} ~2 {price} {of} -> setPrice unless question
  (?:lower_the|(?:cut|reduce|drop)(?:_the)?)_price {of} -> setPrice unless question
`,
  {
    parts: {
      /** A word between a verb and its object. */
      gap: {
        ...anyWord,
        fits: (term) => anyWord.fits(term) && !END.test(term.text) && !term.tags.has('place-mark'),
      },
      /** “Dana's”, “my husband's”, but not “today's”. */
      theirs: {
        fits: (term) => /['’]s$/iu.test(term.raw) && (isStranger(term) || IS_PERSON.test(term.text)),
      },
      stranger: { fits: isStranger },
      /** Not “where can Dana stay”, “where do Italians stay”, which ask for hotels. */
      asking: {
        ...filler,
        fits: (term) => filler.fits(term) && !/^(?:do|can|could|should|would|may|might)$/u.test(term.text),
      },
    },
    actions: {
      order: asks('order'),
      advice: asks('advice'),
      override: asks('override'),
      writing: asks('writing'),
      otherGuests: asks('other-guests'),
      setPrice: asks('set-price'),
    },
    guards: {
      notForUs: isNotForUs,
      ofStay: isOfStay,
      own: isOwn,
      question: isQuestion,
      // “how many people stay in one room”
      rooms: (_named, { terms }, _at, to) =>
        terms.slice(to).some(({ text }) => /(?:^| )rooms?$|חדר/u.test(text)),
    },
  },
);
