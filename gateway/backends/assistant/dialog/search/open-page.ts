import { plainPlace } from '../places/places.ts';
import { readPage } from './links.ts';
import { asShown, listing } from './listing.ts';
import { stayOf } from './stay.ts';
import { orNothing } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import type { Place } from '../../tools/tools.ts';

/** The place of a result list's address; its names come from the gateway. */
async function placeOfPage(page: ReturnType<typeof readPage>, scope: Scope): Promise<Place | null> {
  const { place, placeWords } = page;
  if (placeWords.length === 0) return null;
  const found = (await orNothing(scope.tools.findPlaces(placeWords))) ?? [];
  const same = found.find(
    (entry) =>
      place !== null &&
      entry.kind === place.kind &&
      entry.code === place.code &&
      entry.countryCode === place.countryCode,
  );
  const named = place === null ? found[0] : undefined;
  const chosen = same ?? named;
  // Anybody may write a link: words of an address that no place is called by are no name to repeat.
  return chosen ? plainPlace(chosen) : null;
}

/** A highest price alone stands in no address of a hotel; a lowest one would. */
const withoutMin = (price: DialogState['wishes']['price']): DialogState['wishes']['price'] =>
  price !== null && price.min === 0 ? price : null;

/**
 * The state with what the open page shows: a list's search, a hotel and its stay, a booking. Each address is read once,
 * so that what is said afterwards stands.
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
  const isList = page.page === 'search';
  if (isList && !needsSearch) return state;
  const hotel = page.hotelId ?? hotelId;
  const seeded: DialogState = {
    ...state,
    readPath: key,
    stay: page.days ?? state.stay,
    stayAssumed: page.days ? null : state.stayAssumed,
    party: page.party ?? state.party,
    wishes: page.wishes
      ? {
          ...page.wishes,
          stars: [...page.wishes.stars],
          meals: [...page.wishes.meals],
          amenities: [...page.wishes.amenities],
        }
      : page.asked
        ? { ...state.wishes, ...page.asked, price: page.asked.price ?? withoutMin(state.wishes.price) }
        : state.wishes,
    hotel: hotel && hotel !== state.hotel?.id ? { id: hotel, name: { en: null, he: null } } : state.hotel,
    bookingId: page.bookingId ?? bookingId ?? state.bookingId,
  };
  if (!isList) return seeded;
  const place = await placeOfPage(page, scope);
  return { ...seeded, place: place ?? state.place, hasSearched: place !== null || state.hasSearched };
}

/** Hotels of a page that she knows by their place in it. */
const MOST_KNOWN = 3;

/** The first hotels of the list that is open, in its order, where she has shown none herself: “does the second have a pool?” */
export async function withPageList(scope: Scope, state: DialogState): Promise<DialogState> {
  const { place, wishes, shown } = state;
  const page = readPage(scope.context.path ?? '', scope.today);
  if (shown.length > 0 || !place || page.page !== 'search' || page.isUnlike) return state;
  const query = { place, stay: stayOf(state, scope.today), wishes };
  const found = await orNothing(listing(scope.tools, query, 0));
  return found
    ? { ...state, shown: found.read.slice(0, MOST_KNOWN).map((hotel) => asShown(hotel, found.found.nights)) }
    : state;
}
