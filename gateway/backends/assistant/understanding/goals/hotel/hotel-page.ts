/** Whether a message asks about the hotel of the open page, the hotel that the conversation is about, or the site. */
import { none, type Signals } from '../../signals.ts';

/** A question on a hotel's page: “wifi in the rooms? I need it”. */
export const isQuestionOnPage = (c: Signals): boolean =>
  c.context.kind === 'hotel' && c.isAsking && none(c.hasMarkedPlace, c.has('hotel-word'));

/** Asks the surcharge for meals on a hotel's page: “we want breakfast too, what would it cost us?” */
export const asksSurcharge = (c: Signals): boolean =>
  c.context.kind === 'hotel' &&
  c.details.meals.length > 0 &&
  none(c.hasMarkedPlace, c.has('hotel-word'), c.isSorting, c.details.budget !== null);

export const isOnHotel = ({ context }: Signals): boolean =>
  context.kind === 'hotel' && context.hasHotel && !context.hasSearch;

/** True for “this hotel” on its page, although other words may be a place. */
export const isOfPage = (c: Signals): boolean =>
  c.context.kind === 'hotel' && c.has('it') && !c.hasMarkedPlace;

/** Withdraws a wish: “never mind the price, drop the budget”. */
export const drops = (c: Signals): boolean => c.details.dropped.length > 0 && !c.isAsking;

/** True for the hotel in focus: “open it”, “open that one”, “open the better one” after a comparison. */
export const isOfIt = (c: Signals): boolean => c.has('it') || IT.test(c.text);
const IT =
  /\bopen(?: up)? (?:that|this|it|the (?:better|best|cheaper|nearer|closer|winning) (?:one|hotel))\b/u;

/** True for “here”, “this price”, בו (in it) on a hotel's page. */
export const isHere = (c: Signals): boolean =>
  c.context.kind === 'hotel' && (c.has('here') || c.has('it') || THIS.test(c.text));
const THIS =
  /\b(?:this|that|the) (?:price|sum|amount|total|figure|rate)\b|(?:^| )[בלמ]?ה?(?:מחיר|סכום|תעריף)(?: הזה| שרשום| שכתוב| שמופיע)?(?: |$)/u;

/** True for “is there a jacuzzi here or am I dreaming”, whatever else the words may name. */
export const asksHere = (c: Signals): boolean =>
  isHere(c) &&
  (c.isQuestion || c.isAsking || c.has('has-it')) &&
  none(c.has('find-word'), HOTELS.test(c.text));
const HOTELS = /\bhotels\b|(?:^| )ה?מלונות(?: |$)/u;

/** Something that no search can look for, on a hotel's page: “kosher food on site” */
export const isFactOnPage = (c: Signals): boolean =>
  c.context.kind === 'hotel' && c.details.unmet?.[0]?.kind === 'fact' && c.details.amenities.length === 0;

/** True for “before we book: is this hotel wheelchair accessible?” */
export const asksFactOfIt = (c: Signals): boolean =>
  c.isAsking && c.has('it') && c.details.unmet?.some(({ kind }) => kind === 'fact') === true;

/** Refers to the hotel just named: “the cheapest, do they take dogs there?” */
export const THERE = /\bthere\b|(?:^| )(?:שם|בו|אצלו|אצלם)(?: |$)/u;

/** Ends as a question, and looks for no other hotel: “parking?”, but not “nothing with breakfast?”. */
const ENDS_ASKING =
  /^(?!.*(?:\b(?:nothing|none|any(?:thing)?|others?|then)\b|(?:^| )(?:אין|אז|אחר(?:ים)?)(?: |$))).*\?$/u;
/** A wish rather than a question: “and with parking please”. */
const WANTS =
  /\b(?:please|pls|with|only|too|add|show|need|want)\b|(?:^| )(?:בבקשה|(?<!מה )ו?עם|רק|גם|תוסיפי|צריכ\p{L}*|רוצ\p{L}+)(?: |$)/u;
/** True for “pets allowed?” on a hotel's page, and for “and near the sea”, “parking?” after a question about a hotel. */
export const isFollowUp = (c: Signals): boolean =>
  (c.context.kind === 'hotel' && (c.isAsking || c.isOpenQuestion)) ||
  (c.length <= 6 &&
    ((c.context.isAboutHotel === true &&
      ((c.startsWithAnd && (c.isAsking || !WANTS.test(c.text))) || c.isOpenQuestion)) ||
      // “breakfast there?”
      (ENDS_ASKING.test(c.text) && (c.context.isAboutHotel === true || THERE.test(c.text)))));

/** True for “are there more restaurants in the hotel”, on its page. */
export const asksMoreInIt = (c: Signals): boolean =>
  c.context.kind === 'hotel' &&
  (c.has('has-it') || c.isAsking) &&
  !/\bmore with\b|\bother (?:hotels?|places?)\b|(?:^| )עוד עם |מלונות? (?:אחרים|נוספים)/u.test(c.text);

const OF_THIS =
  /\b(?:this|that) (?:hotel|room|rate|offer|place|booking)\b|(?:מלון|חדר|תעריף) (?:הזה|הזאת)|[הבל](?:מלון|חדר) הזה/u;
const OF_SITE =
  /\byour (?:\p{L}+ ){0,3}(?:polic(?:y|ies)|rules?|terms|conditions)\b|(?:^| )ה?(?:מדיניות|תנאי|כללי|נהלי|כללים|תנאים)(?: \p{L}+)? (?:אצלכם|שלכם|באתר)(?: |$)/u;

/** Asks for the rules of the site, not of a hotel or booking: “your cancellation policy”, מדיניות הביטול אצלכם. */
export const isOfSite = ({ text }: Signals): boolean => OF_SITE.test(text) && !OF_THIS.test(text);
