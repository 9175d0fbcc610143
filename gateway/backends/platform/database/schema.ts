import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, authorship, list, timestampColumn, stamps } from './schema-columns.ts';

/**
 * Tables of the platform. Column names are the field names of requests and responses. Amounts are shekels with two
 * decimals.
 */

export const hotels = pgTable(
  'hotels',
  {
    ...stamps,
    ...authorship,
    name: text(),
    name_he: text(),
    description: text(),
    description_he: text(),
    location: text(),
    city: text(),
    country: text(),
    base_price_per_night: amount().notNull().default(0),
    markup_type: text().notNull().default('percentage'),
    markup_value: amount().notNull().default(0),
    price_per_night: amount().notNull().default(0),
    rating: doublePrecision(),
    image_url: text(),
    gallery_urls: list(),
    amenities: list(),
    room_types: list(),
    is_featured: boolean().notNull().default(false),
    meal_options: list(),
    has_free_cancellation: boolean().notNull().default(true),
    latitude: doublePrecision().notNull().default(0),
    longitude: doublePrecision().notNull().default(0),
    /** A deleted hotel is kept, because bookings refer to it and the deletion can be undone. */
    is_deleted: boolean().notNull().default(false),
    deleted_date: timestampColumn(),
    /** Key of the attempt that created the hotel: a repeated attempt finds what the first one created. */
    create_key: text(),
    /**
     * Hash of what that attempt sent, to tell a repeat from other content with the same key, also after later changes.
     */
    create_hash: text(),
  },
  (t) => [
    uniqueIndex('hotels_create_key').on(t.create_key),
    index('hotels_newest').on(t.created_date.desc(), t.id),
    index('hotels_place').on(t.country, t.city),
  ],
);

export const bookings = pgTable(
  'bookings',
  {
    ...stamps,
    ...authorship,
    hotel_id: text().notNull(),
    hotel_name: text(),
    hotel_name_he: text(),
    hotel_location: text(),
    status: text().notNull().default('pending'),
    check_in_date: date({ mode: 'string' }),
    check_out_date: date({ mode: 'string' }),
    nights: integer(),
    total_price: amount(),
    guests: integer(),
    room_type: text(),
    meal_plan: text(),
    includes_meal: boolean().notNull().default(false),
    includes_car_rental: boolean().notNull().default(false),
    includes_attraction: boolean().notNull().default(false),
    includes_insurance: boolean().notNull().default(false),
    cancellation_policy: text(),
    guest_name: text(),
    guest_first_name: text(),
    guest_last_name: text(),
    guest_email: text(),
    guest_phone: text(),
    special_requests: text(),
    car_rental_details: jsonb(),
    insurance_details: jsonb(),
    attraction_details: list(),
    occupancy: jsonb(),
    other_guests: list(),
    payment: jsonb(),
    version: integer().notNull().default(1),
    effect: text(),
    attempt: integer().notNull().default(0),
    client_ref: text(),
    refs: list(),
    provider_ref: text(),
    quote: jsonb(),
    sent_at: timestampColumn(),
    due_at: timestampColumn(),
    tries: integer().notNull().default(0),
    key: text(),
    key_hash: text(),
    outcome: jsonb(),
    history: list(),
    claim_hash: text(),
    create_key: text(),
    language: text(),
    cancellation_details: jsonb(),
    admin_mark: jsonb(),
    mismatch: text(),
  },
  (t) => [
    // The pairs of status and pending operation that may be stored; no other state exists.
    check(
      'bookings_state',
      sql`(${t.status}, coalesce(${t.effect}, '')) in (('pending', ''), ('pending', 'book'), ('confirmed', ''),
        ('confirmed', 'cancel'), ('cancelled', ''), ('cancelled', 'cancel'))`,
    ),
    uniqueIndex('bookings_create_key').on(t.create_key),
    index('bookings_owner').on(t.created_by, t.created_date.desc()),
    index('bookings_newest').on(t.created_date.desc(), t.id),
    index('bookings_status').on(t.status, t.created_date.desc(), t.id),
    index('bookings_owed')
      .on(t.due_at)
      .where(sql`${t.effect} is not null`),
    index('bookings_client_ref').on(t.client_ref),
    // For finding the booking that sent a reference now or earlier, for each reservation that the provider reports.
    index('bookings_refs').using('gin', t.refs.op('jsonb_path_ops')),
    // For finding the booking with a confirmation number that the provider reports.
    index('bookings_provider_ref').on(t.provider_ref),
    index('bookings_arrival').on(t.check_in_date.desc(), t.id),
    index('bookings_hotel').on(t.hotel_id, t.check_in_date),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    ...stamps,
    ...authorship,
    hotel_id: text().notNull(),
    booking_id: text(),
    rating: integer().notNull(),
    /** Stars by topic; null in older reviews, and when no topic was rated. */
    topics: jsonb(),
    reviewer_name: text(),
    title: text(),
    comment: text(),
    stay_date: date({ mode: 'string' }),
    photos: list(),
  },
  (t) => [
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    uniqueIndex('reviews_booking').on(t.booking_id),
    index('reviews_hotel').on(t.hotel_id, t.created_date.desc()),
    index('reviews_newest').on(t.created_date.desc(), t.id),
  ],
);

export const users = pgTable(
  'users',
  {
    ...stamps,
    email: text().notNull(),
    full_name: text(),
    phone: text(),
    preferences: jsonb()
      .notNull()
      .default(sql`'{}'::jsonb`),
    role: text().notNull().default('user'),
    /** True once a link that was mailed to the address has been used. */
    is_verified: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    is_sample: boolean().notNull().default(false),
    password_hash: text().notNull(),
  },
  (t) => [
    check('users_role', sql`${t.role} in ('user', 'admin')`),
    uniqueIndex('users_email').on(t.email),
    index('users_newest').on(t.created_date.desc(), t.id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex, so that a stolen table contains no usable token. */
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestampColumn().notNull(),
    /** Null until the first use: a token from the login redirect must be used soon. */
    last_used_at: timestampColumn(),
    from_redirect: boolean().notNull().default(false),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_created').on(t.created_at)],
);

/** Links to choose a new password. The token itself is not stored, only its SHA-256 in hex. */
export const password_resets = pgTable(
  'password_resets',
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestampColumn().notNull(),
    used_at: timestampColumn(),
  },
  (t) => [index('password_resets_user').on(t.user_id)],
);

/** Facts about an uploaded file; its bytes are in the data folder. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    created_date: timestampColumn().notNull(),
    created_by_id: text(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    is_private: boolean().notNull().default(false),
    sha256: text().notNull(),
    /** The stay that a member's photo shows. */
    booking_id: text(),
  },
  (t) => [index('files_owner').on(t.created_by_id), index('files_booking').on(t.booking_id)],
);

/** Facts about this installation, such as “the demo data was added”. */
export const installation = pgTable('installation', {
  fact: text().primaryKey(),
  at: timestampColumn().notNull(),
});

/**
 * Counters of sign-in attempts and of actions per person, shared by all processes. The rate limiter determines the
 * columns.
 */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
