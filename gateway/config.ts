import { randomBytes } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { contact } from './brand.ts';

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

/** A phone number with its country code, as it is written, has 6 to 15 digits. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
const isInternational = (phone: string): boolean => /^\d{6,15}$/.test(digitsOf(phone));
const phone = z
  .string()
  .regex(/^\+[\d ()-]{6,30}$/)
  .refine(isInternational, 'must be + and 6 to 15 digits');

/** Sent as a bearer: a blank, most often one of copying, would make another token of it. */
const bearer = z
  .string()
  .regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without blanks')
  .max(512);
const secret = bearer.min(16);
/** May have blanks inside, as a passphrase has; around it they are a slip that nobody sees. */
const password = z.string().refine((text) => text === text.trim(), 'must not begin or end with a blank');

const inMilliseconds = (seconds: z.ZodNumber) =>
  z
    .string()
    .transform(Number)
    .pipe(seconds)
    .transform((value) => Math.round(value * 1000));
/** A time in seconds, read as milliseconds. */
const seconds = inMilliseconds(z.number().positive().max(86_400));
const secondsOrNone = inMilliseconds(z.number().min(0).max(60));
/** Times in seconds, each longer than the one before. */
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
    // Pages may load from hosts that the policy can name: one, or any below a name.
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
  DESK_PHONE: phone.optional(),
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

/** Names of all variables that the configuration reads. */
export const configVariables: readonly string[] = Object.keys(environment.shape);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True for names and addresses that only this machine can reach. */
function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  return family === 0 ? bare === 'localhost' : loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}

/** A setting is missing or wrong: the message names each of them and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @param faults one line each: the variable, and what is expected of it */
export const unusable = (...faults: readonly string[]): ConfigError =>
  new ConfigError(['The configuration cannot be used:', ...faults].join('\n  '));

