import { type PartySize, partyLimits } from './occupancy.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Lowest and highest value of each stepper for the guests chosen so far. */
export interface GuestLimits {
  readonly rooms: Range;
  readonly adults: Range;
  readonly children: Range;
  readonly infants: Range;
}

const DEFAULT_AGE = 2;
const OLDEST_INFANT = 1;
const YOUNGEST_ADULT = 13;

const roomsForYoung = (count: number) => Math.ceil(count / partyLimits.childrenPerRoom);

/**
 * What each stepper may be set to. Any value inside keeps the party searchable when it is set through the functions
 * below. Source: DEC-20, DEC-21.
 */
export const guestLimits = (party: PartySize): GuestLimits => {
  const seats = party.rooms * partyLimits.childrenPerRoom;
  const roomsForFamily = roomsForYoung(party.children + party.infants);
  return {
    rooms: {
      min: Math.max(1, Math.ceil(party.adults / partyLimits.adultsPerRoom), roomsForFamily),
      max: partyLimits.rooms,
    },
    adults: {
      min: Math.max(1, roomsForFamily),
      max: Math.min(partyLimits.adults, party.rooms * partyLimits.adultsPerRoom),
    },
    children: { min: 0, max: seats - party.infants },
    infants: { min: 0, max: seats - party.children },
  };
};

/** Every room needs an adult, so more rooms than adults bring more adults. */
export const withRooms = (party: PartySize, rooms: number): PartySize => ({
  ...party,
  rooms,
  adults: Math.max(party.adults, rooms),
});

/** Every room needs an adult, so fewer adults than rooms give rooms up. */
export const withAdults = (party: PartySize, adults: number): PartySize => ({
  ...party,
  adults,
  rooms: Math.min(party.rooms, adults),
});

/** New children are two years old, the ages of children beyond the count are dropped. */
export const withChildren = (party: PartySize, count: number): PartySize => ({
  ...party,
  children: count,
  childrenAges: Array.from({ length: count }, (_, index) => party.childrenAges[index] ?? DEFAULT_AGE),
});

/** Sets the age of one child, by its 0-based place. */
export const withAge = (party: PartySize, index: number, age: number): PartySize => ({
  ...party,
  childrenAges: party.childrenAges.map((known, place) => (place === index ? age : known)),
});

/** A child under 2 travels as an infant and one of 13 or more as an adult: worth a hint, never an error. */
export const ageHint = (age: number): 'infant' | 'adult' | null => {
  if (age <= OLDEST_INFANT) return 'infant';
  return age >= YOUNGEST_ADULT ? 'adult' : null;
};
