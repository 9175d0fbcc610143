import { HttpError } from '#backends/kit/http/http-error.ts';

/** The SQL state of a database error; null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null;
  return typeof cause.code === 'string' ? cause.code : null;
}

/** Turns the database's refusals into HTTP errors; returns any other error unchanged. */
function answerFor(error: unknown): unknown {
  const state = sqlState(error);
  if (state === '23505') return new HttpError(409, 'Such a record exists already', { code: 'duplicate' });
  if (state === '23514') return new HttpError(409, 'This state cannot be stored', { code: 'invalid_state' });
  if (state === '23502') return new HttpError(422, 'A required field is missing');
  if (state?.startsWith('22')) return new HttpError(422, 'A value does not fit its field');
  return error;
}

/**
 * Runs a write and turns the database's refusals into HTTP errors.
 * @throws HttpError 409 for a duplicate or an impossible state, 422 for a value that does not fit
 */
export async function withHttpErrors<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw answerFor(error);
  }
}
