import { describe, expect, it } from 'vitest';
import { distanceWords, metersBetween, roundedMeters } from '#shared/map/place-in-town.ts';
import { cityParts } from '../data/city-parts.ts';
import { createCities } from './cities.ts';

const towns = createCities();
const rome = { city: 'Rome', country: 'Italy' };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the location of a hotel in its city', () => {
  it('contains the straight line to the centre and the nearby part', () => {
    expect(towns.placeInTown({ ...rome, coordinates: at(41.8895, 12.4701) })).toMatchObject({
      metersToCentre: 1_200,
      near: { name: 'Trastevere', nameHe: 'טרסטוורה' },
    });
    expect(towns.placeInTown({ ...rome, coordinates: at(41.83, 12.47) })).toMatchObject({
      metersToCentre: 7_400,
      near: null,
    });
  });

  it.each([
    ['Rome', 'Italy', 'Piazza Venezia', 41.8958, 12.4826],
    ['Istanbul', 'Turkey', 'Sultanahmet', 41.0058, 28.977],
  ])('is measured in %s, %s, from %s', (city, country, _square, latitude, longitude) => {
    const place = towns.placeInTown({ city, country, coordinates: at(latitude, longitude) });
    expect(place?.metersToCentre).toBe(50);
    expect(place?.centre.latitude).toBeCloseTo(latitude, 4);
    expect(place?.centre.longitude).toBeCloseTo(longitude, 4);
  });

  it('is within a kilometre of the centre of Rome for the Colosseum', () => {
    const place = towns.placeInTown({ ...rome, coordinates: at(41.8902, 12.4922) });
    expect(place?.metersToCentre).toBeLessThanOrEqual(1_000);
  });

  it('is unknown when the coordinates are missing or far from the city', () => {
    expect(towns.placeInTown({ ...rome, coordinates: null })).toBeNull();
    expect(
      towns.placeInTown({ ...rome, city: 'San Martino di Lupari', coordinates: at(41.89, 12.5) }),
    ).toBeNull();
    expect(towns.placeInTown({ ...rome, country: 'Atlantis', coordinates: at(41.89, 12.5) })).toBeNull();
    expect(towns.placeInTown({ ...rome, city: 'Nowhere', coordinates: at(41.89, 12.5) })).toBeNull();
  });

  it.each([
    ['Tel Aviv', 'Israel', 32.08, 34.78],
    ['תל אביב', 'ישראל', 32.08, 34.78],
    ['New York', 'United States', 40.75, -73.98],
    ['Seville', 'Spain', 37.39, -5.99],
    ['Cologne', 'Germany', 50.94, 6.96],
    ['Rishon LeZion', 'Israel', 31.96, 34.8],
    ['Haifa, Carmel', 'Israel', 32.8, 34.99],
  ])('is found for %s, in either language and in various spellings', (city, country, latitude, longitude) => {
    expect(towns.placeInTown({ city, country, coordinates: at(latitude, longitude) })).not.toBeNull();
  });

  it('is that in the nearest of several cities with the same name', () => {
    const springfield = { city: 'Springfield', country: 'United States' };
    expect(towns.placeInTown({ ...springfield, coordinates: at(42.1, -72.59) })?.metersToCentre).toBeLessThan(
      2_000,
    );
    expect(towns.placeInTown({ ...springfield, coordinates: at(39.8, -89.65) })?.metersToCentre).toBeLessThan(
      2_000,
    );
  });

  it('names each known part of a city for a hotel in the middle of that part', () => {
    const lost = cityParts.filter(({ city, country, middle, name }) => {
      if (!middle) return false;
      const place = towns.placeInTown({ city, country, coordinates: middle });
      return place?.near?.name !== name || place.metersToCentre > 25_000;
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

describe('distances', () => {
  it('are measured in a straight line: 478 km from Rome to Milan', () => {
    expect(metersBetween(at(41.89193, 12.51133), at(45.46427, 9.18951))).toBeCloseTo(478_000, -4);
  });

  it.each([
    [3, 50],
    [112, 100],
    [974, 950],
    [990, 1_000],
    [1_249, 1_200],
    [9_940, 9_900],
    [12_700, 13_000],
  ])('are rounded: %i as %i', (meters, rounded) => {
    expect(roundedMeters(meters)).toBe(rounded);
  });

  it.each([
    [850, 'en', '850 m'],
    [1_200, 'en', '1.2 km'],
    [1_200, 'de', '1,2 km'],
    [3_000, 'he', '3 ק״מ'],
  ])('are formatted in the language of the user: %i in %s', (meters, locale, words) => {
    expect(
      distanceWords(meters, locale)
        .replaceAll(/\p{Cf}|\s/gu, ' ')
        .trim(),
    ).toBe(words);
  });
});

describe('the countries of a large city', () => {
  it('are found by its name, the largest city first, and none for a name without a large city', () => {
    expect(towns.countriesOf('sarajevo')).toEqual(['BA']);
    expect(towns.countriesOf('cordoba').slice(0, 2)).toEqual(['AR', 'ES']);
    expect(towns.countriesOf('sarajev')).toEqual([]);
  });
});
