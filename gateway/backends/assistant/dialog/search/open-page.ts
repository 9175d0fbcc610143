/** Takes over the search, stay, hotel or booking of the page where the chat is open. */
import { samePlace } from '../places/places.ts';
import { readPage } from './links.ts';
import { listing } from './listing.ts';
import { stayOf } from './merge-stay.ts';
import { orNull, type Scope } from '../scope.ts';
import { plainPlace, toShownHotel, type DialogState } from '../state.ts';
import type { Place } from '../../tools/tools.ts';

/** The place in the URL of a results page; its names come from the gateway. */
async function placeOfPage(page: ReturnType<typeof readPage>, scope: Scope): Promise<Place | null> {
  const { place, placeWords } = page;
  if (placeWords.length === 0) return null;
  const found = (await orNull(scope.tools.findPlaces(placeWords))) ?? [];
  const chosen = place ? found.find((entry) => samePlace(entry, place)) : found[0];
  // Anyone can write a link: words of a URL that match no place are not repeated.
  return chosen ? plainPlace(chosen) : null;
}

/** A hotel's URL has no maximum price without a minimum, so the conversation's maximum stays. */
const withoutMin = (price: DialogState['wishes']['price']): DialogState['wishes']['price'] =>
  price !== null && price.min === 0 ? price : null;

/**
 * The state with the content of the open page: a list's search, a hotel and its stay, a booking. Each URL is read once,
 * so that it does not overwrite later messages.
 */
export async function withOpenPage(
  scope: Scope,
  state: DialogState,
  needsSearch: boolean,
): Promise<DialogState> {
  const { path, hotelId, bookingId } = scope.context;
  const key = path ?? `${hotelId ?? ''} ${bookingId ?? ''}`;
  if (key === state.readPath || key.trim() === '') return state;
  const page = readPage(path ?? '', scope.today);
  if (page.isSearch && !needsSearch) return state;
  const hotel = page.hotelId ?? hotelId;
  const { roomWishes } = page;
  const price = withoutMin(state.wishes.price);
  const seeded: DialogState = {
    ...state,
    readPath: key,
    stay: page.days ?? state.stay,
    stayAssumed: page.days ? null : state.stayAssumed,
    party: page.party ?? state.party,
    wishes:
      page.wishes ??
      (roomWishes ? { ...state.wishes, ...roomWishes, price: roomWishes.price ?? price } : state.wishes),
    hotel: hotel && hotel !== state.hotel?.id ? { id: hotel, name: { en: null, he: null } } : state.hotel,
    bookingId: page.bookingId ?? bookingId ?? state.bookingId,
  };
  if (!page.isSearch) return seeded;
  const place = await placeOfPage(page, scope);
  return {
    ...seeded,
    pendingPlaces: [],
    place: place ?? state.place,
    hasSearched: place !== null || state.hasSearched,
  };
}

/** Maximum number of hotels of an open list that messages can refer to by position. */
const MAX_KNOWN = 3;

/** Adds the first hotels of the open list when none were shown in the chat: “does the second have a pool?” */
export async function withPageList(scope: Scope, state: DialogState): Promise<DialogState> {
  const { place, wishes, shown } = state;
  const page = readPage(scope.context.path ?? '', scope.today);
  if (shown.length > 0 || !place || !page.isSearch || page.isNotReproducible) return state;
  const query = { place, stay: stayOf(state, scope.today), wishes };
  const found = await orNull(listing(scope.tools, query, 0));
  return found
    ? {
        ...state,
        shown: found.read.slice(0, MAX_KNOWN).map((hotel) => toShownHotel(hotel, found.found.nights)),
      }
    : state;
}
