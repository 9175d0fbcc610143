import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { readWishes } from '#shared/pricing/wishes-address.ts';
import type { SendChatMessageMutation } from '#generated/graphql.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { readParty } from '#lib/stay/guests/occupancy.ts';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { hotelsMapPath } from '#lib/page/paths.ts';

/** What a reply says of a hotel it links to. */
type HotelOfReply = SendChatMessageMutation['sendChatMessage']['hotels'][number];

/** A hotel of a reply. What it costs is never kept: `fresh` is null in a conversation taken up again, and is read again. */
export interface ShownHotel {
  /** Its page, with the stay where one is known. */
  readonly href: string;
  readonly fresh: HotelOfReply | null;
}

/** A hotel's page taken apart; the stay is null where the address has none. */
export interface HotelLink {
  readonly id: string;
  readonly stay: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly occupancy: PartySize;
  } | null;
  readonly nights: number;
  /** What the room that is linked was asked for. */
  readonly wishes: OfferWishes;
}

/** @returns null for an address that is no hotel's page */
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

/** The hotels of a reply on one map, with the stay of the first. @returns null for fewer than two */
export const mapOfHotels = (hrefs: readonly string[]): string | null => {
  const links = hrefs.filter((href) => readHotelLink(href) !== null);
  const ids = new Set(links.map((href) => readHotelLink(href)?.id));
  if (ids.size < 2) return null;
  const params = new URLSearchParams(links[0]?.split('?', 2)[1]);
  params.delete('id');
  params.set('ids', [...ids].join());
  return hotelsMapPath(params);
};
