import type { CacheValidity } from './models/cache-validity.ts';
import type { AdminService } from './domains/admin/admin.service.ts';
import type { BookingService } from './domains/booking/booking.service.ts';
import type { AvailabilityLoaders } from './domains/availability/availability.public.loaders.ts';
import type { CityPrices } from './domains/availability/city/city-prices.ts';
import type { MonthDayService } from './domains/availability/dates/month-days.ts';
import type { NearbyService } from './domains/availability/dates/nearby.service.ts';
import type { OfferService } from './domains/availability/offers/offer.service.ts';
import type { SearchService } from './domains/availability/search/search.service.ts';
import type { BookingLoaders } from './domains/booking/booking.viewer.loaders.ts';
import type { ConversationService } from './domains/chat/chat.service.ts';
import type { FavoriteService } from './domains/favorite/favorite.service.ts';
import type { HotelLoaders } from './domains/hotel/hotel.public.loaders.ts';
import type { HotelService } from './domains/hotel/hotel.service.ts';
import type { MailService } from './domains/mail/mail.service.ts';
import type { MessageService } from './domains/message/message.service.ts';
import type { PageService } from './domains/page/page.service.ts';
import type { HotelFinder } from './domains/place/suggest/hotel-finder.ts';
import type { PlaceService } from './domains/place/place.service.ts';
import type { SuggestionService } from './domains/place/suggest/suggestion.service.ts';
import type { SurroundingsFinder } from './domains/place/surroundings/surroundings.ts';
import type { Cities } from './domains/place/surroundings/cities.ts';
import type { UploadService } from './domains/upload/upload.service.ts';
import type { ReviewLoaders } from './domains/review/review.public.loaders.ts';
import type { ReviewService } from './domains/review/review.service.ts';
import type { ReviewViewerLoaders } from './domains/review/review.viewer.loaders.ts';
import type { AccountService } from './domains/user/account.service.ts';
import type { UserService } from './domains/user/user.service.ts';
import type { UserLoaders } from './domains/user/user.viewer.loaders.ts';
import type { Viewer } from './models/viewer.ts';
import type { RateTable } from './shared/pricing/rates.ts';

/** Cookies that an operation may set on the response. All are HttpOnly and SameSite=Lax. */
export interface CookieJar {
  setSession(token: string): void;
  clearSession(): void;
  /** Proofs that this device has signed in before. */
  setDeviceProofs(proofs: string): void;
  /** State values of the sign-ins whose tokens this browser accepts without asking; an empty list clears them. */
  setSignIns(marks: readonly string[]): void;
  /** The secret that gives a visitor access to their draft. */
  setGuestToken(secret: string): void;
}

/** The context of one GraphQL request. */
export interface Context {
  readonly requestId: string;
  /** Null for a visitor. Read from the platform when the request arrived; signing in or out changes it for the rest. */
  viewer: Viewer | null;
  /**
   * True when there is a token but the platform could not say whose: fields for members then fail as unavailable, not
   * as signed out.
   */
  readonly isViewerUnknown: boolean;
  /**
   * True when the assistant reads on behalf of a traveller: nothing can be written, and an administrator counts as any
   * member.
   */
  readonly isReadOnly: boolean;
  /** Token of the session, from the cookie or the bearer header; null without one. */
  readonly sessionToken: string | null;
  /** Secret from the draft cookie; null without one. */
  readonly guestToken: string | null;
  /** Proofs of earlier sign-ins on the caller's device; null without any. For limits only. */
  readonly deviceProofs: string | null;
  /**
   * State values of sign-ins that this browser started or finished at the login page; none on requests from other
   * sites.
   */
  readonly signIns: readonly string[];
  /**
   * Our public or loopback origin that the request was sent to, such as `http://127.0.0.1:4000`; null for any other
   * host.
   */
  readonly ownOrigin: string | null;
  /** Language of the caller's pages, from the cookie `lang`, which is also that of their mails. */
  readonly language: 'en' | 'he';
  /** IP address of the caller, proxies taken into account. For limits only. */
  readonly callerAddress: string;
  readonly cookies: CookieJar;
  /** Call after a change of a user, because the owner of a token is cached for a few seconds. */
  forgetViewer(userId: string): void;
  /** Aborts when the client has gone or the deadline of the request has passed. */
  readonly signal: AbortSignal;
  readonly loaders: Loaders;
  readonly services: Services;
  /** Records how long the response may be cached for other visitors; missing when it is for this caller only. */
  readonly validity?: CacheValidity;
}

/** Loaders of one request, one per upstream list call. */
export interface Loaders
  extends
    AvailabilityLoaders,
    BookingLoaders,
    HotelLoaders,
    ReviewLoaders,
    ReviewViewerLoaders,
    UserLoaders {}

/** Objects that live as long as the process. */
export interface Services {
  readonly account: AccountService;
  readonly admin: AdminService;
  readonly booking: BookingService;
  readonly chat: ConversationService;
  readonly cityPrices: CityPrices;
  readonly favorite: FavoriteService;
  readonly hotelNames: HotelFinder;
  readonly hotels: HotelService;
  readonly mail: MailService;
  readonly messages: MessageService;
  readonly monthDays: MonthDayService;
  readonly nearby: NearbyService;
  readonly offers: OfferService;
  readonly pages: PageService;
  readonly places: PlaceService;
  /** The exchange rates, with their date, for every conversion and estimate. */
  readonly rates: () => RateTable;
  readonly review: ReviewService;
  readonly search: SearchService;
  readonly suggestions: SuggestionService;
  readonly surroundings: SurroundingsFinder;
  readonly cities: Cities;
  readonly uploads: UploadService;
  readonly user: UserService;
}
