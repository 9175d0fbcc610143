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

  it('keeps the path of the provider and drops a closing slash', () => {
    expect(readConfig({ PROVIDER_URL: 'https://hotels.example/HotelAPI/' }).provider.url).toBe(
      'https://hotels.example/HotelAPI',
    );
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ REDIS_URL: '' }).redisUrl).toBeNull();
  });

  it('names every variable that cannot be used', () => {
    expect(() => readConfig({ PORT: 'many', GUEST_NATIONALITY: 'Emirates' })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: 'many', GUEST_NATIONALITY: 'Emirates' })).toThrow(
      /PORT[\s\S]*GUEST_NATIONALITY/,
    );
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});
