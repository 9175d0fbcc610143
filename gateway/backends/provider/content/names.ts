import { hash32 } from '../random.ts';
import type { City } from '../geography/city.ts';
import { flavourOf } from './name-words.ts';

const districts = ['Center', 'Old Town', 'Park', 'Station', 'Riverside', 'North', 'Airport', 'Gardens'];

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** A step with which every slot is visited once; it differs between cities. */
function stepFor(slots: number, cityCode: string): number {
  let step = 1 + ((hash32('name-step', cityCode) >>> 0) % (slots - 1));
  while (greatestCommonDivisor(step, slots) !== 1) step += 1;
  return step;
}

/**
 * Name of the hotel at an index of its city; no two hotels of a city share a name. Some contain an ampersand or lack an
 * apostrophe ("Te ena"), like the provider's.
 */
export function hotelName(city: City, index: number): string {
  const { words, patterns } = flavourOf(city.country);
  const slots = words.length * patterns.length;
  const offset = (hash32('name-offset', city.code) >>> 0) % slots;
  const slot = (offset + (index % slots) * stepFor(slots, city.code)) % slots;
  const round = Math.floor(index / slots);
  const word = words[slot % words.length] ?? '';
  const pattern = patterns[Math.floor(slot / words.length)] ?? '*';
  const name = pattern.replace('*', word).replace('@', city.name.split(',')[0] ?? '');
  const cleaned = name.replace(/^The The /u, 'The ').replace(/^Hotel Hotel /u, 'Hotel ');
  return round === 0 ? cleaned : `${cleaned} ${districts[(round - 1) % districts.length] ?? ''}`;
}
