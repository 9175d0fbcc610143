import type { LanguageCode } from '#i18n/languages.ts';

/** A hotel as the static pages show it: only formatted text. */
export interface StaticHotel {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Hotel class as text; empty when it is not known. */
  readonly stars: string;
  /** “₪720 per night”, with the fees paid at the hotel; empty without rooms. */
  readonly price: string;
  /** URL of its first picture; null when it has none. */
  readonly picture: string | null;
  /** Path of its page. */
  readonly path: string;
}

/** Texts of a static page, in one language. */
export interface StaticContent {
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  readonly heading: string;
  readonly lead: string;
  readonly hotelsHeading: string;
  readonly inactive: string;
  readonly close: string;
  /** Labels of the fields of the inactive search. */
  readonly fields: readonly string[];
  readonly search: string;
  readonly asOf: string;
  readonly hotels: readonly StaticHotel[];
}
