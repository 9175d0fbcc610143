import { createAccountRemoval } from './account-removal.ts';
import { createAdminDesk } from './admin-desk.ts';
import { createAuditStore } from './audit.ts';
import { createBookingStore } from './bookings.ts';
import type { EntityPlatform } from './entity-platform.ts';
import { createFavoriteStore } from './favorites.ts';
import { platformHealth } from './health.ts';
import { createHotelDesk } from './hotels-desk.ts';
import { createIntegrations } from './integrations.ts';
import { createMailbox } from './mailbox.ts';
import { createMessageStore } from './messages.ts';
import { createPublicPlatform } from './open.ts';
import { createPeopleStore } from './people.ts';
import { createReviewStore } from './reviews.ts';
import { createRoomInventoryStore } from './room-inventory.ts';
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
  const integrations = createIntegrations(send);
  return {
    open: createPublicPlatform(send, logger),
    sessions: createSessions(send, { serviceToken, appId, loginOrigin }),
    bookings: createBookingStore(send, serviceToken, logger),
    rooms: createRoomInventoryStore(send, serviceToken, logger),
    people: createPeopleStore(send, { serviceToken, logger }),
    accountRemoval: createAccountRemoval(send, serviceToken, logger),
    reviews: createReviewStore(send, serviceToken, logger),
    favorites: createFavoriteStore(send, logger),
    integrations,
    mailbox: createMailbox({ integrations, send, serviceToken, logger }),
    messages: createMessageStore(send, serviceToken),
    desk: createAdminDesk(send, logger),
    hotelDesk: createHotelDesk(send),
    audit: createAuditStore(send, serviceToken),
    health: platformHealth(send, serviceToken),
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
