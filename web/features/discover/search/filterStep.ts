import { NavigationType } from 'react-router-dom';
import { activeFilters, type Filters } from '#lib/search/filters/filters.ts';

/** Marks a history entry with the change that created it. */
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

/** True for a change of the budget that leaves a budget. */
const setsBudget = (before: Filters, next: Filters): boolean =>
  activeFilters(next).some(({ field }) => field === 'price') && withoutBudget(before) === withoutBudget(next);

/** A history entry and how it was reached. */
export interface ReachedEntry {
  readonly entry: unknown;
  readonly navigation: NavigationType;
}

/**
 * How a change of filters is written into the history. Each is a step that Back undoes; changes of the budget are one
 * step, whether typed, dragged or converted to another unit, until another change is made.
 * @param current the entry that was written last, whether it has been rendered or not
 * @param before the filters on screen, with which the change began
 */
export const filterStep = (
  { entry, navigation }: ReachedEntry,
  before: Filters,
  next: Filters,
): FilterStep => {
  if (!setsBudget(before, next)) return { state: {} };
  // After Back to a budget, that budget stays a separate step.
  const isSameStep = navigation !== NavigationType.Pop && isBudgetEntry(entry);
  return { ...(isSameStep && { replace: true }), state: { isBudget: true } };
};
