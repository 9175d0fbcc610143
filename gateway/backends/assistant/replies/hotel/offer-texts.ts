import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import type { Language } from '../../language.ts';
import type { FoundOffer, HotelFacts, HotelOffers, OtherStay, Stay } from '../../tools/tools.ts';
import {
  atHotel,
  facts,
  headed,
  joined,
  nameText,
  paragraphs,
  quoted,
  say,
  sentences,
  type Wording,
} from '../wording.ts';
import { counted, daysText, feesText, forCounted, nightPrice, roomNamesText, sum } from '../values.ts';
import { stayText } from '../search/place-texts.ts';
import { hotelLink, pricedAtText } from '../search/search-texts.ts';
import { roomWishesText, mealText } from '../search/wish-texts.ts';
import { fullRule, ruleText } from './cancellation-rule.ts';

/** Maximum number of rooms in one answer. */
const MAX_ROOMS = 3;

const stayInBrackets = (stay: Stay, language: Language): string => `(${stayText(stay, language)})`;

const priceText = (offer: FoundOffer, { nights, stay }: HotelOffers, language: Language): string =>
  facts(
    nightPrice(offer.pricePerNight, stay.rooms, language),
    `${sum(offer.total, language)} ${forCounted(nights, 'night', language)}`,
    feesText(feeSums(offer.propertyFees), language),
  );

const offerItem = (offer: FoundOffer, found: HotelOffers, language: Language): string => {
  const left =
    offer.roomsLeft !== null &&
    say(language, {
      en: `${counted(offer.roomsLeft, 'room', 'en')} left`,
      he: offer.roomsLeft === 1 ? 'נותר חדר אחד' : `נותרו ${counted(offer.roomsLeft, 'room', 'he')}`,
    });
  const told = [priceText(offer, found, language), mealText(offer.mealPlan, language)];
  return `${roomNamesText(offer, language)}: ${facts(...told, ruleText(offer, language), left)}`;
};

export const noAvailableRooms = (hotel: HotelFacts, stay: Stay, language: Language): string =>
  say(language, {
    en: `${nameText(hotel.name, language)} has no available rooms for this stay ${stayInBrackets(stay, language)}.`,
    he: `${atHotel(nameText(hotel.name, language), language)} אין חדרים פנויים לשהייה הזו ${stayInBrackets(stay, language)}.`,
  });

/** Says that no room meets the wishes; null when one does, or there are no wishes. */
const noRoomWithWishes = (found: HotelOffers, language: Language): string | null => {
  const asked = roomWishesText(found.stay, language);
  if (asked === '' || found.matching > 0) return null;
  return say(language, {
    en: `No room there has ${asked} for this stay.`,
    he: `לשהייה הזו אין שם חדר עם ${asked}.`,
  });
};

/** “The cheapest room”, among those that meet the wishes. */
function cheapestRoom(found: HotelOffers, language: Language): string {
  const asked = found.matching > 0 ? roomWishesText(found.stay, language) : '';
  return asked === ''
    ? say(language, { en: 'cheapest room', he: 'החדר הזול ביותר' })
    : say(language, { en: `cheapest room with ${asked}`, he: `החדר הזול ביותר עם ${asked}` });
}

/** What a price answer takes into account besides the offers. */
export interface PriceAsked {
  /** Meal plans in the question: if any, the answer lists the price of each plan and names those not on offer. */
  readonly meals?: readonly string[];
  /** The hotel is the most expensive of those shown. */
  readonly isDearest?: boolean;
}

/** The lowest price of a stay, and per meal plan if the question names some. */
export function priceAnswer(
  hotel: HotelFacts,
  found: HotelOffers,
  language: Language,
  asked: PriceAsked = {},
): string {
  if (asked.meals?.length) return mealsAnswer(hotel, found, language, asked);
  const [cheapest] = found.offers;
  if (!cheapest) return noAvailableRooms(hotel, found.stay, language);
  const name = hotelLink(hotel, found.stay, language);
  const details = `${roomNamesText(cheapest, language)}, ${mealText(cheapest.mealPlan, language)}, ${ruleText(cheapest, language)}`;
  const price = `${priceText(cheapest, found, language)} ${stayInBrackets(found.stay, language)}: ${details}`;
  const room = cheapestRoom(found, language);
  return sentences(
    noRoomWithWishes(found, language),
    asked.isDearest
      ? say(language, {
          en: `${name} is the dearest, from ${price}.`,
          he: `${name} הוא היקר ביותר, החל מ־${price}.`,
        })
      : say(language, {
          en: `The ${room} at ${name} costs ${price}.`,
          he: `${room} ${atHotel(name, language)} עולה ${price}.`,
        }),
    pricedAtText(found, language),
  );
}

export function roomsAnswer(hotel: HotelFacts, found: HotelOffers, language: Language): string {
  const name = hotelLink(hotel, found.stay, language);
  const items = found.offers.slice(0, MAX_ROOMS).map((offer) => offerItem(offer, found, language));
  const asked = found.matching > 0 ? roomWishesText(found.stay, language) : '';
  const head = say(language, {
    en: `Rooms at ${name}, ${asked === '' ? '' : `those with ${asked} first, `}cheapest first ${stayInBrackets(found.stay, language)}:`,
    he: `החדרים ${atHotel(name, language)}, ${asked === '' ? '' : `קודם אלה עם ${asked}, `}מהזול ליקר ${stayInBrackets(found.stay, language)}:`,
  });
  return paragraphs(
    headed(head, items),
    sentences(
      found.offers.length > items.length &&
        say(language, { en: 'The hotel’s page lists all of them.', he: 'כל החדרים מופיעים בדף שלו.' }),
      pricedAtText(found, language),
    ),
  );
}

