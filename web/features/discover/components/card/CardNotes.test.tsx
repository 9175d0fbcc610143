import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { defaultCriteria } from '#lib/search/searchState.ts';
import { hotel } from '../../testing/factories.ts';
import { HotelCard } from './HotelCard.tsx';

const stay = defaultCriteria('2026-05-11');

const show = (changes: Partial<HotelCard_HotelFragment>, options: RouteOptions = {}, criteria = stay) => {
  renderRoute(<HotelCard hotel={hotel(changes)} criteria={criteria} isFirst />, options);
  return within(screen.getByRole('article'));
};

/** Text without invisible direction marks and with plain spaces. */
const plain = ({ textContent }: Element) =>
  (textContent ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('fees paid at the hotel', () => {
  const fee = { __typename: 'Money' as const, amountMinor: 1_200, currency: 'EUR' };

  it.each([
    ['en', /includes taxes, plus €12(\.00)? for the whole stay paid at the hotel/],
    ['he', /כולל מסים, ועוד .*12.* לכל השהייה לתשלום במלון/],
  ] as const)('replace the text that the price includes all fees, in %s', (language, words) => {
    const card = show({ propertyFees: [fee] }, { language });
    expect(plain(screen.getByRole('article'))).toMatch(words);
    expect(card.queryByText(/includes taxes and fees|כולל מסים וחיובים/)).not.toBeInTheDocument();
  });
});

describe('the note about beds on a card', () => {
  const upgrades = [
    { __typename: 'PriceUpgrade' as const, wish: 'BEDS_FOR_ALL' as const, morePerNight: money(80) },
  ];

  it('says that there are too few, and what a room with enough beds costs more', () => {
    const card = show({ bedPlaces: 2, upgrades });
    expect(plain(card.getByText(/beds for 2/))).toBe(
      'This room has beds for 2Beds for everyone from +₪80 a night',
    );
  });

  it('counts the beds of several rooms together', () => {
    const card = show({ bedPlaces: 3 }, {}, { ...stay, party: { ...stay.party, adults: 5, rooms: 2 } });
    expect(card.getByText('These rooms have beds for 3')).toBeVisible();
  });

  it('is shown in Hebrew', () => {
    const card = show({ bedPlaces: 2 }, { language: 'he' });
    expect(card.getByText('בחדר הזה יש מיטות לשניים')).toBeVisible();
  });

  it('is not shown when there are enough beds, or their number is not known', () => {
    const card = show({ bedPlaces: null });
    expect(card.queryByText(/beds for/)).not.toBeInTheDocument();
  });
});
