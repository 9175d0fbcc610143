import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import styles from './AdminList.module.css';
import { CsvButton, type FetchCsv } from './CsvButton.tsx';
import { messages } from '../kit.messages.ts';
import type { ListUrlState } from '../url/useListUrl.ts';
import { SearchField } from './SearchField.tsx';

interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface ListPage {
  readonly items: readonly unknown[];
  readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly totalItems: number };
}

interface AdminListProps<Sort extends string, Filter extends string> {
  /** Id of the heading, which gets the focus when the focused row was removed (`focusListHeading`). */
  id: string;
  title: string;
  address: ListUrlState<Sort, Filter>;
  searchLabel: string;
  sorts: readonly Option<Sort>[];
  filter?: { readonly label: string; readonly options: readonly Option<Filter>[] };
  /** The page on screen; the previous one while another is loading; undefined before the first. */
  page: ListPage | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  fetchCsv: FetchCsv;
  /** Button beside the heading, for example “Add New Hotel”. */
  action?: ReactNode;
  /** Shown when the list is empty without a search. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list of the admin panel: heading with count, search, filter, order, CSV download, rows and pagination. */
export function AdminList<Sort extends string, Filter extends string>(props: AdminListProps<Sort, Filter>) {
  const intl = useIntl();
  const { id, title, address, page, filter, isLoading, error } = props;
  return (
    <section aria-labelledby={id} className={styles.list}>
      <header className={styles.header}>
        <h2 id={id} className="title" tabIndex={-1}>
          {title}
          {page && (
            <span className={styles.count}>
              <span aria-hidden="true">{intl.formatNumber(page.pageInfo.totalItems)}</span>
              <span className="visually-hidden">
                <Text message={messages.total} values={{ count: page.pageInfo.totalItems }} />
              </span>
            </span>
          )}
        </h2>
        {props.action}
      </header>
      <div className={styles.tools}>
        <SearchField
          label={props.searchLabel}
          value={address.search}
          onSearch={address.searchFor}
          className={styles.search}
        />
        {filter && (
          <Select
            label={filter.label}
            isLabelHidden
            className={styles.choice}
            value={address.filter}
            options={filter.options}
            onChange={(chosen) => address.change({ filter: find(filter.options, chosen) })}
          />
        )}
        <Select
          label={intl.formatMessage(messages.sort)}
          isLabelHidden
          className={styles.choice}
          value={address.sort}
          options={props.sorts}
          onChange={(chosen) => {
            const sort = find(props.sorts, chosen);
            if (sort) address.change({ sort });
          }}
        />
        <CsvButton fetchCsv={props.fetchCsv} />
      </div>
      <div aria-busy={isLoading} className={clsx(styles.rows, isLoading && page && styles.busy)}>
        {error !== undefined && error !== null ? (
          <Problem error={error} onRetry={props.onRetry} />
        ) : (
          <Rows {...props} />
        )}
      </div>
    </section>
  );
}

const find = <Id extends string>(options: readonly Option<Id>[], id: string): Id | null =>
  options.find((option) => option.id === id)?.id ?? null;

function Rows<Sort extends string, Filter extends string>(props: AdminListProps<Sort, Filter>) {
  const intl = useIntl();
  const { page, address, isLoading } = props;
  useAnnouncedPage(page, isLoading);
  if (!page) {
    return (
      <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.rows}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="7rem" radius="lg" />
        ))}
      </SkeletonRegion>
    );
  }
  if (page.items.length === 0 && address.search !== '') {
    return (
      <EmptyState
        title={intl.formatMessage(messages.nothing)}
        headingLevel={3}
        action={
          <Button variant="secondary" onPress={() => address.searchFor('')}>
            <Text message={messages.clear} />
          </Button>
        }
      />
    );
  }
  if (page.items.length === 0) return props.empty;
  const { page: number, totalPages } = page.pageInfo;
  return (
    <>
      {props.children}
      {totalPages > 1 && (
        <Pagination
          label={intl.formatMessage(messages.pages)}
          page={number}
          pageCount={totalPages}
          text={intl.formatMessage(messages.page, { page: number, pages: totalPages })}
          previousLabel={intl.formatMessage(messages.previous)}
          nextLabel={intl.formatMessage(messages.next)}
          onChange={(next) => address.change({ page: next })}
        />
      )}
    </>
  );
}

/** Announces count and page to screen readers when another page is shown, but not on the first load. */
function useAnnouncedPage(page: ListPage | undefined, isLoading: boolean) {
  const intl = useIntl();
  const announce = useAnnounce();
  const announced = useRef<string | null>(null);
  const text =
    page && !isLoading
      ? intl.formatMessage(messages.found, {
          count: page.pageInfo.totalItems,
          page: page.pageInfo.page,
          pages: page.pageInfo.totalPages,
        })
      : null;
  useEffect(() => {
    if (text === null) return;
    if (announced.current !== null && announced.current !== text) announce(text);
    announced.current = text;
  }, [text, announce]);
}
