/** Which failed attempts may be repeated. */
export type RetryRule =
  /** Never: the operation may have taken place, or the caller retries by itself. */
  | 'never'
  /** Connection failures, resets before the first byte, 502, 503, 504, and 429 with a pause of at most 2 s. */
  | 'transient'
  /** Only a connection that failed within a second. */
  | 'quick-connection';

/** Calls that share connections and a queue. */
export interface Pool {
  readonly name: string;
  readonly inFlight: number;
  readonly queue: number;
}

/** Limits of one kind of upstream call, per instance. */
export interface CallBudget {
  readonly attemptMs: number;
  readonly attempts: number;
  /** Total time of all attempts, their pauses and the wait in the queue. */
  readonly wholeMs: number;
  readonly pool: Pool;
  /** Calls with the same name share a circuit breaker; null: no breaker. */
  readonly breaker: string | null;
  readonly retry: RetryRule;
  readonly maxBytes: number;
}

const MEBIBYTE = 1024 * 1024;
const answer = { maxBytes: 4 * MEBIBYTE };
const list = { maxBytes: 16 * MEBIBYTE };
const pool = (name: string, inFlight: number, queue: number): Pool => ({ name, inFlight, queue });

/** Status checks and the audit have their own pool, so that reads never block recovery. */
const recoveryPool = pool('provider recovery', 4, 50);
const recovery = {
  attempts: 2,
  wholeMs: 40_000,
  pool: recoveryPool,
  breaker: null,
  retry: 'transient',
} as const;

/** How many calls each upstream gets at a time, how long each may take, and which share a breaker. */
export const budgets = {
  platformRead: {
    attemptMs: 3_000,
    attempts: 2,
    wholeMs: 5_000,
    pool: pool('platform read', 64, 128),
    breaker: 'platform',
    retry: 'transient',
    ...list,
  },
  /**
   * Public data: lists of hotels, reviews, remaining rooms. Its own pool and breaker, so that many visitors, or a slow
   * table, do not slow down members and paying guests.
   */
  platformPublicRead: {
    attemptMs: 3_000,
    attempts: 2,
    wholeMs: 5_000,
    pool: pool('platform public read', 32, 64),
    breaker: 'platform public',
    retry: 'transient',
    ...list,
  },
  platformWrite: {
    attemptMs: 5_000,
    attempts: 2,
    wholeMs: 10_000,
    pool: pool('platform write', 32, 64),
    breaker: 'platform',
    retry: 'transient',
    ...answer,
  },
  /**
   * Sign-in, register, change of password: each computes a deliberately slow hash, so many of them queue. They have
   * their own pool and no breaker, so that many sign-ins block nothing else.
   */
  platformPassword: {
    attemptMs: 9_500,
    attempts: 1,
    wholeMs: 9_500,
    // The platform itself limits these calls per person; here they do not wait behind other members.
    pool: pool('platform password', 32, 32),
    breaker: null,
    retry: 'never',
    ...answer,
  },
  /** Writes without a key or a version: exchange of a token, create without a key. */
  platformOnce: {
    attemptMs: 5_000,
    attempts: 1,
    wholeMs: 10_000,
    pool: pool('platform once', 32, 64),
    breaker: 'platform',
    retry: 'never',
    ...answer,
  },
  platformUpload: {
    attemptMs: 30_000,
    attempts: 1,
    wholeMs: 30_000,
    pool: pool('platform upload', 4, 8),
    breaker: null,
    retry: 'never',
    ...answer,
  },
  providerList: {
    attemptMs: 23_000,
    attempts: 2,
    wholeMs: 30_000,
    pool: pool('provider lists', 8, 32),
    breaker: 'provider read',
    retry: 'transient',
    ...list,
  },
  providerSearch: {
    attemptMs: 23_000,
    attempts: 1,
    wholeMs: 23_000,
    pool: pool('provider search', 16, 200),
    breaker: 'provider read',
    retry: 'never',
    ...list,
  },
  preBook: {
    attemptMs: 23_000,
    attempts: 2,
    wholeMs: 25_000,
    pool: pool('prebook', 8, 16),
    breaker: 'provider read',
    retry: 'quick-connection',
    ...answer,
  },
  book: {
    attemptMs: 120_000,
    attempts: 1,
    wholeMs: 120_000,
    pool: pool('book', 8, 0),
    breaker: 'provider write',
    retry: 'never',
    ...answer,
  },
  cancel: {
    attemptMs: 60_000,
    attempts: 1,
    wholeMs: 60_000,
    pool: pool('cancel', 4, 8),
    breaker: 'provider write',
    retry: 'never',
    ...answer,
  },
  bookingDetail: { attemptMs: 23_000, ...recovery, ...answer },
  bookingsByDate: { attemptMs: 30_000, ...recovery, ...list },
  chat: {
    attemptMs: 25_000,
    attempts: 1,
    wholeMs: 25_000,
    pool: pool('chat', 16, 16),
    breaker: 'chat',
    retry: 'never',
    maxBytes: MEBIBYTE / 2,
  },
  chatTranscript: {
    attemptMs: 4_000,
    attempts: 1,
    wholeMs: 4_000,
    pool: pool('chat transcripts', 4, 16),
    breaker: 'chat',
    retry: 'never',
    maxBytes: MEBIBYTE / 2,
  },
  /**
   * Fifty conversations of at most 100 kB each, for a member's data export. Few at a time because of their size, and
   * with their own breaker, so that slow ones do not interrupt the chat of others.
   */
  chatConversations: {
    attemptMs: 8_000,
    attempts: 1,
    wholeMs: 8_000,
    pool: pool('chat conversations', 2, 8),
    breaker: 'chat conversations',
    retry: 'never',
    ...list,
  },
  /** Health checks. Their own pool and no breaker, because they run when others fail. */
  health: {
    attemptMs: 2_000,
    attempts: 1,
    wholeMs: 2_000,
    pool: pool('health', 4, 4),
    breaker: null,
    retry: 'never',
    ...list,
  },
  /**
   * Health checks of the provider. They read its slow list of countries and count as calls, so they use the breaker of
   * its reads: no check runs while that is open, and the first one afterwards is the breaker's probe.
   */
  providerHealth: {
    attemptMs: 10_000,
    attempts: 1,
    wholeMs: 10_000,
    pool: pool('provider health', 1, 1),
    breaker: 'provider read',
    retry: 'never',
    ...list,
  },
  exchangeRates: {
    attemptMs: 5_000,
    attempts: 1,
    wholeMs: 5_000,
    pool: pool('exchange rates', 1, 1),
    breaker: null,
    retry: 'never',
    maxBytes: MEBIBYTE / 16,
  },
} as const satisfies Record<string, CallBudget>;

/** Longest open time of a breaker between two probes, unless its client sets another one. */
export const MAX_BREAKER_OPEN_MS = 60_000;
/**
 * Longest open time of a breaker for our own services. A probe every few seconds hardly loads them, and users are back
 * within 10 s after the service.
 */
export const OWN_BREAKER_OPEN_MS = 5_000;

/** Retries of one upstream stay below this share of its calls, over this window … */
export const RETRY_SHARE = 0.1;
export const RETRY_WINDOW_MS = 10_000;
/** … but an upstream with little traffic, where a tenth is less than one, gets these few. */
export const RETRY_FLOOR = 5;
