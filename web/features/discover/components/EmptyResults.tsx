import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NO_FILTERS, removeFilter, suggestedFilter } from '../../../lib/search/filters.ts';
import { useFilterLabel } from '../useFilterLabel.ts';
import type { Result } from '../useResults.ts';
import type { Search } from '../useSearch.ts';
import styles from './EmptyResults.module.css';
import { messages } from './Results.messages.ts';

interface EmptyResultsProps {
  search: Search;
  suggestion: Result['suggestion'];
  /** True when the heading of the list stands above. */
  hasHeading: boolean;
}

/** Nothing matches: clear all filters, or the one whose removal helps most (DEC-24). */
export function EmptyResults({ search, suggestion, hasHeading }: EmptyResultsProps) {
  const intl = useIntl();
  const label = useFilterLabel();
  const { filters, setFilters } = search;
  const helping = suggestion ? suggestedFilter(filters, suggestion) : undefined;
  return (
    <EmptyState
      title={intl.formatMessage(messages.emptyTitle)}
      headingLevel={hasHeading ? 3 : 2}
      action={
        <span className={styles.actions}>
          <Button onPress={() => setFilters(NO_FILTERS)}>{intl.formatMessage(messages.clear)}</Button>
          {suggestion && helping && (
            <Button variant="secondary" onPress={() => setFilters(removeFilter(filters, helping))}>
              {intl.formatMessage(messages.suggestion, { filter: label(helping), count: suggestion.count })}
            </Button>
          )}
        </span>
      }
    >
      {intl.formatMessage(messages.emptyText)}
    </EmptyState>
  );
}
