import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that must never reach a log, wherever a careless object carries them. */
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

/** The process's log: JSON lines without secrets and personal data, on standard error unless told otherwise. */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );

export type { Logger };