/** Variables that mean nothing without another one. @throws ConfigError naming those that are missing */
function demandPartners(env: z.infer<typeof environment>): void {
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

const DEMO_IS_PUBLIC =
  'DEMO: its administrator has a published password, and PUBLIC_URL is public; leave DEMO out, or set DEMO_IN_PUBLIC=1 for a public demo without real data';

/**
 * Reads the whole environment once. The only reader of it in the gateway.
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw unusable(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  demandPartners(env);
  const isPublicUrl = env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname);
  // A proxy on this machine makes a loopback host public: the address that people use has to be of this machine too.
  const isOwnMachine = isLoopback(env.HOST) && !isPublicUrl && env.NODE_ENV !== 'production';
  const isEmbedded = !env.PLATFORM_URL && !env.PROVIDER_URL && !env.CHAT_URL && !env.DATABASE_URL;
  const isDemo = env.DEMO ?? (isEmbedded && isOwnMachine);
  // The example number reaches nobody: the sandbox may have it, and a provider with an account of our own may not.
  const isRealProvider = env.PROVIDER_URL !== undefined && env.PROVIDER_USERNAME !== 'sandbox';
  const ownPhone = env.DESK_PHONE ?? env.CONTACT_WHATSAPP ?? (isRealProvider ? null : contact.whatsapp);
  if (isDemo && isPublicUrl && !env.DEMO_IN_PUBLIC) throw unusable(DEMO_IS_PUBLIC);
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Own origin for links; null means `http://localhost:PORT` of the port that was taken. */
    publicUrl: env.PUBLIC_URL ?? null,
    /** Origin of Vite's server, whose pages count as our own; null but on a developer's machine. */
    clientDevUrl: isOwnMachine ? (env.CLIENT_DEV_URL ?? null) : null,
    dataDir: env.DATA_DIR,
    redisUrl: env.REDIS_URL ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    /** Mail server; null keeps every mail in the outbox. */
    smtpUrl: env.SMTP_URL ?? null,
    /** Street tiles over the bundled map; null leaves it alone. */
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    /** Street tiles that the gateway serves itself: path or address of a PMTiles archive; null for none. */
    mapArchive: env.MAP_PMTILES ?? null,
    /** How travellers reach a person. */
    contact: {
      email: env.CONTACT_EMAIL,
      whatsapp: env.CONTACT_WHATSAPP ?? contact.whatsapp,
      office: { en: env.CONTACT_OFFICE, he: env.CONTACT_OFFICE_HE },
    },
    /** Number that a hotel gets with a booking whose guest gave none: digits, country code first. Null: each guest is asked for one. */
    servicePhone: ownPhone ? digitsOf(ownPhone) : null,
    appId: env.APP_ID,
    environment: env.APP_ENV,
    isDemo,
    /** Nobody but this machine reaches the product. */
    isOwnMachine,
    isPlaygroundOn: env.PLAYGROUND ?? isOwnMachine,
    guestNationality: env.GUEST_NATIONALITY,
    /** Where newer exchange rates are read; null keeps those of the release. */
    ratesUrl: env.RATES_URL ?? null,
    imageHosts: env.IMAGE_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    /** Connections that one address, or one IPv6 network, may hold at a time. */
    connectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    /** Bearer that reads the metrics from other machines; null leaves them to this one. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Starts although an upstream refuses our credentials. */
    startsDegraded: env.START_DEGRADED,
    logLevel: env.LOG_LEVEL,
    /**
     * How long the gateway goes on serving once it is told to stop, in milliseconds: balancers, which ask every second,
     * have noticed by then. Where only this machine reaches it there is no balancer, and
     * Ctrl-C is quick.
     */
    drainMs: env.DRAIN_S ?? (isOwnMachine ? 0 : 3_000),
    operations: {
      /** One line per request. Off where only this machine is served, so that a terminal with `npm start` stays quiet. */
      isAccessLogged: env.ACCESS_LOG ?? !isOwnMachine,
      /** Where traces go, and which share of them is kept; a null endpoint traces nothing. */
      tracing: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null, ratio: env.OTEL_TRACES_SAMPLER_ARG },
    },
    /** Above these, requests that can wait are refused. */
    load: { maxInFlight: env.MAX_IN_FLIGHT, maxLoopDelayMs: env.MAX_LOOP_DELAY_MS },
    /** Times of the booking saga, milliseconds. */
    booking: {
      /** Longest that one Book may take. */
      timeoutMs: env.BOOK_TIMEOUT_S,
      answerMs: env.BOOK_ANSWER_S,
      sendByMs: env.BOOK_SEND_BY_S,
      statusCheckMs: env.BOOK_SETTLE_S,
      reconcileMs: env.BOOK_SWEEP_S,
      auditMs: env.BOOK_AUDIT_S,
    },
    platform: {
      url: env.PLATFORM_URL ?? null,
      serviceToken: env.PLATFORM_SERVICE_TOKEN ?? randomBytes(32).toString('base64url'),
      /** Accepted beside it, and never used, while it is being changed. */
      previousServiceToken: env.PLATFORM_SERVICE_TOKEN_PREVIOUS,
    },
    provider: {
      url: env.PROVIDER_URL ?? null,
      username: env.PROVIDER_USERNAME,
      password: env.PROVIDER_PASSWORD,
      /** Whether it is another one than the sandbox, here or in another process. */
      isReal: isRealProvider,
      /** Calls in a second that all instances may make together. */
      perSecond: env.PROVIDER_RATE,
      /** Whether countries and cities are read before anybody asks. */
      isWarmedUp: env.WARM_UP,
    },
    chat: {
      url: env.CHAT_URL ?? null,
      secret: env.CHAT_SECRET ?? randomBytes(32).toString('base64url'),
      /** Accepted beside it while it is being changed. */
      previousSecret: env.CHAT_SECRET_PREVIOUS,
    },
    gatewayUrl: env.GATEWAY_URL ?? null,
    /** A model that reads messages for the assistant; null leaves her to her rules. */
    model:
      env.MODEL_URL && env.MODEL_NAME
        ? { url: env.MODEL_URL, name: env.MODEL_NAME, key: env.MODEL_KEY ?? null }
        : null,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
  });
}

export type Config = ReturnType<typeof readConfig>;
