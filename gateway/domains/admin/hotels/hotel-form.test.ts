import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { hotelFields, newHotelFields, type HotelFormInput } from './hotel-form.ts';

const refusedFields = (form: HotelFormInput): readonly string[] => {
  try {
    hotelFields(form);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'BAD_USER_INPUT') return cause.facts.fields ?? [];
    throw cause;
  }
  return [];
};

describe('the hotel form', () => {
  it('has a valid value for every field when it is left empty', () => {
    expect(newHotelFields({})).toMatchObject({
      name: '',
      markupType: 'percentage',
      markupValue: 15,
      rating: 5,
      hasFreeCancellation: true,
      isFeatured: false,
      pricePerNight: { amountMinor: 0, currency: 'ILS' },
      imageUrl: null,
      roomTypes: [],
    });
  });

  it('leaves the stars of a stored hotel unchanged unless the form sets them', () => {
    expect(hotelFields({ markupValue: 18 }).rating).toBeNull();
    expect(hotelFields({ rating: null }).rating).toBeNull();
    expect(hotelFields({ rating: 3 }).rating).toBe(3);
    expect(newHotelFields({ rating: 3 }).rating).toBe(3);
    expect(newHotelFields({ rating: null }).rating).toBe(5);
  });

  it('trims texts, removes duplicates, and computes the price', () => {
    const fields = hotelFields({
      name: '  Sea\r\nside ',
      city: 'Haifa\u0007',
      basePriceMinor: 12_345,
      markupValue: 10.004,
      imageUrl: ' ',
      galleryUrls: ['/files/a', ' /files/a ', ''],
      amenities: ['WiFi', 'wifi', ' Pool', 'Pool', ''],
      mealOptions: ['Breakfast', 'breakfast'],
      roomTypes: [
        { name: ' Room ', priceMinor: 100, amenities: ['Spa', 'spa'] },
        { name: 'Loft', priceMinor: 100, count: 500 },
      ],
    });
    expect(fields).toMatchObject({
      name: 'Sea side',
      city: 'Haifa',
      markupValue: 10,
      pricePerNight: { amountMinor: 13_580 },
      imageUrl: null,
      galleryUrls: ['/files/a'],
      amenities: ['WiFi', 'Pool'],
      mealOptions: ['Breakfast'],
      roomTypes: [
        {
          name: 'Room',
          nameHe: '',
          price: { amountMinor: 100, currency: 'ILS' },
          amenities: ['Spa'],
          count: null,
        },
        { name: 'Loft', count: 500 },
      ],
    });
  });

  it('stores names and places as one line each, without invisible characters', () => {
    const copied = {
      name: 'Sea\u202Eside',
      nameHe: '\u200Fחוף הים',
      location: '1 Main\u2028Street',
      country: '\u2067Israel\u2069',
      amenities: ['Po\u202Eol', 'Pool', '\u200f'],
      roomTypes: [{ name: 'Ro\u202Eom', priceMinor: 1 }],
    };
    expect(hotelFields(copied)).toMatchObject({
      name: 'Seaside',
      nameHe: 'חוף הים',
      location: '1 Main Street',
      country: 'Israel',
      amenities: ['Pool'],
      roomTypes: [{ name: 'Room' }],
    });
  });

  it.each<[HotelFormInput, string]>([
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ city: 'a\0b' }, 'city'],
    [{ basePriceMinor: -1 }, 'basePriceMinor'],
    [{ basePriceMinor: 100_000_001 }, 'basePriceMinor'],
    [{ basePriceMinor: 100_000_000, markupValue: 1 }, 'markupValue'],
    [{ markupValue: Number.NaN }, 'markupValue'],
    [{ markupValue: 1e9 }, 'markupValue'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ imageUrl: '//evil.example/x.png' }, 'imageUrl'],
    [{ imageUrl: 'data:image/svg+xml,x' }, 'imageUrl'],
    [{ galleryUrls: ['/a', 'ftp://x/y'] }, 'galleryUrls'],
    [{ galleryUrls: Array.from({ length: 51 }, (_, at) => `/${at}`) }, 'galleryUrls'],
    [{ amenities: ['x'.repeat(101)] }, 'amenities'],
    [{ roomTypes: [{ name: 'a', priceMinor: -1 }] }, 'roomTypes'],
    [{ roomTypes: [{ name: 'a', priceMinor: 1, imageUrl: 'x' }] }, 'roomTypes'],
    [{ roomTypes: [{ name: 'a', priceMinor: 1, count: -1 }] }, 'roomTypes'],
    [{ roomTypes: [{ name: 'a', priceMinor: 1, count: 501 }] }, 'roomTypes'],
    [{ roomTypes: [{ name: 'a', priceMinor: 1, count: 1.5 }] }, 'roomTypes'],
    [{ latitude: 90.1 }, 'latitude'],
    [{ longitude: -181 }, 'longitude'],
  ])('refuses %j and names the field', (form, field) => {
    expect(refusedFields(form)).toEqual([field]);
  });

  it.each<HotelFormInput>([
    { imageUrl: '/files/u/1/a.png' },
    { imageUrl: 'https://pictures.example/a.png' },
    { markupValue: -5 },
    { basePriceMinor: 100_000_000, markupValue: 0 },
  ])('accepts %j', (form) => {
    expect(refusedFields(form)).toEqual([]);
  });
});
