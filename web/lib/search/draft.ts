import type { Criteria, Place } from './searchState.ts';
import type { Suggestion } from './destination/suggestion.ts';
import type { PartyDraft } from '../stay/guests/guests.ts';
import type { TypedOrder } from './typed/reading/orders.ts';
import type { FieldsSetByHand, RecognizedFilters } from './typed/recognized.ts';

/** The words that were in Destination when a row of its list was picked. */
export interface TypedBeside {
  readonly words: string;
  /** The filters that the words mention; empty where the row was not the place of a sentence. */
  readonly filters: RecognizedFilters;
  /** The order that the words ask for; null for none. */
  readonly order: TypedOrder | null;
}

/** A search while it is typed: the criteria, and the text that was typed into or picked in the City field. */
export interface Draft extends Criteria {
  readonly cityText: string;
  /** Fields that were changed by hand since the words in Destination were typed. */
  readonly byHand: FieldsSetByHand;
  /** Words around the place that was picked; null where there were none. */
  readonly typed: TypedBeside | null;
  /** The party of a sentence that names children without ages; a new object each time the ages have to be asked for. */
  readonly agesWanted: PartyDraft | null;
  /**
   * The suggestion picked in the Destination field for the place of this draft; null when the place was chosen in another
   * way.
   */
  readonly picked: Suggestion | null;
}

interface Named {
  readonly code: string;
  readonly name: string;
  readonly nameHe?: string | null | undefined;
}

const NO_CITY = {
  cityCode: null,
  cityName: '',
  airport: null,
  cityText: '',
  picked: null,
  typed: null,
} as const;

const NOT_BY_HAND: FieldsSetByHand = { isParty: false, isStay: false };

export const draftOf = (criteria: Criteria): Draft => ({
  ...criteria,
  cityText: '',
  picked: null,
  typed: null,
  agesWanted: null,
  byHand: NOT_BY_HAND,
});

/** People or days that were chosen in their own fields. */
export const changeByHand = (draft: Draft, part: Partial<Criteria>): Draft => ({
  ...draft,
  ...part,
  byHand: {
    isParty: draft.byHand.isParty || part.party !== undefined,
    isStay: draft.byHand.isStay || part.checkIn !== undefined,
  },
});

/**
 * Changes the text in Destination. It then means another place: a country or city picked before is cleared, and so are
 * children whose ages were asked for.
 */
export const typeDestination = (draft: Draft, text: string): Draft => ({
  ...draft,
  ...NO_CITY,
  byHand: NOT_BY_HAND,
  agesWanted: null,
  destination: text,
  countryCode: null,
});

/**
 * Picks a place; picking the same country again keeps the picked city.
 * @param label the name of its city, or of the part of it, as the list showed it
 */
export const pickPlace = (
  draft: Draft,
  place: Place,
  label: string,
  picked: Suggestion | null = null,
): Draft => {
  if (place.cityCode !== null) return { ...draft, ...place, cityText: label, picked, typed: null };
  if (place.countryCode === draft.countryCode) return draft;
  return { ...draft, ...place, cityText: '', picked: null, typed: null };
};

/** Changes the text in City, which clears the picked city; the text of the row that was just picked changes nothing. */
export const typeCity = (draft: Draft, text: string): Draft =>
  draft.cityCode !== null && text === draft.cityText ? draft : { ...draft, ...NO_CITY, cityText: text };

/**
 * Picks a city.
 * @param label the city's name as the list showed it
 */
export const pickCity = (draft: Draft, city: Named, label = city.name): Draft => ({
  ...draft,
  cityCode: city.code,
  cityName: city.name,
  airport: null,
  cityText: label,
  picked: null,
  typed: null,
});

const sameText = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

const named = (text: string, list: readonly Named[]) =>
  list.find(({ name, nameHe }) => sameText(text, name) || (nameHe ? sameText(text, nameHe) : false));

/**
 * The criteria to search for. A text in City that is exactly the name of a suggestion counts as picked; any other text is
 * searched as it is, the city's before the country's (“Paris, France”).
 */
export const submitDraft = (draft: Draft, cities: readonly Named[]): Criteria => {
  const isCityOpen = draft.cityCode === null && draft.cityText.trim() !== '';
  const city = isCityOpen ? named(draft.cityText, cities) : undefined;
  const {
    cityText,
    picked: _picked,
    typed: _typed,
    byHand: _byHand,
    agesWanted: _agesWanted,
    ...criteria
  } = city ? pickCity(draft, city) : draft;
  const destination = criteria.destination.trim();
  if (criteria.cityCode !== null || cityText.trim() === '') return { ...criteria, destination };
  const text = [cityText.trim(), destination].filter(Boolean).join(', ');
  return { ...criteria, destination: text, countryCode: null };
};
