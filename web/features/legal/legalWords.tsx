import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';
import shared from '../../i18n/he/legal.json' with { type: 'json' };
import type { TextLanguage } from '../../i18n/languages.ts';
import type { Message } from '../../i18n/messages.ts';
import {
  accessibilityPath,
  bookingsPath,
  cancellationPolicyPath,
  contactPath,
  privacyPath,
  profilePath,
  securityPath,
  termsOfUsePath,
} from '../../lib/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
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

const locales = { en: 'en-GB', he: 'he-IL' } as const;

/** English stands in the code, not in a catalogue. */
const ignoreEnglish = (error: { readonly code: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
};

/** How a text reads in one of its two languages. */
export interface LegalWords {
  /** Without links, for titles. */
  plain(message: Message, values?: Readonly<Record<string, string>>): string;
  /** With the links that its tags name. */
  rich(message: Message): ReactNode;
  /** A day of the calendar, `yyyy-MM-dd`, in words. */
  day(day: string): string;
}

/** The words of a text in a language that need not be the interface's. */
export const wordsIn = (language: TextLanguage, { hebrew }: Pick<LegalText, 'hebrew'>): LegalWords => {
  const intl = createIntl({
    locale: locales[language],
    defaultLocale: 'en',
    messages: language === 'he' ? { ...shared, ...hebrew } : {},
    onError: ignoreEnglish,
  });
  const facts = factsIn(language);
  return {
    plain: (message, values) => intl.formatMessage(message, { ...facts, ...values }),
    rich: (message) => intl.formatMessage(message, { ...facts, ...linkTags }),
    day: (day) => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }),
  };
};
