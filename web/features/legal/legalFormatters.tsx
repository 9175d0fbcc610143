import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';
import sharedHebrew from '#i18n/catalogues/he/legal.json' with { type: 'json' };
import type { Texts } from '#i18n/catalogues/catalogues.ts';
import { english, languageOf } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Message } from '#i18n/messages.ts';
import {
  accessibilityPath,
  bookingsPath,
  cancellationPolicyPath,
  contactPath,
  privacyPath,
  profilePath,
  securityPath,
  termsOfUsePath,
} from '#lib/page/paths.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { factsIn } from './legalFacts.ts';
import type { LegalText } from './legalText.ts';

const pathsByTag: Readonly<Record<string, string>> = {
  accessibility: accessibilityPath,
  bookings: bookingsPath,
  cancellation: cancellationPolicyPath,
  contact: contactPath,
  privacy: privacyPath,
  profile: profilePath,
  security: securityPath,
  terms: termsOfUsePath,
};

const linkTags = Object.fromEntries(
  Object.entries(pathsByTag).map(([tag, to]) => [
    tag,
    (chunks: ReactNode) => <TextLink to={to}>{chunks}</TextLink>,
  ]),
);

/** English texts are in the code, so a missing translation is not an error. */
const ignoreEnglish = (error: { readonly code: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
};

/** Functions that format a text in one language. */
export interface LegalFormatters {
  /** Formats a text without links, for titles. */
  plain(message: Message, values?: Readonly<Record<string, string>>): string;
  /** Formats a text with the links that its tags name. */
  rich(message: Message, values?: Readonly<Record<string, ReactNode>>): ReactNode;
  /** Formats a calendar day, `yyyy-MM-dd`, in words. */
  day(day: string): string;
}

/**
 * Functions that format a text in any language, also in another one than the interface's.
 * @param loaded texts of a language other than English and Hebrew, by message id; not used for these two
 */
export const formattersFor = (
  language: LanguageCode,
  { hebrew }: Pick<LegalText, 'hebrew'>,
  loaded: Texts | null,
): LegalFormatters => {
  const own = language === 'en' ? {} : loaded;
  const intl = createIntl({
    locale: (languageOf(language) ?? english).dateLocale,
    defaultLocale: 'en',
    messages: language === 'he' ? { ...sharedHebrew, ...hebrew } : { ...own },
    onError: ignoreEnglish,
  });
  const facts = factsIn(language);
  return {
    plain: (message, values) => intl.formatMessage(message, { ...facts, ...values }),
    rich: (message, values) => intl.formatMessage(message, { ...facts, ...linkTags, ...values }),
    day: (day) => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }),
  };
};
