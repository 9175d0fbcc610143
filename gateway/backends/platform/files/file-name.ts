import { basename } from 'node:path';

/** URLs are stored in fields of 500 characters, and a letter may take nine of them when it is percent-encoded. */
const MAX_LETTERS = 40;

/** The name of an upload, made safe for URLs and disks: letters of any script, digits, `.`, `_`, `-`. */
export function safeFileName(sent: string, extension: string): string {
  const base = basename(sent.replaceAll('\\', '/')).replace(/\.[^.]*$/, '');
  const plain = base
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return `${Array.from(plain).slice(0, MAX_LETTERS).join('') || 'image'}.${extension}`;
}

/** `Content-Disposition` that displays the file, with its name in both forms of the standard. */
export const inlineAs = (name: string): string =>
  `inline; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
