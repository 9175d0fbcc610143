declare module 'virtual:map-cities' {
  /** Name, Hebrew name or null, degrees north, degrees east, and the zoom from which the name is shown. */
  export const cityRows: readonly (readonly [string, string | null, number, number, number])[];
}

declare module 'virtual:land-pieces' {
  /** Folder of the pieces of the land, and the kinds of the squares of each level, as short tables. */
  export const landTable: { readonly folder: string; readonly wide: string; readonly town: string };
}

declare module 'virtual:map-landmarks' {
  /** Kind, English and Hebrew name, degrees north, degrees east. */
  export const landmarkRows: readonly (readonly [
    kind: 'water' | 'station' | 'airport' | 'sight',
    name: string,
    hebrew: string,
    north: number,
    east: number,
  ])[];
}

declare module 'virtual:map-parts' {
  /** Parts of cities: name, Hebrew name or null, degrees north, degrees east. */
  export const partRows: readonly (readonly [string, string | null, number, number])[];
}
