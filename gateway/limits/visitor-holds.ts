import { AppError } from '../errors.ts';
import { type RateLimits, visitorKey } from './rate-limits.ts';

/** Whether a visitor's address may have one more counted room kept. */
export const visitorHolds =
  (limits: Pick<RateLimits, 'spend'>) =>
  async (address: string): Promise<boolean> => {
    try {
      await limits.spend('hold', visitorKey(address, 'hold'));
      return true;
    } catch (cause) {
      if (cause instanceof AppError && cause.code === 'RATE_LIMITED') return false;
      throw cause;
    }
  };
