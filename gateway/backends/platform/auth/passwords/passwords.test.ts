import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';

/** As a release with a lower cost would have stored it. */
function weakHash(): string {
  const salt = Buffer.alloc(16, 3);
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return ['scrypt', 10, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

describe('a stored password', () => {
  it('is hashed with the cost that OWASP names, under a salt of its own', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(other).not.toBe(one);
    expect(await verifyPassword(PASSWORD, one)).toEqual({ fits: true, isOutdated: false });
    expect(await verifyPassword(`${PASSWORD}!`, one)).toMatchObject({ fits: false });
  });

  it('fits however the keyboard composes its letters', async () => {
    const stored = await hashPassword('cafe\u0301 au lait');
    expect(await verifyPassword('caf\u00e9 au lait', stored)).toMatchObject({ fits: true });
  });

  it('of a lower cost still fits and is reported as outdated', async () => {
    expect(await verifyPassword(PASSWORD, weakHash())).toEqual({ fits: true, isOutdated: true });
  });

  it('of nobody is compared with the usual cost and fits nothing', async () => {
    expect(NOBODYS_HASH).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(await verifyPassword('', NOBODYS_HASH)).toMatchObject({ fits: false });
  });

  it('that cannot be read fits nothing', async () => {
    expect(await verifyPassword(PASSWORD, 'md5$abc')).toEqual({ fits: false, isOutdated: false });
  });
});
