import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';

/** A hash as an earlier release with a lower cost would have stored it. */
function weakHash(): string {
  const salt = Buffer.alloc(16, 3);
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return ['scrypt', 10, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

describe('a stored password', () => {
  it('is hashed with the cost that OWASP recommends, with its own salt', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(other).not.toBe(one);
    expect(await verifyPassword(PASSWORD, one)).toEqual({ fits: true, isOutdated: false });
    expect(await verifyPassword(`${PASSWORD}!`, one)).toMatchObject({ fits: false });
  });

  it('matches however the keyboard composes its letters', async () => {
    const stored = await hashPassword('cafe\u0301 au lait');
    expect(await verifyPassword('caf\u00e9 au lait', stored)).toMatchObject({ fits: true });
  });

  it('with a lower cost still matches and is reported as outdated', async () => {
    expect(await verifyPassword(PASSWORD, weakHash())).toEqual({ fits: true, isOutdated: true });
  });

  it('of an unknown account takes the usual time and never matches', async () => {
    expect(NOBODYS_HASH).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(await verifyPassword('', NOBODYS_HASH)).toMatchObject({ fits: false });
  });

  it('that cannot be parsed never matches', async () => {
    expect(await verifyPassword(PASSWORD, 'md5$abc')).toEqual({ fits: false, isOutdated: false });
  });
});
