import type { FirstHotel } from '#shared/routes/first-hotel.ts';
import type { FirstCity } from '#shared/routes/first-search.ts';

/** The longest, in milliseconds, that a page waits for what its head or its first frame would like to know. */
export const HEAD_BUDGET_MS = 150;

/** A link as messengers show it. */
export interface Sharing {
  readonly description: string;
  /** Absolute address with the stay, which the page's own address leaves out. */
  readonly address: string;
}

/** What the server writes into the head of one page. Plain texts: they are escaped when they are written. */
export interface Head {
  /** HTTP status of the page. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page; null where there is no page, or where it could not be read now. */
  readonly canonical: string | null;
  /** The page in its languages; empty where it is not listed or has no address. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly isListed: boolean;
  /** What messengers show of a link that names a stay; null for links without one: then description and address of the page. */
  readonly sharing: Sharing | null;
  /** Absolute address of the picture that messengers show; null for ours. */
  readonly picture: string | null;
  /** The hotel that the page is about, or the first of its list, where it is known in time. */
  readonly hotel: FirstHotel | null;
  /** What of the searched place our lists know, in the words that the page itself will show; null where none is searched. */
  readonly place: {
    readonly country: string | null;
    readonly city: FirstCity | null;
  } | null;
  /** schema.org objects. */
  readonly data: readonly object[];
}

/** An address of the site as it was asked for. */
export interface AskedPage {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Language of the texts. */
  readonly language: string;
  /** Language that the address itself names; null when the reader's choice decides. */
  readonly addressLanguage: string | null;
  /** Who asks, for budgets. */
  readonly caller: string;
}
