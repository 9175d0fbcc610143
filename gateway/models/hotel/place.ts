/** A row of the provider's country list. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** A row of the provider's city list. Codes are digits only and are unique only within the provider. */
export interface City {
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
}

/** A point on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A text that exists in one or both languages of the interface. */
export interface LocalizedText {
  readonly en: string | null;
  readonly he: string | null;
}

/** Maximum number of characters of a typed sentence in which a place is looked for. */
export const MAX_SENTENCE = 300;
