import { BREAKER_OPEN } from '../upstreams/upstream-health.ts';

/** State of a part of the product; `reason` is in plain words, for the operator. */
export type PartState = { readonly ok: true } | { readonly ok: false; readonly reason: string };

type Look =
  | { readonly state: 'ok' }
  | { readonly state: 'refused' }
  | { readonly state: 'failing'; readonly reason: string };

/** Sources of the state of the parts. None of them throws. */
interface Sources {
  readonly platform: {
    health(): Promise<{ readonly service: Look; readonly cannotStore: string | null }>;
  };
  readonly provider: { health(): Promise<Look>; isBreakerOpen(): boolean };
  readonly chat: { health(): Promise<Look> };
  readonly cache: { isUp(): Promise<boolean> };
}

export interface Readiness {
  /**
   * `degraded` while a part fails: all instances share the parts, so taking this one out of the load balancer would not
   * help.
   */
  readonly status: 'ok' | 'degraded';
  readonly parts: Readonly<
    Record<'platform' | 'identity' | 'storage' | 'provider' | 'chat' | 'cache', PartState>
  >;
}

const SECOND = 1_000;
/** Shortest time between two checks of an upstream, however often readiness is read; the provider counts every call. */
const FRESH_MS = { platform: 2 * SECOND, cache: SECOND, chat: 10 * SECOND, provider: 30 * SECOND };
/** Longest wait for a check: a load balancer then gets the latest known state. */
const PATIENCE_MS = 1_500;

const well: PartState = { ok: true };
const failed = (reason: string): PartState => ({ ok: false, reason });

interface Remembered<T> {
  /** The result of the latest check; starts a new check when that result is old. */
  (): Promise<T | null>;
  /** The next call checks again. */
  forget(): void;
}

function remembered<T>(look: () => Promise<T>, freshMs: number, now: () => number): Remembered<T> {
  let last: { readonly value: T; readonly at: number } | null = null;
  let looking: Promise<T> | null = null;
  const again = async (): Promise<T> => {
    const value = await look();
    last = { value, at: now() };
    return value;
  };
  const lookOrRemember = async (): Promise<T | null> => {
    if (last && now() - last.at < freshMs) return last.value;
    looking ??= again().finally(() => (looking = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T | null>((resolve) => {
      timer = setTimeout(() => resolve(last?.value ?? null), PATIENCE_MS).unref();
    });
    return Promise.race([looking, late]).finally(() => clearTimeout(timer));
  };
  return Object.assign(lookOrRemember, { forget: () => void (last = null) });
}

const NOT_YET = failed('it has not responded yet');

/** @param variables names of those that contain the credentials */
function stateOf(look: Look | null, variables: string): PartState {
  if (look === null) return NOT_YET;
  if (look.state === 'ok') return well;
  return failed(look.state === 'refused' ? `it refuses ${variables}` : look.reason);
}

/** Checks everything that this instance needs to serve well. */
export function createReadiness(sources: Sources, now: () => number = Date.now): () => Promise<Readiness> {
  const looks = {
    platform: remembered(() => sources.platform.health(), FRESH_MS.platform, now),
    provider: remembered(() => sources.provider.health(), FRESH_MS.provider, now),
    chat: remembered(() => sources.chat.health(), FRESH_MS.chat, now),
    isCacheUp: remembered(() => sources.cache.isUp(), FRESH_MS.cache, now),
  };
  /** While the breaker is open it decides, because it is newer than the latest check, and no check adds to the load. */
  const providerNow = (): Promise<Look | null> => {
    if (!sources.provider.isBreakerOpen()) return looks.provider();
    looks.provider.forget();
    return Promise.resolve({ state: 'failing', reason: BREAKER_OPEN });
  };
  return async () => {
    const [platform, provider, chat, isCacheUp] = await Promise.all([
      looks.platform(),
      providerNow(),
      looks.chat(),
      looks.isCacheUp(),
    ]);
    const isRefused = platform?.service.state === 'refused';
    const answers = platform === null || isRefused ? null : stateOf(platform.service, '');
    const unknown = failed('the platform does not answer');
    const parts: Readiness['parts'] = {
      platform: platform === null ? NOT_YET : (answers ?? well),
      identity: isRefused ? failed('it refuses PLATFORM_SERVICE_TOKEN') : answers?.ok ? well : unknown,
      storage: !answers?.ok
        ? unknown
        : platform?.cannotStore
          ? failed(`database not writable: ${platform.cannotStore}`)
          : well,
      provider: stateOf(provider, 'PROVIDER_USERNAME or PROVIDER_PASSWORD'),
      chat: stateOf(chat, 'CHAT_SECRET'),
      cache: isCacheUp ? well : failed('Redis does not answer: every instance works by itself'),
    };
    return { status: Object.values(parts).every(({ ok }) => ok) ? 'ok' : 'degraded', parts };
  };
}
