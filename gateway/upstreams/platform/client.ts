import { createAccountRemoval } from './people/account-removal.ts';
import { createAdminLists } from './admin/admin-lists.ts';
import { createAuditStore } from './admin/audit.ts';
import { openBare } from './bare/open-bare.ts';
import { createBookingStore } from './bookings/bookings.ts';
import type { EntityPlatform } from './entity-platform.ts';
import { createFavoriteStore } from './people/favorites.ts';
import { createHealthCheck } from './health.ts';
import { createHotelRecords } from './admin/hotel-records.ts';
import { createIntegrations } from './mail/integrations.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMessageAnswers } from './mail/message-answers.ts';
import { createMessageStore } from './mail/messages.ts';
import { createPublicPlatform } from './public-platform.ts';
import { createPeopleStore } from './people/people.ts';
import { createReviewStore } from './reviews.ts';
import { createRoomInventoryStore } from './room-inventory.ts';
import { createSend, listSuffix } from './send.ts';
import type { PlatformOptions } from './send.ts';
import { createSessions } from './people/sessions.ts';

interface ClientOptions extends PlatformOptions {
  /** Origin of the login page of our own platform as browsers reach it; the platform's own origin by default. */
  readonly loginOrigin?: string;
  /** Set for a platform that may lack some calls: they are then replaced. */
  readonly bare?: { readonly redisUrl: string | null };
}

/**
 * Creates the client of the entity platform.
 * @param options `baseUrl` is the platform's origin without `/api`
 */
export function createEntityPlatform(options: ClientOptions): EntityPlatform {
  const { logger, serviceToken, appId, loginOrigin = options.baseUrl } = options;
  const direct = createSend(options);
  const bare = options.bare ? openBare({ ...options.bare, send: direct, serviceToken, logger }) : null;
  const send = bare?.send ?? direct;
  const rooms = createRoomInventoryStore(send, serviceToken, logger);
  const integrations = createIntegrations(send);
  const answers = createMessageAnswers(send, serviceToken, logger);
  return {
    open: createPublicPlatform(send, logger),
    sessions: createSessions(send, {
      serviceToken,
      appId,
      loginOrigin: () => (bare?.hasOwnLogin() ? options.baseUrl : loginOrigin),
    }),
    bookings: createBookingStore(send, serviceToken, logger),
    rooms: bare?.rooms(rooms) ?? rooms,
    people: createPeopleStore(send, { serviceToken, logger }),
    accountRemoval: createAccountRemoval(send, serviceToken, logger),
    reviews: createReviewStore(send, serviceToken, logger),
    favorites: createFavoriteStore(send, logger),
    integrations,
    mailbox: createMailbox({
      integrations,
      send,
      serviceToken,
      logger,
      keepsMails: () => bare?.keepsMails() ?? Promise.resolve(true),
      answers,
    }),
    messages: createMessageStore(send, serviceToken),
    answers,
    adminLists: createAdminLists(send, logger),
    hotelRecords: createHotelRecords(send),
    audit: createAuditStore(send, serviceToken),
    health: createHealthCheck(direct, serviceToken),
    detectFeatures: () => bare?.detectFeatures() ?? Promise.resolve(),
    close: () => bare?.close(),
    isUp: async () => {
      try {
        const suffix = listSuffix({ limit: 1, fields: ['id'] });
        const reply = await direct({ call: 'health', method: 'GET', path: '/entities/Hotel', suffix });
        return reply.status < 500;
      } catch {
        return false;
      }
    },
  };
}
