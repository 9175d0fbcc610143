import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type * as Playwright from 'playwright-core';

/** Full path of the first of these programs on PATH. */
function onPath(names: readonly string[]): string | null {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names) {
    const found = directories.map((directory) => join(directory, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  return null;
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** Loads Playwright only here: that costs more than a second, and most tests only need the servers. */
const playwrightChromium = (): string | null => {
  const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof Playwright;
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};

/** Folder of the newest PostgreSQL's server programs; Debian does not put them on PATH. */
export function postgresBin(): string | null {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : [];
  const debian = versions
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (debian) return debian;
  const initdb = onPath(['initdb']);
  return initdb ? join(initdb, '..') : null;
}

interface Tool {
  readonly name: string;
  readonly package: string;
  find(): string | null;
}

const tools = {
  chromium: {
    name: 'Chromium',
    package: 'chromium',
    find: () => process.env['CHROMIUM_PATH'] ?? onPath(browsers) ?? playwrightChromium(),
  },
  /** The headless build of Chromium takes less than half of the processor time, so it is preferred. */
  headlessChromium: {
    name: 'Chromium',
    package: 'chromium',
    find: () =>
      process.env['CHROMIUM_PATH'] ??
      onPath(['chromium-headless-shell', ...browsers]) ??
      playwrightChromium(),
  },
  redis: {
    name: 'Redis',
    package: 'redis-server',
    find: () => process.env['TEST_REDIS_URL'] ?? onPath(['redis-server', 'valkey-server']),
  },
  postgres: {
    name: 'PostgreSQL',
    package: 'postgresql',
    find: () => process.env['TEST_DATABASE_URL'] ?? postgresBin(),
  },
  caddy: { name: 'Caddy', package: 'caddy', find: () => onPath(['caddy']) },
} satisfies Record<string, Tool>;

/** Installs a Debian package where possible, and prints what it does. */
function install(packageName: string): void {
  if (!onPath(['apt-get'])) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: string[]) => {
    const [program = 'apt-get', ...args] = [...asRoot, ...command];
    return spawnSync(program, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  console.log(`Installing ${packageName} …`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', packageName);
}

/**
 * Finds a program that the tests need; installs it when it is missing.
 * @returns its path; for a database server its folder, or the URL that an environment variable sets
 * @throws Error naming the package when it can neither be found nor installed: tests are never skipped
 * silently
 */
export function requireTool(name: keyof typeof tools): string {
  const tool = tools[name];
  const found = tool.find();
  if (found) return found;
  install(tool.package);
  const installed = tool.find();
  if (installed) return installed;
  throw new Error(
    `${tool.name} is needed by the tests and could not be installed. On Debian or Ubuntu: apt-get install -y ${tool.package}`,
  );
}
