import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { ReviewLauncherProvider } from '#lib/ports/ReviewLauncher.tsx';
import type { ReviewOpening } from '#lib/ports/ReviewLauncher.tsx';

const ReviewDialog = lazy(async () => {
  const [{ ReviewDialog: Dialog }] = await Promise.all([
    import('./ReviewDialog.tsx'),
    catalogues.want('more'),
  ]);
  return { default: Dialog };
});

/** Lets any screen open the review form; its code is loaded when it is first opened. */
export function ReviewProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<ReviewOpening | null>(null);
  const launcher = useMemo(() => ({ open: setOpening }), []);
  return (
    <ReviewLauncherProvider launcher={launcher}>
      {children}
      {opening && (
        <Suspense fallback={null}>
          <ReviewDialog key={opening.bookingId} opening={opening} onClose={() => setOpening(null)} />
        </Suspense>
      )}
    </ReviewLauncherProvider>
  );
}
