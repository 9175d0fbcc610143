declare module 'virtual:near-cities' {
  /** ISO 3166-1 code of the country, English name, degrees north, degrees east. */
  export const cityRows: readonly (readonly [
    countryCode: string,
    name: string,
    north: number,
    east: number,
  ])[];
}
