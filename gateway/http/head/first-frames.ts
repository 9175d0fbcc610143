import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pageOfPath } from '../../models/page-address.ts';

const names = ['home', 'results', 'hotel', 'checkout'] as const;
type FrameName = (typeof names)[number];

const built = z.object({
  files: z.record(
    z.enum(names),
    z.object({
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
      fonts: z.record(z.string(), z.array(z.string())),
    }),
  ),
  frames: z.record(z.string(), z.record(z.enum(names), z.string())),
});

/** Of a query of Discover, what makes it a search: the names that the client takes for one. */
const ofSearch = [
  'destination',
  'country',
  'city',
  'cityName',
  'checkin',
  'checkout',
  'guests',
  'adults',
  'rooms',
];

function frameOf(pathname: string, query: URLSearchParams): FrameName | null {
  const page = pageOfPath(pathname);
  if (page === '/' || page === '/Discover')
    return ofSearch.some((name) => query.has(name)) ? 'results' : 'home';
  if (page === '/Hotel') return query.get('id') ? 'hotel' : null;
  return page === '/Checkout' && query.get('bookingId') ? 'checkout' : null;
}

const emptyRoot = '<div id="root"></div>';

/** A click would do nothing yet and what is typed would be lost, so nobody can reach it before the program is there. */
const rootWith = (frame: string) => `<div id="root" inert aria-hidden="true">${frame}</div>`;

/** Puts what is there before the program into a page. @returns the page itself where nothing is rendered ahead */
type AddFirstFrame = (html: string, pathname: string, query: URLSearchParams, language: string) => string;

/**
 * What the build rendered ahead: the page without its data, so that it is seen at once and moves no more, and the files
 * it will ask for, so that they come together.
 * @param directory of the built client
 */
export function readFirstFrames(directory: string): AddFirstFrame {
  const file = join(directory, 'first-frames.json');
  if (!existsSync(file)) return (html) => html;
  const { files, frames } = built.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (html, pathname, query, language) => {
    const name = frameOf(pathname, query);
    const frame = name && frames[language]?.[name];
    if (!name || !frame) return html;
    const { scripts, styles, fonts } = files[name];
    const isNew = (file: string) => !html.includes(`"${file}"`);
    const links = [
      ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
      ...(fonts[language] ?? []).map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
      ),
      ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ];
    return html
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace(emptyRoot, () => rootWith(frame));
  };
}
