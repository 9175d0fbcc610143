ALTER TABLE "users" ALTER COLUMN "is_verified" SET DEFAULT false;--> statement-breakpoint
UPDATE "users" SET "is_verified" = false WHERE NOT EXISTS (SELECT 1 FROM "password_resets" WHERE "password_resets"."user_id" = "users"."id" AND "password_resets"."used_at" IS NOT NULL);--> statement-breakpoint
UPDATE "bookings" SET "created_by" = NULL, "version" = "version" + 1 WHERE "is_sample" AND "created_by" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."email" = "bookings"."created_by" AND "users"."is_sample");
