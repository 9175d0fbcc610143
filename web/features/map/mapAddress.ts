import {
  type AskedCriteria,
  readSearch,
  type Replaced,
  type SearchState,
  writeSearch,
} from '#lib/search/searchState.ts';

/** Most hotels that a link carries. */
const MAX_IDS = 300;

/** What the address of the map asks for. */
export type MapAddress =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'hotels';
      readonly ids: readonly string[];
      readonly criteria: AskedCriteria;
      /** Entries that are no ids, and those past the three hundredth. */
      readonly ignored: number;
      readonly replaced: Replaced;
    }
  | { readonly kind: 'search'; readonly state: SearchState; readonly replaced: Replaced };

/**
 * Reads the address: `ids` before a search, whose stay they share. Entries that are said twice count once.
 * @param today the traveller's local day, `yyyy-MM-dd`
 */
export const readMapAddress = (query: URLSearchParams, today: string): MapAddress => {
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

/** How many entries of a link are not asked for. */
export const ignoredOf = (address: MapAddress): number => (address.kind === 'hotels' ? address.ignored : 0);

/** The stay and the rooms that an address asks for, as far as it can be used. */
export const criteriaOf = (address: Exclude<MapAddress, { kind: 'nothing' }>): AskedCriteria =>
  address.kind === 'search' ? { ...address.state.criteria, wishes: address.state.filters } : address.criteria;

/** The results behind the map, for a visitor who came by a link and goes back. */
export const resultsQuery = (address: MapAddress): string =>
  address.kind === 'search' ? `?${writeSearch(address.state)}` : '';
