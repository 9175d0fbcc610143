import { createFavoriteService } from '../domains/favorite/favorite.service.ts';
import { createReviewService } from '../domains/review/review.service.ts';
import { createAccountService } from '../domains/user/account.service.ts';
import { createUserService } from '../domains/user/user.service.ts';
import type { Catalogue } from './catalogue.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Services for members: session, account, favorites and reviews. */
export function createMembers(deps: ServiceDeps, { hotels }: Catalogue) {
  const { platform, chat, cache, publicUrl, callerTokens, logger } = deps;
  const { people, favorites, bookings, sessions } = platform;
  const clock = () => new Date();
  const review = createReviewService({
    reviews: platform.reviews,
    cache,
    ratingChanged: hotels.ratingChanged,
    publicUrl,
    clock,
    logger,
  });
  const account = createAccountService({
    people,
    removal: platform.accountRemoval,
    reviews: platform.reviews,
    favorites,
    bookings,
    sessions,
    reviewsChanged: review.changed,
    conversationsOf: async (memberId) =>
      (await Promise.all(callerTokens.pseudonyms(memberId).map((name) => chat.conversations(name)))).flat(),
    forgetTalks: async (memberId) => {
      await Promise.all(callerTokens.pseudonyms(memberId).map((name) => chat.forget(name)));
    },
    clock,
    logger,
  });
  return {
    account,
    favorite: createFavoriteService({ favorites, logger }),
    review,
    user: createUserService({ sessions, publicUrl: () => publicUrl, random: deps.random, logger }),
  };
}
