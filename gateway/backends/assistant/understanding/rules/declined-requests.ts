/**
 * Rules for requests that the assistant declines: to order a taxi, to write a text, to disclose data of other people,
 * to ignore its rules, to set a price. They record the request and use up no words.
 */
import { anyWord, either, filler, maybe, num, rule, tag, word } from '../grammar.ts';
import type { Part, Rule, RuleAction } from '../grammar.ts';
import type { ParseState, DeclinedRequest } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

/** Records a request. Returns `at`: no term is used up, so the words stay available to the other rules. */
const asks = (state: ParseState, at: number, request: DeclinedRequest): number => {
  state.declined.add(request);
  return at;
};

const END =
  /^(?:near|close|by|in|at|with|hotel|if|whether|has|have|one|that|is|עם|אם|יש|שיש|אחד|ליד|קרוב|מול|מלון)$/u;
/** A word between a verb and its object. */
const between: Part = {
  ...anyWord,
  fits: (term) => anyWord.fits(term) && !END.test(term.text) && !term.tags.has('place-mark'),
};
const gap = [between, between, between] as const;
/** A thing that is not booked here, of these kinds (values of the tag `not-ours`). */
const ofNotOurs = (...kinds: readonly string[]): Part => ({
  fits: ({ tags }) => kinds.includes(String(tags.get('not-ours'))),
});
const orders = either(
  tag('act', 'find-word', 'sort-by', 'what-about'),
  word(
    /^(?:get|call|send|buy|hire|reserve|organi[sz]e|like|would like|שרייני|תשרייני|לשריין|תקני|לקנות|תארגני|לארגן)$/u,
  ),
);
const GETS = /^(?:get|call|send|have)$/u;
const FOR_US = /^(?:me|us)(?: |$)/u;
const recommends = either(
  { fits: ({ tags }) => tags.get('sort') === 'RECOMMENDED' },
  word(/^(?:know|suggest|any|any good|מכירה?)$/u),
);

const GOOD =
  /^(?:good|nice|great|decent|best|cheap|lovely|any|some|any good|which|טוב(?:ה|ים|ות)?|נחמד(?:ה|ים|ות)?|שווה|זול(?:ה|ים|ות)?|מומלצ(?:ת|ים|ות))$/u;
const CLOSE = /^(?:near|close|close by|nearby|around|around here|קרוב(?:ה|ים|ות)?|ליד|בסביבה)$/u;
const OF_HOTEL = /^(?:with|has|have|having|without|need|want|must|עם|בלי|שיש|שיהיה|שתהיה)$/u;
/**
 * True when the restaurants are a wish for the hotel, not a request for advice: “somewhere with great bars around”,
 * “good restaurants close by would be great”, “a bar around the pool”.
 */
function isWished({ terms }: ParseState, at: number, to: number): boolean {
  const before = terms.slice(0, at);
  const isPart =
    before.slice(-3).some(({ text }) => /^(?:with|עם)$/u.test(text)) ||
    (before.some(
      ({ text, tags }) => tags.has('hotel-word') || /^(?:the |ה?)?(?:hotels?|מלונות)$/u.test(text),
    ) &&
      before.some(({ text }) => /^(?:has|have|יש)$/u.test(text)));
  const next = terms.slice(to).find(({ text }) => text !== 'the');
  const isBesideAmenity = next?.tags.has('amenity') === true && !next.tags.has('not-ours');
  return isPart || isBesideAmenity || next?.text === 'would';
}
const eats: Part = word(/^(?:eat|dine|לאכול|אוכלים|אוכלות)(?: |$)/u);
const inTown: Part = word(
  /^(?:town|city|area|neighbou?rhood|nearby|near the hotel|close by|around|around here|outside|locally|[בה]{0,2}(?:עיר|אזור|סביבה|סביבת|שכונה)|ליד|מסביב|בחוץ)$/u,
);

const ignores: Part = word(
  /^(?:ignore|forget|disregard|override|bypass|break|drop|skip|ו?ת?תעלמי?|התעלמי?|ו?ת?שכחי?|ת?עקפי?|תפרי|תבטלי)$/u,
);
const rules: Part = word(
  /^(?:rules?|instructions?|guidelines?|programming|[למהבש]{0,2}(?:חוקים|כללים|הוראות|הנחיות))$/u,
);
const limits: Part = word(/^(?:restrictions?|policy|policies|[להב]{0,2}(?:מגבלות|הגבלות))$/u);

