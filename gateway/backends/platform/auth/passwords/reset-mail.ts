import { escapeUTF8 } from 'entities';
import { mailLanguageOf } from '../../login/texts.ts';
import type { LoginLanguage } from '../../login/texts.ts';
import type { NewMail } from '../../mail/outbox.ts';

type Language = 'en' | 'he';

/** Kind of the mail with a link for a new password. */
export const RESET_MAIL = 'password_reset';
/** How long a link is valid. */
export const LINK_MS = 60 * 60_000;
/** Placeholder for the token in a mail that has not been sent yet. */
const TOKEN_PLACEHOLDER = 'made-when-it-is-sent';

const words = {
  en: {
    dir: 'ltr',
    subject: (brand: string) => `Choose a new password for ${brand}`,
    title: 'Choose a new password',
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
    title: 'בחירת סיסמה חדשה',
    lines: (brand: string) =>
      [
        `מישהו, כנראה אתם, ביקש סיסמה חדשה לחשבון באתר ${brand}.`,
        'הקישור הזה תקף פעם אחת, בתוך 60 דקות:',
        'אם לא ביקשתם, אין מה לעשות: הסיסמה נשארת כפי שהיא.',
      ] as const,
  },
} as const;

/** Inline styles, because mail programs ignore style sheets. */
const styles = {
  page: 'margin:0;padding:32px 16px;background-color:#fbf7f0;color:#0f2a33;font-family:Rubik,Arial,sans-serif',
  brand:
    'max-width:600px;margin:0 auto 20px;font-family:Georgia,serif;font-size:26px;line-height:32px;color:#0b6676',
  card: 'max-width:544px;margin:0 auto;padding:32px 28px;background-color:#ffffff;border:1px solid #e9dfcf;border-radius:20px',
  line: 'margin:0 0 16px;font-size:16px;line-height:25px;color:#3e555c',
  title:
    'margin:0 0 16px;font-family:Georgia,serif;font-size:28px;line-height:34px;font-weight:600;color:#0f2a33',
  button:
    'display:inline-block;padding:14px 24px;border-radius:12px;background-color:#0b6676;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none',
  address: 'margin:0 0 16px;font-size:13px;line-height:20px;color:#5b6e74;overflow-wrap:anywhere',
} as const;

function paragraphs(language: Language, brand: string, link: string): { html: string; text: string } {
  const { dir, title, lines } = words[language];
  const [why, limit, otherwise] = lines(brand).map((line) => escapeUTF8(line));
  const address = escapeUTF8(link);
  return {
    html:
      `<div lang="${language}" dir="${dir}" style="${styles.page}"><p style="${styles.brand}">${escapeUTF8(brand)}</p>` +
      `<div style="${styles.card}"><h1 style="${styles.title}">${title}</h1>` +
      `<p style="${styles.line}">${why}</p><p style="${styles.line}">${limit}</p>` +
      `<p style="${styles.line}"><a href="${address}" style="${styles.button}">${title}</a></p>` +
      // The URL is also written as text, because some mail programs show no links.
      `<p style="${styles.address}"><bdi dir="ltr">${address}</bdi></p>` +
      `<p style="${styles.line}">${otherwise}</p></div></div>`,
    text: [...lines(brand).slice(0, 2), link, lines(brand)[2]].join('\n\n'),
  };
}

/**
 * The mail with the link to choose a new password. The link has no token yet: see `withToken`.
 * @param reader language of the page that requested it, in which its link opens; when null, the mail is in both
 * languages, English first
 */
export function resetMail(mail: {
  readonly to: string;
  readonly publicUrl: string;
  readonly brand: Readonly<Record<Language, string>>;
  readonly reader: LoginLanguage | null;
}): NewMail {
  const { to, publicUrl, brand, reader } = mail;
  const language = reader && mailLanguageOf(reader);
  const languages: readonly Language[] = language ? [language] : ['en', 'he'];
  const parts = languages.map((each) =>
    paragraphs(
      each,
      brand[each],
      `${publicUrl}/login/reset?lang=${reader ?? each}&token=${TOKEN_PLACEHOLDER}`,
    ),
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

/** Puts the token of the link into a mail that was written with a placeholder for it. */
export const withToken = <T extends Pick<NewMail, 'html' | 'text'>>(mail: T, token: string): T => ({
  ...mail,
  html: mail.html?.replaceAll(TOKEN_PLACEHOLDER, token) ?? null,
  text: mail.text?.replaceAll(TOKEN_PLACEHOLDER, token) ?? null,
});
