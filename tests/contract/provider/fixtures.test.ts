import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import * as wire from './wire.ts';

const text = (name: string): string =>
  readFileSync(new URL(`../../fixtures/wire/provider/${name}.json`, import.meta.url), 'utf8');

const bodies: readonly (readonly [string, z.ZodType])[] = [
  ['country-list', wire.countryListBody],
  ['city-list', wire.cityListBody],
  ['hotel-list-short', wire.shortListBody],
  ['hotel-list-long', wire.longListBody],
  ['hotel-code-list', wire.hotelCodeListBody],
  ['hotel-details', wire.hotelDetailsBody],
  ['search', wire.searchBody],
  ['search-plain', wire.plainSearchBody],
  ['prebook', wire.prebookBody],
  ['book', wire.bookBody],
  ['booking-detail', wire.bookingDetailBody],
  ['booking-report', wire.reportBody],
  ['cancel', wire.cancelBody],
];

it.each(bodies)('the hand-written body %s has the wire format of the sandbox', (name, schema) => {
  expect(schema.safeParse(JSON.parse(text(name))).error).toBeUndefined();
});

it.each([
  ['hotel-list-none', 500],
  ['search-no-rooms', 201],
  ['search-wrong-password', 401],
  ['prebook-expired', 315],
  ['booking-detail-unknown', 400],
  ['cancel-refused', 479],
])('the refusal %s contains only Status', (name, code) => {
  expect(wire.refusedWith(JSON.parse(text(name)))).toBe(code);
});
