import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { ReviewLauncherProvider } from '#lib/ports/ReviewLauncher.tsx';
import type { ReviewOpening } from '#lib/ports/ReviewLauncher.tsx';
import { lazyLayer } from '#ui/lazy/lazyLayer.tsx';

const ReviewWindow = lazyLayer(async () => {
  const [{ ReviewDialog }] = await Promise.all([import('./ReviewDialog.tsx'), catalogues.want('more')]);
  return ReviewDialog;
});

/** Lets any page open the review form; the code of the form is loaded when it is first opened. */
export function ReviewProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<ReviewOpening | null>(null);
  const launcher = useMemo(() => ({ open: setOpening }), []);
  return (
    <ReviewLauncherProvider launcher={launcher}>
      {children}
      {opening && <ReviewWindow key={opening.bookingId} opening={opening} onClose={() => setOpening(null)} />}
    </ReviewLauncherProvider>
  );
}
