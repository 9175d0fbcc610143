import { backupCommand, restoreCommand } from './backends/backup/command.ts';
import { BackupError } from './backends/backup/source.ts';
import { readConfig, type Config } from './config.ts';
import { ConfigError } from './config/environment.ts';
import { backupSource } from './start/embedded/backup-source.ts';
import { startAlone } from './start/embedded/start-alone.ts';
import { ownOrigins } from './http/caller/own-origin.ts';
import { createLogger } from './logger.ts';
import { startProduct } from './server.ts';

const roles = ['all', 'gateway', 'platform', 'provider', 'assistant', 'backup', 'restore'] as const;
type Role = (typeof roles)[number];

const isRole = (text: string): text is Role => roles.some((role) => role === text);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Stops on the first signal within the time that a supervisor allows; a second one ends the process at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Files can be read only by the account that runs the product, because not every library restricts their rights itself.
 */
const FOR_OTHERS = 0o077;

/** Finishes a running backup after a signal; starts no other. */
async function runBackup(
  command: 'backup' | 'restore',
  config: Config,
  args: readonly string[],
): Promise<void> {
  const source = backupSource(config, createLogger(config.logLevel));
  if (command === 'restore') return restoreCommand(source, args, say);
  const stopping = new AbortController();
  const running = backupCommand(source, args, say, stopping.signal);
  stopOnSignal(async () => {
    stopping.abort();
    await running;
  });
  return running;
}

async function main(): Promise<void> {
  process.umask(FOR_OTHERS);
  const [role = 'all', ...args] = process.argv.slice(2);
  if (!isRole(role)) throw new ConfigError(`Unknown part “${role}”. Parts: ${roles.join(', ')}.`);
  const config = readConfig(process.env);
  if (role === 'backup' || role === 'restore') return runBackup(role, config, args);
  const logger = createLogger(config.logLevel);
  if (role === 'all' || role === 'gateway') {
    say('Starting Solera (the first time it takes longer: the database is made) …');
    const product = await startProduct(config, logger);
    stopOnSignal(() => product.close());
    say(`\n  Solera is ready: ${product.publicUrl}\n`);
    if (config.isDemo) {
      say('  Demo traveller:      traveller@example.com / traveller-demo-1');
      say('  Demo administrator:  admin@example.com / admin-demo-1\n');
    }
    return;
  }
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const backend = await startAlone(
    role,
    config,
    { publicUrl: () => publicUrl, innerUrl: () => publicUrl, origins: () => ownOrigins(publicUrl) },
    logger,
  );
  stopOnSignal(() => backend.close());
  say(`\n  Solera ${role}: ${backend.url}\n`);
}

await main().catch((cause: unknown) => {
  process.stderr.write(
    `${cause instanceof ConfigError || cause instanceof BackupError ? cause.message : String(cause instanceof Error ? cause.stack : cause)}\n`,
  );
  process.exit(1);
});
