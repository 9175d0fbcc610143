import { describe, expect, it } from 'vitest';
import { formHotel } from '../../testing/factories.ts';
import {
  changedFacts,
  draftOf,
  finalPriceOf,
  isSameDraft,
  missingIn,
  movedEntry,
  newDraft,
  newRoom,
  roomsFromOf,
  toInput,
  withChoice,
} from './hotelDraft.ts';

describe('the hotel form', () => {
  it('starts with the defaults of a new hotel', () => {
    expect(toInput(newDraft())).toEqual({
      name: '',
      nameHe: '',
      description: '',
      descriptionHe: '',
      location: '',
      city: '',
      country: '',
      basePriceMinor: 0,
      markupType: 'percentage',
      markupValue: 15,
      rating: 5,
      imageUrl: null,
      galleryUrls: [],
      amenities: [],
      roomTypes: [],
      isFeatured: false,
      mealOptions: [],
      hasFreeCancellation: true,
      latitude: 0,
      longitude: 0,
    });
  });

  it.each<[string, 'percentage' | 'fixed', string, number]>([
    ['100', 'percentage', '15', 11_500],
    ['100', 'fixed', '15', 11_500],
    ['99.99', 'percentage', '12.5', 11_249],
    ['0.1', 'percentage', '15', 12],
    ['100', 'percentage', 'much', 10_000],
    ['none', 'fixed', '20', 2_000],
    ['100', 'percentage', '-20', 8_000],
    ['-3', 'fixed', '0', 0],
  ])(
    'calculates from net %s and a markup (%s) of %s the final price of %d agorot',
    (netPrice, markupType, markupValue, amountMinor) => {
      expect(finalPriceOf({ netPrice, markupType, markupValue })).toEqual({ amountMinor, currency: 'ILS' });
    },
  );

  it.each<[string, [name: string, price: string, count?: string][], number | null]>([
    ['no room type', [], null],
    [
      'none with a name and a price',
      [
        ['', '90'],
        ['Loft', ''],
        [' ', '80'],
      ],
      null,
    ],
    [
      'the cheapest one',
      [
        ['Suite', '900'],
        ['Classic', '736'],
        ['', '1'],
      ],
      73_600,
    ],
    [
      'the cheapest one that has rooms',
      [
        ['Classic', '736', '0'],
        ['Suite', '900', '2'],
      ],
      90_000,
    ],
    [
      'the cheapest one when none has rooms',
      [
        ['Classic', '736', '0'],
        ['Suite', '900', '0'],
      ],
      73_600,
    ],
  ])('calculates the lowest price of its room types: %s', (_, rooms, amountMinor) => {
    const roomTypes = rooms.map(([name, price, count = '']) => ({ ...newRoom(name), name, price, count }));
    expect(roomsFromOf({ roomTypes })).toEqual(
      amountMinor === null ? null : { amountMinor, currency: 'ILS' },
    );
  });

  it('sends a stored hotel back unchanged', () => {
    const hotel = formHotel({
      roomTypes: [
        {
          __typename: 'AdminRoomType',
          name: 'Loft',
          nameHe: '',
          price: { __typename: 'Money', amountMinor: 20_050, currency: 'ILS' },
          description: 'High',
          descriptionHe: '',
          imageUrl: null,
          amenities: ['WiFi'],
          count: 3,
        },
      ],
    });
    const draft = draftOf(hotel);
    expect(draft).toMatchObject({ netPrice: '100.00', markupValue: '15', latitude: '32.82' });
    expect(toInput(draft)).toMatchObject({
      basePriceMinor: 10_000,
      latitude: 32.82,
      roomTypes: [{ name: 'Loft', priceMinor: 20_050, amenities: ['WiFi'], count: 3 }],
    });
    expect(isSameDraft(draft, draftOf(hotel))).toBe(true);
    expect(isSameDraft(draft, { ...draft, roomTypes: [...draft.roomTypes, newRoom('new')] })).toBe(false);
    expect(isSameDraft(draft, { ...draft, netPrice: '100' })).toBe(true);
  });

  it.each([1, 4, 5, null])('sends the rating only when it was edited: %j', (rating) => {
    const draft = draftOf(formHotel({ rating }));
    expect(draft.rating).toBe(rating);
    expect(toInput({ ...draft, markupValue: '18' })).not.toHaveProperty('rating');
    const touched = { ...draft, rating: 3 };
    expect(toInput(touched)).toMatchObject({ rating: 3 });
    expect(isSameDraft(draft, touched)).toBe(false);
    expect(toInput({ ...touched, rating })).not.toHaveProperty('rating');
  });

  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['12', 12],
    ['2.6', 3],
    ['-1', 0],
    ['900', 500],
    ['many', 0],
  ])('reads %j as this number of rooms: %j', (text, count) => {
    const room = { ...newRoom('one'), count: text };
    expect(toInput({ ...newDraft(), roomTypes: [room] }).roomTypes).toMatchObject([{ count }]);
  });

  it('lists the missing facts that keep a hotel hidden from travellers', () => {
    expect(missingIn(newDraft())).toEqual(['name', 'place', 'price']);
    expect(missingIn({ ...newDraft(), name: 'Sea', country: 'Israel', netPrice: '1' })).toEqual([]);
    expect(missingIn({ ...draftOf(formHotel()), name: '  ', netPrice: 'free' })).toEqual(['name', 'price']);
  });

  it('adds a chosen key only once, and moves entries within a list', () => {
    expect(withChoice(['WiFi', 'wifi'], 'WiFi', true)).toEqual(['WiFi']);
    expect(withChoice(['WiFi', 'Pool'], 'WiFi', false)).toEqual(['Pool']);
    expect(movedEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(movedEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('lists the facts that another administrator changed', () => {
    const before = formHotel();
    expect(changedFacts(before, before)).toEqual([]);
    expect(
      changedFacts(before, { ...before, name: 'Other', amenities: ['Pool'], updatedAt: 'later' }),
    ).toEqual(['name', 'amenities']);
  });
});
