import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import { z } from 'zod';
import {
  type FirstFrameHotel,
  firstFrameHotelId,
  firstFrameHotelSlots,
} from '#shared/routes/first-frame-hotel.ts';
import { type FirstFrameCity, firstFrameCityId } from '#shared/routes/first-search.ts';
import { pageOfPath, asksForResults } from '#shared/routes/page-url.ts';
import { mapNoteMark } from '#shared/routes/map-note.ts';
import { scriptText } from '#shared/seo/structured-data.ts';
import { firstReads } from './scripts/first-reads.ts';
import { createLateDays } from './scripts/late-days.ts';
import { starter } from './scripts/starter.ts';
import {
  createSearchWords,
  requestedDaysOf,
  firstFrameCityOf,
  type SearchValues,
  withSearch,
} from './sources/first-search.ts';
import type { PageRequest, Head } from './head.ts';

export const frameNames = [
  'home',
  'results',
  'resultsOfText',
  'resultsOfCountry',
  'resultsOfCity',
  'knownResultsOfCity',
  'hotel',
  'knownHotel',
  'checkout',
  'knownCheckout',
  'map',
  'bookings',
  'admin',
] as const;
type FrameName = (typeof frameNames)[number];

const built = z.object({
  files: z.record(
    z.enum(frameNames),
    z.object({
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
      fonts: z.record(z.string(), z.array(z.string())),
      /** Reads that the page sends for a member before its application is loaded. */
      reads: z.array(
        z.object({
          operationName: z.string(),
          query: z.string(),
          variables: z.record(z.string(), z.unknown()),
        }),
      ),
      /** A script that shows their responses in the frame; empty for none. */
      fill: z.string(),
    }),
  ),
  languageReader: z.string(),
  words: z.record(z.string(), z.object({ locale: z.string(), dateLocale: z.string(), guests: z.string() })),
  frames: z.record(
    z.string(),
    z.record(z.enum(frameNames), z.object({ html: z.string(), rules: z.string() })),
  ),
});

/** First frames of the search pages: without dates in the URL they search from tomorrow. */
const searchFrames: ReadonlySet<FrameName> = new Set([
  'home',
  'results',
  'resultsOfText',
  'resultsOfCountry',
  'resultsOfCity',
  'knownResultsOfCity',
]);

/**
 * The first frame of a results page, which differs for a search of everything, of a text, of a country and of a city.
 */
function resultsOf(query: URLSearchParams): FrameName {
  const has = (name: string, pattern: RegExp) => pattern.test(query.get(name)?.trim() ?? '');
  const isOfCity = has('city', /^\d{1,12}$/) && has('cityName', /./);
  if (has('country', /^[a-z]{2}$/i)) return isOfCity ? 'resultsOfCity' : 'resultsOfCountry';
  return isOfCity || has('destination', /./) ? 'resultsOfText' : 'results';
}

function frameOf(pathname: string, query: URLSearchParams, hotel: FirstFrameHotel | null): FrameName | null {
  const page = pageOfPath(pathname);
  if (page === '/' || page === '/Discover') {
    const name = asksForResults(query) ? resultsOf(query) : 'home';
    return name === 'resultsOfCity' && hotel ? 'knownResultsOfCity' : name;
  }
  if (page === '/Hotel' && hotel) return 'knownHotel';
  if (page === '/Hotel') return query.get('id') ? 'hotel' : null;
  // The map of a link with hotels has no search that could be changed.
  if (page === '/HotelsMap') return asksForResults(query) && !query.get('ids') ? 'map' : null;
  if (page === '/Bookings') return 'bookings';
  if (page === '/Admin')
    return (query.get('tab') ?? 'dashboard').toLowerCase() === 'dashboard' ? 'admin' : null;
  if (page !== '/Checkout' || !query.get('bookingId')) return null;
  return hotel ? 'knownCheckout' : 'checkout';
}

/** Shows the note of a map without streets before the map itself is there. */
const simpleMapRule = `:root [${mapNoteMark}]{display:flex}`;

const emptyRoot = '<div id="root"></div>';

/**
 * The first frame is inert until the application has started, because a click would do nothing and typed text would be
 * lost.
 */
const rootWith = (frame: string) => `<div id="root" inert aria-hidden="true">${frame}</div>`;

/** Adds the first frame to a page. @returns the page itself when it has none */
type AddFirstFrame = (
  html: string,
  pageRequest: Pick<PageRequest, 'pathname' | 'query' | 'language'> & {
    readonly hasSession: boolean;
    /** Whether maps have street tiles. */
    readonly hasStreets: boolean;
  },
  known: Pick<Head, 'hotel' | 'place'>,
  nonce: string,
) => string;

/** Writes the name and the picture of a hotel into its first frame. */
const withHotel = (frame: string, hotel: FirstFrameHotel): string =>
  frame
    .replaceAll(firstFrameHotelSlots.name, () => escapeUTF8(hotel.name))
    .replaceAll(firstFrameHotelSlots.picture, () => escapeUTF8(hotel.picture));

