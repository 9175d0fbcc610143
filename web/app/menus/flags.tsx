import { AE, CN, DE, ES, FR, IL, IT, PT, RU, US } from 'country-flag-icons/react/3x2';
import type { LucideProps } from 'lucide-react';
import { forwardRef } from 'react';
import type { ComponentType } from 'react';
import type { LanguageCode } from '#i18n/languages.ts';
import type { IconType } from '#ui/Icon.tsx';

type FlagPicture = ComponentType<{ width: number; height: number; 'aria-hidden': true }>;

/** A flag as an icon. Drawn, because the fonts of some systems have no flags. */
const flag = (Flag: FlagPicture): IconType =>
  forwardRef<SVGSVGElement, Omit<LucideProps, 'ref'>>(function FlagIcon({ size = 18 }, ref) {
    const box = { width: Number(size) * 1.25, height: Number(size) * 0.84 };
    return (
      <svg ref={ref} {...box} aria-hidden>
        <Flag {...box} aria-hidden />
      </svg>
    );
  });

/** The flag beside each offered language. */
export const flags: Readonly<Record<LanguageCode, IconType>> = {
  en: flag(US),
  he: flag(IL),
  es: flag(ES),
  fr: flag(FR),
  de: flag(DE),
  it: flag(IT),
  pt: flag(PT),
  ru: flag(RU),
  ar: flag(AE),
  zh: flag(CN),
};
