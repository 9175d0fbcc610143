import { randomUUID } from 'node:crypto';
import type { TestProduct } from '#tests/support/servers/product.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Signs a browser in. */
export async function signIn(visitor: Visitor, email: string, password: string): Promise<Visitor> {
  const { data, errors } = await visitor.ask<{ signIn: { __typename: string } }>(
    'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }',
    { input: { email, password } },
  );
  if (data.signIn?.__typename !== 'SignedIn') throw new Error(`not signed in: ${JSON.stringify(errors)}`);
  return visitor;
}

/** A browser in which the demo administrator is signed in. */
export const demoAdmin = (product: TestProduct): Promise<Visitor> =>
  signIn(product.visitor(), 'admin@example.com', 'admin-demo-1');

/** Number of calls for each platform operation so far, by its name in the metrics. */
async function platformCalls(product: TestProduct): Promise<Record<string, number>> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const counts: Record<string, number> = {};
  const line =
    /^solera_upstream_call_seconds_count\{upstream="entity-platform",call="(\w+)",[^}]*\} (\d+)$/gm;
  for (const [, call = '', count = '0'] of text.matchAll(line))
    counts[call] = (counts[call] ?? 0) + Number(count);
  return counts;
}

/** The platform calls made while `run` runs. */
export async function callsOf(
  product: TestProduct,
  run: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await platformCalls(product);
  await run();
  const after = await platformCalls(product);
  return Object.fromEntries(
    Object.entries(after)
      .map(([call, count]) => [call, count - (before[call] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

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

interface Refused {
  readonly errors: readonly { readonly extensions?: Record<string, unknown> | undefined }[];
}

/** Code of the first error; undefined without one. */
export const codeOf = ({ errors }: Refused): unknown => errors[0]?.extensions?.['code'];

/**
 * Sends queries that must succeed.
 * @param of returns the caller; evaluated each time, because it exists only once the product runs
 */
export const asking =
  (of: () => Visitor) =>
  async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const { data, errors } = await of().ask<T>(query, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  };
