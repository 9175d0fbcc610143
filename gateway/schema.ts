import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { adminResolvers } from './domains/admin/admin.resolvers.ts';
import { availabilityResolvers } from './domains/availability/availability.resolvers.ts';
import { nearbyResolvers } from './domains/availability/dates/nearby.resolvers.ts';
import { bookingResolvers } from './domains/booking/booking.resolvers.ts';
import { chatResolvers } from './domains/chat/chat.resolvers.ts';
import { extrasResolvers } from './domains/extras/extras.resolvers.ts';
import { favoriteResolvers } from './domains/favorite/favorite.resolvers.ts';
import { hotelResolvers } from './domains/hotel/hotel.resolvers.ts';
import { messageResolvers } from './domains/message/message.resolvers.ts';
import { pageResolvers } from './domains/page/page.resolvers.ts';
import { placeResolvers } from './domains/place/place.resolvers.ts';
import { uploadResolvers } from './domains/upload/upload.resolvers.ts';
import { reviewResolvers } from './domains/review/review.resolvers.ts';
import { userResolvers } from './domains/user/user.resolvers.ts';
import { applyPermissions } from './access/apply-permissions.ts';
import { applyDeadlines } from './limits/deadlines.ts';
import { applyParts } from './limits/parts.ts';
import { permissions } from './access/permissions.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { scalarResolvers } from './scalars.ts';

/** The schema files are next to the gateway, both in the sources and in the build. */
const directory = fileURLToPath(new URL('../schema/', import.meta.url));

/** Every SDL file of the schema, by name. */
export const readTypeDefs = (): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => readFileSync(join(directory, name), 'utf8'));

/** The resolvers of each domain. */
export const resolverMaps = (): readonly Resolvers[] => [
  scalarResolvers,
  adminResolvers,
  availabilityResolvers,
  nearbyResolvers,
  bookingResolvers,
  chatResolvers,
  extrasResolvers,
  favoriteResolvers,
  hotelResolvers,
  messageResolvers,
  pageResolvers,
  placeResolvers,
  uploadResolvers,
  reviewResolvers,
  userResolvers,
];

/**
 * SDL and domain resolvers, without permissions and limits.
 * @throws Error when a resolver names no field of the schema
 */
export const typeSchema = (): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: [...resolverMaps()],
    resolverValidationOptions: {
      requireResolversToMatchSchema: 'error',
      requireResolversForResolveType: 'error',
    },
  });

/**
 * SDL, domain resolvers, permissions and deadlines as one executable schema.
 * @throws Error when a resolver names no field of the schema, a field lacks its permission, or a list entry's field
 * from another source is not nullable
 */
export const buildSchema = (): GraphQLSchema =>
  applyDeadlines(applyPermissions(applyParts(typeSchema()), permissions));
