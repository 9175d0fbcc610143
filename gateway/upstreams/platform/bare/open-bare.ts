import type { Logger } from 'pino';
import type { RoomInventoryStore } from '../entity-platform.ts';
import type { SendToPlatform } from '../send.ts';
import { bareSend } from './bare-send.ts';
import { createCapabilities } from './capabilities/capabilities.ts';
import { createRecordLocks } from './emulation/record-locks.ts';
import { createRoomsFromBookings } from './emulation/rooms-from-bookings.ts';

interface Options {
  readonly send: SendToPlatform;
  /** The Redis of all gateways; null for a single gateway. */
  readonly redisUrl: string | null;
  readonly serviceToken: string;
  readonly logger: Logger;
}

/** A platform that may offer no more than the required calls, with replacements for the others. */
export interface BarePlatform {
  readonly send: SendToPlatform;
  /** The inventories of the platform, or those counted from bookings where it has none. */
  rooms(own: RoomInventoryStore): RoomInventoryStore;
  /** True when people sign in at the platform's own URL. */
  hasOwnLogin(): boolean;
  /** True when sent mails can be read. */
  keepsMails(): Promise<boolean>;
  /** Checks what is missing, unless it is known. Never throws. */
  detectFeatures(): Promise<void>;
  close(): void;
}

/** Creates the replacements for calls that a platform lacks. No request is sent yet. */
export function openBare({ send: direct, redisUrl, serviceToken, logger }: Options): BarePlatform {
  const capabilities = createCapabilities({ send: direct, serviceToken, logger });
  const locks = createRecordLocks({ redisUrl });
  const send = bareSend({ send: direct, capabilities, locks, serviceToken, logger });
  const counted = createRoomsFromBookings({ send, serviceToken, logger });
  return {
    send,
    rooms: (own) => {
      const now = async (): Promise<RoomInventoryStore> =>
        (await capabilities.missing()).has('RoomInventory') ? counted : own;
      return {
        inventory: async (...of) => (await now()).inventory(...of),
        inventoriesOf: async (...of) => (await now()).inventoriesOf(...of),
        inventoryWith: async (...of) => (await now()).inventoryWith(...of),
        inventoriesHeldBy: async (...of) => (await now()).inventoriesHeldBy(...of),
        changedSince: async (...of) => (await now()).changedSince(...of),
        open: async (...of) => (await now()).open(...of),
        change: async (...of) => (await now()).change(...of),
      };
    },
    hasOwnLogin: () => capabilities.known().has('exchange'),
    keepsMails: async () => !(await capabilities.missing()).has('OutboxMail'),
    detectFeatures: async () => void (await capabilities.missing()),
    close: () => locks.close(),
  };
}
