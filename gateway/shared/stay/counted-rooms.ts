/** One name per room; where the hotel has Hebrew names, these in the same order. */
export interface NamedRooms {
  readonly roomNames: readonly string[];
  readonly roomNamesHe?: readonly (string | null)[] | undefined;
}

/** Rooms with one name, and their number. */
export interface CountedRoom {
  readonly name: string;
  readonly nameHe: string | null;
  readonly count: number;
}

/** The Hebrew name of each room; null for a room without one. */
export const hebrewNamesOf = ({ roomNames, roomNamesHe }: NamedRooms): (string | null)[] =>
  roomNames.map((_, at) => roomNamesHe?.[at] ?? null);

/** Each name once, with its number of rooms. */
export const countedRooms = (rooms: NamedRooms): readonly CountedRoom[] => {
  const hebrew = hebrewNamesOf(rooms);
  return [...new Set(rooms.roomNames)].map((name) => ({
    name,
    nameHe: hebrew[rooms.roomNames.indexOf(name)] ?? null,
    count: rooms.roomNames.filter((other) => other === name).length,
  }));
};
