import { randomBytes } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { contact } from './brand.ts';
import { digitsOf, type Environment, readEnvironment, unusable } from './config/environment.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True for names and addresses that only this machine can reach. */
function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  return family === 0 ? bare === 'localhost' : loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}

const DEMO_IS_PUBLIC =
  'DEMO: its administrator has a published password, and PUBLIC_URL is public; leave DEMO out, or set DEMO_IN_PUBLIC=1 for a public demo without real data';

/** Times of the booking saga, milliseconds. */
const bookingTimes = (env: Environment) => ({
  /** Longest time that one Book may take. */
  timeoutMs: env.BOOK_TIMEOUT_S,
  answerMs: env.BOOK_ANSWER_S,
  sendByMs: env.BOOK_SEND_BY_S,
  statusCheckMs: env.BOOK_SETTLE_S,
  reconcileMs: env.BOOK_SWEEP_S,
  auditMs: env.BOOK_AUDIT_S,
});

const operationsOf = (env: Environment, isOwnMachine: boolean) => ({
  /** One line per request. Off when only this machine is served, so that a terminal with `npm start` stays quiet. */
  isAccessLogged: env.ACCESS_LOG ?? !isOwnMachine,
  /** Where traces are sent, and the sampled share; a null endpoint turns tracing off. */
  tracing: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null, ratio: env.OTEL_TRACES_SAMPLER_ARG },
});

/** True for a provider with an account of our own: its hotels take real bookings. */
const isRealProvider = (env: Environment): boolean =>
  env.PROVIDER_URL !== undefined && env.PROVIDER_USERNAME !== 'sandbox';

/** URLs and credentials of the three upstreams; a null URL embeds one. */
const upstreamsOf = (env: Environment) => ({
  platform: {
    url: env.PLATFORM_URL ?? null,
    serviceToken: env.PLATFORM_SERVICE_TOKEN ?? randomBytes(32).toString('base64url'),
    /** The old token: accepted while the token is being changed, but never sent. */
    previousServiceToken: env.PLATFORM_SERVICE_TOKEN_PREVIOUS,
  },
  provider: {
    url: env.PROVIDER_URL ?? null,
    username: env.PROVIDER_USERNAME,
    password: env.PROVIDER_PASSWORD,
    /** True for a provider other than the sandbox, here or in another process. */
    isReal: isRealProvider(env),
    /** Calls per second that all instances may make together. */
    perSecond: env.PROVIDER_RATE,
    /** Whether countries and cities are read in advance. */
    isWarmedUp: env.WARM_UP,
  },
  chat: {
    url: env.CHAT_URL ?? null,
    secret: env.CHAT_SECRET ?? randomBytes(32).toString('base64url'),
    /** Accepted too while the secret is being changed. */
    previousSecret: env.CHAT_SECRET_PREVIOUS,
  },
});

/**
 * Phone number that a hotel gets with a booking whose guest gave none: digits, country code first. Null: each guest
 * must give one. No one can be reached at the example number, so only the sandbox may get it.
 */
function servicePhoneOf(env: Environment): string | null {
  const phone = env.SUPPORT_PHONE ?? env.CONTACT_WHATSAPP ?? (isRealProvider(env) ? null : contact.whatsapp);
  return phone ? digitsOf(phone) : null;
}

const contactOf = (env: Environment) => ({
  email: env.CONTACT_EMAIL,
  whatsapp: env.CONTACT_WHATSAPP ?? contact.whatsapp,
  office: { en: env.CONTACT_OFFICE, he: env.CONTACT_OFFICE_HE },
});

/** A model that reads messages for the assistant; null when the assistant uses only its rules. */
const modelOf = ({ MODEL_URL: url, MODEL_NAME: name, MODEL_KEY: key }: Environment) =>
  url && name ? { url, name, key: key ?? null } : null;

const adminOf = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) =>
  email && password ? { email, password } : null;

/** Who can reach this instance. @throws ConfigError for a public demo */
function reachOf(env: Environment) {
  const isPublicUrl = env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname);
  // A proxy on this machine can make a loopback host public, so the public URL must be local too.
  const isOwnMachine = isLoopback(env.HOST) && !isPublicUrl && env.NODE_ENV !== 'production';
  const isEmbedded = !env.PLATFORM_URL && !env.PROVIDER_URL && !env.CHAT_URL && !env.DATABASE_URL;
  const isDemo = env.DEMO ?? (isEmbedded && isOwnMachine);
  if (isDemo && isPublicUrl && !env.DEMO_IN_PUBLIC) throw unusable(DEMO_IS_PUBLIC);
  return { isOwnMachine, isDemo };
}

/**
 * Reads the whole environment once. The only reader of it in the gateway.
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const env = readEnvironment(variables);
  const { isOwnMachine, isDemo } = reachOf(env);
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    /** Own origin for links; null means `http://localhost:PORT` with the port in use. */
    publicUrl: env.PUBLIC_URL ?? null,
    /** Origin of Vite's server, whose pages count as our own; null except on a developer's machine. */
    clientDevUrl: isOwnMachine ? (env.CLIENT_DEV_URL ?? null) : null,
    dataDir: env.DATA_DIR,
    redisUrl: env.REDIS_URL ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    /** Mail server; null leaves every mail in the outbox. */
    smtpUrl: env.SMTP_URL ?? null,
    /** URL template of street tiles over the bundled map; null for none. */
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    /** Street tiles that the gateway serves itself: path or URL of a PMTiles archive; null for none. */
    mapArchive: env.MAP_PMTILES ?? null,
    /** How travellers reach a person. */
    contact: contactOf(env),
    servicePhone: servicePhoneOf(env),
    appId: env.APP_ID,
    environment: env.APP_ENV,
    isDemo,
    /** True when only this machine reaches the product. */
    isOwnMachine,
    isPlaygroundOn: env.PLAYGROUND ?? isOwnMachine,
    guestNationality: env.GUEST_NATIONALITY,
    /** URL of newer exchange rates; null for those of the release. */
    ratesUrl: env.RATES_URL ?? null,
    imageHosts: env.IMAGE_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    /** Maximum number of connections of one IP address, or one IPv6 network, at a time. */
    connectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    /** Bearer token for reading the metrics from other machines; null allows only this one. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Starts even when an upstream refuses our credentials. */
    startsDegraded: env.START_DEGRADED,
    logLevel: env.LOG_LEVEL,
    /**
     * How long the gateway continues to serve after it was told to stop, in milliseconds: load balancers, which check
     * every second, have noticed by then. When only this machine reaches it there is no load balancer, so Ctrl-C is
     * quick.
     */
    drainMs: env.DRAIN_S ?? (isOwnMachine ? 0 : 3_000),
    operations: operationsOf(env, isOwnMachine),
    /** Above these, requests that can wait are refused. */
    load: { maxInFlight: env.MAX_IN_FLIGHT, maxLoopDelayMs: env.MAX_LOOP_DELAY_MS },
    booking: bookingTimes(env),
    ...upstreamsOf(env),
    gatewayUrl: env.GATEWAY_URL ?? null,
    model: modelOf(env),
    /** The first administrator; null creates none. */
    admin: adminOf(env),
  });
}

export type Config = ReturnType<typeof readConfig>;
