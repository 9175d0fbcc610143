import { demandFields } from '#gateway/kit/demand-fields.ts';
import { airportPoint } from '#shared/map/airport-points.ts';
import { type FilterInput, validFilter } from './search-filter.ts';
import type { SortKey } from '#models/search/search.ts';
import type { WantedList } from './search-view.ts';

/** The request of a list. */
export interface ViewRequest {
  readonly filter?: FilterInput | null;
  readonly sort: SortKey;
  /** IATA code of the airport that the order `AIRPORT` measures from. */
  readonly airport?: string | null;
  readonly page: number;
  readonly pageSize: number;
}

const MAX_PAGE_SIZE = 50;

/** Validates everything except the page. @throws AppError BAD_USER_INPUT with the names of the refused fields */
export const validWhole = ({
  filter,
  sort,
  airport,
}: Pick<ViewRequest, 'filter' | 'sort' | 'airport'>): Pick<WantedList, 'filter' | 'sort' | 'airport'> => ({
  filter: validFilter(filter),
  sort,
  airport: airportPoint(airport),
});

/** Validates the request of a page. @throws AppError BAD_USER_INPUT with the names of the refused fields */
export function validRequest({ page, pageSize, ...whole }: ViewRequest): WantedList {
  demandFields({
    page: page >= 1 || '1 or more',
    pageSize: (pageSize >= 1 && pageSize <= MAX_PAGE_SIZE) || `1 to ${MAX_PAGE_SIZE}`,
  });
  return { ...validWhole(whole), page, pageSize };
}
