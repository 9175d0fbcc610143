declare module 'virtual:map-cities' {
  /** Name, Hebrew name or null, degrees north, degrees east, and the zoom from which the name is shown. */
  export const cityRows: readonly (readonly [string, string | null, number, number, number])[];
}
