import type { Occupancy } from '#models/stay.ts';
import { bedsOfRoom, type RoomBeds } from './room-beds.ts';

/** Younger children sleep in a cot or with their parents. */
const NEEDS_BED_FROM = 2;

type People = Pick<Occupancy, 'adults' | 'childrenAges'>;

/** Number of guests who need a bed. */
export const sleepersOf = ({ adults, childrenAges }: People): number =>
  adults + childrenAges.filter((age) => age >= NEEDS_BED_FROM).length;

/** Too few beds: the number of guests for whom they are enough, and the number of guests who need one. */
export interface BedShortage {
  readonly places: number;
  readonly people: number;
}

/**
 * Number of guests for whom the beds of all rooms are enough; null without rooms, and when the beds of one room are
 * unknown.
 */
function placesIn(beds: readonly (Pick<RoomBeds, 'places'> | null)[]): number | null {
  const known = beds.filter((room) => room !== null);
  const areKnown = beds.length > 0 && known.length === beds.length;
  return areKnown ? known.reduce((sum, room) => sum + room.places, 0) : null;
}

/**
 * The shortage of beds for a party. @param beds of each room
 * @returns null when the beds suffice, and when those of a room are unknown, which is no reason to warn
 */
export function shortageOf(
  beds: readonly (Pick<RoomBeds, 'places'> | null)[],
  party: People,
): BedShortage | null {
  const [places, people] = [placesIn(beds), sleepersOf(party)];
  return places !== null && places < people ? { places, people } : null;
}

/** Maximum number of cached names. Many offers have the same room names, and parsing a name takes ten microseconds. */
const MAX_NAMES = 2_000;
const read = new Map<string, RoomBeds | null>();

/** `bedsOfRoom`, cached. */
function knownBeds(name: string): RoomBeds | null {
  const known = read.get(name);
  if (known !== undefined) return known;
  const beds = bedsOfRoom(name);
  if (read.size >= MAX_NAMES) read.clear();
  read.set(name, beds);
  return beds;
}

/**
 * Number of guests for whom the beds of rooms are enough, by their names; null when one name does not mention its beds.
 * @param names one per room
 */
export const placesOfRooms = (names: readonly string[]): number | null => placesIn(names.map(knownBeds));

/**
 * Whether rooms have a bed for every guest.
 * @param names one per room
 * @param people who need a bed, as counted by `sleepersOf`
 * @returns null when the names do not mention the beds
 */
export function haveBedsFor(names: readonly string[], people: number): boolean | null {
  const places = placesOfRooms(names);
  return places === null ? null : places >= people;
}
