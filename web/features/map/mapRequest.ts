import {
  type CriteriaWithWishes,
  readSearch,
  type Replaced,
  type SearchState,
  writeSearch,
} from '#lib/search/searchState.ts';

/** Maximum number of hotels that a link may have. */
const MAX_IDS = 300;

/** What the URL of the map requests. */
export type MapRequest =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'hotels';
      readonly ids: readonly string[];
      readonly criteria: CriteriaWithWishes;
      /** Number of entries that are not ids, or come after the three hundredth. */
      readonly ignored: number;
      readonly replaced: Replaced;
    }
  | { readonly kind: 'search'; readonly state: SearchState; readonly replaced: Replaced };

/**
 * Reads the query string: `ids` take precedence over a search, and use its stay. Duplicate entries count once.
 * @param today the traveller's local day, `yyyy-MM-dd`
 */
export const readMapRequest = (query: URLSearchParams, today: string): MapRequest => {
  const { isSearch, areDatesReplaced, isPartyReplaced, ...state } = readSearch(query, today);
  const replaced = { areDatesReplaced, isPartyReplaced };
  const entries = (query.get('ids') ?? '').split(',').map((entry) => entry.trim());
  const given = [...new Set(entries.filter((entry) => entry !== ''))];
  const ids = given.filter((entry) => /^[\w-]{1,100}$/.test(entry)).slice(0, MAX_IDS);
  if (ids.length > 0)
    return {
      kind: 'hotels',
      ids,
      criteria: { ...state.criteria, wishes: state.filters },
      ignored: given.length - ids.length,
      replaced,
    };
  return isSearch ? { kind: 'search', state, replaced } : { kind: 'nothing' };
};

/** How many entries of a link are ignored. */
export const ignoredOf = (request: MapRequest): number => (request.kind === 'hotels' ? request.ignored : 0);

/** The stay and the wishes in the URL; invalid values are already replaced. */
export const criteriaOf = (request: Exclude<MapRequest, { kind: 'nothing' }>): CriteriaWithWishes =>
  request.kind === 'search' ? { ...request.state.criteria, wishes: request.state.filters } : request.criteria;

/** Query string of the results page for the search in the URL; empty when the URL has none. */
export const resultsQuery = (request: MapRequest): string =>
  request.kind === 'search' ? `?${writeSearch(request.state)}` : '';
