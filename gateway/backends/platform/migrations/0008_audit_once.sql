ALTER TABLE "audit_entries" ADD COLUMN "entry_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_once" ON "audit_entries" USING btree ("entry_key");