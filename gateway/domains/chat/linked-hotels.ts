import type { Occupancy, PlainDate } from '#models/stay.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { readWishes } from '#shared/pricing/wishes-url.ts';
import { MAX_ID } from '#shared/text/max-id.ts';

const MAX_HOTELS = 5;

/** A link to one of our hotel pages in a reply. Its stay is parsed, but not validated yet. */
export interface HotelLink {
  readonly id: string;
  /** Null when the link contains no dates. */
  readonly stay: {
    readonly checkIn: PlainDate;
    readonly checkOut: PlainDate;
    readonly occupancy: Occupancy & { readonly children: number };
  } | null;
  /** The wishes for the linked room. */
  readonly wishes: OfferWishes;
  readonly href: string;
}

/**
 * The path of a hotel page on our own site, not the end of another site's URL. It ends where a link in Markdown ends.
 */
const hotelPath = /(?<![\w.:/-])\/Hotel\?[^\s()<>[\]"'`*]+/gi;

const countOf = (text: string | null): number | null =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;

/**
 * The guests of a URL, in the parameters that the pages write. Contradictions are refused later, when the stay is
 * validated.
 */
function partyOf(params: URLSearchParams): Occupancy & { readonly children: number } {
  const children = countOf(params.get('children')) ?? 0;
  const guests = countOf(params.get('guests')) ?? 2 + children;
  const ages = (params.get('ages') ?? '').split(',').filter((age) => age !== '');
  return {
    adults: countOf(params.get('adults')) ?? guests - children,
    children,
    childrenAges: ages.map((age) => countOf(age) ?? -1),
    infants: countOf(params.get('infants')) ?? 0,
    rooms: countOf(params.get('rooms')) ?? 1,
  };
}

/** Hotels that a reply links to, in its order, each once, at most five. */
export function linkedHotels(markdown: string): readonly HotelLink[] {
  const found = new Map<string, HotelLink>();
  for (const [link] of markdown.matchAll(hotelPath)) {
    const { pathname, search, searchParams } = new URL(link, 'http://localhost');
    const id = searchParams.get('id')?.trim() ?? '';
    if (id === '' || id.length > MAX_ID || found.has(id) || found.size === MAX_HOTELS) continue;
    const [checkIn, checkOut] = [searchParams.get('checkin'), searchParams.get('checkout')];
    const stay = checkIn && checkOut ? { checkIn, checkOut, occupancy: partyOf(searchParams) } : null;
    const wishes = readWishes(searchParams);
    found.set(id, { id, stay, wishes, href: `${pathname}${search}` });
  }
  return [...found.values()];
}