/** Replaces the article of a Hebrew noun by “for the”. */
const forThe = (noun: string): string => noun.replace(/^ה/, 'ל');

export function cancellationAnswer(hotel: HotelFacts, found: HotelOffers, language: Language): string {
  const [cheapest] = found.offers;
  if (!cheapest) return noAvailableRooms(hotel, found.stay, language);
  const flexible = cheapest.isFree ? undefined : found.offers.find((offer) => offer.isFree);
  const name = hotelLink(hotel, found.stay, language);
  return paragraphs(
    sentences(
      noRoomWithWishes(found, language),
      say(language, {
        en: `For the ${cheapestRoom(found, language)} at ${name} (${roomNamesText(cheapest, language)}, ${sum(cheapest.total, language)}):`,
        he: `${forThe(cheapestRoom(found, language))} ${atHotel(name, language)} (${roomNamesText(cheapest, language)}, ${sum(cheapest.total, language)}):`,
      }),
      fullRule(cheapest, language),
    ),
    flexible &&
      sentences(
        say(language, {
          en: `The cheapest one that can be cancelled free of charge is ${roomNamesText(flexible, language)}, ${sum(flexible.total, language)}:`,
          he: `הזול ביותר עם ביטול חינם הוא ${roomNamesText(flexible, language)}, ${sum(flexible.total, language)}:`,
        }),
        fullRule(flexible, language),
      ),
    sentences(
      say(language, {
        en: `This is for ${stayText(found.stay, language)}.`,
        he: `זה נכון עבור ${stayText(found.stay, language)}.`,
      }),
      pricedAtText(found, language),
    ),
  );
}

/** The lowest price with each meal plan. Plans in the question that are not on offer for these days are named first. */
export function mealsAnswer(
  hotel: HotelFacts,
  found: HotelOffers,
  language: Language,
  { meals: wished = [] }: PriceAsked = {},
): string {
  const byPrice = found.offers.toSorted((left, right) => left.total.amountMinor - right.total.amountMinor);
  const plans = byPrice.flatMap((offer) => offer.mealChoices.map((plan) => [plan, offer] as const));
  const cheapest = new Map(plans.filter(([plan], at) => plans.findIndex(([one]) => one === plan) === at));
  const name = hotelLink(hotel, found.stay, language);
  const items = [...cheapest].map(
    ([plan, offer]) => `${mealText(plan, language)}: ${priceText(offer, found, language)}`,
  );
  const head = say(language, {
    en: `Meals at ${name}, each with its cheapest room ${stayInBrackets(found.stay, language)}:`,
    he: `הארוחות ${atHotel(name, language)}, כל אחת עם החדר הזול ביותר שלה ${stayInBrackets(found.stay, language)}:`,
  });
  const missing = wished.filter((plan) => !cheapest.has(plan)).map((plan) => mealText(plan, language));
  return paragraphs(
    missing.length > 0 &&
      say(language, {
        en: `For these dates there is no ${joined(missing, language, 'or')}.`,
        he: `בתאריכים האלה אין ${joined(missing, language, 'or')}.`,
      }),
    headed(head, items),
    pricedAtText(found, language),
  );
}

export function propertyFeesAnswer(hotel: HotelFacts, found: HotelOffers, language: Language): string {
  const [cheapest] = found.offers;
  if (!cheapest) return noAvailableRooms(hotel, found.stay, language);
  const name = hotelLink(hotel, found.stay, language);
  if (cheapest.propertyFees.length === 0)
    return say(language, {
      en: `Prices include taxes and VAT. No fees to pay at the desk are listed for the cheapest room at ${name}.`,
      he: `המחירים כוללים מסים ומע״מ. לא רשומים תשלומים נוספים בדלפק לחדר הזול ביותר ${atHotel(name, language)}.`,
    });
  const head = say(language, {
    en: `${name} collects this itself, on top of the price:`,
    he: `${name} גובה בעצמו, מעבר למחיר:`,
  });
  return headed(
    head,
    cheapest.propertyFees.map((fee) => `${quoted(fee.description, language)}: ${sum(fee.amount, language)}`),
  );
}

/** Names cheaper dates close to the stay, or says that there are none. */
export function cheaperDatesAnswer(
  hotel: HotelFacts,
  found: HotelOffers,
  cheaper: (OtherStay & { readonly savingPercent: number }) | null,
  language: Language,
): string {
  const name = nameText(hotel.name, language);
  if (!cheaper)
    return say(language, {
      en: `I found no days near by at ${name} that are clearly cheaper.`,
      he: `לא מצאתי ${atHotel(name, language)} תאריכים קרובים שזולים באופן ברור.`,
    });
  const link = hotelLink(
    hotel,
    { ...found.stay, checkIn: cheaper.checkIn, checkOut: cheaper.checkOut },
    language,
  );
  const days = daysText(cheaper.checkIn, cheaper.checkOut, language);
  return sentences(
    say(language, {
      en: `Yes: ${link} costs ${sum(cheaper.total, language)} from ${days}, ${cheaper.savingPercent}% less.`,
      he: `כן: ${link} עולה ${sum(cheaper.total, language)} בתאריכים ${days}, ${cheaper.savingPercent}% פחות.`,
    }),
    pricedAtText(found, language),
  );
}

/** Says whom and how many nights a price is for. */
export const basisText: Wording = {
  en: 'Every price is for all guests and all rooms together, taxes included, not per person: in a list for one night, as a total for the whole stay.',
  he: 'כל מחיר הוא לכל האורחים והחדרים יחד, כולל מסים, ולא לאדם: ברשימה ללילה אחד, ובסך הכול לכל השהייה.',
};

/** The cheapest price with its basis, and each traveller's share. */
export function shareAnswer(hotel: HotelFacts, found: HotelOffers, language: Language): string {
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
