ALTER TABLE "bookings" ADD COLUMN "hotel_name_he" text;--> statement-breakpoint
-- Existing bookings get the Hebrew name of their hotel, unless the hotel was renamed since.
UPDATE "bookings" SET "hotel_name_he" = "hotels"."name_he" FROM "hotels"
WHERE "bookings"."hotel_id" = "hotels"."id" AND "hotels"."name_he" <> ''
  AND "bookings"."hotel_name" = coalesce(nullif("hotels"."name", ''), "hotels"."name_he");
