import { escapeUTF8 } from 'entities';
import { scriptText } from '#shared/seo/structured-data.ts';
import type { Head } from './head.ts';
import type { PageTexts, TextsInLanguage } from './page-texts.ts';

/** Our default preview picture, and its size in pixels. */
const preview = { path: '/art/preview.jpg', width: '1200', height: '630' } as const;

/** Escapes text for use between tags and in quoted attributes. */
const safe = escapeUTF8;

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${safe(content)}" />`;

/** The URL that a messenger opens: with the stay if the link has one. */
const sharedAddress = ({ sharing, canonical }: Head): string[] => {
  const address = sharing?.url ?? canonical;
  return address === null ? [] : [meta('property', 'og:url', address)];
};

const ofSharing = (head: Head, language: TextsInLanguage, others: PageTexts, publicUrl: string): string[] => {
  const isOwnPicture = head.picture === null;
  return [
    meta('property', 'og:site_name', language.brand),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.sharing?.description ?? head.description),
    ...sharedAddress(head),
    meta('property', 'og:locale', language.locale.replace('-', '_')),
    ...others.languages
      .filter(({ code }) => code !== language.code)
      .map(({ locale }) => meta('property', 'og:locale:alternate', locale.replace('-', '_'))),
    meta('property', 'og:image', head.picture ?? publicUrl + preview.path),
    ...(isOwnPicture
      ? [
          meta('property', 'og:image:width', preview.width),
          meta('property', 'og:image:height', preview.height),
          meta('property', 'og:image:alt', language.brand),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

/** The part of the head that differs between pages. */
export function renderHead(
  head: Head,
  language: TextsInLanguage,
  texts: PageTexts,
  publicUrl: string,
): string {
  return [
    `<title>${safe(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${safe(head.canonical)}" />`]),
    ...head.alternates.map(
      (alternate) =>
        `<link rel="alternate" hreflang="${alternate.language}" href="${safe(alternate.href)}" />`,
    ),
    ...ofSharing(head, language, texts, publicUrl),
    ...head.data.map((data) => `<script type="application/ld+json" data-head>${scriptText(data)}</script>`),
  ].join('\n    ');
}

/** Pages in the list for users without scripts. */
const links = [
  '/',
  '/CarRental',
  '/Insurance',
  '/Attractions',
  '/Contact',
  '/CancellationPolicy',
  '/TermsOfUse',
  '/Privacy',
  '/Security',
  '/Accessibility',
] as const;

/** The page in a few words, for users and machines without scripts. */
export function renderNoScript(head: Head, language: TextsInLanguage, texts: PageTexts): string {
  const items = links.map((path) => {
    const { title } = texts.head(path, language);
    return `<li><a href="${path}?lang=${language.code}">${safe(title)}</a></li>`;
  });
  return [
    `<h1>${safe(head.title)}</h1>`,
    `<p>${safe(head.description)}</p>`,
    `<p>${safe(language.noScript)}</p>`,
    `<ul>${items.join('')}</ul>`,
  ].join('');
}
