import { describe, expect, it } from 'vitest';
import { createCallerTokens } from './caller-token.ts';

const caller = {
  sessionToken: 'a session',
  guestToken: 'a draft',
  callerAddress: '203.0.113.7',
  language: 'he',
} as const;

describe('caller tokens', () => {
  it('can be opened by any instance with the same service token, and reveal nothing', async () => {
    const token = await createCallerTokens('service token').seal(caller);
    expect(await createCallerTokens('service token').open(token)).toEqual(caller);
    const readable = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    for (const secret of Object.values(caller).slice(0, 3)) expect(readable.join(' ')).not.toContain(secret);
  });

  it('are valid for two minutes', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const tokens = createCallerTokens('service token', { now: () => now });
    const token = await tokens.seal(caller);
    now += 119_000;
    expect(await tokens.open(token)).toEqual(caller);
    now += 2_000;
    expect(await tokens.open(token)).toBeNull();
  });

  it('are accepted by instances with the old and with the new service token during a change, but not with a third one', async () => {
    const [before, after] = [
      createCallerTokens('leaving', { previousServiceToken: 'coming' }),
      createCallerTokens('coming', { previousServiceToken: 'leaving' }),
    ];
    expect(await after.open(await before.seal(caller))).toEqual(caller);
    expect(await before.open(await after.seal(caller))).toEqual(caller);
    const third = createCallerTokens('third', { previousServiceToken: 'fourth' });
    expect(await third.open(await after.seal(caller))).toBeNull();
  });

  it('are sealed with the current service token only', async () => {
    const token = await createCallerTokens('coming', { previousServiceToken: 'leaving' }).seal(caller);
    expect(await createCallerTokens('leaving').open(token)).toBeNull();
    expect(await createCallerTokens('coming').open(token)).toEqual(caller);
  });

  it('are refused when they are forged or changed', async () => {
    const tokens = createCallerTokens('service token');
    const token = await tokens.seal(caller);
    const foreign = await createCallerTokens('another service token').seal(caller);
    const changed = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    for (const bad of ['', 'x', foreign, changed, `${token}, ${token}`])
      expect(await tokens.open(bad)).toBeNull();
  });
});

describe('pseudonymous ids of members', () => {
  it('are always the same, differ between members and do not contain their ids', () => {
    const { pseudonym } = createCallerTokens('service token');
    expect(createCallerTokens('service token').pseudonym('u1')).toBe(pseudonym('u1'));
    expect(pseudonym('u2')).not.toBe(pseudonym('u1'));
    expect(createCallerTokens('another').pseudonym('u1')).not.toBe(pseudonym('u1'));
    expect(pseudonym('u1')).toMatch(/^[\w-]{43}$/);
  });

  it('include the one made with the previous service token, after the current one', () => {
    const nameOf = (token: string) => createCallerTokens(token).pseudonym('u1');
    const changing = createCallerTokens('coming', { previousServiceToken: 'leaving' });
    expect(changing.pseudonyms('u1')).toEqual([nameOf('coming'), nameOf('leaving')]);
    expect(createCallerTokens('coming').pseudonyms('u1')).toEqual([nameOf('coming')]);
  });
});
