ALTER TABLE "assistant_threads" ADD COLUMN "last_key" text;--> statement-breakpoint
ALTER TABLE "assistant_threads" ADD COLUMN "last_reply" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_threads_last_key" ON "assistant_threads" USING btree ("last_key");