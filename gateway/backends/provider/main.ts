import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { basicAuth } from './auth.ts';
import { createHotelBook } from './content/facts.ts';
import { createCallLog } from './control/call-log.ts';
import { createLateActs } from './control/late-acts.ts';
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
  /** Folder of the bookings and sessions; made when missing. One process at a time. */
  readonly dataDir: string;
  readonly username: string;
  readonly password: string;
  /** Account currency; every fare is in it. */
  readonly currency?: string;
  /** Another seed, other hotels and fares behind the same codes. */
  readonly seed?: string;
  readonly now?: () => number;
  /** Lets tests set switches at `/__sandbox`. Never in the open. */
  readonly control?: boolean;
  readonly basePath?: string;
  /** Delay of every answer, for trying out slowness. */
  readonly latencyMs?: number;
  readonly logger: Logger;
}

/** A running sandbox. */
export interface Provider {
  /** Base address of the calls, without a closing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the hotel provider's sandbox: the whole wire over HTTP, deterministic by seed, bookings kept on disk.
 * @throws RangeError for an unknown account currency; the server's own error when the port is taken
 */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { seed = 'solera', currency = 'ILS', basePath = '/TBOHolidays_HotelAPI', logger } = options;
  unitsPerShekel(currency);
  const settings = { ...defaultSettings, latencyMs: options.latencyMs ?? defaultSettings.latencyMs };
  const clock = options.now ?? Date.now;
  const now = (): number => clock() + settings.clockOffsetMs;
  await mkdir(options.dataDir, { recursive: true });
  const geography = worldGeography();
  const hotels = createHotelBook(geography, seed);
  const [sessions, reservations] = await Promise.all([
    openSessions(options.dataDir, now),
    openReservations(options.dataDir),
  ]);
  const app = createApp({
    world: { geography, hotels, sessions, reservations, settings, seed, currency, now },
    faults: createFaultBoard(),
    calls: createCallLog(),
    late: createLateActs(),
    isAuthorized: basicAuth(options.username, options.password),
    settings,
    basePath,
    control: options.control ?? false,
    logger,
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  logger.info({ port, seed, currency }, 'provider sandbox is listening');
  return {
    url: `http://${options.host}:${port}${basePath}`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await Promise.all([sessions.close(), reservations.close()]);
    },
  };
}
