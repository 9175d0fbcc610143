/** Facts about searches, pages of the site and extras. */
import type { Signals } from '../../signals.ts';
import type { Facts } from '../../conditions.ts';

export const searchFacts: Facts<Signals> = {
  checkout: 'kind=checkout-car,checkout-insurance,checkout-attractions',
  breakfast: ({ details }) => details.meals.includes('Breakfast Included'),
  fewPlaces: ({ details }) => details.places.length <= 2,
  choice: ({ details }) => details.places.filter(({ isRetracted }) => !isRetracted).length > 1,
  /** At most one word besides a marked place is unknown. */
  plain: ({ details }) =>
    details.places.filter(({ isEveryday, isMarked }) => !isEveryday && !isMarked).length <= 1,
  /** The rules of the site, not of a hotel or booking: “your cancellation policy”. */
  ofSite: 'yourPolicy !#it',
  yourPolicy:
    /\byour (?:\p{L}+ ){0,3}(?:polic(?:y|ies)|rules?|terms|conditions)\b|(?:^| )ה?(?:מדיניות|תנאי|כללי|נהלי|כללים|תנאים)(?: \p{L}+)? (?:אצלכם|שלכם|באתר)(?: |$)/u,
  /** “if I book this one and then cancel …”, on a hotel’s page */
  booksThis: /\bbook (?:this|it|here)\b|(?:מזמי|אזמי|נזמי)\S* (?:כאן|פה|את (?:זה|המלון)|אותו)/u,
  /** “new search: Tel Aviv” */
  newSearch: 'place stay|marked|afterColon',
  afterColon: /^[^:]+ : \S+/u,
  /** A question about taxes in general: “do tourists pay VAT on hotels in Israel?” */
  asksTax: 'question #page=prices #ask=property-fees !stay',
  /** Gives the search other people or days, and asks nothing. */
  tellsStay: 'search stay !#page=payment,contact,account,privacy !asking !yesNo !open',
  percentOff: /% off/u,
  /** לשני כרטיסים (to two cards, or tickets) */
  cards: /כרטיס/u,
  they: /\b(?:s?hes?|they(?:re)?)\b|(?:^| )(?:הוא|היא|הם|הן)(?: |$)/u,
  whyNot: /^(?:why not|למה לא)/u,
  /** “can I do it later?” is no goodbye, and no yes. */
  may: /^(?:(?:and|so|ok|but) )*(?:can|could|may|might) (?:i|we)\b/u,
};
