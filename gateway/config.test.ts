import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config/environment.ts';

describe('the configuration', () => {
  it('describes the embedded product with demo data when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      isDemo: true,
      isPlaygroundOn: true,
      guestNationality: 'AE',
    });
    expect(config.platform.serviceToken.length).toBeGreaterThanOrEqual(32);
  });

  it.each([
    ['a public host', { HOST: '0.0.0.0' }],
    ['a real provider', { PROVIDER_URL: 'https://hotels.example/HotelAPI' }],
    ['a database of its own', { DATABASE_URL: 'postgres://db.example/solera' }],
  ])('never creates demo accounts by default with %s', (_name, variables) => {
    expect(readConfig(variables).isDemo).toBe(false);
  });

  it.each([
    ['HOST ::1', { HOST: '::1' }],
    ['HOST [::1]', { HOST: '[::1]' }],
    ['HOST 127.0.0.5', { HOST: '127.0.0.5' }],
    ['HOST LocalHost', { HOST: 'LocalHost' }],
    ['PUBLIC_URL http://localhost:4000', { PUBLIC_URL: 'http://localhost:4000' }],
    ['PUBLIC_URL http://127.0.0.9', { PUBLIC_URL: 'http://127.0.0.9' }],
    ['PUBLIC_URL http://[::1]:4000', { PUBLIC_URL: 'http://[::1]:4000' }],
  ])('enables demo and playground on this machine: %s', (_name, variables) => {
    expect(readConfig(variables)).toMatchObject({ isDemo: true, isPlaygroundOn: true });
  });

  it.each([
    ['HOST 0.0.0.0', { HOST: '0.0.0.0' }],
    ['HOST ::', { HOST: '::' }],
    ['HOST 127.0.0.1.solera.example', { HOST: '127.0.0.1.solera.example' }],
    ['a public address in front of this machine', { PUBLIC_URL: 'https://solera.example' }],
    ['a public address that begins like our own', { PUBLIC_URL: 'https://localhost.solera.example' }],
    ['NODE_ENV production', { NODE_ENV: 'production' }],
    ['a public address of a test installation', { PUBLIC_URL: 'https://solera.example', APP_ENV: 'dev' }],
  ])('disables demo and playground by default with %s', (_name, variables) => {
    expect(readConfig(variables)).toMatchObject({ isDemo: false, isPlaygroundOn: false });
  });

  it('refuses demo accounts at a public address unless DEMO_IN_PUBLIC allows them', () => {
    const variables = { DEMO: '1', PUBLIC_URL: 'https://solera.example' };
    expect(() => readConfig(variables)).toThrow(ConfigError);
    expect(() => readConfig(variables)).toThrow(/DEMO[^]*PUBLIC_URL[^]*DEMO_IN_PUBLIC/);
    expect(readConfig({ ...variables, DEMO_IN_PUBLIC: '1' }).isDemo).toBe(true);
    expect(readConfig({ ...variables, DEMO: '0', DEMO_IN_PUBLIC: '1' }).isDemo).toBe(false);
    expect(readConfig({ DEMO_IN_PUBLIC: '1', PUBLIC_URL: variables.PUBLIC_URL }).isDemo).toBe(false);
  });

  it('enables demo and playground elsewhere when they are explicitly set', () => {
    expect(readConfig({ DEMO: '1', HOST: '0.0.0.0', NODE_ENV: 'production' }).isDemo).toBe(true);
    const variables = { PLAYGROUND: '1', PUBLIC_URL: 'https://solera.example', NODE_ENV: 'production' };
    expect(readConfig(variables).isPlaygroundOn).toBe(true);
  });

  it('accepts a first administrator only with both address and password', () => {
    const both = { ADMIN_EMAIL: 'boss@solera.example', ADMIN_PASSWORD: 'a long enough password' };
    expect(readConfig(both).admin).toEqual({ email: both.ADMIN_EMAIL, password: both.ADMIN_PASSWORD });
    expect(() => readConfig({ ADMIN_EMAIL: both.ADMIN_EMAIL })).toThrow(/ADMIN_PASSWORD: needed/);
    expect(() => readConfig({ ADMIN_PASSWORD: both.ADMIN_PASSWORD })).toThrow(/ADMIN_EMAIL: needed/);
  });

  it.each(['PLATFORM_SERVICE_TOKEN', 'CHAT_SECRET'])(
    'accepts %s_PREVIOUS only together with its current value',
    (name) => {
      const previous = { [`${name}_PREVIOUS`]: 'a-secret-that-is-leaving' };
      expect(() => readConfig(previous)).toThrow(new RegExp(`${name}: needed with ${name}_PREVIOUS`));
      const { platform, chat } = readConfig({ ...previous, [name]: 'a-secret-that-is-coming' });
      expect([platform.previousServiceToken, chat.previousSecret]).toContain('a-secret-that-is-leaving');
    },
  );

  const bearers = [
    'PLATFORM_SERVICE_TOKEN',
    'PLATFORM_SERVICE_TOKEN_PREVIOUS',
    'CHAT_SECRET',
    'CHAT_SECRET_PREVIOUS',
    'METRICS_TOKEN',
    'MODEL_KEY',
  ];
  const passwords = ['PROVIDER_USERNAME', 'PROVIDER_PASSWORD', 'ADMIN_PASSWORD'];
  const around = [' hidden-from-everybody', 'hidden-from-everybody ', 'hidden-from-everybody\n'];
  const inside = ['hidden from everybody', 'hidden-from\u00a0everybody', 'hidden-from-everybodyé'];
  it.each([
    ...bearers.flatMap((name) => [...around, ...inside].map((value) => [name, value])),
    ...passwords.flatMap((name) => around.map((value) => [name, value])),
  ])('refuses %s=%j by name, without printing it', (name = '', value = '') => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^  ${name}: must `, 'm'));
    expect(read).not.toThrow(/hidden/);
  });

  it('accepts a passphrase with spaces inside', () => {
    const config = readConfig({ PROVIDER_PASSWORD: 'correct horse battery' });
    expect(config.provider.password).toBe('correct horse battery');
  });

  it('contains the configured contact, else example values', () => {
    expect(readConfig({}).contact.email).toBe('hello@solera.example');
    const contact = readConfig({
      CONTACT_EMAIL: 'desk@hotels.example',
      CONTACT_WHATSAPP: '+972 50 123 4567',
      CONTACT_OFFICE_HE: 'רחוב הים 2',
    }).contact;
    expect(contact).toMatchObject({ email: 'desk@hotels.example', whatsapp: '+972 50 123 4567' });
    expect(contact.office).toEqual({ en: '1 Example Street, Tel Aviv', he: 'רחוב הים 2' });
    expect(() => readConfig({ CONTACT_EMAIL: 'desk', CONTACT_WHATSAPP: 'call' })).toThrow(
      /CONTACT_EMAIL[^]*CONTACT_WHATSAPP/,
    );
  });

  it.each([
    ['the example number, which belongs to nobody,', {}, '12025550123'],
    ['the number of the contact page', { CONTACT_WHATSAPP: '+972 (50) 123-4567' }, '972501234567'],
    [
      'the number in SUPPORT_PHONE',
      { CONTACT_WHATSAPP: '+44 20 1234', SUPPORT_PHONE: '+972 3 123 4567' },
      '97231234567',
    ],
  ])('uses %s for guests without a phone', (_name, variables, servicePhone) => {
    expect(readConfig(variables).servicePhone).toBe(servicePhone);
  });

  it.each([
    ['has no service phone for a real provider when none is set', {}, null],
    [
      'has the configured number as service phone for a real provider',
      { CONTACT_WHATSAPP: '+972 50 123 4567' },
      '972501234567',
    ],
  ])('%s', (_name, variables, servicePhone) => {
    const provider = { PROVIDER_URL: 'https://hotels.example/api', PROVIDER_USERNAME: 'solera' };
    expect(readConfig({ ...provider, ...variables }).servicePhone).toBe(servicePhone);
    expect(readConfig(provider).contact.whatsapp).toBe('+1 202 555 0123');
    expect(readConfig(provider).provider.isReal).toBe(true);
  });

  it('may use the example number with the sandbox in another process', () => {
    const sandbox = readConfig({ PROVIDER_URL: 'http://provider:4002/api' });
    expect([sandbox.servicePhone, sandbox.provider.isReal]).toEqual(['12025550123', false]);
  });

  it.each([
    { SUPPORT_PHONE: '03 123 4567' },
    { SUPPORT_PHONE: '+12 (34)' },
    { CONTACT_WHATSAPP: '+1234 5678 9012 3456' },
  ])('refuses %o, which is not a phone number with its country code', (variables) => {
    expect(() => readConfig(variables)).toThrow(/SUPPORT_PHONE|CONTACT_WHATSAPP/);
  });

  it.each([
    ['stop at once when only this machine reaches it', {}, 0],
    ['continue to serve for load balancers when others reach it', { HOST: '0.0.0.0' }, 3_000],
    ['continue to serve for the configured time', { DRAIN_S: '1.5' }, 1_500],
  ])('lets the gateway %s', (_name, variables, drainMs) => {
    expect(readConfig(variables).drainMs).toBe(drainMs);
  });

  it('keeps the path of the provider and removes a trailing slash', () => {
    expect(readConfig({ PROVIDER_URL: 'https://hotels.example/HotelAPI/' }).provider.url).toBe(
      'https://hotels.example/HotelAPI',
    );
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ REDIS_URL: '' }).redisUrl).toBeNull();
  });

  it('accepts a model only with its name', () => {
    const MODEL_URL = 'http://localhost:11434/v1/';
    expect(readConfig({}).model).toBeNull();
    expect(readConfig({ MODEL_URL, MODEL_NAME: 'small' }).model).toEqual({
      url: 'http://localhost:11434/v1',
      name: 'small',
      key: null,
    });
    expect(() => readConfig({ MODEL_URL })).toThrow(/MODEL_NAME/);
  });

  it('names every unusable variable', () => {
    expect(() => readConfig({ PORT: 'many', GUEST_NATIONALITY: 'Emirates' })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: 'many', GUEST_NATIONALITY: 'Emirates' })).toThrow(
      /PORT[\s\S]*GUEST_NATIONALITY/,
    );
  });

  it.each([
    ['https://tiles.example.com:8443/{z}/{x}/{y}.png', true],
    ['https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png?key=1', true],
    // Hosts that a content security policy cannot express.
    ['https://tile-{s}.example.com/{z}/{x}/{y}.png', false],
    ['https://{s}-tiles.example.com/{z}/{x}/{y}.png', false],
    ['https://tiles.{s}.example.com/{z}/{x}/{y}.png', false],
    ['https://tiles.example.com?z={z}&x={x}&y={y}', false],
    ['https://tiles.example.com/{z}/{x}', false],
  ])('accepts street tiles from %s: %s', (MAP_TILES_URL, isTaken) => {
    const outcome = () => {
      try {
        return readConfig({ MAP_TILES_URL }).mapTilesUrl === MAP_TILES_URL ? 'taken' : 'changed';
      } catch (error) {
        return String(error);
      }
    };
    expect(outcome()).toMatch(isTaken ? /^taken$/ : /MAP_TILES_URL/);
  });

  it('reads the times of the booking saga in seconds', () => {
    expect(readConfig({}).booking).toEqual({
      timeoutMs: 120_000,
      answerMs: 25_000,
      sendByMs: 5_000,
      statusCheckMs: [120_000, 300_000, 900_000, 3_600_000],
      reconcileMs: 15_000,
      auditMs: 600_000,
    });
    expect(readConfig({ BOOK_SETTLE_S: '0.5, 2', BOOK_SWEEP_S: '0.25' }).booking).toMatchObject({
      statusCheckMs: [500, 2_000],
      reconcileMs: 250,
    });
  });

  it.each(['0', '-1', 'soon', '100000'])('refuses the time %j', (text) => {
    const read = () => readConfig({ BOOK_ANSWER_S: text, BOOK_SETTLE_S: text });
    expect(read).toThrow(/BOOK_ANSWER_S[\s\S]*BOOK_SETTLE_S/);
  });

  it('refuses status checks in the wrong order', () => {
    expect(() => readConfig({ BOOK_SETTLE_S: '120,60' })).toThrow(/BOOK_SETTLE_S.*longer/);
  });

  it('enables the access log when other machines are served, unless set otherwise', () => {
    const isLogged = (variables: Record<string, string>) => readConfig(variables).operations.isAccessLogged;
    expect(isLogged({})).toBe(false);
    expect(isLogged({ HOST: '0.0.0.0' })).toBe(true);
    expect(isLogged({ NODE_ENV: 'production' })).toBe(true);
    expect(isLogged({ PUBLIC_URL: 'https://book.example.com' })).toBe(true);
    expect(isLogged({ HOST: '0.0.0.0', ACCESS_LOG: '0' })).toBe(false);
    expect(isLogged({ ACCESS_LOG: '1' })).toBe(true);
  });

  it('sends no traces without a collector, and all of them with one', () => {
    expect(readConfig({}).operations.tracing.endpoint).toBeNull();
    const endpoint = 'http://collector:4318';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).operations.tracing).toEqual({
      endpoint,
      ratio: 1,
    });
    expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
  });

  it('cannot be changed after it was read', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});
