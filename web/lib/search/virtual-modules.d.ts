declare module 'virtual:near-cities' {
  /**
   * ISO 3166-1 code of the country, English name, degrees north, degrees east, and for boroughs and suburbs the index of
   * the row of the city that they belong to.
   */
  export const cityRows: readonly (readonly [
    countryCode: string,
    name: string,
    north: number,
    east: number,
    destination?: number,
  ])[];
}
