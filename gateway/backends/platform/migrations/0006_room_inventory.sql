CREATE TABLE "room_inventories" (
	"id" text PRIMARY KEY NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"updated_date" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_by_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"hotel_id" text NOT NULL,
	"room_type" text NOT NULL,
	"room_key" text NOT NULL,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "room_inventories_once" ON "room_inventories" USING btree ("hotel_id","room_key");--> statement-breakpoint
CREATE INDEX "room_inventories_refs" ON "room_inventories" USING gin ("refs" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "room_inventories_holders" ON "room_inventories" USING gin ("holders" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "room_inventories_changed" ON "room_inventories" USING btree ("updated_date");