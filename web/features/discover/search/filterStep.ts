import { NavigationType } from 'react-router-dom';
import { activeFilters, type Filters } from '#lib/search/filters/filters.ts';

/** Marks a history entry with the change that created it. */
export interface BudgetEntry {
  readonly isBudget?: true;
}

const isBudgetEntry = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'isBudget' in entry;

/** How a change of filters is written: into the entry of the history that is there, or as a new one. */
export interface FilterStep {
  readonly replace?: true;
  readonly state: BudgetEntry;
}

/** Everything but the budget, by its content: each reading of the address makes new lists. */
const withoutBudget = ({ price: _price, ...rest }: Filters): string => JSON.stringify(rest);

/** Whether a change is one of a budget, and leaves one. */
const setsBudget = (before: Filters, next: Filters): boolean =>
  activeFilters(next).some(({ field }) => field === 'price') && withoutBudget(before) === withoutBudget(next);

/** A history entry and how it was reached. */
export interface ReachedEntry {
  readonly entry: unknown;
  readonly navigation: NavigationType;
}

/**
 * How a change of filters is written into the history. Each is a step that Back takes back; a budget is one step, however often it
 * is typed, dragged or told by another unit, until something else is done.
 * @param current the entry that was written last, whether it has been drawn or not
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
