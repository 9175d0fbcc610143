import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { configVariables } from '#gateway/config/environment.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.unknown().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});
const compose = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

const { services, networks } = compose.parse(parse(read('docker-compose.yml'), { merge: true }));
const all = Object.entries(services);
const failing = (isFine: (part: z.infer<typeof service>) => boolean) =>
  all.filter(([, part]) => !isFine(part)).map(([name]) => name);

/** Names in the example file, with the value of each line. */
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/**
 * Set by the composition itself, or useless there: ports, folders, settings of a single part or of a
 * developer's machine.
 */
const fixedByCompose = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DEMO',
  'DEMO_IN_PUBLIC',
  'REDIS_URL',
  'DATABASE_URL',
  'GATEWAY_URL',
  'CLIENT_DEV_URL',
];

/** Variables without a default: the composition does not start without them. */
const secrets = [
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'PLATFORM_SERVICE_TOKEN',
  'CHAT_SECRET',
  'PROVIDER_PASSWORD',
];

/** Runs an installed program; `error` is set when it is not installed. */
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(32)])) },
  });

describe('the composed deployment', () => {
  it('has every variable of the configuration in .env.example', () => {
    const missing = configVariables.filter((name) => !fixedByCompose.includes(name) && !example.has(name));
    expect(missing).toEqual([]);
  });

  it('passes every variable of .env.example to a service', () => {
    const text = read('docker-compose.yml');
    const unused = [...example.keys()].filter(
      (name) => name !== 'COMPOSE_PROFILES' && !new RegExp(`\\$\\{${name}[:}]`).test(text),
    );
    expect(unused).toEqual([]);
  });

  it('has no values for secrets in .env.example and refuses to start without them', () => {
    const text = read('docker-compose.yml');
    for (const name of secrets) {
      expect({ name, value: example.get(name) }).toEqual({ name, value: '' });
      expect(text).toContain(`\${${name}:?`);
    }
  });

  it('runs every service hardened, limited and with rotated logs', () => {
    expect(failing((part) => part.read_only === true)).toEqual([]);
    expect(failing((part) => part.cap_drop?.includes('ALL') ?? false)).toEqual([]);
    expect(failing((part) => part.security_opt?.includes('no-new-privileges:true') ?? false)).toEqual([]);
    expect(failing((part) => part.mem_limit !== undefined && part.pids_limit !== undefined)).toEqual([]);
    expect(failing((part) => part.logging?.options['max-size'] !== undefined)).toEqual([]);
  });

  it('checks the health of every service, those of our image by the image itself', () => {
    expect(failing((part) => part.healthcheck !== undefined || part.build !== undefined)).toEqual([]);
    expect(read('gateway/Dockerfile')).toContain('HEALTHCHECK');
  });

  it('pins every image by its digest', () => {
    expect(failing((part) => part.build !== undefined || /@sha256:[0-9a-f]{64}$/.test(part.image))).toEqual(
      [],
    );
    for (const [from] of read('gateway/Dockerfile').matchAll(/^FROM .+$/gm))
      expect(from).toMatch(/@sha256:[0-9a-f]{64}( AS \w+)?$/);
  });

  it('publishes only the ports of the load balancer, and keeps the stores off the outer network', () => {
    expect(failing((part) => part.ports.length === 0)).toEqual(['balancer']);
    for (const name of ['redis', 'postgres', 'provider']) {
      const joined = services[name]?.networks ?? [];
      expect(joined.length).toBe(1);
      expect(joined.filter((network) => networks[network]?.internal !== true)).toEqual([]);
    }
  });

  it('sets the published port and the site address of Caddy independently of each other', () => {
    const { ports = [], environment } = services['balancer'] ?? {};
    expect(ports.map((port) => port.replace(/^\$\{\w+:-\d+\}/, ''))).toEqual([':80', ':443']);
    expect(environment?.['SITE_ADDRESS']).toBe('${SITE_DOMAIN:-:80}');
    expect(example.get('SITE_DOMAIN')).toBe('');
  });

  it('sends traces only from services that can reach the network', () => {
    const isLockedIn = ({ networks: joined }: z.infer<typeof service>) =>
      joined.every((network) => networks[network]?.internal === true);
    expect(
      failing((part) => !isLockedIn(part) || part.environment['OTEL_EXPORTER_OTLP_ENDPOINT'] === undefined),
    ).toEqual([]);
  });

  it('has an image whose Dockerfile the linter accepts', () => {
    expect(validate(read('gateway/Dockerfile')).map(({ message }) => message)).toEqual([]);
    const hadolint = run('hadolint', 'gateway/Dockerfile');
    expect(hadolint.error ? '' : hadolint.stdout).toBe('');
  });

  it('is accepted by the Compose tool if that is installed', () => {
    const file = ['-f', 'docker-compose.yml', 'config', '-q'];
    const checked = [run('docker-compose', ...file), run('docker', 'compose', ...file)].filter(
      ({ error, stderr }) => !error && !/is not a docker command|unknown shorthand/.test(stderr),
    );
    expect(
      checked.map(({ status, stderr }) => ({ status, stderr })).filter(({ status }) => status !== 0),
    ).toEqual([]);
  });
});
