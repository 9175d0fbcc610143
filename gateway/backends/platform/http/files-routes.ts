import { createRequire } from 'node:module';
import { Router } from 'express';
import type { Response } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { DAY_MS } from '#backends/kit/time-units.ts';
import { drawnScene } from '../demo/hotels/scenes.ts';
import { uploadedRoutes } from '../files/uploaded-routes.ts';
import { demoArtFolder } from '../folders.ts';
import type { Platform } from '../platform.ts';

const require = createRequire(import.meta.url);

/** The two typefaces of the product, for the login page; system fonts replace them when they are not installed. */
const FONTS: Readonly<Record<string, string>> = {
  'display-latin': '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2',
  'display-hebrew': '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2',
  'ui-latin': '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  'ui-hebrew': '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2',
  'ui-cyrillic': '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2',
  'ui-arabic': '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2',
};

function fontFile(name: string): string | null {
  const path = Object.hasOwn(FONTS, name) ? FONTS[name] : undefined;
  if (!path) return null;
  try {
    return require.resolve(path);
  } catch {
    return null;
  }
}

/** Headers for files, which must never be executed as pages, whatever they contain. */
function asFile(res: Response): Response {
  return res.set({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': `public, max-age=${DAY_MS / 1000}`,
    'cross-origin-resource-policy': 'cross-origin',
  });
}

const missing = () => new HttpError(404, 'No such file', { code: 'not_found' });

/** Files that anyone may read, below `/files`. */
export function filesRoutes(platform: Platform): Router {
  const router = Router();
  router.use('/u', uploadedRoutes(platform));

  router.get('/demo/:name', async (req, res) => {
    const [, name = ''] = /^([a-z\d-]{3,120})\.svg$/.exec(req.params.name) ?? [];
    const picture = await drawnScene(demoArtFolder, name);
    if (picture === null) throw missing();
    asFile(res).type('image/svg+xml').send(picture);
  });

  router.get('/fonts/:name.woff2', (req, res) => {
    const file = fontFile(req.params.name);
    if (file === null) throw missing();
    asFile(res).type('font/woff2').sendFile(file, { dotfiles: 'allow' });
  });
  return router;
}
