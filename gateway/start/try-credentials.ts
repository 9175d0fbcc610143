import { setTimeout as pause } from 'node:timers/promises';
import { tryRedis } from '../cache/try-redis.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/environment.ts';
import type { Logger } from '../logger.ts';

/** Result of trying a credential: accepted, refused, or the other side could not be reached. */
type Health =
  | { readonly state: 'ok' }
  | { readonly state: 'refused' }
  | { readonly state: 'failing'; readonly reason: string };

/** A configured credential, and how it is tried. */
export interface Credential {
  /** Name of the service that checks it, for messages. */
  readonly owner: string;
  /** Variables that contain it. */
  readonly variables: readonly string[];
  /** Variable with the service's URL. */
  readonly addressVariable: string;
  readonly address: string;
  /** Never throws. */
  readonly attempt: () => Promise<Health>;
}

/** The configured credentials. Those of embedded backends are set by this process itself. */
export function credentialsOf(
  { platform, provider, chat, redisUrl }: Config,
  upstreams: {
    readonly platform: { health(): Promise<{ readonly service: Health }> };
    readonly provider: { health(): Promise<Health> };
    readonly chat: { health(): Promise<Health> };
  },
): Credential[] {
  const found: (Credential | null)[] = [
    platform.url === null
      ? null
      : {
          owner: 'the entity platform',
          variables: ['PLATFORM_SERVICE_TOKEN'],
          addressVariable: 'PLATFORM_URL',
          address: platform.url,
          attempt: async () => (await upstreams.platform.health()).service,
        },
    provider.url === null
      ? null
      : {
          owner: 'the hotel provider',
          variables: ['PROVIDER_USERNAME', 'PROVIDER_PASSWORD'],
          addressVariable: 'PROVIDER_URL',
          address: provider.url,
          attempt: () => upstreams.provider.health(),
        },
    chat.url === null
      ? null
      : {
          owner: 'the chat service',
          variables: ['CHAT_SECRET'],
          addressVariable: 'CHAT_URL',
          address: chat.url,
          attempt: () => upstreams.chat.health(),
        },
    redisUrl === null
      ? null
      : {
          owner: 'Redis',
          variables: ['REDIS_URL'],
          addressVariable: 'REDIS_URL',
          address: redisUrl,
          attempt: () => tryRedis(redisUrl),
        },
  ];
  return found.flatMap((credential) => credential ?? []);
}

/** Longest wait for a slow upstream at start, in milliseconds. */
const PATIENCE_MS = 5_000;

/** A URL without its user name, password and query. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = '';
  return url.href.replace(/\/$/, '');
}

/**
 * Tries every credential once, so that a wrong one is found at start and not by travellers. A service that cannot be
 * reached is ignored, because it may still be starting.
 * @throws ConfigError with a sentence for each refused credential, unless `startsDegraded`
 */
export async function tryCredentials(
  credentials: readonly Credential[],
  { startsDegraded }: Pick<Config, 'startsDegraded'>,
  logger: Logger,
): Promise<void> {
  const tried = await Promise.all(
    credentials.map(async (credential) => {
      const late = pause(PATIENCE_MS, { state: 'failing', reason: 'no response in time' } as const, {
        ref: false,
      });
      return { ...credential, result: await Promise.race([credential.attempt(), late]) };
    }),
  );
  const refusals: string[] = [];
  for (const { owner, variables, addressVariable, address, result } of tried) {
    const place = withoutSecrets(address);
    if (result.state === 'failing')
      logger.warn(
        { variable: addressVariable, address: place, reason: result.reason },
        `the credentials for ${owner} could not be tried yet`,
      );
    if (result.state === 'refused')
      refusals.push(`${variables.join(' or ')}: ${owner} at ${place} refuses it.`);
  }
  if (refusals.length === 0) return;
  if (!startsDegraded)
    throw new ConfigError(
      `Credentials are refused:\n${refusals.map((text) => `  ${text}`).join('\n')}\nSTART_DEGRADED=1 starts nevertheless; what needs them fails.`,
    );
  for (const refusal of refusals)
    logger.error({ refusal }, 'started although credentials are refused: calls that need them will fail');
}
