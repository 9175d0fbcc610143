import type { Logger } from 'pino';
import { PLACES_TTL } from '#cache/ttl.ts';
import { AppError } from '#gateway/errors.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';
import type { HotelProvider } from '#upstreams/provider/hotel-provider.ts';

/** Pause in milliseconds before the list is read again after a failure; long, because the list is large. */
const AGAIN_MS = 10 * 60_000;

interface ListDeps {
  readonly provider: Pick<HotelProvider, 'allHotelCodes'>;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The provider's list of all its hotels. It shows that a hotel was removed although its content is still cached. */
export interface ListedCodes {
  /**
   * Reads the list in the background when there is none or it is a day old. Each instance has its own, because the list
   * is too large for one value of the shared cache.
   */
  refresh(): void;
  /**
   * True for a hotel that is missing from a list read after its content. The list alone proves nothing, so the content
   * has to be read again.
   */
  isDelisted(code: string, contentReadAt: number): boolean;
}

export function createListedCodes({ provider, logger, now = Date.now }: ListDeps): ListedCodes {
  let listed: { readonly codes: Float64Array; readonly readAt: number } | null = null;
  let nextAt = 0;

  const read = async (): Promise<void> => {
    const readAt = now();
    nextAt = readAt + AGAIN_MS;
    try {
      const codes = await provider.allHotelCodes({ priority: 'low' });
      if (codes.length === 0) return;
      listed = { codes: Float64Array.from(await mapInSlices(codes, Number)).sort(), readAt };
      nextAt = readAt + PLACES_TTL.freshSeconds * 1000;
    } catch (cause) {
      logger.warn(
        { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
        'the list of all hotels could not be read',
      );
    }
  };

  return {
    refresh: () => {
      if (now() >= nextAt) void read();
    },
    isDelisted: (code, contentReadAt) =>
      listed !== null && contentReadAt < listed.readAt && !holds(listed.codes, Number(code)),
  };
}

/**
 * True when the number is in the list, by binary search.
 * @param sorted ascending
 */
function holds(sorted: Float64Array, wanted: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? wanted) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}
