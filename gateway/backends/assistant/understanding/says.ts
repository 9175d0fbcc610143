import type { Said } from './understanding.ts';

export const isSaid = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : part !== null && part !== undefined && part !== false;

/** Does a message say any of these parts of a search? */
export const says = (said: Said, ...parts: readonly (keyof Said)[]): boolean =>
  parts.some((part) => isSaid(said[part]));
