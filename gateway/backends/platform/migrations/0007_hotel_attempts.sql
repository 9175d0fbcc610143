ALTER TABLE "hotels" ADD COLUMN "create_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "hotels_create_key" ON "hotels" USING btree ("create_key");