/** Texts of comparisons of hotels. */
import type { FoundOffer, HotelFacts, HotelOffers } from '../../tools/tools.ts';
import type { ComparedBy } from '../../understanding/reading.ts';
import { say, type Text } from '../../texts/say.ts';
import { comparedDistances, metersTo } from './distance-texts.ts';
import { ratingText, starsText } from './hotel-texts.ts';
import { ruleText } from './offer-texts.ts';
import { asIs, facts, headed, joined, paragraphs, sentences } from '../wording.ts';
import { pricedAtText, stayText } from '../values.ts';
import { hotelLink } from '../search/search-texts.ts';
import { amenityText, hasAmenity, roomWishesText, mealText } from '../search/wish-texts.ts';

/** One side of a comparison. */
export interface Side {
  readonly hotel: HotelFacts;
  readonly found: HotelOffers;
}

/** The offer to compare: the cheapest one that meets the wishes for the room. */
const offerOf = ({ found }: Side) => (found.matching > 0 ? found.offers[0] : undefined);

/** Why a hotel has no price. */
const noOffer = ({ offers, stay }: HotelOffers): Text =>
  offers.length === 0 ? say('compare.noRooms') : say('compare.noRoomWith', { wishes: roomWishesText(stay) });

/** The price; hotels are compared by full cost, so it is followed by the total with fees at the hotel. */
const priceText = ({ total, fullCost }: FoundOffer, nights: number): Text =>
  facts(
    say('price.stay', { price: total, nights }),
    fullCost.amountMinor !== total.amountMinor && say('compare.fullCost', { total: fullCost }),
  );

function item(side: Side): Text {
  const { hotel, found } = side;
  const cheapest = offerOf(side);
  const told = facts(
    cheapest ? priceText(cheapest, found.nights) : noOffer(found),
    starsText(hotel),
    ratingText(hotel),
    cheapest && mealText(cheapest.mealPlan),
    cheapest && ruleText(cheapest),
  );
  return say('list.item', { name: hotelLink(hotel, found.stay), facts: told });
}

/** Says which of the hotels list an amenity. */
function whoHas(key: string, hotels: readonly HotelFacts[]): Text {
  const those = hotels.filter((hotel) => hasAmenity(hotel, key));
  const others = hotels.filter((hotel) => !hasAmenity(hotel, key));
  const amenity = amenityText(key);
  if (those.length === 0) return say('compare.noneLists', { amenity });
  return sentences(
    say(those.length === 1 ? 'compare.oneLists' : 'compare.severalList', { hotels: names(those), amenity }),
    others.length > 0 &&
      say(others.length === 1 ? 'compare.oneDoesNot' : 'compare.severalDoNot', { hotels: names(others) }),
  );
}

const names = (hotels: readonly HotelFacts[]): Text => joined(hotels.map(({ name }) => name));

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
function tiedText(sides: readonly Side[]): Text {
  const hotels = sides.map(({ hotel }) => hotel);
  const rating = Math.max(...hotels.map((hotel) => hotel.rating ?? 0));
  return rating === 0
    ? say('compare.ratingsUnknown')
    : say('compare.sameRating', { rating, hotels: names(hotels.filter((one) => one.rating === rating)) });
}

/**
 * The text of a comparison: the answer to the question, the cheaper and the better rated hotel, and the facts of
 * each.
 */
export function comparison(sides: readonly Side[], { things, distanceTo, by }: ComparedAspects): Text {
  const [first] = sides;
  if (!first) return asIs('');
  const isOfMany = sides.length > 2;
  const cheapest = winner(sides, 'price', null);
  const best = winner(sides, 'rating', null);
  const priceLead = cheapest && say('compare.cheapest', { hotel: cheapest.name, isOfMany });
  const ratingLead = best
    ? say('compare.bestRated', { hotel: best.name, isOfMany })
    : by === 'rating' && tiedText(sides);
  const hotels = sides.map(({ hotel }) => hotel);
  const { stay } = first.found;
  return paragraphs(
    sentences(
      ...things.map((key) => whoHas(key, hotels)),
      distanceTo && comparedDistances(hotels, distanceTo),
    ),
    by === 'rating' ? sentences(ratingLead, priceLead) : sentences(priceLead, ratingLead),
    headed(say('compare.head', { stay: stayText(stay), wishes: roomWishesText(stay) }), sides.map(item)),
    pricedAtText(first.found),
  );
}
