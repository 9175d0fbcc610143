import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { hotelDetails, roomOffer } from '#web/testing/hotelFactories.ts';
import { choose, details, open, prices } from './testing/hotel.tsx';

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

/** Opens the page with one room, chooses the room and returns the booking panel. */
const shown = async (night: number, total: number, query?: string) => {
  const offer = roomOffer({ pricePerNight: money(night), total: money(total) });
  const { user } = open([details(hotelDetails()), prices([offer])], query ? { query } : {});
  await choose(user, /^Standard Room/);
  return within(screen.getByRole('complementary'));
};

describe('the price of a night multiplied by the nights', () => {
  it.each([
    ['a night with cents', 57.5, 115, '₪57.50 × 2 nights'],
    ['a round night', 500, 1000, '₪500 × 2 nights'],
    ['a night that is rounded', 58, 115, '≈ ₪58 × 2 nights'],
  ])('equals the total or is marked as rounded: %s', async (_, night, total, times) => {
    const panel = await shown(night, total);
    expect(screen.getAllByText(times)).toHaveLength(2);
    expect(panel.getByText(times).closest('div')).toHaveTextContent(`${times}₪${total.toLocaleString('en')}`);
  });

  it('equals the price of one of two rooms of a stored hotel', async () => {
    const stay = 'checkin=2099-05-12&checkout=2099-05-14&guests=2&adults=2&children=0&rooms=2';
    const panel = await shown(115, 230, stay);
    const lines = panel.getAllByRole('term').map((term) => term.closest('div')?.textContent);
    expect(lines).toEqual(expect.arrayContaining(['₪57.50 × 2 nights₪115', '× 2 rooms₪230']));
  });
});
