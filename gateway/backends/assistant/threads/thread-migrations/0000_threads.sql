CREATE TABLE "assistant_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text,
	"language" text NOT NULL,
	"state" jsonb,
	"facts" jsonb NOT NULL,
	"turns" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone NOT NULL,
	"held_by" uuid,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "assistant_threads_last_used" ON "assistant_threads" USING btree ("last_used");