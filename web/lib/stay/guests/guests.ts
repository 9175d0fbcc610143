import { type PartySize, partyLimits } from './occupancy.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The party while it is being chosen: an age that has not been given yet is null. */
export type PartyDraft = Omit<PartySize, 'childrenAges'> & {
  readonly childrenAges: readonly (number | null)[];
};

/** The people as they can be searched; null while the age of a child is missing. */
export const partyOf = (draft: PartyDraft): PartySize | null => {
  const childrenAges = draft.childrenAges.filter((age) => age !== null);
  return childrenAges.length === draft.children ? { ...draft, childrenAges } : null;
};

/** Lowest and highest value of each stepper for the guests chosen so far. */
export interface GuestLimits {
  readonly rooms: Range;
  readonly adults: Range;
  readonly children: Range;
  readonly infants: Range;
}

const OLDEST_INFANT = 1;
const YOUNGEST_ADULT = 13;

const roomsForYoung = (count: number) => Math.ceil(count / partyLimits.childrenPerRoom);

/** The range of each stepper. Every value in it, set with the functions below, gives a party that can be searched. */
export const guestLimits = (party: PartyDraft): GuestLimits => {
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

/** Every room needs an adult, so more rooms than adults add adults. */
export const withRooms = (party: PartyDraft, rooms: number): PartyDraft => ({
  ...party,
  rooms,
  adults: Math.max(party.adults, rooms),
});

/** Every room needs an adult, so fewer adults than rooms remove rooms. */
export const withAdults = (party: PartyDraft, adults: number): PartyDraft => ({
  ...party,
  adults,
  rooms: Math.min(party.rooms, adults),
});

/** New children have no age yet; ages of removed children are dropped. */
export const withChildren = (party: PartyDraft, count: number): PartyDraft => ({
  ...party,
  children: count,
  childrenAges: Array.from({ length: count }, (_, index) => party.childrenAges[index] ?? null),
});

/** Sets the age of one child, by its 0-based index. */
export const withAge = (party: PartyDraft, index: number, age: number | null): PartyDraft => ({
  ...party,
  childrenAges: party.childrenAges.map((known, at) => (at === index ? age : known)),
});

/** A child under 2 travels as an infant and one of 13 or more as an adult: a hint is shown, never an error. */
export const ageHint = (age: number): 'infant' | 'adult' | null => {
  if (age <= OLDEST_INFANT) return 'infant';
  return age >= YOUNGEST_ADULT ? 'adult' : null;
};
