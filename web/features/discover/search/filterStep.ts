import { NavigationType } from 'react-router-dom';
import { activeFilters, type Filters } from '#lib/search/filters/filters.ts';

/** State of a history entry that was created by a change of the budget. */
export interface BudgetEntry {
  readonly isBudget?: true;
}

const isBudgetEntry = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'isBudget' in entry;

/** How a change of filters is written: into the current history entry, or as a new one. */
export interface FilterStep {
  readonly replace?: true;
  readonly state: BudgetEntry;
}

/** The filters without the budget, serialized to compare by value: each parse of the URL creates new arrays. */
const withoutBudget = ({ price: _price, ...rest }: Filters): string => JSON.stringify(rest);

/** True for a change of only the budget that does not remove it. */
const setsBudget = (before: Filters, next: Filters): boolean =>
  activeFilters(next).some(({ field }) => field === 'price') && withoutBudget(before) === withoutBudget(next);

/** The state of a history entry and the navigation that led to it. */
export interface ReachedEntry {
  readonly entry: unknown;
  readonly navigation: NavigationType;
}

/**
 * Decides how a change of filters is written into the history. Each change is a step that Back undoes, but consecutive
 * changes of the budget (typed, dragged or converted to another unit) are one step.
 * @param reached the history entry that was written last, even if it has not been rendered, and how it was reached
 * @param before the filters before the change
 */
export const filterStep = (
  { entry, navigation }: ReachedEntry,
  before: Filters,
  next: Filters,
): FilterStep => {
  if (!setsBudget(before, next)) return { state: {} };
  // When Back led to an entry with a budget, the next change creates a new entry.
  const isSameStep = navigation !== NavigationType.Pop && isBudgetEntry(entry);
  return { ...(isSameStep && { replace: true }), state: { isBudget: true } };
};