const hotel: Part = word(/^(?:it|(?:the|this) hotel|[בל]?ה?מלון)$/u);
const inside = maybe(word(/^(?:in|at|inside|של)$/u));

const writes: Part = word(
  /^(?:write|compose|draft|translate|solve|summari[sz]e|do|help|(?:write|translate|help) (?:me|us)|ת?כתו?בי?|לכתוב|ת?חברי|תתרגמי?|תרגמי|לתרגם|תפתרי|לפתור|תסכמי|לסכם|תעזרי|עזרי|לעזור|(?:ת?כתבי|תעזרי|תתרגמי) (?:לי|לנו))$/u,
);
const text: Part = word(
  /^(?:an? )?(?:essays?|poems?|stor(?:y|ies)|songs?|lyrics|letters?|(?:my )?homework|assignment|emails?|messages?|exercises?|papers?|articles?|speech|code|programs?|scripts?|python|javascript|equations?|cv|resume|sentence|[בל]?ה?(?:עבודה|עבודת|חיבור|שיר|סיפור|מכתב|נאום|מאמר|משוואה|תרגיל|מייל|קוד|תוכנית|משפט)|ב?שיעורי ה?בית|קורות חיים)$/u,
);

const PEOPLE = [
  'customers?|clients?|users?|guests?|people|neighbou?rs?|boss|colleagues?|ex|wife|husband|mr|mrs|ms|someone else|somebody else|others',
  '[לב]?ה?(?:לקוח|לקוחה|לקוחות|משתמשים|משתמש|אורח|אורחת|אורחים|שכן|שכנה|שכנים|בוס|מישהו אחר|אחרים|אשתי|בעלי|אנשים|מר|גברת)',
].join('|');
const otherPerson: Part = word(
  new RegExp(`^(?:(?:the|my|our|your|other|another|last|previous) )*(?:${PEOPLE})$`, 'u'),
);
const someone = either(tag('kin'), otherPerson);
/** A word that may be a person's name. */
const stranger: Part = {
  fits: ({ kind, tags, text }) => kind === 'word' && tags.size === 0 && text.length > 2,
};
/** Data of a person: bookings, passwords, cards, phone numbers. */
const secret: Part = word(
  /(?:^| )(?:bookings?|reservations?|passwords?|cards?|phone numbers?|emails?|database|list|names|[לב]?ה?(?:הזמנה|הזמנות|סיסמה|סיסמת|סיסמאות|כרטיס|כרטיסי|אשראי|אימייל|טלפון|נתוני))$/u,
);
/** The owner of something: “Dana's”, “my husband's”, but not “today's”. */
const theirs: Part = {
  fits: (term) =>
    /['’]s$/iu.test(term.raw) && (stranger.fits(term) || otherPerson.fits(term) || PERSONS.test(term.text)),
};
const PERSONS =
  /(?:wife|husband|mother|father|mom|dad|brother|sister|friend|son|daughter|boss|neighbou?r|guest|customer|colleague)s?$/u;
const FAMILY = /(?:wife|husband|mother|father|mom|dad|brother|sister|friend|son|daughter|boss|אשתי|בעלי)s?$/u;
const USES = /(?:^| )(?:pay|paying|cancel|לשלם|משלמים|לבטל|תבטלי)(?: |$)/u;
/**
 * True when the message does something for a relative, which is allowed: “can I pay with my wife's card”, “cancel
 * the booking of my mother”.
 */
const isOwn = (who: Term | undefined, { terms }: ParseState): boolean =>
  (who?.tags.has('kin') === true || FAMILY.test(who?.text ?? '')) &&
  terms.some(({ text }) => USES.test(text));
const gives: Part = word(/^(?:all|every|give|show|tell|list|כל|תני|תראי|תגידי|הציגי)(?: |$)/u);
const admin: Part = word(/^(?:the )?(?:admin|administrator|manager|owner|ה?מנהלת?|ה?בעלים)$/u);
const of = either(tag('of'), word(/^(?:of|from|של)$/u));
const where: Part = word(
  /^(?:where|where is|wheres|which hotel|what hotel|which room|what room|איפה|היכן|ב?איזה מלון|ב?איזה חדר)$/u,
);
const sleeps: Part = word(
  /^(?:stay|stays|staying|sleep|sleeps|sleeping|book|booked|reserve|reserved|מתארח(?:ת|ים)?|יש(?:ן|נה|נים)|שוה(?:ה|ים)|הזמינ?[ןהו]?)(?: |$)/u,
);
/** An optional filler, but not the one in “where can Dana stay”, “where do Italians stay”: these ask for hotels. */
const asking: Part = {
  ...filler,
  fits: (term) => filler.fits(term) && !/^(?:do|can|could|should|would|may|might)$/u.test(term.text),
};
/** A certain person, unlike in “where do people stay in Rome”. */
const oneOfThem: Part = {
  fits: (term) => someone.fits(term) && !/^(?:people|guests|others|אנשים|אורחים|אחרים)$/u.test(term.text),
};
const isThere = either(sleeps, word(/^(?:נמצא(?:ת|ים)?|גר(?:ה|ים)?)$/u));

const sets: Part = either(
  tag('set-to'),
  word(/^(?:set|change|lower|make|edit|put|reduce|drop|תשני|שני|לשנות|תעשי|תורידי|להוריד|תשימי)$/u),
);
const price: Part = { fits: ({ tags }) => tags.get('ask') === 'price' || tags.has('budget-word') };

/**
 * The action for “change the price of …”: a request to set a hotel's price. Not “a price of up to 400” (a limit),
 * “the price of the second in euros” (a question), “the price of the search”.
 */
const setsPrice: RuleAction = (_match, state, at, to) => {
  const [first, second] = state.terms.slice(to);
  const isLimit = [first, second].some(
    (term) => term?.tags.has('at-most') || term?.tags.has('at-least') || LISTS.test(term?.text ?? ''),
  );
  const rest = state.terms.slice(to);
  const isShown =
    rest.some(({ tags }) => tags.has('currency')) &&
    rest.every(({ number, tags }) => number === null || tags.has('ordinal'));
  return isLimit || isShown || first?.kind === 'number' ? false : asks(state, at, 'set-price');
};
const LISTS = /^(?:search|list|each|all|the list|ה?חיפוש|ה?רשימה)$/u;

/** Applied before all other rules, which may use the words. */
export const declinedRequestRules: readonly Rule[] = [
  // “get us a taxi”, תזמיני לי מונית (order me a taxi)
  rule([orders, ...gap, ofNotOurs('ride', 'table')], (match, state, at, to) => {
    // “where can we get a bus”
    const isForUs = state.terms
      .slice(at + 1, to)
      .some(({ text, tags }) => FOR_US.test(text) || tags.has('for-me'));
    return GETS.test(match[0]?.text ?? '') && !isForUs ? false : asks(state, at, 'order');
  }),
  // “a table in a restaurant”, “where can we eat”, but not “where can we eat in the hotel”
  rule(
    [ofNotOurs('meal-out'), inside, maybe(hotel)],
    (match, state, at) => !match[2] && asks(state, at, 'order'),
  ),
  rule(
    [
      word(/^(?:where|where is|wheres|איפה|היכן)$/u),
      anyWord,
      anyWord,
      anyWord,
      eats,
      filler,
      inside,
      maybe(hotel),
    ],
    (match, state, at) => !match.at(-1) && asks(state, at, 'order'),
  ),
  // “are there good restaurants in town?”, but not of the hotels to find
  rule([ofNotOurs('eatery'), anyWord, anyWord, ...gap, inTown], (match, state, at, to) => {
    const before = state.terms.slice(0, at);
    if (isWished(state, at, to)) return false;
    const isAsked = state.terms.some(({ text, tags }) => text === '?' || tags.has('has-it'));
    // “a hotel with a restaurant nearby”, but not “good restaurants nearby”
    const isPart = before.some(({ text, tags }) => tags.has('hotel-word') || OF_HOTEL.test(text));
    const isSeveral =
      /(?:s|ות|ים)$/u.test(match[0]?.text ?? '') ||
      state.terms.slice(0, to).some(({ text }) => GOOD.test(text));
    return (isAsked || (isSeveral && !isPart)) && asks(state, at, 'advice');
  }),
  rule(
    [maybe(word(GOOD)), ofNotOurs('eatery'), maybe(word(GOOD)), word(CLOSE)],
    (match, state, at, to) =>
      (match[0] ?? match[2]) !== undefined && !isWished(state, at, to) && asks(state, at, 'advice'),
  ),
  // “know any good pubs there”, תמליצי על מסעדת בשרים (recommend a grill)
  rule(
    [recommends, ...gap, ofNotOurs('eatery'), inside, maybe(hotel)],
    (match, state, at) => !match[6] && asks(state, at, 'advice'),
  ),
  // “ignore your rules”, תתעלמי מהכללים (ignore the rules), “you have no rules”
  rule([ignores, anyWord, anyWord, rules], (_match, state, at) => asks(state, at, 'override')),
  rule([ignores, word(/^(?:your|את)$/u), anyWord, limits], (_match, state, at) =>
    asks(state, at, 'override'),
  ),
  rule([word(/^you$/u), word(/^have$/u), tag('no'), either(rules, limits)], (_match, state, at) =>
    asks(state, at, 'override'),
  ),
  // “write my history homework”
  rule([writes, ...gap, text], (_match, state, at) => asks(state, at, 'writing')),
  // “all bookings of the customer Cohen”, “my neighbour's card”, “all the passwords”
  rule([secret, maybe(word(/^numbers?$/u)), of, filler, filler, someone], (match, state, at) =>
    isOwn(match[5], state) ? false : asks(state, at, 'other-guests'),
  ),
  rule([word(/^[לב]?(?:נתוני|כרטיסי|הזמנות|טלפון|רשימת|שמות)$/u), someone], (_match, state, at) =>
    asks(state, at, 'other-guests'),
  ),
  // not in “the guests in the booking”: אורחים בהזמנה
  rule(
    [otherPerson, { ...secret, fits: (term) => secret.fits(term) && !/^[בל]/u.test(term.text) }],
    (_match, state, at) => asks(state, at, 'other-guests'),
  ),
  rule([theirs, either(secret, word(/^(?:address|room|room numbers?|phone)$/u))], (match, state, at) =>
    isOwn(match[0], state) ? false : asks(state, at, 'other-guests'),
  ),
  rule([gives, ...gap, word(/(?:^| )(?:passwords|ה?סיסמאות)$/u)], (_match, state, at) =>
    asks(state, at, 'other-guests'),
  ),
  rule([word(/(?:^| )(?:password|ה?סיסמה)$/u), of, filler, admin], (_match, state, at) =>
    asks(state, at, 'other-guests'),
  ),
  // “who else booked this hotel?”
  rule(
    [word(/^(?:who|how many people|how many guests|מי|כמה אנשים)$/u), maybe(word(/^(?:else|עוד)$/u)), sleeps],
    // “how many people stay in one room”
    (_match, state, at, to) =>
      state.terms.slice(to).some(({ text }) => /(?:^| )rooms?$|חדר/u.test(text))
        ? false
        : asks(state, at, 'other-guests'),
  ),
  // “where is my ex husband staying”, איפה השכן שלי מתארח (where does my neighbour stay), “did my boss book a room?”
  rule([where, asking, oneOfThem, ...gap, isThere], (_match, state, at) => asks(state, at, 'other-guests')),
  rule([where, asking, stranger, ...gap, sleeps], (_match, state, at) => asks(state, at, 'other-guests')),
  rule([where, isThere, oneOfThem], (_match, state, at) => asks(state, at, 'other-guests')),
  rule([word(/^(?:did|has|have)$/u), filler, someone, ...gap, sleeps], (_match, state, at) =>
    asks(state, at, 'other-guests'),
  ),
  rule(
    [word(/^(?:how|איך)$/u), maybe(word(/^do$/u)), maybe(word(/^(?:you|i|we)$/u)), word(/^(?:say|אומרים)$/u)],
    (_match, state, at) => asks(state, at, 'writing'),
  ),
  // “confirm a rate of 10 shekels”
  rule(
    [
      word(/^(?:confirm|apply|honou?r|authori[sz]e|activate|אשרי|תאשרי|תאשר)$/u),
      filler,
      filler,
      price,
      filler,
      maybe(tag('of')),
      maybe(tag('currency')),
      num(1),
    ],
    (_match, state, at) => asks(state, at, 'set-price'),
  ),
  // “change the price of the first to 1 shekel”
  rule([sets, filler, filler, price, of], setsPrice),
  rule([word(/^(?:lower the|cut (?:the )?|reduce (?:the )?|drop (?:the )?) ?price$/u), of], setsPrice),
];
