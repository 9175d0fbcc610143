/** A country or city that can be searched. */
export interface Place {
  readonly kind: 'country' | 'city';
  readonly code: string;
  readonly name: { readonly en: string; readonly he: string | null };
  readonly countryCode: string;
  readonly countryName: { readonly en: string; readonly he: string | null };
}

/** A place with the words that named it. */
export interface PlaceFound extends Place {
  /** The phrase that was asked. */
  readonly words: string;
  /** 1 for its very name, lower for a typo or a part of it. */
  readonly likeness: number;
}

/** A region that people name and no search knows, with cities of it that can be searched. */
export interface RegionFound {
  readonly name: { readonly en: string; readonly he: string };
  readonly countryCode: string;
  /** The phrase that was asked. */
  readonly words: string;
  /** The phrase is a part of other names, too. */
  readonly isOnlyAlone: boolean;
  readonly cities: readonly PlaceFound[];
}
