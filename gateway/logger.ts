import { pino, type DestinationStream, type Logger } from 'pino';
import { AppError } from './errors.ts';
import { requestScope } from './operations/watch/request-scope.ts';

/** Fields that must never be logged, whatever object contains them. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'secret',
  'email',
  'phone',
];

const detailed = pino.stdSerializers.err;

/** Code of the innermost cause that has one, such as `ECONNREFUSED`. */
function innermostCode({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const own = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  return innermostCode(cause) ?? own;
}

/**
 * An expected error is logged with its code and facts: an unavailable upstream causes hundreds of them in a minute, and
 * where in the code they were thrown does not explain them. Any other error keeps its stack.
 */
const errorFields = (error: unknown): unknown => {
  if (error instanceof AppError)
    return { type: error.name, code: error.code, ...error.facts, cause: innermostCode(error) };
  return error instanceof Error ? detailed(error) : error;
};

/** The process's log: JSON lines without secrets and personal data, by default to standard error. */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      // Every line that a request causes has its id.
      mixin: () => {
        const scope = requestScope();
        return scope ? { requestId: scope.requestId } : {};
      },
      redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );

export type { Logger };
