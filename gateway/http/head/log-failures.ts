import { AppError } from '#gateway/errors.ts';

/** The logger of page heads. */
export interface HeadLogger {
  debug(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Logs a failed read: at debug level when an upstream is unreachable, which is logged elsewhere too; any other failure
 * is a defect in this program.
 */
export function logFailure(logger: HeadLogger, what: string, cause: unknown): void {
  if (cause instanceof AppError)
    logger.debug({ what, code: cause.code }, 'the head of a page is sent without some of its data');
  else logger.error({ what, err: cause }, 'the head of a page could not be completed');
}

/** Wraps a read so that its failure is logged, even when its result is no longer awaited. */
export const withFailureLog =
  <Arguments extends readonly unknown[], Answer>(
    logger: HeadLogger,
    what: string,
    ask: (...given: Arguments) => Promise<Answer>,
  ) =>
  async (...given: Arguments): Promise<Answer> => {
    try {
      return await ask(...given);
    } catch (cause) {
      logFailure(logger, what, cause);
      throw cause;
    }
  };
