import type { Language } from '../../language.ts';
import type { HotelFacts, Money, OffersFound } from '../../tools/tools.ts';
import { say, sentences, type Wording } from '../kit.ts';
import { day, sum } from '../values.ts';
import { priceAnswer } from './offer-words.ts';

/** Says whom and how many nights a price is for. */
export const basisText: Wording = {
  en: 'Every price is for all guests and all rooms together, taxes included, not per person: in a list for one night, as a total for the whole stay.',
  he: 'כל מחיר הוא לכל האורחים והחדרים יחד, כולל מסים, ולא לאדם: ברשימה ללילה אחד, ובסך הכול לכל השהייה.',
};

/** The cheapest price with its basis, and each traveller's share. */
export function shareAnswer(hotel: HotelFacts, found: OffersFound, language: Language): string {
  const [cheapest] = found.offers;
  const guests = found.stay.adults + found.stay.childrenAges.length;
  const part = cheapest && {
    amountMinor: Math.round(cheapest.total.amountMinor / guests / 100) * 100,
    currency: cheapest.total.currency,
  };
  return sentences(
    basisText[language],
    priceAnswer(hotel, found, language),
    part &&
      guests > 1 &&
      say(language, {
        en: `Split between ${guests} guests that is about ${sum(part, 'en')} each.`,
        he: `בחלוקה בין ${guests} אורחים זה בערך ${sum(part, 'he')} לאדם.`,
      }),
  );
}

/** @param asOf day of the rates */
export const convertedText = (from: Money, to: Money, asOf: string, language: Language): string =>
  say(language, {
    en: `${sum(from, 'en')} is about ${sum(to, 'en')} by our rates of ${day(asOf, 'en')}.`,
    he: `${sum(from, 'he')} הם בערך ${sum(to, 'he')} לפי השערים שלנו מ־${day(asOf, 'he')}.`,
  });

export const estimateText = (total: Money, estimate: Money, asOf: string, language: Language): string =>
  say(language, {
    en: `${sum(total, 'en')} ≈ ${sum(estimate, 'en')} by our rates of ${day(asOf, 'en')}. That is an estimate: you pay in shekels.`,
    he: `${sum(total, 'he')} ≈ ${sum(estimate, 'he')} לפי השערים שלנו מ־${day(asOf, 'he')}. זו הערכה: משלמים בשקלים.`,
  });
