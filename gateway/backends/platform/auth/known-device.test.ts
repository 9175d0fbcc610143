import { describe, expect, it } from 'vitest';
import { knownDevice, rememberedDevice } from './known-device.ts';

const [dana, eve] = ['hash of dana', 'hash of eve'];

describe('a device that has signed in', () => {
  it('is recognized by the accounts it signed in to, and by no other', () => {
    const proofs = rememberedDevice(rememberedDevice(null, dana), eve);
    expect(knownDevice(proofs, dana)).toMatch(/^[\w-]{16}$/);
    expect(knownDevice(proofs, eve)).toMatch(/^[\w-]{16}$/);
    expect(knownDevice(proofs, 'hash of somebody else')).toBeNull();
  });

  it('keeps its id when it signs in again', () => {
    const proofs = rememberedDevice(null, dana);
    expect(rememberedDevice(proofs, dana)).toBe(proofs);
  });

  it('is forgotten with a new password', () => {
    expect(knownDevice(rememberedDevice(null, dana), 'hash of a new password')).toBeNull();
  });

  it('has proofs that do not contain the hash of its account', () => {
    const proofs = rememberedDevice(null, 'stored-hash');
    expect(proofs).toMatch(/^[\w.-]+$/);
    expect(proofs).not.toContain('stored-hash');
  });

  it('has a different id from every other device of the account', () => {
    const [one, other] = [rememberedDevice(null, dana), rememberedDevice(null, dana)];
    expect(knownDevice(one, dana)).not.toBe(knownDevice(other, dana));
  });

  it('has a different id for each account', () => {
    const proofs = rememberedDevice(rememberedDevice(null, dana), eve);
    expect(knownDevice(proofs, dana)).not.toBe(knownDevice(proofs, eve));
  });

  it('starts its list of proofs with the account that signed in last', () => {
    const proofs = rememberedDevice(rememberedDevice(rememberedDevice(null, dana), eve), dana);
    const names = proofs.split('~').map((proof) => proof.split('.')[0]);
    expect(names).toEqual([knownDevice(proofs, dana), knownDevice(proofs, eve)]);
  });

  it('has proofs for the five accounts that signed in last', () => {
    const secrets = ['a', 'b', 'c', 'd', 'e', 'f'];
    const proofs = secrets.reduce<string | null>((held, secret) => rememberedDevice(held, secret), null);
    expect(secrets.filter((secret) => knownDevice(proofs, secret) !== null)).toEqual([
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
  });

  it.each([null, '', 'x', '~~~', `${'A'.repeat(16)}.${'A'.repeat(43)}`, 'é'.repeat(60), 'A~'.repeat(10_000)])(
    'is not recognized when its proofs are %j',
    (proofs) => {
      expect(knownDevice(proofs, dana)).toBeNull();
      expect(rememberedDevice(proofs, dana).length).toBeLessThan(400);
    },
  );
});
