import { expect, it, vi } from 'vitest';
import { sweepFiles } from './sweep-files.ts';

/** A folder of settled files, of which the first ones are in the database. */
function folderOf(settled: number, known: number) {
  const ids = Array.from({ length: settled }, (_, at) => `file-${at}`);
  const rows = ids.slice(0, known).map((id) => ({ id }));
  const remove = vi.fn<(id: string) => Promise<void>>(async () => undefined);
  const warn = vi.fn<(facts: object, message: string) => void>();
  const platform = {
    db: { select: () => ({ from: () => ({ where: async () => rows }) }) },
    files: {
      remove,
      async *settled() {
        yield ids;
      },
    },
    now: () => 0,
    options: { logger: { warn, info: () => undefined } },
  } as unknown as Parameters<typeof sweepFiles>[0];
  return { platform, remove, warn, lost: ids.slice(known) };
}

const never = new AbortController().signal;

it.each([
  [2, 1],
  [5, 4],
  [5, 3],
  [30, 27],
])('of %i files, of which %i are known, the others are removed', async (settled, known) => {
  const { platform, remove, warn, lost } = folderOf(settled, known);
  await sweepFiles(platform, never);
  expect(remove.mock.calls.flat()).toEqual(lost);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  [1, 0],
  [2, 0],
  [6, 3],
  [30, 26],
])('of %i files, of which %i are known, none is removed', async (settled, known) => {
  const { platform, remove, warn } = folderOf(settled, known);
  await sweepFiles(platform, never);
  expect(remove).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
});

it('no more files are removed after the sweep was aborted', async () => {
  const { platform, remove } = folderOf(5, 3);
  const closing = new AbortController();
  remove.mockImplementationOnce(async () => closing.abort());
  await expect(sweepFiles(platform, closing.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(remove).toHaveBeenCalledOnce();
});
