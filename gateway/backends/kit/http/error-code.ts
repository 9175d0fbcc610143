/**
 * The first error code in an error or its causes, as the system and the database set it; undefined when there is none.
 */
export function errorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}
