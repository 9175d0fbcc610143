import { escapeUTF8 } from 'entities';
import type { NewMail } from '../mail/outbox.ts';

type Language = 'en' | 'he';

/** Kind of the mail whose link opens an account. */
export const RESET_MAIL = 'password_reset';

const words = {
  en: {
    dir: 'ltr',
    subject: (brand: string) => `Choose a new password for ${brand}`,
    lines: (brand: string) =>
      [
        `Somebody, most likely you, asked for a new ${brand} password.`,
        'This link works once, within 60 minutes:',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ] as const,
  },
  he: {
    dir: 'rtl',
    subject: (brand: string) => `בחירת סיסמה חדשה באתר ${brand}`,
    lines: (brand: string) =>
      [
        `מישהו, כנראה אתם, ביקש סיסמה חדשה לחשבון באתר ${brand}.`,
        'הקישור הזה תקף פעם אחת, בתוך 60 דקות:',
        'אם לא ביקשתם, אין מה לעשות: הסיסמה נשארת כפי שהיא.',
      ] as const,
  },
} as const;

function paragraphs(language: Language, brand: string, link: string): { html: string; text: string } {
  const { dir, lines } = words[language];
  const [why, limit, otherwise] = lines(brand).map((line) => escapeUTF8(line));
  const address = escapeUTF8(link);
  return {
    html:
      `<div lang="${language}" dir="${dir}"><p>${why}</p><p>${limit}<br><a href="${address}" dir="ltr">${address}</a></p>` +
      `<p>${otherwise}</p></div>`,
    text: [...lines(brand).slice(0, 2), link, lines(brand)[2]].join('\n\n'),
  };
}

/**
 * The mail with the link to choose a new password.
 * @param language null where nobody told us: then both languages, English first
 */
export function resetMail(mail: {
  readonly to: string;
  readonly token: string;
  readonly publicUrl: string;
  readonly brand: Readonly<Record<Language, string>>;
  readonly language: Language | null;
}): NewMail {
  const { to, token, publicUrl, brand, language } = mail;
  const languages: readonly Language[] = language ? [language] : ['en', 'he'];
  const parts = languages.map((each) =>
    paragraphs(each, brand[each], `${publicUrl}/login/reset?lang=${each}&token=${token}`),
  );
  return {
    to,
    subject: languages.map((each) => words[each].subject(brand[each])).join(' · '),
    html: parts.map((part) => part.html).join('<hr>'),
    text: parts.map((part) => part.text).join('\n\n\n'),
    language,
    kind: RESET_MAIL,
    reference: null,
  };
}
