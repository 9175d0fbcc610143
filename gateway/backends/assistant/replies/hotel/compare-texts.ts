/** Texts of comparisons of hotels. */
import type { Language } from '../../language.ts';
import type { FoundOffer, HotelFacts, HotelOffers } from '../../tools/tools.ts';
import type { ComparedBy } from '../../understanding/reading.ts';
import { comparedDistances, metersTo } from './distance-texts.ts';
import { ratingText, starsText } from './hotel-texts.ts';
import { ruleText } from './cancellation-rule.ts';
import { facts, headed, namesText, nameText, paragraphs, say, sentences, type Wording } from '../wording.ts';
import { forCounted, sum } from '../values.ts';
import { stayText } from '../search/place-texts.ts';
import { hotelLink, pricedAtText } from '../search/search-texts.ts';
import { amenityText, hasAmenity, roomWishesText, mealText } from '../search/wish-texts.ts';

/** One side of a comparison. */
export interface Side {
  readonly hotel: HotelFacts;
  readonly found: HotelOffers;
}

/** The offer to compare: the cheapest one that meets the wishes for the room. */
const offerOf = ({ found }: Side) => (found.matching > 0 ? found.offers[0] : undefined);

/** Why a hotel has no price. */
const noOffer = (found: HotelOffers, language: Language): string =>
  found.offers.length === 0
    ? say(language, { en: 'no available rooms for this stay', he: 'אין חדרים פנויים לשהייה הזו' })
    : say(language, {
        en: `no room with ${roomWishesText(found.stay, language)}`,
        he: `אין חדר עם ${roomWishesText(found.stay, language)}`,
      });

/** Hotels are compared by full cost, so the price is followed by the total with fees at the hotel. */
const fullCostText = ({ fullCost }: FoundOffer, language: Language): string =>
  say(language, {
    en: `${sum(fullCost, language)} in the end with what is paid at the hotel`,
    he: `${sum(fullCost, language)} בסופו של דבר עם מה שמשלמים במלון`,
  });

function item(side: Side, language: Language): string {
  const { hotel, found } = side;
  const cheapest = offerOf(side);
  const told = facts(
    cheapest
      ? `${sum(cheapest.total, language)} ${forCounted(found.nights, 'night', language)}`
      : noOffer(found, language),
    cheapest &&
      cheapest.fullCost.amountMinor !== cheapest.total.amountMinor &&
      fullCostText(cheapest, language),
    starsText(hotel, language),
    ratingText(hotel, language),
    cheapest && mealText(cheapest.mealPlan, language),
    cheapest && ruleText(cheapest, language),
  );
  return `${hotelLink(hotel, found.stay, language)}: ${told}`;
}

/** Says which of the hotels list an amenity. */
function whoHas(key: string, hotels: readonly HotelFacts[], language: Language): string {
  const those = hotels.filter((hotel) => hasAmenity(hotel, key));
  const others = hotels.filter((hotel) => !hasAmenity(hotel, key));
  const what = amenityText(key, language);
  if (those.length === 0)
    return say(language, {
      en: `None of them lists ${what}, so I don’t know which has it.`,
      he: `אף אחד מהם לא רושם ${what}, ולכן אני לא יודעת למי יש.`,
    });
  return sentences(
    say(language, {
      en: `${namesText(those, language)} ${those.length === 1 ? 'lists' : 'list'} ${what}.`,
      he: `${what}: יש ב${namesText(those, language)}.`,
    }),
    others.length > 0 &&
      say(language, {
        en: `${namesText(others, language)} ${others.length === 1 ? 'does' : 'do'} not.`,
        he: `ב${namesText(others, language)} זה לא רשום.`,
      }),
  );
}

/** Aspects to compare by, in addition to the facts that are always shown. */
interface ComparedAspects {
  /** Keys of amenities, or words that no hotel's list of amenities contains. */
  readonly things: readonly string[];
  /** Distances to this are compared; null to compare none. */
  readonly distanceTo: 'centre' | 'sea' | null;
  /** The aspect to mention first. */
  readonly by: ComparedBy | null;
}

