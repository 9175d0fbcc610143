import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { reservation } from '../testing/cancel.ts';
import { unanswered } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

describe('the notification that an outcome is unknown', () => {
  it('is sent once after the first status check, even while status checks fail', async () => {
    const { service, otherInstance, clock, script, notifications } = await unanswered();
    script.reservation = () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE'));
    await clock.advance(MINUTE_MS);
    await service.reconcileDue();
    expect(notifications).toEqual([]);
    for (let minute = 2; minute <= 20; minute += 1) {
      await clock.advance(MINUTE_MS);
      await Promise.all([service.reconcileDue(), otherInstance().reconcileDue()]);
    }
    expect(notifications).toEqual(['booking-unclear booking-1']);
    script.reservation = () => Promise.resolve(reservation('active'));
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(notifications).toEqual(['booking-unclear booking-1', 'booking-confirmed booking-1']);
  });
});
