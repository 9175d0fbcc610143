import { randomUUID } from 'node:crypto';
import type { Visitor } from '#tests/support/visitor.ts';

export const hotelForm = (more: object = {}) => ({
  name: 'Hotel of the test',
  nameHe: 'מלון הבדיקה',
  description: 'Near the sea.',
  location: 'Hayarkon 1, Tel Aviv',
  city: 'Tel Aviv',
  country: 'Israel',
  basePriceMinor: 10_000,
  imageUrl: '/stock/sea.svg',
  amenities: ['WiFi', 'Pool', 'wifi', ' Pool '],
  latitude: 32.08,
  longitude: 34.77,
  ...more,
});

export const hotelFields = `
  id name nameHe city country markupType markupValue rating isFeatured hasFreeCancellation missing isDeleted updatedAt
  basePricePerNight { amountMinor currency } pricePerNight { amountMinor currency amount }
  imageUrl galleryUrls amenities roomTypes { name price { amountMinor } }`;

export interface AdminHotelFields {
  readonly id: string;
  readonly name: string;
  readonly missing: readonly string[];
  readonly isDeleted: boolean;
  readonly updatedAt: string;
  readonly amenities: readonly string[];
  readonly pricePerNight: { readonly amountMinor: number; readonly amount: string };
}

/** @param key the idempotency key of the attempt */
export async function createHotel(
  admin: Visitor,
  form: object,
  key: string = randomUUID(),
): Promise<AdminHotelFields> {
  const { data, errors } = await admin.ask<{ createHotel: { hotel: AdminHotelFields } }>(
    `mutation($input: AdminHotelInput!, $key: String!) { createHotel(input: $input, key: $key) { hotel { ${hotelFields} } } }`,
    { input: form, key },
  );
  if (errors.length > 0) throw new Error(`not stored: ${JSON.stringify(errors)}`);
  return data.createHotel.hotel;
}
