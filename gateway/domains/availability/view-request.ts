import { demandFields } from '../../demand-fields.ts';
import { type FilterInput, validFilter } from './search-filter.ts';
import type { SortKey } from './search-order.ts';
import type { WantedList } from './search-view.ts';

/** How a list is wanted. */
export interface ViewRequest {
  readonly filter?: FilterInput | null;
  readonly sort: SortKey;
  readonly page: number;
  readonly pageSize: number;
}

const MAX_PAGE_SIZE = 50;

/** @throws AppError BAD_USER_INPUT with the names of the refused fields */
export function validRequest({ filter, sort, page, pageSize }: ViewRequest): WantedList {
  demandFields({
    page: page >= 1 || '1 or more',
    pageSize: (pageSize >= 1 && pageSize <= MAX_PAGE_SIZE) || `1 to ${MAX_PAGE_SIZE}`,
  });
  return { filter: validFilter(filter), sort, page, pageSize };
}
