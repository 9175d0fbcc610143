import { useState } from 'react';
import { useCityFieldQuery, useDestinationFieldQuery } from '../../generated/graphql.ts';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import {
  type Draft,
  draftOf,
  pickCity,
  pickCountry,
  submitDraft,
  typeCity,
  typeDestination,
} from './search/draft.ts';
import type { Criteria } from '../../lib/search/searchState.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useCityName, useCountryName } from '../../lib/search/usePlaceNames.ts';

const DEBOUNCE_MS = 150;

/** The criteria while they are edited. A change of the given criteria (Back, a new search) starts from them again. */
const useDraft = (criteria: Criteria) => {
  const [start, setStart] = useState(criteria);
  const [draft, setDraft] = useState(() => draftOf(criteria));
  if (start !== criteria) {
    setStart(criteria);
    setDraft(draftOf(criteria));
  }
  return [draft, setDraft] as const;
};

/**
 * Whether suggestions are wanted: once the traveller is in the field, or for words that name no known place yet. A place
 * that is picked already needs none.
 */
const useAsked = (isPicked: boolean, search: string) => {
  const [isEntered, setEntered] = useState(false);
  return { isAsked: isEntered || (!isPicked && search !== ''), enter: () => setEntered(true) };
};

/** State of the Destination field: at most five countries for the text that is in it. */
const useDestination = (draft: Draft, change: (next: (draft: Draft) => Draft) => void) => {
  const countryName = useCountryName();
  const shownIn = ({ countryCode, destination }: Draft) =>
    countryCode === null ? destination : countryName(countryCode, destination);
  const shown = shownIn(draft);
  const search = useDebounced(shown, DEBOUNCE_MS);
  const { isAsked, enter } = useAsked(draft.countryCode !== null, search);
  const { data, previousData, loading, error } = useDestinationFieldQuery({
    variables: { search },
    skip: !isAsked,
  });
  const countries = (data ?? previousData)?.countries ?? [];
  return {
    countries,
    text: shown,
    items: countries.map(({ code, name }) => ({ id: code, name: countryName(code, name) })),
    isLoading: loading,
    isFailed: error !== undefined,
    enter,
    type: (text: string) => change((now) => (text === shownIn(now) ? now : typeDestination(now, text))),
    pick: (code: string) => {
      const country = countries.find((each) => each.code === code);
      if (country) change((now) => pickCountry(now, country));
    },
  };
};

/** State of the City field: at most five cities of the picked country. Answers for another country are never shown. */
const useCity = (draft: Draft, change: (next: (draft: Draft) => Draft) => void) => {
  const { content } = useLocale();
  const pickedName = useCityName(draft, draft.cityText || draft.cityName);
  const shown = draft.cityCode === null ? draft.cityText : pickedName;
  const search = useDebounced(shown, DEBOUNCE_MS);
  const { countryCode } = draft;
  const { isAsked, enter } = useAsked(draft.cityCode !== null, search);
  const { data, loading, error } = useCityFieldQuery({
    variables: { countryCode: countryCode ?? '', search },
    skip: countryCode === null || !isAsked,
  });
  const cities = countryCode === null ? [] : (data?.cities ?? []);
  const nameOf = (city: (typeof cities)[number]) =>
    content === 'he' ? (city.nameHe ?? city.name) : city.name;
  return {
    cities,
    text: shown,
    items: cities.map((city) => ({ id: city.code, name: nameOf(city) })),
    isLoading: loading,
    isFailed: error !== undefined,
    isDisabled: countryCode === null,
    enter,
    type: (text: string) => change((now) => typeCity(now, text)),
    pick: (code: string) => {
      const city = cities.find((each) => each.code === code);
      if (city) change((now) => pickCity(now, city, nameOf(city)));
    },
  };
};

/** Everything the search form shows and does. `criteria` must keep its identity while it stays the same. */
export const useSearchDraft = (criteria: Criteria, onSubmit: (criteria: Criteria) => void) => {
  const [draft, setDraft] = useDraft(criteria);
  const destination = useDestination(draft, setDraft);
  const city = useCity(draft, setDraft);
  return {
    draft,
    destination,
    city,
    change: (part: Partial<Criteria>) => setDraft((now) => ({ ...now, ...part })),
    submit: () => onSubmit(submitDraft(draft, { countries: destination.countries, cities: city.cities })),
  };
};
