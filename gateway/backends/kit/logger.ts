import type { Logger as PinoLogger } from 'pino';

/** What a backend writes its log with. Messages carry ids and codes, never names, addresses, tokens or bodies. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;
