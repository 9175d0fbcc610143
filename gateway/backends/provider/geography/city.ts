import type { CountryRow } from './countries.ts';
import type { Destination, PlaceKind } from './destinations.ts';

/** A city and the range of its hotel codes. */
export interface City {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly countryName: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly population: number;
  readonly hotels: number;
  /** Code of the first hotel; the others follow without gaps. */
  readonly firstHotel: number;
  readonly kind: PlaceKind;
  readonly priceFactor: number;
  readonly land: Destination['land'];
  /** One of the world's best-known destinations. */
  readonly known: boolean;
}

/** The countries and cities of the sandbox: immutable, the same for every seed. */
export interface Geography {
  readonly countries: readonly CountryRow[];
  /** In name order; undefined for a country without cities. */
  citiesOf(country: string): readonly City[] | undefined;
  cityByCode(code: string): City | undefined;
  /** City of a hotel code and the hotel's index in it from 0; undefined for an unknown code. */
  hotelPlace(hotelCode: string): { readonly city: City; readonly index: number } | undefined;
  /** The first and last hotel code; hotel codes are consecutive. */
  readonly firstHotel: number;
  readonly lastHotel: number;
}

/** A city before its hotels are numbered. */
export type CityDraft = Omit<City, 'firstHotel'>;
