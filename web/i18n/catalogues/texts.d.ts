/** Made by `web/build/texts/texts.ts` of the JSON files of each language. */
declare module 'virtual:texts' {
  /** By language code, what loads its texts; English has none. */
  export const readers: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
}

declare module 'virtual:legal-texts' {
  /** By language code, what loads the texts of the legal pages; English and Hebrew have none. */
  export const readers: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
}
