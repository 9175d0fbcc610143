import { demandFields } from '#gateway/kit/demand-fields.ts';
import { airportPoint } from '#shared/map/airport-points.ts';
import { type FilterInput, validFilter } from './search-filter.ts';
import type { SortKey } from './search-order.ts';
import type { WantedList } from './search-view.ts';

/** How a list is wanted. */
export interface ViewRequest {
  readonly filter?: FilterInput | null;
  readonly sort: SortKey;
  /** IATA code of the airport that the order `AIRPORT` measures from. */
  readonly airport?: string | null;
  readonly page: number;
  readonly pageSize: number;
}

const MAX_PAGE_SIZE = 50;

/** @throws AppError BAD_USER_INPUT with the names of the refused fields */
export function validRequest({ filter, sort, airport, page, pageSize }: ViewRequest): WantedList {
  demandFields({
    page: page >= 1 || '1 or more',
    pageSize: (pageSize >= 1 && pageSize <= MAX_PAGE_SIZE) || `1 to ${MAX_PAGE_SIZE}`,
  });
  return { filter: validFilter(filter), sort, airport: airportPoint(airport), page, pageSize };
}
