import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import type { ListPage } from '../../kit/list/AdminList.tsx';
import { messages as kit } from '../../kit/kit.messages.ts';
import { messages } from './panels.messages.ts';
import styles from './panels.module.css';

export const panelPageSize = 10;

interface PagedPanelProps {
  /** Name of the panel. */
  label: Message;
  /** The page on screen, which is the previous one while another is loading; undefined before the first. */
  page: ListPage | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  onPage: (page: number) => void;
  empty: Message;
  children: ReactNode;
}

/** The content of a panel: rows and pagination, or the reason why there are no rows. */
export function PagedPanel({
  label,
  page,
  isLoading,
  error,
  onRetry,
  onPage,
  empty,
  children,
}: PagedPanelProps) {
  const intl = useIntl();
  if (error !== undefined && error !== null) return <Problem error={error} onRetry={onRetry} />;
  if (!page) {
    return (
      <SkeletonRegion label={intl.formatMessage(messages.loading)}>
        <Skeleton height="8rem" />
      </SkeletonRegion>
    );
  }
  if (page.items.length === 0) return <Text message={empty} />;
  const { page: number, totalPages } = page.pageInfo;
  return (
    <div aria-busy={isLoading} className={styles.page}>
      {children}
      {totalPages > 1 && (
        <Pagination
          label={intl.formatMessage(messages.pagesOf, { panel: intl.formatMessage(label) })}
          page={number}
          pageCount={totalPages}
          text={intl.formatMessage(kit.page, { page: number, pages: totalPages })}
          previousLabel={intl.formatMessage(kit.previous)}
          nextLabel={intl.formatMessage(kit.next)}
          onChange={onPage}
        />
      )}
    </div>
  );
}
