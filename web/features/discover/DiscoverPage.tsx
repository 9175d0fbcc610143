import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFooterVisibility } from '#lib/ports/FooterVisibility.tsx';
import { FirstPart } from '#lib/page/FirstParts.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Notice } from '#ui/Notice.tsx';
import type { SheetHandle } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CompactSearch } from './components/CompactSearch.tsx';
import { Hero } from './components/Hero.tsx';
import { LazyIdeas } from './components/home/ideas/LazyIdeas.tsx';
import { LazyContinueSection } from './components/home/continue/LazyContinueSection.tsx';
import { SearchForm } from '#lib/search/SearchForm.tsx';
import { WholeTrip } from './components/home/WholeTrip.tsx';
import { messages } from './DiscoverPage.messages.ts';
import styles from './DiscoverPage.module.css';
import { usePlaceNames, useStandardCountryName } from '#lib/search/destination/usePlaceNames.ts';
import { writeSearch } from '#lib/search/searchState.ts';
import { useReplacedWords } from '#lib/search/destination/useReplacedWords.ts';
import { useStoreSearch } from '#lib/memory/useMemory.ts';
import { useIsTraversal } from '#lib/page/useIsTraversal.ts';
import { ResultsPart } from './resultsPart.ts';
import { type Search, useSearch } from './useSearch.ts';

/**
 * Sets the title of the page.
 * @returns the main heading of the page with results; undefined on the home page
 */
const usePageName = ({ criteria, isSearch }: Search): string | undefined => {
  const intl = useIntl();
  const names = usePlaceNames(criteria);
  const standardName = useStandardCountryName();
  const { countryCode } = criteria;
  // Search engines index the title, so the country has the name that the server uses, not the text in the URL.
  const country = countryCode === null ? names.country : (standardName(countryCode) ?? '');
  const nameOf = (place: string) => {
    if (place) return intl.formatMessage(messages.resultsTitle, { place });
    return intl.formatMessage(isSearch ? messages.anywhereTitle : messages.title);
  };
  const place = names.city || country;
  const description = place
    ? intl.formatMessage(messages.resultsDescription, { place })
    : intl.formatMessage(messages.description);
  useDocumentTitle(nameOf(place), description);
  return isSearch ? nameOf(names.city || names.country) : undefined;
};

/** Says which parts of the URL are not valid, and what is shown instead. */
function ReplacedNotice({ search }: { search: Search }) {
  const text = useReplacedWords(search.criteria, search);
  if (text === '') return null;
  return (
    <div className={`container ${styles.notice}`}>
      <Notice tone="info">{text}</Notice>
    </div>
  );
}

const ResultsSkeleton = () => (
  <div className={`container ${styles.notice}`}>
    <Skeleton height="60rem" radius="md" />
  </div>
);

/** The query string of the search to store: its first page, without the map section. */
const storedQuery = ({ criteria, filters, sort }: Search): string =>
  writeSearch({ criteria, filters: { ...filters, box: null }, sort, page: 1 }).toString();

/** Home page, search form and results. The complete state of the search is in the URL. */
export function DiscoverPage() {
  const search = useSearch();
  const form = useRef<HTMLDivElement>(null);
  const compact = useRef<SheetHandle>(null);
  const heading = usePageName(search);
  useFooterVisibility(!search.isSearch);
  const isTraversal = useIsTraversal();
  useStoreSearch(search.isSearch && !isTraversal ? storedQuery(search) : null);
  return (
    <>
      <Hero heading={heading} isCompact={search.isSearch} formRef={form} onFormNear={ResultsPart.load}>
        <SearchForm criteria={search.criteria} onSubmit={search.submit} wishes={search.filters} />
      </Hero>
      {search.isSearch ? (
        <>
          <CompactSearch
            criteria={search.criteria}
            onSubmit={search.submit}
            wishes={search.filters}
            formRef={form}
            ref={compact}
          />
          <ReplacedNotice search={search} />
          <FirstPart name="results">
            <ResultsPart
              skeleton={<ResultsSkeleton />}
              search={search}
              onEditSearch={() => compact.current?.open()}
            />
          </FirstPart>
        </>
      ) : (
        <>
          <ReplacedNotice search={search} />
          <LazyContinueSection />
          <LazyIdeas />
          <WholeTrip />
        </>
      )}
    </>
  );
}
