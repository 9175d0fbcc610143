import type { Occupancy, RoomParty } from '#models/stay.ts';
import { partyLimits } from './party.ts';

/** Age at which an infant is sent to the provider. */
const INFANT_AGE = 1;

/** Which parties fit into their rooms, in English for developers. */
export const ROOMS_RULE = `in every room 1 to ${partyLimits.adultsPerRoom} adults and at most ${partyLimits.childrenPerRoom} children and infants`;

/**
 * Guests spread evenly over the rooms, one entry per room, every room with at least one adult. Children are assigned
 * one by one, oldest first, so that ages are spread as well; infants count as children of age 1.
 * @returns null when there are fewer adults than rooms or a room would have too many guests
 */
export function roomParties(occupancy: Occupancy): readonly RoomParty[] | null {
  const { adults, rooms, infants } = occupancy;
  if (rooms < 1 || adults < rooms) return null;
  const ages = [...occupancy.childrenAges].sort((left, right) => right - left);
  for (let infant = 0; infant < infants; infant += 1) ages.push(INFANT_AGE);
  const parties = Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    childrenAges: ages.filter((_age, index) => index % rooms === room),
  }));
  const fits = parties.every(
    (party) =>
      party.adults <= partyLimits.adultsPerRoom && party.childrenAges.length <= partyLimits.childrenPerRoom,
  );
  return fits ? parties : null;
}

/** The guests of one room, with infants counted separately from the children with an age. */
interface RoomGuests extends RoomParty {
  readonly infants: number;
}

/** As `roomParties`, with infants counted separately; null in the same cases. */
export function roomGuests(occupancy: Occupancy): readonly RoomGuests[] | null {
  const { rooms, childrenAges } = occupancy;
  const parties = roomParties(occupancy);
  if (!parties) return null;
  return parties.map((party, room) => {
    // Infants are assigned after all children.
    const children = party.childrenAges.filter((_age, turn) => room + turn * rooms < childrenAges.length);
    return {
      adults: party.adults,
      childrenAges: children,
      infants: party.childrenAges.length - children.length,
    };
  });
}

/** Where one of the guests sleeps. */
interface GuestPlace {
  /** Counted from 1. */
  readonly room: number;
  /** Null for an adult. */
  readonly age: number | null;
}

/** All guests in the order of their names: room by room, adults before children. */
export const guestPlaces = (rooms: readonly RoomParty[]): readonly GuestPlace[] =>
  rooms.flatMap(({ adults, childrenAges }, index) => [
    ...Array.from({ length: adults }, () => ({ room: index + 1, age: null })),
    ...childrenAges.map((age) => ({ room: index + 1, age })),
  ]);
