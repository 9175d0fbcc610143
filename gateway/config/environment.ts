import { z } from 'zod';
import { contact } from '../brand.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url().transform((text) => text.replace(/\/+$/, ''));
const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((text) => ['1', 'true', 'on'].includes(text));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** The digits of a phone number; with its country code it has 6 to 15. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
const isInternational = (phone: string): boolean => /^\d{6,15}$/.test(digitsOf(phone));
const phone = z
  .string()
  .regex(/^\+[\d ()-]{6,30}$/)
  .refine(isInternational, 'must be + and 6 to 15 digits');

/** Sent as a bearer token: a space in it, usually from copying, would make it another token. */
const bearer = z
  .string()
  .regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without blanks')
  .max(512);
const secret = bearer.min(16);
/** May contain spaces, as passphrases do; leading and trailing ones are an invisible mistake. */
const password = z.string().refine((text) => text === text.trim(), 'must not begin or end with whitespace');

const inMilliseconds = (seconds: z.ZodNumber) =>
  z
    .string()
    .transform(Number)
    .pipe(seconds)
    .transform((value) => Math.round(value * 1000));
/** A time in seconds, read as milliseconds. */
const seconds = inMilliseconds(z.number().positive().max(86_400));
const secondsOrNone = inMilliseconds(z.number().min(0).max(60));
/** Times in seconds, in ascending order. */
const moments = list
  .pipe(z.array(seconds).min(1))
  .refine((times) => times.every((time, index) => time > (times[index - 1] ?? 0)), {
    message: 'each must be longer than the one before',
  })
  .transform(([first = 0, ...rest]): [number, ...number[]] => [first, ...rest]);

const isOpenAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
};

const environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  CLIENT_DEV_URL: url.optional(),
  DATA_DIR: z.string().default('.data'),
  REDIS_URL: z.url().optional(),
  DATABASE_URL: z.url().optional(),
  PLATFORM_URL: url.optional(),
  APP_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default('solera'),
  PLATFORM_SERVICE_TOKEN: secret.optional(),
  PLATFORM_SERVICE_TOKEN_PREVIOUS: secret.optional(),
  PROVIDER_URL: url.optional(),
  PROVIDER_USERNAME: password.default('sandbox'),
  PROVIDER_PASSWORD: password.default('sandbox'),
  PROVIDER_RATE: z.coerce.number().int().min(3).max(10_000).default(40),
  WARM_UP: flag.default(true),
  CHAT_URL: url.optional(),
  CHAT_SECRET: secret.optional(),
  CHAT_SECRET_PREVIOUS: secret.optional(),
  GATEWAY_URL: url.optional(),
  MODEL_URL: url.optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_KEY: bearer.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: password.min(8).optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
      message: 'must contain {z}, {x} and {y}',
    })
    // Pages may only load from hosts that the content security policy can express: one, or all subdomains of a domain.
    .refine((text) => /^https?:\/\/(?:\{s\}\.)?[^{}/?#@]+\//.test(text), {
      message: 'may hold {s} only as the first part of its host, and needs a path',
    })
    .optional(),
  MAP_PMTILES: z
    .string()
    .refine((text) => !/^[a-z][a-z\d+.-]+:\/\//i.test(text) || isOpenAddress(text), {
      message: 'must be a path, or an http(s) address without a password',
    })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  CONTACT_EMAIL: z.email().default(contact.email),
  CONTACT_WHATSAPP: phone.optional(),
  SUPPORT_PHONE: phone.optional(),
  CONTACT_OFFICE: z.string().default(contact.office.en),
  CONTACT_OFFICE_HE: z.string().default(contact.office.he),
  DEMO: flag.optional(),
  DEMO_IN_PUBLIC: flag.default(false),
  APP_ENV: z.enum(['prod', 'dev']).default('prod'),
  NODE_ENV: z.string().optional(),
  PLAYGROUND: flag.optional(),
  GUEST_NATIONALITY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('AE'),
  RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_HOSTS: list.default([]),
  TRUSTED_PROXIES: list.default([]),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).max(2_000).default(100),
  BOOK_TIMEOUT_S: seconds.default(120_000),
  BOOK_ANSWER_S: seconds.default(25_000),
  BOOK_SEND_BY_S: seconds.default(5_000),
  BOOK_SETTLE_S: moments.default([120_000, 300_000, 900_000, 3_600_000]),
  BOOK_SWEEP_S: seconds.default(15_000),
  BOOK_AUDIT_S: seconds.default(600_000),
  DRAIN_S: secondsOrNone.optional(),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(500),
  MAX_LOOP_DELAY_MS: z.coerce.number().positive().default(200),
  START_DEGRADED: flag.default(false),
  METRICS_TOKEN: secret.optional(),
  ACCESS_LOG: flag.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** All variables, parsed. */
export type Environment = z.infer<typeof environment>;

/** Names of all variables that the configuration reads. */
export const configVariables: readonly string[] = Object.keys(environment.shape);

/** A setting is missing or wrong: the message names each of them and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @param faults one line each: the variable, and what is expected of it */
export const unusable = (...faults: readonly string[]): ConfigError =>
  new ConfigError(['The configuration cannot be used:', ...faults].join('\n  '));

/** Checks variables that need another one. @throws ConfigError naming those that are missing */
function demandDependencies(env: Environment): void {
  const pairs = [
    ['MODEL_NAME', 'MODEL_URL'],
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
    ['PLATFORM_SERVICE_TOKEN', 'PLATFORM_SERVICE_TOKEN_PREVIOUS'],
    ['CHAT_SECRET', 'CHAT_SECRET_PREVIOUS'],
  ] as const;
  const faults = pairs
    .filter(([needed, by]) => env[by] !== undefined && env[needed] === undefined)
    .map(([needed, by]) => `${needed}: needed with ${by}`);
  if (faults.length > 0) throw unusable(...faults);
}

/** @throws ConfigError naming every variable that is invalid, or that needs another one */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success)
    throw unusable(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  demandDependencies(parsed.data);
  return parsed.data;
}
