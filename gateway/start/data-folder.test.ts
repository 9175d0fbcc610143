import { existsSync } from 'node:fs';
import pino from 'pino';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/environment.ts';
import { closeFolder } from './data-folder.ts';

const logger = pino({ level: 'silent' });

// Folders whose rights cannot be changed, not even by root. Only Linux has them.
it.skipIf(!existsSync('/proc/self/fd'))(
  'a data folder whose rights cannot be changed is used when it is closed to others, and refused in a sentence when not',
  () => {
    expect(() => closeFolder('/proc/self/fd', logger)).not.toThrow();
    const open = () => closeFolder('/proc/self/task', logger);
    expect(open).toThrow(ConfigError);
    expect(open).toThrow(/DATA_DIR: every account of this machine may read \/proc\/self\/task/);
  },
);
