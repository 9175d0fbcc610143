import { expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { MapPin } from '#ui/map/pins/pinGroups.ts';
import { useMapPins } from './useMapPins.ts';

const words = {
  priced: (hotel: string, price: string, hasFees: boolean) => `${hotel} ${price} ${hasFees}`,
  soldOut: (hotel: string) => `${hotel} sold out`,
};
const hotel = (id: string) => ({
  id,
  name: { en: id, he: null },
  coordinates: { latitude: 32, longitude: 35 },
  pricePerNight: money(500),
  propertyFees: [],
});

const pinsOf = (...hotels: Parameters<typeof useMapPins>[0]) => {
  const seen: (readonly MapPin[])[] = [];
  function Pins() {
    seen.push(useMapPins(hotels, words));
    return null;
  }
  renderRoute(<Pins />);
  return seen.at(-1) ?? [];
};

it('a pin shows that fees are paid at the hotel on top of its price, as the card does', () => {
  const taxed = { ...hotel('b'), propertyFees: [money(12, 'EUR')], fullCost: money(1_050) };
  expect(pinsOf({ ...hotel('a'), fullCost: money(1_000) }, taxed)).toMatchObject([
    { label: '₪500', name: 'a ₪500 false' },
    { label: '₪500\u00a0+', name: 'b ₪500 true' },
  ]);
});

it('hotels are compared by their full cost, with the fees at the property', () => {
  const cheap = {
    ...hotel('a'),
    pricePerNight: money(490),
    propertyFees: [money(90)],
    fullCost: money(1_070),
  };
  expect(pinsOf(cheap, { ...hotel('b'), fullCost: money(1_000) }).map(({ price }) => price)).toEqual([
    107_000, 100_000,
  ]);
});

it('a hotel without a price has no fees on its pin', () => {
  expect(pinsOf({ ...hotel('a'), pricePerNight: null, fullCost: null })).toMatchObject([
    { label: null, price: null, name: 'a sold out', look: 'soldOut' },
  ]);
});
