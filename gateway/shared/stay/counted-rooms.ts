/** Rooms of one name, and how many there are of them. */
export interface CountedRoom {
  readonly name: string;
  readonly count: number;
}

/** Each name once, with the number of rooms that bear it. */
export const countedRooms = (names: readonly string[]): readonly CountedRoom[] =>
  [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
