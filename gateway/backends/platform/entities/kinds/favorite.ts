import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import { isStaff } from '../../access/actor.ts';
import type { Scope } from '../../access/scope.ts';
import type { Platform } from '../../platform.ts';
import { favorites } from '../../database/schema-admin.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import { number, object, text } from '../query/field.ts';

/** Maximum number of favorites of one member. */
const MAX_FAVORITES = 300;

/** The wishes for rooms at the time of saving. */
const wishes = z.object({
  meals: z.array(z.string().max(40)).max(10).default([]),
  free_cancellation: z.boolean().default(false),
  beds_for_all: z.boolean().optional(),
  /** Whole shekels, of a night or of the whole stay; `max` null means no limit. */
  price: z
    .object({
      min: z.int().min(0).max(999_999_999),
      max: z.int().min(0).max(999_999_999).nullable(),
      per: z.enum(['NIGHT', 'STAY']),
    })
    .optional(),
});

/** The dates, guests and wishes at the time of saving. */
const stay = z.object({
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  adults: z.int().min(1).max(30),
  children_ages: z.array(z.int().min(0).max(17)).max(36).default([]),
  infants: z.int().min(0).max(36).default(0),
  rooms: z.int().min(1).max(9).default(1),
  wishes: wishes.optional(),
});

/** Administrators have favorites too, and cannot change those of other users. */
function ownFavorites(actor: Actor): Scope {
  if (actor.kind === 'service') return 'all';
  return 'userId' in actor ? eq(favorites.created_by, actor.email) : 'none';
}

async function belowTheLimit(
  record: StoredRecord,
  author: { readonly email: string },
  { db }: Platform,
): Promise<StoredRecord> {
  const [existing] = await db
    .select({ n: count() })
    .from(favorites)
    .where(eq(favorites.created_by, author.email));
  if (existing && existing.n >= MAX_FAVORITES) throw new HttpError(422, `At most ${MAX_FAVORITES} favorites`);
  return record;
}

const byMember = { create: 'member' } as const;

/** Hotels that members have saved: members read and change their own, staff read all. */
export const favoriteEntity: Entity = {
  name: 'Favorite',
  table: favorites,
  id: favorites.id,
  createdBy: favorites.created_by,
  isPersonal: true,
  fields: {
    ...serverFields(favorites),
    ...authorFields(favorites, 'owner'),
    hotel_id: text(favorites.hotel_id, { create: 'member', update: 'server', max: 64 }),
    hotel_name: text(favorites.hotel_name, { ...byMember, max: 300 }),
    price_per_night: number(favorites.price_per_night, { ...byMember, min: 0, max: 1_000_000 }),
    stay: object(favorites.stay, stay, byMember),
  },
  rules: {
    read: (actor) => (isStaff(actor) ? 'all' : ownFavorites(actor)),
    create: (actor) => actor.kind !== 'visitor',
    update: ownFavorites,
    remove: ownFavorites,
  },
  complete: belowTheLimit,
};
