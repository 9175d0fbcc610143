import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import type { FirstFrameCity } from '#shared/routes/first-search.ts';

/** Longest wait, in milliseconds, for the data of a page's head and first frame. */
export const HEAD_BUDGET_MS = 150;

/** The preview that messengers show of a link. */
export interface Sharing {
  readonly description: string;
  /** Absolute URL with the stay, which the page's canonical URL leaves out. */
  readonly url: string;
}

/** Content of the head of one page, as plain texts that are escaped when written. */
export interface Head {
  /** HTTP status of the page. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page; null when there is no page, or when it could not be read now. */
  readonly canonical: string | null;
  /** The page in its other languages; empty when it is not listed or has no URL. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly isListed: boolean;
  /**
   * The preview of a link with a stay; null for other links: then messengers show the description and URL of the page.
   */
  readonly sharing: Sharing | null;
  /** Absolute URL of the picture in a preview; null for our default picture. */
  readonly picture: string | null;
  /** The hotel of the page, or the first of its list, when it is known in time. */
  readonly hotel: FirstFrameHotel | null;
  /** Names of the searched place in our lists, as the page itself will show them; null when no place is searched. */
  readonly place: {
    readonly country: string | null;
    readonly city: FirstFrameCity | null;
  } | null;
  /** schema.org objects. */
  readonly data: readonly object[];
}

/** The requested page of the site. */
export interface PageRequest {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Language of the texts. */
  readonly language: string;
  /** Language in the URL itself; null when the user's choice decides. */
  readonly urlLanguage: string | null;
  /** Caller whose budget is charged. */
  readonly caller: string;
}
