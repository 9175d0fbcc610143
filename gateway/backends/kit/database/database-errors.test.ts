import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { databasePlace, folderTrouble, isUnreachable, explainServerError } from './database-errors.ts';

const url = 'postgres://solera:hush@db.example:5433/solera';
const withCode = (code: string): Error => Object.assign(new Error('Failed query: select 1'), { code });
/** A server error as the query builder throws it: as the cause of the query builder's own error. */
const wrapped = (code: string): Error => new Error('Failed query', { cause: withCode(code) });

describe('a failure of the database server', () => {
  it.each([
    ['28P01', /refuses the user name or the password/],
    ['3D000', /there is no database/],
    ['42501', /may not make tables/],
    ['53100', /the disk of the database .* is full/],
    ['ECONNREFUSED', /cannot be reached \(ECONNREFUSED\)/],
  ])('with code %s is explained with variable, place and cause, without the password', (code, words) => {
    for (const error of [withCode(code), wrapped(code)]) {
      const text = explainServerError(error, url)?.message;
      expect(text).toMatch(/^DATABASE_URL: /);
      expect(text).toContain('“solera” at db.example:5433');
      expect(text).toMatch(words);
      expect(text).not.toContain('hush');
    }
  });

  it('is not reported as a wrong setting when a query is wrong', () => {
    expect(explainServerError(wrapped('42601'), url)).toBeNull();
    expect(isUnreachable(wrapped('42601'))).toBe(false);
  });

  it('may be temporary when the server starts or does not respond', () => {
    expect(isUnreachable(wrapped('57P03'))).toBe(true);
    expect(isUnreachable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnreachable(withCode('28P01'))).toBe(false);
  });

  it('is explained with the default port when the URL has none', () => {
    expect(databasePlace('postgres://db.example/own')).toBe('“own” at db.example:5432');
  });
});

describe('a failure of the data folder', () => {
  it.each([
    ['ENOSPC', /no space left/],
    ['53100', /no space left/],
    ['EACCES', /may not write there \(EACCES\)/],
  ])('is explained for %s', async (code, words) => {
    const trouble = await folderTrouble(wrapped(code), tmpdir());
    expect(trouble?.message).toMatch(/^DATA_DIR \(/);
    expect(trouble?.message).toMatch(words);
  });

  it('is not assumed for other errors', async () => {
    expect(await folderTrouble(new Error('something else'), tmpdir())).toBeNull();
  });
});
