import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('gives the embedded product with demo data when nothing is set', () => {
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
  ])('never seeds demo accounts by itself with %s', (_name, variables) => {
    expect(readConfig(variables).isDemo).toBe(false);
  });

  it('tells how a person is reached as it is set, else with example values', () => {
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

  it('keeps the path of the provider and drops a closing slash', () => {
    expect(readConfig({ PROVIDER_URL: 'https://hotels.example/HotelAPI/' }).provider.url).toBe(
      'https://hotels.example/HotelAPI',
    );
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ REDIS_URL: '' }).redisUrl).toBeNull();
  });

  it('takes a model only with its name', () => {
    const MODEL_URL = 'http://localhost:11434/v1/';
    expect(readConfig({}).model).toBeNull();
    expect(readConfig({ MODEL_URL, MODEL_NAME: 'small' }).model).toEqual({
      url: 'http://localhost:11434/v1',
      name: 'small',
      key: null,
    });
    expect(() => readConfig({ MODEL_URL })).toThrow(/MODEL_NAME/);
  });

  it('names every variable that cannot be used', () => {
    expect(() => readConfig({ PORT: 'many', GUEST_NATIONALITY: 'Emirates' })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: 'many', GUEST_NATIONALITY: 'Emirates' })).toThrow(
      /PORT[\s\S]*GUEST_NATIONALITY/,
    );
  });

  it.each([
    ['https://tiles.example.com:8443/{z}/{x}/{y}.png', true],
    ['https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png?key=1', true],
    // Hosts that no policy of a page can name.
    ['https://tile-{s}.example.com/{z}/{x}/{y}.png', false],
    ['https://{s}-tiles.example.com/{z}/{x}/{y}.png', false],
    ['https://tiles.{s}.example.com/{z}/{x}/{y}.png', false],
    ['https://tiles.example.com?z={z}&x={x}&y={y}', false],
    ['https://tiles.example.com/{z}/{x}', false],
  ])('street tiles from %s: %s', (MAP_TILES_URL, isTaken) => {
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
      settleMs: [120_000, 300_000, 900_000, 3_600_000],
      sweepMs: 15_000,
      auditMs: 600_000,
    });
    expect(readConfig({ BOOK_SETTLE_S: '0.5, 2', BOOK_SWEEP_S: '0.25' }).booking).toMatchObject({
      settleMs: [500, 2_000],
      sweepMs: 250,
    });
  });

  it.each(['0', '-1', 'soon', '100000'])('takes no %j for a time', (text) => {
    const read = () => readConfig({ BOOK_ANSWER_S: text, BOOK_SETTLE_S: text });
    expect(read).toThrow(/BOOK_ANSWER_S[\s\S]*BOOK_SETTLE_S/);
  });

  it('takes no look-ups that go back in time', () => {
    expect(() => readConfig({ BOOK_SETTLE_S: '120,60' })).toThrow(/BOOK_SETTLE_S.*longer/);
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});
