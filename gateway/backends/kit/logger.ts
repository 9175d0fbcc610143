import type { Logger as PinoLogger } from 'pino';

/** The log of a backend. Messages contain ids and codes, never names, addresses, tokens or bodies. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;
