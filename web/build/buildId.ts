import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes an id of the build into its pages: two builds with the same files have the same id. */
export const buildId = (): Plugin => ({
  name: 'build-id',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = Object.keys(bundle).toSorted().join(' ');
      const content = createHash('sha256').update(files).digest('hex').slice(0, 12);
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
    },
  },
});
