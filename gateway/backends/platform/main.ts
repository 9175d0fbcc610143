import { drizzle } from 'drizzle-orm/node-postgres';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { cannotStore, HttpError, jsonErrors, requestId } from '../kit/http/http-error.ts';
import { listen } from '../kit/http/http-server.ts';
import { createStorageWatch } from '../kit/database/storage-watch.ts';
import { appRoutes } from './http/app-routes.ts';
import { callerLimit } from './limits/caller-limit.ts';
import { createAccounts } from './auth/accounts.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { firstAdministrator } from './auth/first-administrator.ts';
import { createPasswords } from './auth/passwords/password-changes.ts';
import { createResetLinks } from './auth/passwords/reset-links.ts';
import { createSessions } from './auth/sessions.ts';
import { createThrottle } from './auth/throttle.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { closeDemoAccounts } from './demo/demo-account-access.ts';
import { seedDemo } from './demo/seed.ts';
import { entityRoutes, hasLateBody } from './entities/entity-routes.ts';
import { filesRoutes } from './http/files-routes.ts';
import { createFileStore } from './files/file-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { openUploads } from './folders.ts';
import { healthRoute, readyRoute } from './http/health-routes.ts';
import { integrationRoutes } from './integrations/integration-routes.ts';
import { limiterMaker } from './limits/limiters.ts';
import { loginRoutes } from './login/login-routes.ts';
import { createMailSender } from './mail/mail-sender.ts';
import { createOutbox } from './mail/outbox.ts';
import type { PlatformOptions } from './options.ts';
import { createPersonBudgets } from './limits/person-budgets.ts';
import type { Platform } from './platform.ts';
import { openPlatformDatabase } from './database/open-platform-database.ts';
import { shallowBody } from './http/shallow-body.ts';

const MAX_BODY = '256kb';

const notFound: RequestHandler = () => {
  throw new HttpError(404, 'Not found', { code: 'not_found' });
};

/** Refuses calls with another app id, because there is only our own app. */
const checkAppId =
  (appId: string): RequestHandler<{ appId: string }> =>
  (req, _res, next) => {
    if (req.params.appId !== appId) throw new HttpError(404, 'App not found', { code: 'not_found' });
    next();
  };

function apiOf(platform: Platform): Express {
  const { appId } = platform.options;
  const api = express();
  api.disable('x-powered-by');
  api.set('etag', false);
  api.use((_req, res, next) => {
    res.set({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    next();
  });
  api.use(crossOrigin(platform.options));
  api.use(callerLimit(platform));
  const budgets = createPersonBudgets(platform);
  const json = express.json({ limit: MAX_BODY, strict: false });
  api.use((req, res, next) => {
    if (hasLateBody(req)) next();
    else json(req, res, next);
  });
  api.use(shallowBody);
  api.use(appRoutes(platform));
  api.use('/apps/:appId', checkAppId(appId));
  api.use(`/apps/${appId}`, healthRoute(platform));
  api.use(`/apps/${appId}/auth`, authRoutes(platform));
  api.use(`/apps/${appId}/entities`, entityRoutes(platform, budgets));
  api.use(`/apps/${appId}/integration-endpoints`, integrationRoutes(platform, budgets));
  api.use(notFound);
  return api;
}

/** Gives every failure that storage causes the same response. */
const storageErrors =
  ({ storage }: Platform): ErrorRequestHandler =>
  async (error: unknown, _req, _res, next) => {
    next((await storage.isTrouble(error)) ? cannotStore(error) : error);
  };

/** The handler of all routes. Other paths fall through to the handlers of the server that it is mounted on. */
function handlerOf(platform: Platform): Express {
  const { trustedProxies = [] } = platform.options;
  const app = express();
  app.disable('x-powered-by');
  // Without trusted proxies, all callers behind a load balancer would count as one in the limits of calls and of wrong
  // passwords.
  app.set('trust proxy', trustedProxies.length > 0 ? [...trustedProxies] : false);
  app.use(readyRoute(platform));
  app.use(['/api', '/login', '/files'], requestId);
  app.use('/api', apiOf(platform));
  app.use('/login', loginRoutes(platform));
  app.use('/files', filesRoutes(platform), notFound);
  app.use(storageErrors(platform));
  app.use(jsonErrors(platform.options.logger, platform.storage.note));
  return app;
}

/** The running platform, which does not listen on a port itself. */
export interface OpenPlatform {
  readonly handler: RequestHandler;
  /** Number of mails that wait to be sent; 0 without a mail server. */
  waitingMails(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens the entity platform: database, first accounts, and the handler of `/api`, `/login` and `/files`. The first
 * start on an empty folder creates the database and takes a few seconds.
 * @throws Error when the database cannot be opened or another process uses the folder
 */
export async function createPlatform(options: PlatformOptions): Promise<OpenPlatform> {
  const { dataDir, logger, now = Date.now } = options;
  const database = await openPlatformDatabase(options);
  try {
    const db = drizzle(database.pool);
    const uploads = await openUploads(dataDir);
    const links = createResetLinks(db, now);
    const sender = createMailSender(options, db, links, now);
    const mail = createOutbox(db, now, sender.nudge);
    const limiter = limiterMaker(database);
    const throttle = createThrottle(limiter);
    const platform: Platform = {
      storage: createStorageWatch({
        pool: database.pool,
        folder: uploads.folder,
        isRemote: database.isShared,
        logger,
        now,
      }),
      options,
      db,
      now,
      limiter,
      sessions: createSessions(db, now),
      accounts: createAccounts({ db, now, throttle }),
      passwords: createPasswords({ db, now, throttle, mail, links, options }),
      files: createFileStore(uploads.folder),
      mail,
    };
    if (options.demo) await seedDemo(platform);
    else await closeDemoAccounts(platform);
    if (options.admin) await firstAdministrator(platform, options.admin);
    // Runs in the background; nothing depends on it.
    const closing = new AbortController();
    const sweeping = sweepFiles(platform, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted)
        logger.warn({ err: error }, 'files without a database row could not be searched for');
    });
    return {
      handler: handlerOf(platform),
      waitingMails: () => sender.waiting(),
      close: async () => {
        closing.abort();
        await sweeping;
        await sender.close();
        await database.close();
        await uploads.discard();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The platform as a separate server. */
export async function startPlatform(
  options: PlatformOptions & { port: number; host: string },
): Promise<{ url: string; waitingMails(): Promise<number>; close(): Promise<void> }> {
  const platform = await createPlatform(options);
  const app = express();
  app.disable('x-powered-by');
  if (options.watch) app.use(options.watch);
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.use(platform.handler);
  app.use((_req, res) => {
    res.status(404).json({ message: 'Not found', detail: 'Not found', error_type: 'HTTPException' });
  });
  try {
    const server = await listen(app, options);
    return {
      url: server.url,
      waitingMails: () => platform.waitingMails(),
      close: async () => {
        await server.close();
        await platform.close();
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
