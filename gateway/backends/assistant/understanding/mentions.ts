import type { SearchDetails } from './reading.ts';

/** True unless the value is null, undefined, false or an empty array. */
export const isPresent = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : part !== null && part !== undefined && part !== false;

/** True when the details have any of these parts. */
export const mentions = (details: SearchDetails, ...parts: readonly (keyof SearchDetails)[]): boolean =>
  parts.some((part) => isPresent(details[part]));

/** True when the details say anything about a search besides places and removed wishes. */
export const hasDetails = (details: SearchDetails): boolean =>
  mentions(details, 'dates', 'guests', 'budget', 'stars', 'rating', 'meals', 'amenities', 'unmet') ||
  mentions(details, 'freeCancellation', 'bedsForAll', 'sort', 'compared');
