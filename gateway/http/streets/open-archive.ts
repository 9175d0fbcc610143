import type { Archive } from './archive.ts';
import { fileArchive } from './file-archive.ts';
import { webArchive } from './web-archive.ts';

/** The archive of street tiles. @param source local path or http(s) URL; null for none */
export const openArchive = (source: string | null): Archive | null => {
  if (source === null) return null;
  return /^https?:/i.test(source) ? webArchive(source) : fileArchive(source);
};
