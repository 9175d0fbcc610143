import type { RequestHandler } from 'express';
import { requestScope } from '#gateway/operations/watch/request-scope.ts';

/** Charges the work of a request to the budget of the IP address that it comes from. */
export const chargeVisitor: RequestHandler = (request, _response, next) => {
  const scope = requestScope();
  if (scope) scope.payer = { viewer: null, callerAddress: request.ip ?? 'unknown' };
  next();
};
