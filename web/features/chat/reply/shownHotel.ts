import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { readWishes } from '#shared/pricing/wishes-url.ts';
import type { SendChatMessageMutation } from '#generated/graphql.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { readParty } from '#lib/stay/guests/occupancy.ts';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { hotelsMapPath } from '#lib/page/paths.ts';

/** A hotel that a reply links to, as the server returns it. */
type HotelOfReply = SendChatMessageMutation['sendChatMessage']['hotels'][number];

/**
 * A hotel of a reply. Prices are never stored: in a restored conversation `fresh` is null and the hotel is loaded
 * again.
 */
export interface ShownHotel {
  /** Path of the hotel's page, with the stay if it is known. */
  readonly href: string;
  readonly fresh: HotelOfReply | null;
}

/** The parts of a link to a hotel's page; the stay is null if the link contains none. */
export interface HotelLink {
  readonly id: string;
  readonly stay: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly occupancy: PartySize;
  } | null;
  readonly nights: number;
  /** Wishes for the room, from the link. */
  readonly wishes: OfferWishes;
}

/**
 * Reads a link to a hotel's page.
 * @returns null for any other link
 */
export const readHotelLink = (href: string): HotelLink | null => {
  const [path, query = ''] = href.split('?', 2);
  const params = new URLSearchParams(query);
  const id = params.get('id');
  if (path !== '/Hotel' || !id) return null;
  const checkIn = params.get('checkin') ?? '';
  const checkOut = params.get('checkout') ?? '';
  const wishes = readWishes(params);
  const nights = nightsBetween(checkIn, checkOut) ?? 0;
  if (nights < 1) return { id, stay: null, nights: 0, wishes };
  return { id, stay: { checkIn, checkOut, occupancy: readParty(params) }, nights, wishes };
};

/**
 * Path of the map with the hotels of a reply, for the stay of the first.
 * @returns null for fewer than two
 */
export const mapOfHotels = (hrefs: readonly string[]): string | null => {
  const links = hrefs.filter((href) => readHotelLink(href) !== null);
  const ids = new Set(links.map((href) => readHotelLink(href)?.id));
  if (ids.size < 2) return null;
  const params = new URLSearchParams(links[0]?.split('?', 2)[1]);
  params.delete('id');
  params.set('ids', [...ids].join());
  return hotelsMapPath(params);
};
