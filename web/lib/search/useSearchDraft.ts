import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { useCityFieldQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { hotelPath } from '../page/paths.ts';
import { sentenceEntry } from './typed/sentenceEntry.ts';
import type { Criteria } from './searchState.ts';
import { useCityName } from './destination/usePlaceNames.ts';
import { isolated, useSuggestionWords } from './destination/useSuggestionWords.ts';
import { messages } from './SearchForm.messages.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useDebounced } from '../hooks/useDebounced.ts';
import { changeByHand, type Draft, draftOf, pickCity, submitDraft, typeCity } from './draft.ts';
import { useCurrencyOfWords } from './price/useCurrencyOfWords.ts';
import { useUnits } from './price/useLimitUnit.ts';
import type { PartyDraft } from '../stay/guests/guests.ts';
import { partyToAsk } from './typed/partyWith.ts';
import type { TypedWishes } from './typed/reading/wishes.ts';
import { recognizedFilters, wishesWithRecognized, withWishes } from './typed/recognized.ts';
import { useReadWishes } from './typed/useTypedWishes.ts';
import { saveRecentPlace } from './destination/recentPlaces.ts';
import {
  type Choosing,
  type Suggestion,
  choosingOf,
  placeOf,
  suggestionOf,
} from './destination/suggestion.ts';
import { DEBOUNCE_MS, useSuggestionsNeeded, useDestination } from './destination/useDestination.ts';

const NO_WISHES: OfferWishes = { meals: [], freeCancellation: false };

interface HotelAsked {
  readonly hotel: Suggestion;
  /** The words in Destination. */
  readonly sentence: string;
  readonly typed: TypedWishes | null;
}

export type SubmitSearch = (criteria: Criteria, choosing?: Choosing) => void;

/**
 * The criteria while they are edited. When the given criteria change (Back, a new search), editing starts from them
 * again.
 */
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
 * Cities of a country for the text in the field. The rows of the previous letters stay until those of the new ones arrive:
 * a row that is being pressed must not disappear. Rows of another country are never shown.
 */
const useCities = (countryCode: string | null, search: string, isNeeded: boolean) => {
  const { data, loading, error } = useCityFieldQuery({
    variables: { countryCode: countryCode ?? '', search },
    skip: countryCode === null || !isNeeded,
  });
  const answered = data?.cities;
  const [last, setLast] = useState({ countryCode, cities: answered });
  if (answered && (last.cities !== answered || last.countryCode !== countryCode))
    setLast({ countryCode, cities: answered });
  const earlier = loading && last.countryCode === countryCode ? last.cities : undefined;
  const cities = countryCode === null ? [] : (answered ?? earlier ?? []);
  return { cities, isLoading: loading, isFailed: error !== undefined };
};

/** State of the City field: at most five cities of the picked country. */
const useCity = (draft: Draft, change: (next: (draft: Draft) => Draft) => void) => {
  const { content } = useLocale();
  const pickedName = useCityName(draft, draft.cityText || draft.cityName);
  const isOwnName = draft.cityCode !== null && (draft.picked?.kind ?? 'CITY') === 'CITY';
  const shown = isOwnName ? pickedName : draft.cityText;
  const search = useDebounced(shown, DEBOUNCE_MS);
  const { countryCode } = draft;
  const { isNeeded, enter } = useSuggestionsNeeded(draft.cityCode !== null, search);
  const { cities, ...state } = useCities(countryCode, search, isNeeded);
  const nameOf = (city: (typeof cities)[number]) =>
    content === 'he' ? (city.nameHe ?? city.name) : city.name;
  return {
    cities,
    text: shown,
    items: cities.map((city) => ({ id: city.code, name: nameOf(city) })),
    ...state,
    isDisabled: countryCode === null,
    enter,
    type: (text: string) => change((now) => typeCity(now, text)),
    pick: (code: string) => {
      const city = cities.find((each) => each.code === code);
      if (city) change((now) => pickCity(now, city, nameOf(city)));
    },
  };
};

/** A typed region, one of whose cities has to be chosen from the list. */
interface RegionToChoose {
  /** Number of times that a region was submitted. */
  readonly count: number;
  /** The words in Destination; the region is dropped when they change. */
  readonly words: string;
  /** A city of the region; null before a region was submitted. */
  readonly city: Suggestion | null;
}

const useRegionToChoose = () => {
  const intl = useIntl();
  const words = useSuggestionWords();
  const announce = useAnnounce();
  const [region, setRegion] = useState<RegionToChoose>({ count: 0, words: '', city: null });
  /** “Choose a city in the Galilee.” */
  const titleOf = (city: Suggestion) =>
    intl.formatMessage(messages.chooseCity, { region: isolated(words.region(city)) });
  return {
    count: region.count,
    titleFor: (typed: string) => (region.city && region.words === typed ? titleOf(region.city) : undefined),
    choose: (city: Suggestion, typed: string) => {
      setRegion(({ count }) => ({ count: count + 1, words: typed, city }));
      announce(titleOf(city));
    },
  };
};

/**
 * Everything the search form shows and does.
 * @param criteria the same object in every render, unless they change
 * @param wishes filters for the rooms on the page; a link to a picked hotel keeps them
 * @param next the field after those of the place
 */
export const useSearchDraft = (
  criteria: Criteria,
  onSubmit: SubmitSearch,
  wishes?: OfferWishes,
  next?: RefObject<HTMLButtonElement | null>,
) => {
  const [draft, setDraft] = useDraft(criteria);
  const send = useCurrencyOfWords(onSubmit);
  const navigate = useNavigate();
  // Number of the current request. Words are looked up before they are searched; the result is dropped when something
  // else has been requested since, or the form is unmounted.
  const turn = useRef(0);
  const nextTurn = () => (turn.current += 1);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const askAges = (party: PartyDraft) => setDraft((now) => ({ ...now, agesWanted: party }));
  const unagedIn = (typed: TypedWishes | null) =>
    typed?.party && !draft.byHand.isParty ? partyToAsk(draft.party, typed.party.value) : null;
  /** A hotel whose page opens with the next submit, once the children of these words have ages. */
  const [hotelAsked, setHotelAsked] = useState<HotelAsked | null>(null);
  const region = useRegionToChoose();
  const readWishes = useReadWishes();
  const units = useUnits();
  const openHotel = (hotel: Suggestion, sentence: string | null, typed: TypedWishes | null) => {
    nextTurn();
    const unaged = unagedIn(typed);
    if (unaged && sentence !== null) {
      setHotelAsked({ hotel, sentence, typed });
      askAges(unaged);
      return;
    }
    saveRecentPlace(hotel);
    const form = typed ? withWishes(draft, typed, draft.byHand) : draft;
    const { checkIn: checkin, checkOut: checkout, party } = form;
    const searchedWishes = typed
      ? wishesWithRecognized(wishes ?? NO_WISHES, recognizedFilters(typed, units))
      : wishes;
    const to = hotelPath({ id: hotel.id, checkin, checkout, party, wishes: searchedWishes });
    void navigate(to, { state: sentenceEntry(sentence) });
  };
  const destination = useDestination(draft, setDraft, openHotel, askAges, next);
  const city = useCity(draft, setDraft);
  const { forgetNear } = destination;
  // After Back or a new search, the result of an earlier “Near me” does not belong to these criteria.
  useEffect(forgetNear, [criteria, forgetNear]);

  const submitPicked = () => {
    nextTurn();
    const next = submitDraft(draft, city.cities);
    const nameHe = city.cities.find(({ code }) => code === next.cityCode)?.nameHe ?? null;
    const place = draft.picked ?? suggestionOf(next, nameHe);
    if (place) saveRecentPlace(place);
    const choosing = draft.picked ? choosingOf(draft.picked) : undefined;
    send(next, draft.typed ? { ...choosing, ...draft.typed } : choosing);
  };
  const submitTyped = async (text: string) => {
    const own = nextTurn();
    const [best] = await destination.meaning(text);
    if (own !== turn.current) return;
    if (best?.region && !best.isClear) {
      region.choose(best, text);
      return;
    }
    const typed = await readWishes(best?.unused ?? []);
    if (own !== turn.current) return;
    const unaged = unagedIn(typed);
    const form = withWishes(draft, typed, draft.byHand);
    if (!best?.isClear) {
      // The results ask about the place; the people and days beside it count from now on.
      if (unaged) setDraft({ ...form, agesWanted: unaged });
      else send(submitDraft(form, []), { words: text });
      return;
    }
    const place = placeOf(best);
    if (place === null) {
      openHotel(best, text, typed);
      return;
    }
    saveRecentPlace(best);
    const filters = recognizedFilters(typed, units);
    const order = typed.order?.value ?? null;
    if (unaged) {
      destination.takePlace(best, place);
      setDraft((now) => ({
        ...withWishes(now, typed, now.byHand),
        typed: { words: text, filters, order },
        agesWanted: unaged,
      }));
      return;
    }
    send({ ...submitDraft(form, []), ...place }, { words: text, area: best.area ?? null, filters, order });
  };
  return {
    draft,
    destination,
    /** Counts how often words named a region, one of whose cities has to be chosen from the list. */
    choosing: region.count,
    /** Title of that list; undefined when no region was named. */
    listTitle: region.titleFor(draft.destination.trim()),
    city: {
      ...city,
      pick: (code: string) => {
        forgetNear();
        city.pick(code);
      },
    },
    change: (part: Partial<Criteria>) => setDraft((now) => changeByHand(now, part)),
    submit: () => {
      forgetNear();
      const typed = draft.countryCode === null ? draft.destination.trim() : '';
      if (typed === '') submitPicked();
      else if (hotelAsked?.sentence === typed) openHotel(hotelAsked.hotel, typed, hotelAsked.typed);
      else void submitTyped(typed);
    },
  };
};
