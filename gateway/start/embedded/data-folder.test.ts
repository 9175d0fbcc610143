import { existsSync } from 'node:fs';
import pino from 'pino';
import { expect, it } from 'vitest';
import { ConfigError } from '#gateway/config/environment.ts';
import { closeFolder } from './data-folder.ts';

const logger = pino({ level: 'silent' });

// /proc contains folders whose rights not even root can change. Only Linux has it.
it.skipIf(!existsSync('/proc/self/fd'))(
  'a data folder whose rights cannot be changed is used when it is closed to others, and refused with a sentence otherwise',
  () => {
    expect(() => closeFolder('/proc/self/fd', logger)).not.toThrow();
    const open = () => closeFolder('/proc/self/task', logger);
    expect(open).toThrow(ConfigError);
    expect(open).toThrow(/DATA_DIR: every account of this machine may read \/proc\/self\/task/);
  },
);
