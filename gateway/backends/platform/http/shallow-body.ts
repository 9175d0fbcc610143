import type { RequestHandler } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';

/** Nothing on the wire is nested half as deep; parsers and databases give up at some thousands of levels. */
const MAX_LEVELS = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** Refuses JSON that is nested too deep with 400, before anything walks through it. */
export const shallowBody: RequestHandler = (req, _res, next) => {
  if (isDeeper(req.body, MAX_LEVELS)) throw new HttpError(400, `A body has at most ${MAX_LEVELS} levels`);
  next();
};
