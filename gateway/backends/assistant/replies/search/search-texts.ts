/** Texts of lists of hotels, and of searches that find none. */
import { hotelPath } from '../../dialog/search/links.ts';
import { noWishes } from '../../dialog/state.ts';
import type { FoundHotel, HotelQuery, SearchPage, Names, Place, Stay } from '../../tools/tools.ts';
import { isTextKey, say, type Text } from '../../texts/say.ts';
import { asIs, facts, link, sentences } from '../wording.ts';
import { clock, feesText, pricedAtText, stayText } from '../values.ts';
import { distance } from '../hotel/distance-texts.ts';
import { placeText, shortPlace } from './place-texts.ts';
import { mealText, wishList } from './wish-texts.ts';

/** A hotel's name as a link to its page for the stay. */
export const hotelLink = (
  { id, name }: { readonly id: string; readonly name: Names },
  stay: Stay | null,
): Text => link(name.en === null && name.he === null ? id : name, hotelPath(id, stay));

const lowest = (amount: number | undefined): number => amount ?? Infinity;

/** Whether another hotel of the list contradicts the reason of the pick, for example because it is cheaper. */
const isBeaten: Readonly<Record<string, (pick: FoundHotel, other: FoundHotel) => boolean>> = {
  BEST_VALUE: (pick, other) =>
    (other.stars ?? 0) >= (pick.stars ?? 0) &&
    lowest(other.pricePerNight?.amountMinor) < lowest(pick.pricePerNight?.amountMinor),
  TOP_RATED_FLEXIBLE: (pick, other) => other.freeCancellation && (other.rating ?? 0) > (pick.rating ?? 0),
};

/** The recommended hotel of the list, if its reason has a text and the list does not contradict it. */
export const pickOf = (hotels: readonly FoundHotel[]): FoundHotel | undefined =>
  hotels.find((pick) => {
    const { pickReason: reason } = pick;
    return (
      reason !== null &&
      isTextKey(`pick.${reason}`) &&
      !hotels.some((other) => isBeaten[reason]?.(pick, other))
    );
  });

/** Why one hotel of the list is recommended; null without such a hotel. */
export function pickText(hotels: readonly FoundHotel[]): Text | null {
  const pick = pickOf(hotels);
  const key = `pick.${pick?.pickReason ?? ''}`;
  return pick && isTextKey(key)
    ? say('search.pick', { hotel: pick.name, reason: say(key, { stars: pick.stars }) })
    : null;
}

/** “free cancellation until …”. @param until null when the last moment is unknown */
export const freeText = (until: string | null): Text => say('offer.free', { until: until && clock(until) });

/** The most useful fact about the price, given the wishes. */
function priceFact(hotel: FoundHotel, { wishes }: HotelQuery): Text | null {
  const [plan] = hotel.meals;
  const meals = hotel.breakfastIncluded && plan !== undefined ? mealText(plan) : null;
  const free = hotel.freeCancellation ? freeText(hotel.freeCancellationUntil) : null;
  if (wishes.meals.length > 0 && wishes.freeCancellation && meals && free) return facts(meals, free);
  return wishes.meals.length > 0 ? (meals ?? free) : (free ?? meals);
}

/** How far the hotel is from the sea or the centre, if the list is ordered by that distance. */
function distanceFact(
  { surroundings, placeInTown }: FoundHotel,
  { wishes: { sort } }: HotelQuery,
): Text | null {
  const toSea = sort === 'SEA' ? surroundings?.metersToSea : null;
  if (typeof toSea === 'number') return say('distance.sea', { distance: distance(toSea) });
  const toCentre = sort === 'DISTANCE' ? placeInTown?.metersToCentre : null;
  return typeof toCentre === 'number' ? say('search.toCentre', { distance: distance(toCentre) }) : null;
}

/**
 * One hotel in the text of a list; the card below shows the rest.
 * @param isOnly no other hotel is in the list, so there is room for the price of the whole stay
 */
export function hotelItem(hotel: FoundHotel, { query, nights }: SearchPage, isOnly: boolean): Text {
  const told = facts(
    hotel.pricePerNight && say('price.night', { price: hotel.pricePerNight, rooms: query.stay.rooms }),
    isOnly && hotel.total && say('price.stay', { price: hotel.total, nights }),
    feesText(hotel.propertyFees),
    distanceFact(hotel, query),
    priceFact(hotel, query),
  );
  return say('list.item', { name: hotelLink(hotel, query.stay), facts: told });
}

/** In a country only a selection of hotels is searched, so the number of matches is not that of the country. */
const isSelection = ({ place }: HotelQuery): boolean => place.kind === 'country';

const asked = ({ stay, wishes }: Pick<HotelQuery, 'stay' | 'wishes'>): Text =>
  facts(stayText(stay), ...wishList(wishes));

/** First line of a list of hotels: place, days, people and wishes. */
export const listHead = (query: HotelQuery, isMore: boolean): Text =>
  say('search.head', {
    kind: isMore ? 'more' : isSelection(query) ? 'selection' : 'hotels',
    place: placeText(query.place),
    asked: asked(query),
  });

/** Progress of the search, matches in a city, and the time of the prices. */
export function listFoot(found: SearchPage): Text {
  const isCounted = !isSelection(found.query) && wishList(found.query.wishes).length > 0;
  return sentences(
    isCounted && found.isComplete && say('search.matching', { n: found.matching }),
    incompleteText(found),
    pricedAtText(found),
  );
}

/** Why the list may lack hotels: they are still being checked, or the check failed. */
function incompleteText({ isComplete, hasFailedParts, checked, total }: SearchPage): Text | null {
  if (isComplete) return null;
  if (hasFailedParts) return say('search.failedParts');
  // A search that has just begun does not know its total yet.
  return checked < total ? say('search.checked', { checked, n: total }) : say('search.running');
}

/**
 * The reply when no hotel meets the wishes; in a country, none of those that were searched.
 * @param without the wish whose removal finds the most hotels, with their number; null without one
 */
export const nothingMatches = (
  found: SearchPage,
  without: { readonly text: Text; readonly count: number } | null,
): Text =>
  sentences(
    say(isSelection(found.query) ? 'search.nothingSelected' : 'search.nothing', {
      place: placeText(found.query.place),
      asked: asked(found.query),
    }),
    without && say('search.without', { without: without.text, n: without.count }),
    incompleteText(found),
  );

/** The reply to a search that found no available room, or none yet. @param path of the page of the search */
export function noRooms(found: SearchPage, path: string): Text {
  const values = { place: placeText(found.query.place), stay: stayText(found.query.stay) };
  const href = asIs(path);
  return found.isComplete
    ? say('search.noRooms', { ...values, link: href })
    : sentences(
        say('search.noPricesYet', values),
        incompleteText(found),
        say('search.askAgain', { link: href }),
      );
}

export const noneCheaper = ({ wishes: { near, price } }: Omit<HotelQuery, 'page'>): Text =>
  say('search.noneCheaper', { where: near && facts(...wishList({ ...noWishes, near, price })) });

/** First line of a comparison of places by their cheapest hotel. */
export const cheapestHead = (stay: Stay, wishes: HotelQuery['wishes']): Text =>
  say('search.cheapestOfEach', { asked: asked({ stay, wishes: { ...wishes, sort: 'RECOMMENDED' } }) });

/** A place with the cheapest hotel found there. */
export const cheapestItem = (hotel: FoundHotel, found: SearchPage): Text =>
  say('list.item', { name: shortPlace(found.query.place), facts: hotelItem(hotel, found, false) });

export const noRoomsIn = (place: Place): Text => say('search.noRoomsIn', { place: shortPlace(place) });
