import { expect, it, vi } from 'vitest';
import { createCatalogues } from './catalogues.ts';

const pages = () => {
  const he = vi.fn<() => Promise<Record<string, string>>>().mockResolvedValue({ 'app.home': 'בית' });
  const hotelHe = vi
    .fn<() => Promise<Record<string, string>>>()
    .mockResolvedValue({ 'hotel.rooms': 'חדרים' });
  const hotelDe = async () => ({ 'hotel.rooms': 'Zimmer' });
  const catalogues = createCatalogues(
    { he, de: async () => ({ 'app.home': 'Start' }) },
    { hotel: { he: hotelHe, de: hotelDe } },
  );
  return { catalogues, he, hotelHe };
};

it('the texts of a page are loaded once, when the page needs them, in addition to those of every page', async () => {
  const { catalogues, he, hotelHe } = pages();
  await catalogues.load('he');
  expect(catalogues.loaded('he')).toEqual({ 'app.home': 'בית' });
  await Promise.all([catalogues.want('hotel'), catalogues.want('hotel')]);
  await catalogues.load('he');
  expect(catalogues.loaded('he')).toEqual({ 'app.home': 'בית', 'hotel.rooms': 'חדרים' });
  expect([he.mock.calls.length, hotelHe.mock.calls.length]).toEqual([1, 1]);
});

it('a language chosen later loads the texts of all pages that were requested', async () => {
  const { catalogues } = pages();
  await catalogues.want('hotel');
  expect(catalogues.loaded('de')).toBeNull();
  expect(await catalogues.load('de')).toEqual({ 'app.home': 'Start', 'hotel.rooms': 'Zimmer' });
});

it('texts of a page whose load failed are loaded again when they are requested again', async () => {
  const { catalogues, hotelHe } = pages();
  await catalogues.load('he');
  hotelHe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(catalogues.want('hotel')).rejects.toThrow('Failed to fetch');
  await catalogues.want('hotel');
  expect(catalogues.loaded('he')).toHaveProperty('hotel.rooms');
});

it('listeners are called for texts that are loaded later, and the texts are a new object then', async () => {
  const { catalogues } = pages();
  await catalogues.load('he');
  const before = catalogues.loaded('he');
  const listener = vi.fn<() => void>();
  const stop = catalogues.subscribe(listener);
  await catalogues.want('hotel');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(catalogues.loaded('he')).not.toBe(before);
  expect(catalogues.loaded('he')).toBe(catalogues.loaded('he'));
  stop();
});

it('texts of a page do not wait for a language that failed to load or is no longer chosen', async () => {
  const never = () => new Promise<Record<string, string>>(() => {});
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const he = async () => ({ 'hotel.rooms': 'חדרים' });
  const catalogues = createCatalogues(
    { fr: lost, de: async () => ({}), he: async () => ({}) },
    { hotel: { fr: lost, de: never, he } },
  );
  await catalogues.load('de');
  await catalogues.load('he');
  await expect(catalogues.load('fr')).rejects.toThrow('Failed to fetch');
  await catalogues.want('hotel');
  expect(catalogues.loaded('he')).toHaveProperty('hotel.rooms');
});

it('texts of a page are also loaded in the language still shown when the next one cannot be loaded', async () => {
  let lose = () => {};
  const fr = () =>
    new Promise<Record<string, string>>((_, reject) => {
      lose = () => reject(new TypeError('Failed to fetch'));
    });
  const catalogues = createCatalogues(
    { he: async () => ({}), fr },
    { hotel: { he: async () => ({ 'hotel.rooms': 'חדרים' }) } },
  );
  await catalogues.load('he');
  const next = catalogues.load('fr');
  await catalogues.want('hotel');
  lose();
  await expect(next).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(catalogues.loaded('he')).toHaveProperty('hotel.rooms'));
});
