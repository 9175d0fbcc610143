declare module 'virtual:map-cities' {
  /** Name, Hebrew name or null, degrees north, degrees east, and the zoom from which the name is shown. */
  export const cityRows: readonly (readonly [string, string | null, number, number, number])[];
}

declare module 'virtual:land-pieces' {
  /** Where the pieces of the land lie, and the kinds of the squares of each level, as short tables. */
  export const landTable: { readonly folder: string; readonly wide: string; readonly town: string };
}
