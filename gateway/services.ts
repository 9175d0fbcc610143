import { brand } from './brand.ts';
import type { Context, Loaders, Services } from './context.ts';
import { createAdminService } from './domains/admin/admin.service.ts';
import { administratorCheck } from './domains/admin/administrator.ts';
import { createAudit } from './domains/admin/audit/audit.ts';
import { createAvailabilityLoaders } from './domains/availability/availability.public.loaders.ts';
import { bookingLoaders } from './domains/booking/booking.viewer.loaders.ts';
import { createConversationService } from './domains/chat/chat.service.ts';
import { createHotelLoaders } from './domains/hotel/hotel.public.loaders.ts';
import { createMessageService } from './domains/message/message.service.ts';
import { createPageService } from './domains/page/page.service.ts';
import { placesNamedInHebrew } from './domains/place/folded-names.ts';
import { createReviewLoaders } from './domains/review/review.public.loaders.ts';
import { reviewViewerLoaders } from './domains/review/review.viewer.loaders.ts';
import { createUploadService } from './domains/upload/upload.service.ts';
import { userLoaders } from './domains/user/user.viewer.loaders.ts';
import { createBookings, createMails } from './services/bookings.ts';
import { createCatalogue } from './services/catalogue.ts';
import { createMembers } from './services/members.ts';
import type { ServiceDeps } from './services/service-deps.ts';

/** Every service of the gateway, connected to its upstreams and to the others. Domains are connected only here. */
export function createServices(deps: ServiceDeps): Services {
  const { platform, chat, cache, logger } = deps;
  const clock = () => new Date();
  const catalogue = createCatalogue(deps);
  const { hotels } = catalogue;
  const audit = createAudit(platform.audit, logger);
  const mail = createMails(deps, catalogue);
  const members = createMembers(deps, catalogue);
  const conversations = createConversationService({
    chat,
    cache,
    callers: deps.callerTokens,
    now: Date.now,
  });
  return {
    ...catalogue,
    ...members,
    admin: createAdminService({
      adminLists: platform.adminLists,
      hotelRecords: platform.hotelRecords,
      mailbox: platform.mailbox,
      answers: platform.answers,
      mail,
      check: administratorCheck((token) => platform.sessions.viewer(token)),
      audit,
      hotelsChanged: hotels.forgetStored,
      reviewsChanged: members.review.changed,
      contents: hotels.contents,
      storedHotels: hotels.storedHotels,
      placesNamedInHebrew,
      clock,
      logger,
    }),
    booking: createBookings(deps, catalogue, { mail, audit }),
    chat: conversations,
    mail,
    messages: createMessageService({
      store: platform.messages,
      copies: mail,
      transcript: conversations.transcript,
      logger,
    }),
    pages: createPageService({ ...deps, brand }),
    uploads: createUploadService({
      keys: deps.uploadKeys,
      bookings: platform.bookings,
      pictures: platform.integrations,
      clock,
      random: deps.random,
    }),
  };
}

/** The loaders of one request. Those of the viewer depend on the caller; the public ones do not. */
export const createLoaders = (
  services: Services,
  caller: Pick<Context, 'viewer' | 'guestToken'>,
): Loaders => ({
  ...createAvailabilityLoaders(services.offers),
  ...createHotelLoaders(services.hotels),
  ...bookingLoaders(services.booking, caller),
  ...createReviewLoaders(services.review),
  ...reviewViewerLoaders(services.review),
  ...userLoaders(services.account),
});