/** The one hotel that is best by the aspect; null for a tie, or below two known values (for a price, below one). */
export function winner(
  sides: readonly Side[],
  by: ComparedBy | null,
  to: ComparedAspects['distanceTo'],
): HotelFacts | null {
  const lowest: Readonly<Record<ComparedBy, (side: Side) => number | null>> = {
    price: (side) => offerOf(side)?.fullCost.amountMinor ?? null,
    rating: ({ hotel }) => hotel.rating && -hotel.rating,
    distance: ({ hotel }) => metersTo(hotel, to),
  };
  const ranked = sides
    .flatMap((side) => {
      const value = by && lowest[by](side);
      return value === null ? [] : [{ hotel: side.hotel, value }];
    })
    .toSorted((a, b) => a.value - b.value);
  const [best, next] = ranked;
  const isBest = next ? best?.value !== next.value : by === 'price';
  return best && isBest ? best.hotel : null;
}

/** Names the hotels that share the best guest rating, or says that none has one. */
function tiedText(sides: readonly Side[], language: Language): string {
  const best = Math.max(...sides.map(({ hotel }) => hotel.rating ?? 0));
  if (best === 0)
    return say(language, { en: 'I know no guest rating of them.', he: 'אין לי דירוג אורחים שלהם.' });
  const tied = sides.map(({ hotel }) => hotel).filter(({ rating }) => rating === best);
  const names = namesText(tied, language);
  return say(language, {
    en: `The highest guest rating is ${best}: ${names}.`,
    he: `דירוג האורחים הגבוה ביותר הוא ${best}: ${names}.`,
  });
}

/**
 * The text of a comparison: the answer to the question, the cheaper and the better rated hotel, and the facts of
 * each.
 */
export function comparison(sides: readonly Side[], aspects: ComparedAspects, language: Language): string {
  const [first] = sides;
  if (!first) return '';
  const nameOf = ({ name }: HotelFacts): string => nameText(name, language);
  const isOfMany = sides.length > 2;
  const cheapest = winner(sides, 'price', null);
  const best = winner(sides, 'rating', null);
  const priceLead =
    cheapest &&
    say(language, {
      en: `The ${isOfMany ? 'cheapest' : 'cheaper'} one is ${nameOf(cheapest)}.`,
      he: `${isOfMany ? 'הזול ביותר' : 'הזול יותר'} הוא ${nameOf(cheapest)}.`,
    });
  const ratingLead = best
    ? say(language, {
        en: `Guests rate ${nameOf(best)} ${isOfMany ? 'highest' : 'higher'}.`,
        he: `האורחים דירגו ${isOfMany ? 'הכי גבוה' : 'גבוה יותר'} את ${nameOf(best)}.`,
      })
    : aspects.by === 'rating' && tiedText(sides, language);
  const lead = aspects.by === 'rating' ? sentences(ratingLead, priceLead) : sentences(priceLead, ratingLead);
  const wished = roomWishesText(first.found.stay, language);
  const head = say(language, {
    en: `Side by side, for ${stayText(first.found.stay, language)}${wished && `, with ${wished}`}:`,
    he: `זה לצד זה, עבור ${stayText(first.found.stay, language)}${wished && `, עם ${wished}`}:`,
  });
  const hotels = sides.map(({ hotel }) => hotel);
  const items = sides.map((side) => item(side, language));
  return paragraphs(
    sentences(
      ...aspects.things.map((key) => whoHas(key, hotels, language)),
      aspects.distanceTo && comparedDistances(hotels, aspects.distanceTo, language),
    ),
    lead,
    headed(head, items),
    pricedAtText(first.found, language),
  );
}

export const nothingToCompare: Wording = {
  en: 'I need at least two hotels to compare. Tell me a city and I’ll show some first.',
  he: 'כדי להשוות צריך לפחות שני מלונות. כתבו לי עיר וקודם אראה כמה.',
};

export const onlyOneListed: Wording = {
  en: 'Only one hotel is listed.',
  he: 'ברשימה יש רק מלון אחד.',
};
