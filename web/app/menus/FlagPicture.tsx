import { AE, CN, DE, ES, FR, IL, IT, PT, RU, US } from 'country-flag-icons/react/3x2';
import type { LanguageCode } from '#i18n/languages.ts';

const pictures = { en: US, he: IL, es: ES, fr: FR, de: DE, it: IT, pt: PT, ru: RU, ar: AE, zh: CN } as const;

export interface FlagPictureProps {
  code: LanguageCode;
  width: number;
  height: number;
}

/** The flag of a language as an SVG. */
export function FlagPicture({ code, ...box }: FlagPictureProps) {
  const Picture = pictures[code];
  return <Picture {...box} aria-hidden />;
}
