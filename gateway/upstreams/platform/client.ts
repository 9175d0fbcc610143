import { createBookingStore } from './bookings.ts';
import type { EntityPlatform } from './entity-platform.ts';
import { createPublicPlatform } from './open.ts';
import { createSend, listSuffix } from './send.ts';
import type { PlatformOptions } from './send.ts';
import { createSessions } from './sessions.ts';

/**
 * The client of the entity platform's wire.
 * @param options `baseUrl` is the platform's origin without `/api`; `loginOrigin` is where browsers meet its login page
 */
export function createEntityPlatform(
  options: PlatformOptions & { readonly loginOrigin?: string },
): EntityPlatform {
  const { logger, serviceToken, appId, loginOrigin = options.baseUrl } = options;
  const send = createSend(options);
  return {
    open: createPublicPlatform(send, logger),
    sessions: createSessions(send, { serviceToken, appId, loginOrigin }),
    bookings: createBookingStore(send, serviceToken, logger),
    isUp: async () => {
      try {
        const suffix = listSuffix({ limit: 1, fields: ['id'] });
        const reply = await send({ call: 'health', method: 'GET', path: '/entities/Hotel', suffix });
        return reply.status < 500;
      } catch {
        return false;
      }
    },
  };
}
