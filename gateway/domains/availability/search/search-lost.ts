import { AppError } from '#gateway/errors.ts';
import type { SearchProgress } from '#models/search/search.ts';

/** True when nothing is known and nothing more will come, because the source failed. */
const isLost = ({ checked, complete, failedChunks }: SearchProgress): boolean =>
  complete && checked === 0 && failedChunks.length > 0;

/**
 * The progress of a search, unless it is lost: an empty list would say that there are no hotels.
 * @throws AppError PROVIDER_UNAVAILABLE
 */
export function refuseIfLost(progress: SearchProgress): SearchProgress {
  if (isLost(progress)) throw new AppError('PROVIDER_UNAVAILABLE');
  return progress;
}
