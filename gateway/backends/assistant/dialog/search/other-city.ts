/** What a message that names another city takes back of the search before it. */
import type { Place } from '../../tools/tools.ts';
import type { GuestDetails, SearchDetails } from '../../understanding/reading.ts';
import type { PlaceChoice } from '../places/place-choice.ts';
import { samePlace } from '../places/places.ts';
import type { DialogState } from '../state.ts';

/** True when the message names a place other than the one that is searched or that of the hotel in focus. */
export function namesOtherPlace(
  choice: PlaceChoice,
  region: { readonly places: readonly Place[] } | null,
  { place, hotel }: DialogState,
): boolean {
  if (place === null && hotel === null) return false;
  if (choice.kind === 'place') return place === null || !samePlace(choice.place, place);
  return region !== null || choice.kind === 'tied' || choice.kind === 'meant';
}

/** True for “for two”: the number of adults, and nothing about children. */
const isWholeParty = (guests: GuestDetails | null): boolean =>
  guests !== null &&
  guests.adults !== null &&
  guests.isChange !== true &&
  guests.leaves === undefined &&
  [guests.childrenAges, guests.children, guests.infants].every((one) => one === null);

/** The state before the message without the children that “London for two” does not name again; null to keep it. */
export function withoutChildren(state: DialogState, { guests }: SearchDetails): DialogState | null {
  const { party, missingAges } = state;
  const hasChildren = party !== null && party.childrenAges.length + party.infants + Math.abs(missingAges) > 0;
  if (!hasChildren || !isWholeParty(guests)) return null;
  return { ...state, party: { ...party, childrenAges: [], infants: 0, rooms: 1 }, missingAges: 0 };
}

/** True when the price limit of the search came from a hotel, as by “cheaper nearby”, and the message has no other. */
export const hasLimitOfHotel = (
  { wishes: { price }, cheaperThan }: DialogState,
  { budget, compared }: SearchDetails,
): boolean => cheaperThan !== null && price?.max === cheaperThan && budget === null && compared !== 'cheaper';

/** The price limit that “cheaper” takes from a hotel, as `cheaperThan` of the state. */
export const limitOfHotel = (
  { cheaperThan }: DialogState,
  { budget }: SearchDetails,
  cheapest: number | null,
  { price }: DialogState['wishes'],
): number | null => (cheapest !== null && budget === null ? (price?.max ?? null) : cheaperThan);
