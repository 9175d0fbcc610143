CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"hotel_id" text NOT NULL,
	"hotel_name" text,
	"hotel_location" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"check_in_date" date,
	"check_out_date" date,
	"nights" integer,
	"total_price" numeric(12, 2),
	"guests" integer,
	"room_type" text,
	"meal_plan" text,
	"includes_meal" boolean DEFAULT false NOT NULL,
	"includes_car_rental" boolean DEFAULT false NOT NULL,
	"includes_attraction" boolean DEFAULT false NOT NULL,
	"includes_insurance" boolean DEFAULT false NOT NULL,
	"cancellation_policy" text,
	"guest_name" text,
	"guest_first_name" text,
	"guest_last_name" text,
	"guest_email" text,
	"guest_phone" text,
	"special_requests" text,
	"car_rental_details" jsonb,
	"insurance_details" jsonb,
	"attraction_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"occupancy" jsonb,
	"other_guests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"effect" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"client_ref" text,
	"refs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"provider_ref" text,
	"quote" jsonb,
	"sent_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"key" text,
	"key_hash" text,
	"outcome" jsonb,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"claim_hash" text,
	"create_key" text,
	CONSTRAINT "bookings_state" CHECK (("bookings"."status", coalesce("bookings"."effect", '')) in (('pending', ''), ('pending', 'book'), ('confirmed', ''),
        ('confirmed', 'cancel'), ('cancelled', ''), ('cancelled', 'cancel')))
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"name" text,
	"name_he" text,
	"description" text,
	"description_he" text,
	"location" text,
	"city" text,
	"country" text,
	"base_price_per_night" numeric(12, 2) DEFAULT 0 NOT NULL,
	"markup_type" text DEFAULT 'percentage' NOT NULL,
	"markup_value" numeric(12, 2) DEFAULT 0 NOT NULL,
	"price_per_night" numeric(12, 2) DEFAULT 0 NOT NULL,
	"rating" double precision,
	"image_url" text,
	"gallery_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amenities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"room_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"meal_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_free_cancellation" boolean DEFAULT true NOT NULL,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"fact" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" text,
	"rating" integer NOT NULL,
	"reviewer_name" text,
	"title" text,
	"comment" text,
	"stay_date" date,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"from_redirect" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"full_name" text,
	"phone" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_verified" boolean DEFAULT true NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_create_key" ON "bookings" USING btree ("create_key");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("created_by","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bookings_owed" ON "bookings" USING btree ("due_at") WHERE "bookings"."effect" is not null;--> statement-breakpoint
CREATE INDEX "bookings_client_ref" ON "bookings" USING btree ("client_ref");--> statement-breakpoint
CREATE INDEX "bookings_hotel" ON "bookings" USING btree ("hotel_id","check_in_date");--> statement-breakpoint
CREATE INDEX "hotels_newest" ON "hotels" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "hotels_place" ON "hotels" USING btree ("country","city");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking" ON "reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "reviews_hotel" ON "reviews" USING btree ("hotel_id","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_date" DESC NULLS LAST,"id");