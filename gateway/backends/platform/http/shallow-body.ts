import type { RequestHandler } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';

/**
 * Maximum depth of a body, more than twice that of any valid one; parsers and databases fail at some thousands of
 * levels.
 */
const MAX_LEVELS = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** Refuses deeply nested JSON with 400, before it is processed. */
export const shallowBody: RequestHandler = (req, _res, next) => {
  if (isDeeper(req.body, MAX_LEVELS)) throw new HttpError(400, `A body has at most ${MAX_LEVELS} levels`);
  next();
};
