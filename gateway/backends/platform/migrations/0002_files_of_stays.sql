ALTER TABLE "files" ADD COLUMN "booking_id" text;--> statement-breakpoint
CREATE INDEX "files_booking" ON "files" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_open" ON "outbox_mails" USING btree ("updated_date") WHERE "outbox_mails"."status" = 'stored';