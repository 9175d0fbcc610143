import { Router } from 'express';
import { stringifySetCookie } from 'cookie';
import type { Platform } from '../platform.ts';
import { bearerOf } from '../auth/caller.ts';
import { cookiesOf } from '../login/csrf.ts';
import { ownOrigins, returnUrl } from '../login/return-url.ts';

const SESSION_COOKIES = ['__Host-session', 'session'] as const;

/**
 * Calls of the standard client that are not about records: signing out, public settings, and analytics, which are
 * dropped. Below `/api`.
 */
export function appRoutes({ options, sessions }: Platform): Router {
  const router = Router();

  router.get('/apps/auth/logout', async (req, res) => {
    const site = req.get('sec-fetch-site');
    const isOwn = site === undefined || site === 'same-origin' || site === 'none';
    // Another site may send users here, but not sign them out.
    if (isOwn) {
      const cookies = cookiesOf(req);
      const tokens = [bearerOf(req), ...SESSION_COOKIES.map((name) => cookies[name])];
      for (const token of tokens) if (token) await sessions.end(token);
      for (const name of SESSION_COOKIES)
        res.append(
          'set-cookie',
          stringifySetCookie({
            name,
            value: '',
            path: '/',
            maxAge: 0,
            httpOnly: true,
            secure: name.startsWith('__Host'),
          }),
        );
    }
    const own = ownOrigins(options.publicUrl(), options.allowedOrigins());
    const from = typeof req.query['from_url'] === 'string' ? req.query['from_url'] : '/';
    const target = returnUrl(from, options.publicUrl(), own);
    res.redirect(302, target?.href ?? new URL('/', options.publicUrl()).href);
  });

  router.get('/apps/public/:environment/public-settings/by-id/:appId', (req, res, next) => {
    if (req.params.appId !== options.appId) next();
    else res.json({ id: options.appId, public_settings: 'public_without_login' });
  });

  router.post('/apps/:appId/analytics/track/batch', (_req, res) => {
    res.status(204).end();
  });
  router.post('/app-logs/:appId/log-user-in-app/:page', (_req, res) => {
    res.status(204).end();
  });
  return router;
}
