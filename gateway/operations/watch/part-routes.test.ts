import { expect, it } from 'vitest';
import { routeName } from './part-routes.ts';
import type { ProcessPart } from '../tracing/tracing.ts';

it.each<[ProcessPart, string, string]>([
  ['gateway', '/graphql', 'graphql'],
  ['gateway', '/uploads/eyJhbGciOi', 'upload'],
  ['gateway', '/client-failures', 'failures'],
  ['gateway', '/media', 'media'],
  ['gateway', '/preview', 'preview'],
  ['gateway', '/assets/main-1a2b.js', 'asset'],
  ['gateway', '/tiles/streets.pmtiles', 'streets'],
  ['gateway', '/favicon.svg', 'asset'],
  ['gateway', '/sitemap.xml', 'crawler'],
  ['gateway', '/Hotel', 'page'],
  ['gateway', '/dana@example', 'page'],
  ['platform', '/api/apps/solera/entities/Booking/42', 'entities'],
  ['platform', '/api/apps/solera/auth/login', 'auth'],
  ['platform', '/somewhere', 'other'],
  ['provider', '/TBOHolidays_HotelAPI/Search', 'search'],
  ['provider', '/TBOHolidays_HotelAPI/PreBook', 'prebook'],
  ['provider', '/TBOHolidays_HotelAPI/Book', 'book'],
  ['provider', '/TBOHolidays_HotelAPI/BookingDetailsBasedOnDate', 'reservation'],
  ['provider', '/TBOHolidays_HotelAPI/TBOHotelCodeList', 'catalogue'],
  ['assistant', '/chat', 'chat'],
  ['assistant', '/chat/some-thread', 'thread'],
])('the route of a request to the %s, %s, is named %s', (part, path, route) => {
  expect(routeName(part, path)).toBe(route);
});
