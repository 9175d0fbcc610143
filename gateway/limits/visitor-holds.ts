import { AppError } from '../errors.ts';
import { type RateLimits, visitorKey } from './rate-limits.ts';

/** Counts a hold for a visitor's IP address. @returns false when it has too many */
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
