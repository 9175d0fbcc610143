import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#e8743b' } })
    .jpeg()
    .toBuffer();

describe('removing a picture', () => {
  it('deletes its copies too, including one that is being made', async () => {
    let mayGoOn = Promise.resolve();
    let onDrawn = () => {};
    // Delays a finished copy before it is written.
    const store = createFileStore(folder, async (draw) => {
      const bytes = await draw();
      onDrawn();
      await mayGoOn;
      return bytes;
    });
    await store.save('ab1', await picture());
    await store.save('ab12', await picture());
    await store.variant('ab1', 320, 'webp');
    let goOn = () => {};
    mayGoOn = new Promise((resolve) => {
      goOn = resolve;
    });
    const isDrawn = new Promise<void>((resolve) => {
      onDrawn = resolve;
    });
    const inFlight = store.variant('ab1', 320, 'jpeg');
    await isDrawn;
    const removal = store.remove('ab1');
    // A removal that did not wait for the copy would have ended by now, and the copy would be written after it.
    await Promise.race([removal, setTimeout(100)]);
    goOn();
    await Promise.all([inFlight, removal]);
    expect(readdirSync(join(folder, 'ab'))).toEqual(['ab12']);
  });

  it('does nothing when its folder does not exist, and fails when the folder cannot be read', async () => {
    const store = createFileStore(folder);
    await store.remove('cd1');
    mkdirSync(join(folder, 'ef', 'ef1.folder'), { recursive: true });
    await expect(store.remove('ef1')).rejects.toThrow(/EISDIR|directory/);
    writeFileSync(join(folder, 'gh'), 'a file where a folder should be');
    await expect(store.remove('gh1')).rejects.toThrow('ENOTDIR');
  });
});
