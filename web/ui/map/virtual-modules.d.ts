declare module 'virtual:map-cities' {
  /** Name, Hebrew name or null, degrees north, degrees east, and the zoom from which the name is shown. */
  export const cityRows: readonly (readonly [string, string | null, number, number, number])[];
}

declare module 'virtual:land-pieces' {
  /** Where the pieces of the fine land lie, and the kind of each square, row by row from the north-west. */
  export const landTable: { readonly folder: string; readonly squares: string };
}
