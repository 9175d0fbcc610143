ALTER TABLE "messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answer_key" text;