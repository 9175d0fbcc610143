import { tmpdir } from 'node:os';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { createStorageWatch } from './storage-watch.ts';
import type { StorageWatch } from './storage-watch.ts';
import { MINUTE_MS } from '../time-units.ts';

const full = () => new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) });
const well = { database: { ok: true }, writes: { ok: true } };
const unable = (reason: string) => ({ database: { ok: true }, writes: { ok: false, reason } });

let time: number;
let requested: string[];
let readOnly: 'on' | 'off';
let failure: Error | null;
let log: string[];
const watchOf = (isRemote: boolean): StorageWatch =>
  createStorageWatch({
    // A database whose disk the test can fill.
    pool: {
      query: async (text: string) => {
        requested.push(text);
        if (failure && (text.startsWith('do ') || failure.message === 'away')) throw failure;
        return { rows: [{ value: readOnly }] };
      },
    } as never,
    folder: tmpdir(),
    isRemote,
    logger: pino({}, { write: (line: string) => void log.push(line) }),
    now: () => time,
  });
const later = (ms: number): void => void (time += ms);

beforeEach(() => {
  time = 1_000;
  requested = [];
  readOnly = 'off';
  failure = null;
  log = [];
});

describe('the storage watch', () => {
  it('queries the database at most once in two seconds, however often it is called', async () => {
    const watch = watchOf(true);
    expect(await Promise.all([watch.look(), watch.look()])).toEqual([well, well]);
    expect(await watch.look()).toEqual(well);
    expect(requested).toHaveLength(1);
    later(2_000);
    await watch.look();
    expect(requested).toHaveLength(2);
  });

  it('detects a full disk from the first failed write, logs it once, and notices when there is space again', async () => {
    const watch = watchOf(true);
    expect(await watch.look()).toEqual(well);
    failure = full();
    watch.note(failure);
    watch.note(failure);
    expect(await watch.look()).toEqual(unable('the disk is full'));
    later(2_000);
    expect(await watch.look()).toEqual(unable('the disk is full'));
    failure = null;
    later(2_000);
    expect(await watch.look()).toEqual(well);
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'nothing can be stored',
      'storing works again',
    ]);
  });

  it('detects a full disk by itself within a minute, without any write', async () => {
    const watch = watchOf(true);
    failure = full();
    expect(await watch.look()).toEqual(well);
    later(MINUTE_MS);
    expect(await watch.look()).toEqual(unable('the disk is full'));
  });

  it('reports a read-only database, and one that does not respond', async () => {
    const watch = watchOf(true);
    readOnly = 'on';
    expect(await watch.look()).toEqual(unable('the database may only be read'));
    failure = new Error('away');
    later(2_000);
    const away = { ok: false, reason: 'the database does not answer' };
    expect(await watch.look()).toEqual({ database: away, writes: away });
  });

  it('recognizes failures caused by storage, also when the error does not say so', async () => {
    const watch = watchOf(true);
    const unnamed = new Error('something went wrong inside');
    expect(await watch.isTrouble(unnamed)).toBe(false);
    failure = full();
    expect(await watch.isTrouble(failure)).toBe(true);
    expect(await watch.isTrouble(unnamed)).toBe(true);
    expect(await watch.isTrouble(new HttpError(404, 'Not found'))).toBe(false);
    expect(await watch.isTrouble(Object.assign(new Error('no JSON'), { status: 400 }))).toBe(false);
  });

  it('does not take other failures for a full disk, and runs no test on an embedded database', async () => {
    const watch = watchOf(false);
    watch.note(new Error('a query is wrong'));
    expect(await watch.look()).toEqual(well);
    later(MINUTE_MS);
    watch.note(full());
    expect(await watch.look()).toEqual(well);
    expect(requested.some((text) => text.startsWith('do '))).toBe(false);
  });
});
