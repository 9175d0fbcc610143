import { expect, it, vi } from 'vitest';
import type { Platform } from '../platform.ts';
import { forgetPhotosOfPerson, forgetPhotosOfStays } from './delete-photos.ts';

/** A platform with two photos, the first of which cannot be deleted from the disk. */
function platformWithPhotos() {
  const removed: string[] = [];
  const error = vi.fn<(facts: object, message: string) => void>();
  const deletions = vi.fn<() => Promise<{ id: string }[]>>(async () => [{ id: 'stuck' }, { id: 'loose' }]);
  const query = { from: () => query, where: () => query, getSQL: () => query };
  const platform = {
    db: {
      delete: () => ({ where: () => ({ returning: deletions }) }),
      select: () => query,
    },
    files: {
      remove: async (id: string) => {
        if (id === 'stuck') throw new Error('EIO');
        removed.push(id);
      },
    },
    options: { logger: { error, info: () => undefined } },
  } as unknown as Platform;
  return { platform, removed, error, deletions };
}

it('a photo that cannot be deleted from the disk stops neither the others nor the removal, and is logged', async () => {
  const { platform, removed, error } = platformWithPhotos();
  await forgetPhotosOfPerson(platform, 'u1');
  expect(removed).toEqual(['loose']);
  expect(error.mock.calls).toMatchObject([[{ file: 'stuck' }, expect.any(String)]]);
});

it.each([
  [0, 0],
  [1_000, 1],
  [70_000, 70],
])('photos of %i stays are removed in %i statements', async (stays, statements) => {
  const { platform, deletions } = platformWithPhotos();
  await forgetPhotosOfStays(
    platform,
    Array.from({ length: stays }, (_, at) => `b${at}`),
  );
  expect(deletions).toHaveBeenCalledTimes(statements);
});
