import type { Plugin } from 'vite';
import { pageHeadsFile } from './pageHeadsFile.ts';
import { previewPicture } from './previewPicture.ts';

/** Writes the files with which the server describes the pages to search engines and messengers. */
export const pageHeadAssets = (): Plugin => ({
  name: 'for-the-server',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'page-heads.json', source: pageHeadsFile() });
    this.emitFile({ type: 'asset', fileName: 'art/preview.jpg', source: await previewPicture() });
  },
});
