import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isStaff } from '../../access/actor.ts';
import type { Actor } from '../../access/actor.ts';
import type { Scope } from '../../access/scope.ts';
import { users } from '../../database/schema.ts';
import { serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { boolean, choice, line, object, text } from '../query/field.ts';

function ownOrStaff(actor: Actor): Scope {
  if (isStaff(actor)) return 'all';
  return actor.kind === 'member' ? eq(users.id, actor.userId) : 'none';
}

const preferences = z.object({
  newsletter: z.boolean().optional(),
  notifications: z.boolean().optional(),
  language: z.string().max(35).optional(),
  currency: z.string().max(10).optional(),
});
const fixedRights = { create: 'server' } as const;
const ownRights = { create: 'server', update: 'member' } as const;
/** Rights on the personal fields of other users, which administrators may not change. */
const otherRights = { create: 'server', update: 'service' } as const;

/** Users: members see themselves, staff see all. They are created by registration only; the password is not a field. */
export const userEntity: Entity = {
  name: 'User',
  table: users,
  id: users.id,
  createdBy: null,
  fields: {
    ...serverFields(users),
    email: text(users.email, { ...fixedRights, max: 254 }),
    full_name: line(users.full_name, { ...ownRights, max: 100 }),
    phone: line(users.phone, { ...ownRights, max: 50 }),
    preferences: object(users.preferences, preferences, ownRights),
    role: choice(users.role, ['user', 'admin'], { create: 'server', update: 'staff' }),
    is_verified: boolean(users.is_verified, fixedRights),
    disabled: boolean(users.disabled, fixedRights),
    is_sample: boolean(users.is_sample, fixedRights),
  },
  // Merged key by key in the statement itself, so that two simultaneous changes are both kept.
  derive: ({ preferences: chosen }) =>
    chosen === undefined || chosen === null
      ? {}
      : { preferences: sql`coalesce(${users.preferences}, '{}'::jsonb) || ${JSON.stringify(chosen)}::jsonb` },
  rules: { read: ownOrStaff, create: () => false, update: ownOrStaff, remove: () => 'none' },
};

/** Other users, as administrators may change them: their role, but not their personal fields. */
export const otherUserEntity: Entity = {
  ...userEntity,
  fields: {
    ...userEntity.fields,
    full_name: line(users.full_name, { ...otherRights, max: 100 }),
    phone: line(users.phone, { ...otherRights, max: 50 }),
    preferences: object(users.preferences, preferences, otherRights),
  },
};