const jsonScript = (id: string, value: FirstFrameHotel | FirstFrameCity | null): string =>
  value === null ? '' : `<script type="application/json" id="${id}">${scriptText(value)}</script>`;

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const program = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const preloaded = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

const matchesOf = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

/** A link that the application treats as loaded. It is never fetched, because its rules are inlined in the page. */
const inlined = (file: string) => `<link rel="stylesheet" href="${file}" disabled>`;

interface FramedPage {
  readonly html: string;
  readonly frame: { readonly html: string; readonly rules: string };
  readonly hotel: FirstFrameHotel | null;
  readonly city: FirstFrameCity | null;
  readonly search: SearchValues;
  /** A script that writes dates that depend on the user's clock; null when none is needed. */
  readonly late: string | null;
  readonly files: z.infer<typeof built>['files'][FrameName];
  /** Whether the visitor may be signed in, so that the page can send its reads. */
  readonly hasSession: boolean;
  readonly language: string;
  readonly nonce: string;
  /** Rules by the URL of the style sheet. */
  readonly rules: ReadonlyMap<string, string>;
  readonly languageReader: string;
}

function pageWithFrame(page: FramedPage): string {
  const { html, hotel, city, files, language, nonce, rules, languageReader } = page;
  const frame = withSearch(page.frame.html, page.search, page.late !== null);
  const { scripts, styles, fonts, reads, fill } = files;
  const ofShell = matchesOf(stylesheet, html).filter((style) => rules.has(style));
  const ofPage = styles.filter((style) => !ofShell.includes(style));
  const main = program.exec(html)?.[1];
  // The script tags of the built page are removed (below); the starter imports the same files after the first frame.
  const libraries = matchesOf(preloaded, html).toSorted((a, b) => scripts.indexOf(a) - scripts.indexOf(b));
  const steps = [...libraries, ...(main === undefined ? [] : [main])];
  const sendsReads = page.hasSession && reads.length > 0;
  const inHead = [
    sendsReads ? `<script nonce="${nonce}">${firstReads(reads)}</script>` : '',
    `<style nonce="${nonce}">${[...ofShell, ...ofPage].map((style) => rules.get(style)).join('\n')}${page.frame.rules}</style>`,
    ...ofPage.map(inlined),
    jsonScript(firstFrameHotelId, hotel),
    jsonScript(firstFrameCityId, city),
    ...(fonts[language] ?? []).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ),
  ].join('');
  const start = `<script nonce="${nonce}">${starter(steps, [...new Set([...steps, ...scripts])], languageReader)}</script>`;
  const ofBody = [page.late ?? '', sendsReads ? fill : ''].filter((code) => code !== '');
  const before = ofBody.map((code) => `<script nonce="${nonce}">${code}</script>`).join('');
  return html
    .replace(program, '')
    .replaceAll(preloaded, '')
    .replaceAll(stylesheet, (link, href: string) => (rules.has(href) ? inlined(href) : link))
    .replace('</head>', () => `${inHead}</head>`)
    .replace(emptyRoot, () => rootWith(hotel ? withHotel(frame, hotel) : frame))
    .replace('</body>', () => `${before}${start}</body>`);
}

/**
 * Reads the pages that the build has prerendered, without data and with their styles, so that a page is visible as soon
 * as it arrives and its layout does not shift. The application starts later.
 * @param directory of the built client
 */
export function readFirstFrames(directory: string): AddFirstFrame {
  const file = join(directory, 'first-frames.json');
  if (!existsSync(file)) return (html) => html;
  const { files, frames, languageReader, words } = built.parse(JSON.parse(readFileSync(file, 'utf8')));
  // Read now, because a later build may remove the files.
  const styles = new Set(Object.values(files).flatMap((each) => each.styles));
  const styleSheets = new Map(
    [...styles].map((style) => [style, readFileSync(join(directory, style), 'utf8')]),
  );
  const searches = new Map(Object.entries(words).map(([code, own]) => [code, createSearchWords(own)]));
  const lateDays = new Map(
    Object.entries(words).map(([code, { dateLocale }]) => [code, createLateDays(dateLocale)]),
  );
  return (html, { pathname, query, language, ...request }, { hotel, place }, nonce) => {
    const name = frameOf(pathname, query, hotel);
    const frame = name && frames[language]?.[name];
    if (!name || !frame) return html;
    const now = Date.now();
    const search = searches.get(language)?.(query, place, now) ?? {};
    const city = firstFrameCityOf(query, place);
    const requestedDays = searchFrames.has(name) ? requestedDaysOf(query) : undefined;
    const late = requestedDays === undefined ? null : (lateDays.get(language)?.(requestedDays, now) ?? null);
    // Only these first frames show a hotel.
    const shown = name.startsWith('known') ? hotel : null;
    // A token in the URL is about to start another session.
    const hasSession = request.hasSession && !query.has('access_token');
    const rules = frame.rules + (name === 'map' && !request.hasStreets ? simpleMapRule : '');
    const page = {
      html,
      frame: { ...frame, rules },
      hotel: shown,
      city,
      search,
      late,
      files: files[name],
      language,
      nonce,
    };
    return pageWithFrame({ ...page, hasSession, rules: styleSheets, languageReader });
  };
}
