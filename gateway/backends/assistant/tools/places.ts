/** A country or city that can be searched. */
export interface Place {
  readonly kind: 'country' | 'city';
  readonly code: string;
  readonly name: { readonly en: string; readonly he: string | null };
  readonly countryCode: string;
  readonly countryName: { readonly en: string; readonly he: string | null };
}

/** A place with the words of the message that named it. */
export interface PlaceFound extends Place {
  /** The phrase that was looked up. */
  readonly words: string;
  /** 1 for its exact name, lower for a typo or a part of it. */
  readonly likeness: number;
}

/** A region that the search does not know, with cities in it that can be searched. */
export interface RegionFound {
  readonly name: { readonly en: string; readonly he: string };
  readonly countryCode: string;
  /** The phrase that was looked up. */
  readonly words: string;
  /** True when the phrase is also a part of other names, so that it names the region only if it is the whole mention. */
  readonly isOnlyAlone: boolean;
  readonly cities: readonly PlaceFound[];
}
