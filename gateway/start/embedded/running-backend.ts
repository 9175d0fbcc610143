import { folderTrouble } from '#backends/kit/database/database-errors.ts';
import { StartError } from '#backends/kit/start/start-error.ts';
import type { Config } from '#gateway/config.ts';
import { ConfigError } from '#gateway/config/environment.ts';

export type Backend = 'platform' | 'provider' | 'assistant';

/** A backend that runs in this process. */
export interface RunningBackend {
  readonly url: string;
  close(): Promise<void>;
}

/** Turns an error at start that the operator can fix into a ConfigError; returns every other error unchanged. */
export async function inWords(cause: unknown, { dataDir }: Config): Promise<unknown> {
  const trouble = cause instanceof StartError ? cause : await folderTrouble(cause, dataDir);
  return trouble ? new ConfigError(trouble.message, { cause }) : cause;
}
