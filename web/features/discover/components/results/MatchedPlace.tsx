import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { HotelSort } from '#generated/graphql.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { standsForCity } from '#lib/search/destination/suggestion.ts';
import type { Search } from '../../useSearch.ts';
import { isolated, useSuggestionWords } from '#lib/search/destination/useSuggestionWords.ts';
import { UnusedWords } from '#lib/search/typed/UnusedWords.tsx';
import { joinedRuns } from '#lib/search/typed/useUnusedWords.ts';
import { messages as unusedMessages } from '#lib/search/typed/unusedWords.messages.ts';
import { useRecognizedLabels } from '#lib/search/typed/useRecognizedLabels.ts';
import { RecognizedChips } from '#lib/search/typed/RecognizedChips.tsx';
import { useRecognizedWords } from '#lib/search/typed/useRecognizedWords.ts';
import { withMonth } from '../../search/monthUrl.ts';
import { useLinkTo } from '../../search/useLinkTo.ts';
import { useMeantPlaces } from '../../search/useMeantPlaces.ts';
import styles from './MatchedPlace.module.css';
import { messages } from './Results.messages.ts';

/** Texts about the words beside the place: those that were applied and those that were not used. */
const useWordsBesidePlace = (
  runs: readonly string[],
  { criteria, filters }: Search,
  order: HotelSort | null,
  isAround: boolean,
) => {
  const intl = useIntl();
  const comma = useComma();
  const labels = useRecognizedLabels();
  const known = useRecognizedWords(runs, { ...criteria, wishes: filters, ...(order && { order }) });
  const read = order === null ? null : known;
  const [ofStay, ofFilters] = read ? [labels.ofStay(read), labels.ofFilters(read)] : [[], []];
  const others = (isAround ? [...ofStay, ...ofFilters] : ofFilters).join(comma);
  return {
    /**
     * The interpreted words; null until the order of the list is known, because the announcement would change with it.
     */
    read,
    /** Guests and dates after the name of the place: “4 adults, 12 – 15 Mar 2027”. */
    stay: isAround ? '' : ofStay.join(comma),
    others: others && intl.formatMessage(unusedMessages.taken, { taken: others }),
    unused: joinedRuns(read?.left ?? []),
  };
};

/**
 * Notice that the text named only a month, whose earliest days were chosen; in a city with a link to the prices of all
 * its days.
 * @param month `yyyy-MM`
 */
function AnyDays({ month, criteria }: { month: string; criteria: Search['criteria'] }) {
  const intl = useIntl();
  const dates = useDates();
  const { search: query, state } = useLocation();
  const { checkIn, checkOut, cityCode } = criteria;
  const choice = { month, nights: nightsBetween(checkIn, checkOut) ?? 1 };
  return (
    <span>
      {intl.formatMessage(messages.anyDays, { month: dates.date(`${month}-01`, 'month') })}{' '}
      {cityCode !== null && (
        <TextLink to={`?${withMonth(new URLSearchParams(query), choice)}`} state={state}>
          {intl.formatMessage(messages.allDays)}
        </TextLink>
      )}
    </span>
  );
}

interface MatchedPlaceProps {
  search: Search;
  /** The sort order of the list; null until it is known. */
  order: HotelSort | null;
}

/**
 * Shows and announces how typed words were understood, with up to two alternatives; without a matched place, shows only
 * up to three alternatives.
 */
export function MatchedPlace({ search, order }: MatchedPlaceProps) {
  const intl = useIntl();
  const words = useSuggestionWords();
  const announce = useAnnounce();
  const { sentence, criteria } = search;
  const isPlace = criteria.countryCode !== null;
  const { found, matched, others } = useMeantPlaces(search);
  const linkTo = useLinkTo(search, found);
  const isAround = matched !== undefined && standsForCity(matched);
  const followed = useWordsBesidePlace(matched?.unused ?? [], search, order, isAround);
  const { stay, unused } = followed;
  const hasWords = [stay, followed.others, unused].some((each) => each !== '');
  // No notice for a country typed by its name, because the heading already says it.
  const isSaid =
    matched !== undefined &&
    followed.read !== null &&
    (matched.kind !== 'COUNTRY' || others.length > 0 || hasWords);
  const values = matched && { name: words.name(matched), place: words.searched(matched), stay };
  const showing = isAround ? messages.showingAround : messages.showing;
  const showingFor = isAround || stay === '' ? showing : messages.showingFor;
  const left = unused && intl.formatMessage(unusedMessages.notUsed, { words: isolated(unused) });
  const parts = isSaid && values ? [intl.formatMessage(showingFor, values), followed.others, left] : [];
  const announcement = parts.filter(Boolean).join(' ');
  useEffect(() => {
    if (announcement !== '') announce(announcement);
  }, [announcement, announce]);

  if (isPlace ? !isSaid : others.length === 0) return null;
  return (
    <div className={styles.matched}>
      <p className={styles.text}>
        <span>
          {values && (
            <Text
              message={showing}
              values={{
                name: <bdi key="name">{values.name}</bdi>,
                place: <bdi key="place">{values.place}</bdi>,
              }}
            />
          )}
        </span>{' '}
        {followed.read?.month && <AnyDays month={followed.read.month} criteria={criteria} />}
        {unused !== '' && sentence !== null && <UnusedWords words={unused} sentence={sentence} />}
        <span>
          {others.length > 0 && <Text message={matched ? messages.notThis : messages.mayMean} />}
        </span>{' '}
        {others.map((each) => (
          <TextLink key={`${each.kind} ${each.id}`} {...linkTo(each)} className={styles.other ?? ''}>
            <bdi>{words.place(each)}</bdi>
          </TextLink>
        ))}
      </p>
      {followed.read && (
        <RecognizedChips
          recognized={followed.read}
          criteria={criteria}
          onChange={search.setCriteria}
          onDropOrder={() => search.setSort('RECOMMENDED')}
        />
      )}
    </div>
  );
}
