import { History, LocateFixed, MessageCircle, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDestinationFieldQuery, useTypedPlaceLazyQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useChatLauncher } from '../../ports/ChatLauncher.tsx';
import { useCountryName } from './usePlaceNames.ts';
import { useDebounced } from '../../hooks/useDebounced.ts';
import type { ComboItem } from '#ui/ComboBox.tsx';
import { messages as nearMessages } from '../nearMe/nearMe.messages.ts';
import { messages } from '../SearchForm.messages.ts';
import type { PartyDraft } from '../../stay/guests/guests.ts';
import { type Draft, pickPlace, typeDestination } from '../draft.ts';
import { clearRecentPlaces, isSameSuggestion, readRecentPlaces } from './recentPlaces.ts';
import { MAX_SENTENCE } from '#models/hotel/place.ts';
import type { Place } from '../searchState.ts';
import { type ReadSuggestion, type Suggestion, placeOf } from './suggestion.ts';
import { useNearMe } from '../nearMe/useNearMe.ts';
import type { TypedWishes } from '../typed/reading/wishes.ts';
import { useWordsBeside } from '../typed/useWordsBeside.ts';
import { isolated, suggestionIcons, useSuggestionWords } from './useSuggestionWords.ts';

export const DEBOUNCE_MS = 150;
/** Number of places that are suggested before anything is typed. */
const MAX_PLACES = 5;
const CLEAR_ID = 'clear';
const ASK = 'ask';
const NEAR_ME_ID = 'near';

/**
 * Whether suggestions are needed: once the traveller is in the field, or for words that name no known place yet. A
 * place that was picked needs none.
 */
export const useSuggestionsNeeded = (isPicked: boolean, search: string) => {
  const [isEntered, setEntered] = useState(false);
  return { isNeeded: isEntered || (!isPicked && search !== ''), enter: () => setEntered(true) };
};

const idOf = ({ kind, id }: Suggestion) => `${kind} ${id}`;

/** The row that the field marks as selected: the picked city, or otherwise the country. */
const pickedId = ({ countryCode, cityCode, picked }: Draft) => {
  if (picked !== null) return idOf(picked);
  if (countryCode === null) return null;
  return cityCode === null ? `COUNTRY ${countryCode}` : `CITY ${cityCode}`;
};

/**
 * A field that stays focused would open its list again when it is filled, so the focus moves to the next field, unless
 * the traveller has moved it meanwhile.
 */
const leavePlaceFields = (next: HTMLButtonElement | null) => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || focused.getAttribute('role') !== 'combobox') return;
  if (next && focused.form !== next.form) return;
  focused.blur();
  next?.focus();
};

/** Rows that are not places: ask the assistant about the words, clear recent places, search near the traveller. */
const useFixedRows = (words: string): Readonly<Record<'ask' | 'askOnly' | 'clear' | 'near', ComboItem>> => {
  const intl = useIntl();
  const { brand } = useLocale();
  const ask = {
    id: ASK,
    name: intl.formatMessage(messages.askAssistant, { assistant: brand.assistant, words }),
    icon: MessageCircle,
    text: null,
  };
  return {
    ask,
    askOnly: { ...ask, detail: intl.formatMessage(messages.noPlace) },
    clear: { id: CLEAR_ID, name: intl.formatMessage(messages.clearRecent), icon: X, text: null },
    near: {
      id: NEAR_ME_ID,
      name: intl.formatMessage(nearMessages.near),
      detail: intl.formatMessage(nearMessages.note),
      icon: LocateFixed,
      text: null,
    },
  };
};

/** Places and hotels for the text in the field; popular ones while it is empty. */
const useSuggestions = (shown: string, isPicked: boolean) => {
  const search = useDebounced(shown, DEBOUNCE_MS);
  const { isNeeded, enter } = useSuggestionsNeeded(isPicked, search);
  const isEmpty = shown.trim() === '';
  const popularAnswer = useDestinationFieldQuery({
    variables: { search: '' },
    skip: !isNeeded || !isEmpty,
  });
  const typedAnswer = useDestinationFieldQuery({ variables: { search }, skip: !isNeeded || search === '' });
  const { data, loading, error } = isEmpty ? popularAnswer : typedAnswer;
  // The rows of the previous letters stay until those of the new ones arrive.
  const last = data ?? (isEmpty ? undefined : typedAnswer.previousData);
  const found = last?.suggestions ?? [];
  const isBehind = isNeeded && !isEmpty && search === '';
  return { search, enter, isEmpty, isBehind, data, last, loading, error, found };
};

/**
 * State of the Destination field: at most five places and hotels for the text in it; recent and popular ones while it
 * is empty.
 * @param openHotel called when a hotel was picked, which has a page of its own
 * @param askAges called when the words of a picked row have children without ages
 * @param next the field after those of the place, which gets the focus once “Near me” has filled them
 */
