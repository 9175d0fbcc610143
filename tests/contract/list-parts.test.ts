/** A part of a list entry that is read from a source of its own may be missing, and must never fail the complete list. */
import { getNamedType, getNullableType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parts } from '#gateway/limits/parts.ts';
import { resolverMaps, typeSchema } from '#gateway/schema.ts';

const schema = typeSchema();

/** Types of the entries of all lists, and of all their fields. */
function typesInLists(): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (type: unknown): void => {
    if (isUnionType(type)) return type.getTypes().forEach(add);
    if (!isObjectType(type) || found.has(type.name)) return;
    found.add(type.name);
    for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (isListType(getNullableType(field.type))) add(getNamedType(field.type));
  }
  return found;
}

/** Resolvers that look as if they waited for a source but do not, and what they do instead. */
const madeHere: ReadonlyMap<string, string> = new Map([
  ['Booking.canCancel', 'judges the loaded record by the clock'],
  ['Booking.extrasRefundableUntil', 'judges the loaded record by the clock'],
  ['Booking.needsPhone', 'compares the loaded record with a setting'],
  ['OutboxMail.resendRefusal', 'judges the loaded mail by the clock'],
  ['Hotel.placeInTown', 'reads the tables of towns in memory'],
  ['HotelSummary.placeInTown', 'reads the tables of towns in memory'],
  ['Hotel.surroundings', 'reads the coasts and landmarks in memory'],
  ['HotelSummary.surroundings', 'reads the coasts and landmarks in memory'],
  ['HotelPin.metersToSea', 'reads the coasts in memory'],
]);

const waitsForSource = (resolve: unknown): boolean =>
  typeof resolve === 'function' &&
  /\basync\b|\bloaders\b|\bservices\b|\bthen\(|=> \w+\.\w+\(\)$/.test(String(resolve));

const entries = typesInLists();
const resolvers = resolverMaps().flatMap((map) =>
  Object.entries(map).flatMap(([type, fields]) =>
    Object.entries(fields ?? {}).map(([field, resolve]) => ({ type, field, resolve: resolve as unknown })),
  ),
);
const ofEntries = resolvers.filter(({ type }) => entries.has(type));

describe('the fields of list entries', () => {
  it('are found for the entries of every list: hotels, favorites, bookings, reviews, emails, users', () => {
    for (const type of [
      'HotelSummary',
      'Hotel',
      'Favorite',
      'Booking',
      'AdminReview',
      'OutboxMail',
      'Viewer',
    ])
      expect(entries).toContain(type);
    expect(ofEntries.length).toBeGreaterThan(30);
  });

  it('that are read from another source are listed in `parts`', () => {
    const missing = ofEntries
      .filter(({ resolve }) => waitsForSource(resolve))
      .map(({ type, field }) => `${type}.${field}`)
      .filter((name) => !madeHere.has(name))
      .filter((name) => !parts[name.split('.')[0] ?? '']?.[name.split('.')[1] ?? '']);
    expect(missing).toEqual([]);
  });

  it('that are listed in `parts` are nullable', () => {
    const wrong = Object.entries(parts).flatMap(([typeName, fields]) => {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) return [typeName];
      return Object.keys(fields)
        .filter((name) => isNonNullType(type.getFields()[name]?.type))
        .map((name) => `${typeName}.${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('that are exceptions in this test exist', () => {
    const names = new Set(ofEntries.map(({ type, field }) => `${type}.${field}`));
    expect([...madeHere.keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});
