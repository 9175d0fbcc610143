/**
 * Values that the URL of a list may contain: orders and at most one filter. The first of each is the default, which is
 * left out of the URL.
 */
export interface ListChoices<Sort extends string, Filter extends string> {
  readonly sorts: readonly [Sort, ...Sort[]];
  /** `name` is the query parameter, for example `status`. */
  readonly filter?: { readonly name: string; readonly values: readonly [Filter, ...Filter[]] };
}

/** State of a list, as stored in the URL. */
export interface ListState<Sort extends string, Filter extends string> {
  /** At most 100 characters. */
  readonly search: string;
  readonly sort: Sort;
  /** Null when the list has no filter. */
  readonly filter: Filter | null;
  /** Page number, from 1. */
  readonly page: number;
}

/** Longest search that the server accepts. */
export const maxSearchLength = 100;

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? values[0];

/** Reads the state from the URL; unknown values become the default. */
export const readList = <Sort extends string, Filter extends string>(
  params: URLSearchParams,
  choices: ListChoices<Sort, Filter>,
): ListState<Sort, Filter> => {
  const page = Number(params.get('page'));
  return {
    search: (params.get('q') ?? '').slice(0, maxSearchLength),
    sort: oneOf(choices.sorts, params.get('sort')),
    filter: choices.filter ? oneOf(choices.filter.values, params.get(choices.filter.name)) : null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
};

/**
 * Returns the query parameters with a changed state; defaults are left out. Every change except of the page itself goes
 * back to page 1.
 */
export const writeList = <Sort extends string, Filter extends string>(
  params: URLSearchParams,
  choices: ListChoices<Sort, Filter>,
  change: Partial<ListState<Sort, Filter>>,
): URLSearchParams => {
  const state = { ...readList(params, choices), page: 1, ...change };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  put('q', state.search, state.search === '');
  put('sort', state.sort.toLowerCase(), state.sort === choices.sorts[0]);
  if (choices.filter && state.filter !== null) {
    put(choices.filter.name, state.filter.toLowerCase(), state.filter === choices.filter.values[0]);
  }
  put('page', String(state.page), state.page === 1);
  return next;
};
