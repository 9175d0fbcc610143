import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AdminReviewSort,
  type AdminReviewsQuery,
  useAdminReviewsCsvLazyQuery,
  useAdminReviewsQuery,
} from '#generated/graphql.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { focusListHeading } from '../kit/list/focusListHeading.ts';
import kit from '../kit/list/rows.module.css';
import { sortsOf } from '../kit/list/sortsOf.ts';
import { useListUrl } from '../kit/url/useListUrl.ts';
import { useOptions } from '../kit/list/useOptions.ts';
import { DeleteReviewDialog } from './DeleteReviewDialog.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { messages, sorts } from './ReviewsTab.messages.ts';

export type AdminReviewItem = AdminReviewsQuery['adminReviews']['items'][number];

const listId = 'admin-reviews';
const pageSize = 20;
const sortIds = sortsOf<AdminReviewSort>(sorts);
const ratingIds: readonly ['all', ...string[]] = ['all', '5', '4', '3', '2', '1'];
const choices = { sorts: sortIds, filter: { name: 'stars', values: ratingIds } };

/** The list of reviews with search, order and filter; each can be deleted. */
export function ReviewsTab() {
  const intl = useIntl();
  const address = useListUrl(choices);
  const [reviewToDelete, setReviewToDelete] = useState<AdminReviewItem | null>(null);
  const { search, sort, filter, page: number } = address;
  const view = { search, sort, rating: filter === null || filter === 'all' ? null : Number(filter) };
  const { data, previousData, loading, error, refetch } = useAdminReviewsQuery({
    variables: { ...view, page: { page: number, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useAdminReviewsCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const ratingOptions = ratingIds.map((id) => ({
    id,
    label:
      id === 'all'
        ? intl.formatMessage(messages.allStars)
        : intl.formatMessage(messages.rating, { count: Number(id) }),
  }));
  const page = (data ?? previousData)?.adminReviews;
  return (
    <AdminList
      id={listId}
      title={intl.formatMessage(messages.title)}
      address={address}
      searchLabel={intl.formatMessage(messages.search)}
      sorts={useOptions(sortIds, sorts)}
      filter={{ label: intl.formatMessage(messages.stars), options: ratingOptions }}
      page={page}
      isLoading={loading}
      error={error}
      onRetry={refetch}
      fetchCsv={async () => (await readCsv({ variables: view })).data?.adminReviews.csv}
      empty={
        <EmptyState
          title={intl.formatMessage(view.rating === null ? messages.empty : messages.emptyFiltered)}
          headingLevel={3}
        />
      }
    >
      <ul className={kit.rows}>
        {page?.items.map((item) => (
          <ReviewCard key={item.review.id} item={item} onDelete={() => setReviewToDelete(item)} />
        ))}
      </ul>
      <DeleteReviewDialog
        item={reviewToDelete}
        onClose={() => setReviewToDelete(null)}
        onDeleted={async () => {
          await refetch();
          focusListHeading(listId);
        }}
      />
    </AdminList>
  );
}
