import type { RequestHandler } from 'express';
import { requestScope } from '#gateway/operations/watch/request-scope.ts';

/** Has the address that a request comes from pay for what is done because of it. */
export const visitorPays: RequestHandler = (request, _response, next) => {
  const scope = requestScope();
  if (scope) scope.payer = { viewer: null, callerAddress: request.ip ?? 'unknown' };
  next();
};
