import type { PriceLimits } from '../../tools/wishes.ts';

/** In a URL without a unit this `max` means no upper limit. */
const OPEN_PRICE = 1_000;

const limit = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/**
 * The price limits of a URL, `min`, `max` and `per` (`night` or `stay`), as the pages read them: without `per` they are for
 * a night, and 1000 means 1000 and more. Reversed limits are swapped; null without limits.
 */
export function readPriceLimits(params: URLSearchParams): PriceLimits | null {
  const unit = params.get('per');
  const [low, high] = [limit(params.get('min')) ?? 0, limit(params.get('max'))];
  const isOpen = high === null || (unit !== 'night' && unit !== 'stay' && high >= OPEN_PRICE);
  const per = unit === 'stay' ? 'STAY' : 'NIGHT';
  if (isOpen) return low > 0 ? { min: low, max: null, per } : null;
  return { min: Math.min(low, high), max: Math.max(low, high), per };
}

/** Writes limits so that the pages read the same ones. */
export function writePriceLimits(params: URLSearchParams, { min, max, per }: PriceLimits): void {
  if (min > 0) params.set('min', String(min));
  if (max !== null) params.set('max', String(max));
  if (per === 'STAY' || (max ?? 0) >= OPEN_PRICE) params.set('per', per.toLowerCase());
}
