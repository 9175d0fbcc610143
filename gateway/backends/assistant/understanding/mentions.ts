import type { SearchDetails } from './understanding.ts';

export const isPresent = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : part !== null && part !== undefined && part !== false;

/** Does a message say any of these parts of a search? */
export const mentions = (details: SearchDetails, ...parts: readonly (keyof SearchDetails)[]): boolean =>
  parts.some((part) => isPresent(details[part]));

/** The message says something about a search besides its place and the wishes it takes back. */
export const hasDetails = (details: SearchDetails): boolean =>
  mentions(details, 'dates', 'guests', 'budget', 'stars', 'rating', 'meals', 'amenities', 'unmet') ||
  mentions(details, 'freeCancellation', 'bedsForAll', 'sort', 'compared');
