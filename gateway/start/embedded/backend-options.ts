import { join } from 'node:path';
import type { Database } from '#backends/kit/database/database.ts';
import { isAcceptablePassword } from '#backends/platform/auth/passwords/passwords.ts';
import { brand } from '#gateway/brand.ts';
import type { Config } from '#gateway/config.ts';
import { unusable } from '#gateway/config/environment.ts';
import type { Logger } from '#gateway/logger.ts';
import { onwardHeaders } from '#gateway/operations/watch/request-scope.ts';
import { dataFolder } from './data-folder.ts';

/** URLs that are known only once the server listens. */
export interface OwnAddress {
  readonly publicUrl: () => string;
  /** URL at which this process reaches itself: a public name may lead through a proxy, or not work from inside. */
  readonly innerUrl: () => string;
  readonly origins: () => readonly string[];
}

/** Checks the first administrator's password by the rules for all passwords. @throws ConfigError */
function demandPassword({ admin }: Config): void {
  if (admin && !isAcceptablePassword(admin.password, admin.email.toLowerCase()))
    throw unusable(
      'ADMIN_PASSWORD: 8 to 128 characters, none that everybody tries first and not the address itself',
    );
}

export const platformOptions = (config: Config, own: OwnAddress, logger: Logger) => {
  demandPassword(config);
  return {
    appId: config.appId,
    dataDir: dataFolder(config.dataDir, 'platform', logger),
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    publicUrl: own.publicUrl,
    allowedOrigins: own.origins,
    serviceToken: config.platform.serviceToken,
    previousServiceToken: config.platform.previousServiceToken,
    demo: config.isDemo,
    ...(config.smtpUrl !== null && { smtpUrl: config.smtpUrl }),
    areLinksInOutbox: config.isOwnMachine && config.smtpUrl === null,
    ...(config.admin && { admin: config.admin }),
    brand,
    trustedProxies: config.trustedProxies,
    logger: logger.child({ part: 'platform' }),
  };
};

export const providerOptions = (config: Config, logger: Logger) => ({
  dataDir: dataFolder(config.dataDir, 'provider', logger),
  username: config.provider.username,
  password: config.provider.password,
  control: config.environment === 'dev',
  logger: logger.child({ part: 'provider' }),
});

/** The folder for a database with conversations only; created only when they are stored there. */
const threadsFolder = (config: Config, database: Database | null, logger: Logger): string =>
  database || config.databaseUrl !== null
    ? join(config.dataDir, 'assistant')
    : dataFolder(config.dataDir, 'assistant', logger);

export const assistantOptions = (
  config: Config,
  gatewayUrl: () => string,
  logger: Logger,
  database: Database | null = null,
) => ({
  secret: config.chat.secret,
  previousSecret: config.chat.previousSecret,
  model: config.model,
  gatewayUrl,
  dataDir: threadsFolder(config, database, logger),
  ...(database && { database }),
  ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
  onward: onwardHeaders,
  startsDegraded: config.startsDegraded,
  logger: logger.child({ part: 'assistant' }),
});
