import type { ErrorCode } from '#shared/errors/error-codes.ts';

export type { ErrorCode };

/**
 * Facts about a failure. Never a token, a payload, a name or an address, because they are logged and partly sent to the
 * client.
 */
export interface ErrorFacts {
  /** HTTP status of the upstream, if there was one. */
  readonly status?: number;
  /** Names of the refused fields. */
  readonly fields?: readonly string[];
  /** Accepted input by refused field, in English for developers. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly upstream?: string;
  readonly call?: string;
  readonly timeoutMs?: number;
  /** Seconds after which a repeat makes sense. */
  readonly retryAfter?: number;
  readonly reason?: string;
}

const retryable: ReadonlySet<ErrorCode> = new Set([
  'PROVIDER_UNAVAILABLE',
  'PLATFORM_UNAVAILABLE',
  'UPSTREAM_ERROR',
  'TIMEOUT',
  'RATE_LIMITED',
  'OVERLOADED',
  'HOTEL_UNAVAILABLE',
  'CHAT_UNAVAILABLE',
]);

/** The only error that reaches a client with its own code; anything else becomes INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.facts = facts;
  }

  get retryable(): boolean {
    return retryable.has(this.code);
  }
}
