CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"is_private" boolean DEFAULT false NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"actor_id" text,
	"actor_email" text,
	"action" text NOT NULL,
	"entity" text,
	"record_id" text,
	"summary" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"hotel_id" text NOT NULL,
	"hotel_name" text,
	"price_per_night" numeric(12, 2),
	"stay" jsonb
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"subject" text,
	"message" text,
	"preferred_contact" text,
	"topic" text,
	"language" text,
	"is_handled" boolean DEFAULT false NOT NULL,
	"handled_by" text,
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('contact', 'handover', 'notify'))
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text,
	"text" text,
	"language" text,
	"kind" text,
	"reference" text,
	"status" text DEFAULT 'stored' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_date" timestamp with time zone,
	CONSTRAINT "outbox_mails_status" CHECK ("outbox_mails"."status" in ('stored', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_details" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "admin_mark" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "mismatch" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "deleted_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("entity","record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_once" ON "favorites" USING btree ("created_by","hotel_id");--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("created_date" DESC NULLS LAST) WHERE not "messages"."is_handled";--> statement-breakpoint
CREATE INDEX "outbox_mails_newest" ON "outbox_mails" USING btree ("created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_mails_reference" ON "outbox_mails" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_date" DESC NULLS LAST,"id");