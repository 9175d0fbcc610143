/** Rooms with one name, and their number. */
export interface CountedRoom {
  readonly name: string;
  readonly count: number;
}

/** Each name once, with its number of rooms. */
export const countedRooms = (names: readonly string[]): readonly CountedRoom[] =>
  [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
