import { pino, type Logger } from 'pino';

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

/** The process's log: JSON lines on standard error, without secrets and personal data. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    pino.destination({ fd: 2, sync: false }),
  );

export type { Logger };
