import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { ReviewLauncherProvider } from '#lib/ports/ReviewLauncher.tsx';
import type { ReviewOpening } from '#lib/ports/ReviewLauncher.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

const ReviewPart = lazyPart(
  async () => {
    const [{ ReviewDialog }] = await Promise.all([import('./ReviewDialog.tsx'), catalogues.want('more')]);
    return ReviewDialog;
  },
  { isWindow: true },
);

/** Lets any screen open the review form; its code is loaded when it is first opened. */
export function ReviewProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<ReviewOpening | null>(null);
  const launcher = useMemo(() => ({ open: setOpening }), []);
  return (
    <ReviewLauncherProvider launcher={launcher}>
      {children}
      {opening && (
        <ReviewPart key={opening.bookingId} opening={opening} onClose={() => setOpening(null)} bones={null} />
      )}
    </ReviewLauncherProvider>
  );
}
