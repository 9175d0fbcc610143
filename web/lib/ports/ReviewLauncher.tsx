import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Which stay to review, and where the form starts. */
export interface ReviewOpening {
  readonly bookingId: string;
  /** `photos` opens the form at its photos. */
  readonly startAt?: 'stars' | 'photos';
}

export interface ReviewLauncher {
  readonly open: (opening: ReviewOpening) => void;
}

const ReviewLauncherContext = createContext<ReviewLauncher>({ open: () => undefined });

/** Port between any screen and the review form: the review feature provides it, the app mounts it. */
export function ReviewLauncherProvider(props: { launcher: ReviewLauncher; children: ReactNode }) {
  return <ReviewLauncherContext value={props.launcher}>{props.children}</ReviewLauncherContext>;
}

/** Opens the review form of a stay. Without a mounted form nothing happens. */
export const useReviewLauncher = (): ReviewLauncher => useContext(ReviewLauncherContext);
