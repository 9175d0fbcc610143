import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { lockDirectory } from '../kit/database/directory-lock.ts';
import { portError } from '../kit/start/port-error.ts';
import { createApp } from './app.ts';
import { basicAuth } from './auth.ts';
import { createHotelBook } from './content/facts.ts';
import { createCallLog } from './control/call-log.ts';
import { createLateActs } from './control/delayed-calls.ts';
import { createFaultBoard } from './control/faults.ts';
import { defaultSettings } from './control/settings.ts';
import { unitsPerShekel } from './fares/currency.ts';
import { worldGeography } from './geography/geography.ts';
import { openReservations } from './store/reservations.ts';
import { openSessions } from './store/sessions.ts';

export interface ProviderOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the bookings and sessions; created when missing. One process at a time. */
  readonly dataDir: string;
  readonly username: string;
  readonly password: string;
  /** Account currency; every fare is in it. */
  readonly currency?: string;
  /** Another seed gives other hotels and fares for the same codes. */
  readonly seed?: string;
  readonly now?: () => number;
  /** Lets tests set faults at `/__sandbox`. Never enable it publicly. */
  readonly control?: boolean;
  readonly basePath?: string;
  /** Delay of every response, to try out slowness. */
  readonly latencyMs?: number;
  /** Called with every request; none by default. */
  readonly watch?: RequestHandler | undefined;
  readonly logger: Logger;
}

/** A running sandbox. */
export interface Provider {
  /** Base URL of the calls, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the hotel provider's sandbox: all calls over HTTP, deterministic by seed, bookings stored on disk.
 * @throws RangeError for an unknown account currency; StartError when another process uses the folder, or the port is
 * taken
 */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { seed = 'solera', currency = 'ILS', basePath = '/TBOHolidays_HotelAPI', logger } = options;
  unitsPerShekel(currency);
  const settings = { ...defaultSettings, latencyMs: options.latencyMs ?? defaultSettings.latencyMs };
  const clock = options.now ?? Date.now;
  const now = (): number => clock() + settings.clockOffsetMs;
  await mkdir(options.dataDir, { recursive: true });
  // Two processes would each know only their own reservations, but write into the same file.
  const unlock = await lockDirectory(join(options.dataDir, 'reservations.lock'));
  const geography = worldGeography();
  const hotels = createHotelBook(geography, seed);
  const [sessions, reservations] = await Promise.all([
    openSessions(options.dataDir, now),
    openReservations(options.dataDir),
  ]).catch(async (cause: unknown) => {
    await unlock();
    throw cause;
  });
  const release = async (): Promise<void> => {
    await Promise.all([sessions.close(), reservations.close()]);
    await unlock();
  };
  const app = createApp({
    world: { geography, hotels, sessions, reservations, settings, seed, currency, now },
    faults: createFaultBoard(),
    calls: createCallLog(),
    late: createLateActs(),
    isAuthorized: basicAuth(options.username, options.password),
    settings,
    basePath,
    control: options.control ?? false,
    watch: options.watch,
    logger,
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(portError(error, options));
    server.once('error', refuse).listen(options.port, options.host, resolve);
  }).catch(async (cause: unknown) => {
    await release();
    throw cause;
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  logger.debug({ port, seed, currency }, 'provider sandbox is listening');
  return {
    url: `http://${options.host}:${port}${basePath}`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await release();
    },
  };
}