export const useDestination = (
  draft: Draft,
  change: (next: (draft: Draft) => Draft) => void,
  openHotel: (hotel: Suggestion, sentence: string | null, wishes: TypedWishes | null) => void,
  askAges: (party: PartyDraft) => void,
  next?: RefObject<HTMLButtonElement | null>,
) => {
  const intl = useIntl();
  const [ask] = useTypedPlaceLazyQuery();
  const words = useSuggestionWords();
  const chat = useChatLauncher();
  const countryName = useCountryName();
  const [recent, setRecent] = useState<readonly Suggestion[]>([]);
  const take = (picked: Suggestion, place: Place) =>
    change((now) => pickPlace(now, place, words.inCity(picked), picked));
  const near = useNearMe((city) => {
    const place = placeOf(city);
    leavePlaceFields(next?.current ?? null);
    if (place) take(city, place);
  });
  const shownIn = ({ countryCode, destination }: Draft) =>
    countryCode === null ? destination : countryName(countryCode, destination);
  const shown = shownIn(draft);
  const rows = useFixedRows(shown.trim());
  const { search, enter, isEmpty, isBehind, data, last, loading, error, found } = useSuggestions(
    shown,
    draft.countryCode !== null,
  );
  const beside = useWordsBeside(found, draft, askAges);
  const popular = found.filter((each) => !recent.some((other) => isSameSuggestion(each, other)));
  const listed = isEmpty ? [...recent, ...popular].slice(0, MAX_PLACES) : found;

  const meant = isEmpty ? undefined : found.find(({ isMisspelt }) => isMisspelt);
  const nameOf = (each: Suggestion): string =>
    each === meant
      ? intl.formatMessage(messages.meant, { place: isolated(words.name(each)) })
      : words.name(each);
  const item = (each: Suggestion, ...before: string[]): ComboItem => ({
    id: idOf(each),
    name: nameOf(each),
    detail: [words.detail(each, ...before), ...beside.details(each)].join(' · '),
    icon: suggestionIcons[each.kind],
    text: each.kind === 'HOTEL' ? null : words.country(each),
  });
  const items = listed.map((each) => {
    if (!isEmpty) return item(each);
    if (!recent.includes(each)) return item(each, intl.formatMessage(messages.popular));
    return { ...item(each, intl.formatMessage(messages.recent)), icon: History };
  });
  const withLast = (): readonly ComboItem[] => {
    // The row is added when its position is final, which is after the popular places arrived.
    if (isEmpty)
      return [
        ...items,
        ...(data === undefined ? [] : [rows.near]),
        ...(recent.length > 0 ? [rows.clear] : []),
      ];
    if (isBehind || last === undefined) return items;
    // The row stays while more letters are looked up, because it may be pressed at that moment.
    if (found.length === 0) return [data === undefined ? rows.ask : rows.askOnly];
    return meant && !meant.isClear ? [...items, rows.ask] : items;
  };

  return {
    text: shown,
    items: withLast(),
    selectedId: pickedId(draft),
    isLoading: loading || isBehind,
    isFailed: error !== undefined,
    enter: () => {
      setRecent(readRecentPlaces());
      enter();
    },
    near: near.state,
    forgetNear: near.forget,
    takePlace: take,
    type: (text: string) => {
      if (text !== shown) near.forget();
      change((now) => (text === shownIn(now) ? now : typeDestination(now, text)));
    },
    pick: (id: string) => {
      if (id === CLEAR_ID) {
        clearRecentPlaces();
        setRecent([]);
        return;
      }
      if (id === ASK) {
        chat.open({ kind: 'general', preset: shown.trim() });
        return;
      }
      if (id === NEAR_ME_ID) {
        near.ask();
        return;
      }
      near.forget();
      const picked = listed.find((each) => idOf(each) === id);
      if (!picked) return;
      const [place, wishes] = [placeOf(picked), beside.wishesOf(picked)];
      const sentence = wishes && shown.trim();
      if (!place) {
        openHotel(picked, sentence, wishes);
        return;
      }
      take(picked, place);
      if (sentence) change((now) => beside.withRecognizedWords(now, sentence));
      beside.say(picked);
    },
    /** Possible meanings of a text, or of the place in a sentence, best first; the rows of the list if that cannot load. */
    meaning: async (text: string): Promise<readonly ReadSuggestion[]> => {
      const known = search.trim() === text ? found : [];
      try {
        const answer = await ask({ variables: { search: text.slice(0, MAX_SENTENCE) } });
        return answer.data?.suggestions ?? known;
      } catch {
        return known;
      }
    },
  };
};
