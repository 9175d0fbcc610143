import type { LucideProps } from 'lucide-react';
import { type ComponentType, forwardRef, lazy, Suspense } from 'react';
import type { LanguageCode } from '#i18n/languages.ts';
import type { IconType } from '#ui/Icon.tsx';
import type { FlagPictureProps } from './FlagPicture.tsx';

/** The flags are loaded when the menu is first opened. If that fails, the menu shows only the names. */
const FlagPicture = lazy<ComponentType<FlagPictureProps>>(() =>
  import('./FlagPicture.tsx').then(
    (module) => ({ default: module.FlagPicture }),
    () => ({ default: () => null }),
  ),
);

/** A flag as an SVG icon, because the emoji fonts of some systems have no flags. */
export const flagOf = (code: LanguageCode): IconType =>
  forwardRef<SVGSVGElement, Omit<LucideProps, 'ref'>>(function FlagIcon({ size = 18 }, ref) {
    const box = { width: Number(size) * 1.25, height: Number(size) * 0.84 };
    return (
      <svg ref={ref} {...box} aria-hidden>
        <Suspense fallback={null}>
          <FlagPicture code={code} {...box} />
        </Suspense>
      </svg>
    );
  });
