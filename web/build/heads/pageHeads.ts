import type { PagePath } from '#shared/routes/page-url.ts';
import { messages as bookings } from '../../features/bookings/BookingsPage.messages.ts';
import { messages as checkout } from '../../features/checkout/checkout.messages.ts';
import { messages as compare } from '../../features/compare/compare.messages.ts';
import { messages as contact } from '../../features/contact/ContactPage.messages.ts';
import { messages as discover } from '../../features/discover/DiscoverPage.messages.ts';
import { messages as favorites } from '../../features/favorites/FavoritesPage.messages.ts';
import { messages as hotel } from '../../features/hotel/HotelPage.messages.ts';
import { messages as accessibility } from '../../features/legal/pages/accessibility.messages.ts';
import { messages as cancellation } from '../../features/legal/pages/cancellation.messages.ts';
import { messages as privacy } from '../../features/legal/pages/privacy.messages.ts';
import { messages as security } from '../../features/legal/pages/security.messages.ts';
import { messages as terms } from '../../features/legal/pages/terms.messages.ts';
import { messages as admin } from '../../features/admin/AdminPage.messages.ts';
import { messages as notFound } from '../../features/not-found/NotFoundPage.messages.ts';
import { messages as map } from '../../features/map/HotelsMapPage.messages.ts';
import { messages as profile } from '../../features/profile/ProfilePage.messages.ts';
import { messages as receipt } from '../../features/receipt/ReceiptPage.messages.ts';
import { messages as staticPages } from '../../features/static-pages/staticPages.messages.ts';
import { attractions, car, insurance } from '../../features/teasers/teasers.messages.ts';
import { messages as thankYou } from '../../features/thank-you/ThankYouPage.messages.ts';
import type { Message } from '../../i18n/messages.ts';
import { messages } from './pageHeads.messages.ts';

/** Title and description of a page, as its component sets them with `useDocumentTitle`. */
export interface PageHead {
  readonly title: Message;
  /** The home page's description by default. */
  readonly description?: Message;
}

/** Heads that depend on the content of a page, not only on its path. */
export type SpecialHead =
  | 'results'
  | 'anywhere'
  | 'hotel'
  | 'sharedStay'
  | 'sharedStayFees'
  | 'hotelMissing'
  | 'hotelIdMissing'
  | 'notFound';

const home: PageHead = { title: discover.title, description: discover.description };

/** Heads by page, with the same messages as the pages. */
export const pageHeads: Readonly<Record<PagePath | SpecialHead, PageHead>> = {
  '/': home,
  '/Discover': home,
  '/Hotel': { title: hotel.title },
  '/HotelsMap': { title: map.title },
  '/Checkout': { title: checkout.title },
  '/ThankYou': { title: thankYou.title },
  '/Bookings': { title: bookings.title },
  '/Receipt': { title: receipt.title },
  '/Admin': { title: admin.title },
  '/Favorites': { title: favorites.title },
  '/Compare': { title: compare.title },
  '/Profile': { title: profile.title },
  '/Contact': { title: contact.title, description: contact.description },
  '/CarRental': { title: car.title, description: car.lead },
  '/Insurance': { title: insurance.title, description: insurance.lead },
  '/Attractions': { title: attractions.title, description: attractions.lead },
  '/CancellationPolicy': { title: cancellation.title, description: cancellation.lead },
  '/TermsOfUse': { title: terms.title, description: terms.lead },
  '/Privacy': { title: privacy.title, description: privacy.lead },
  '/Security': { title: security.title, description: security.lead },
  '/Accessibility': { title: accessibility.title, description: accessibility.lead },
  '/StaticExport': { title: staticPages.previewTitle },
  '/StaticCode': { title: staticPages.codeTitle },
  results: { title: discover.resultsTitle, description: discover.resultsDescription },
  anywhere: { title: discover.anywhereTitle },
  hotel: { title: hotel.title, description: hotel.description },
  sharedStay: { title: hotel.title, description: hotel.sharedStay },
  sharedStayFees: { title: hotel.title, description: hotel.sharedStayFees },
  hotelMissing: { title: hotel.loadFailed },
  hotelIdMissing: { title: hotel.idMissing },
  notFound: { title: notFound.title },
};

export const noScript = messages.noScript;
