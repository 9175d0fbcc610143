import { ResultsPart } from '#features/discover/resultsPart.ts';
import { asksForResults, pageOfAlias, pageOfPath } from '#shared/routes/page-url.ts';
import { lazyPage } from './lazyPage.tsx';
import type { LazyPage } from './lazyPage.tsx';

const DiscoverPage = lazyPage(async () => (await import('#features/discover/DiscoverPage.tsx')).DiscoverPage);

/** Pages by path; their code is loaded when it is needed. */
export const pages: Readonly<Record<string, LazyPage>> = {
  '/': DiscoverPage,
  '/Discover': DiscoverPage,
  '/Hotel': lazyPage(async () => (await import('#features/hotel/HotelPage.tsx')).HotelPage, 'hotel'),
  '/HotelsMap': lazyPage(async () => (await import('#features/map/HotelsMapPage.tsx')).HotelsMapPage, 'more'),
  '/Checkout': lazyPage(
    async () => (await import('#features/checkout/CheckoutPage.tsx')).CheckoutPage,
    'checkout',
  ),
  '/ThankYou': lazyPage(async () => (await import('#features/thank-you/ThankYouPage.tsx')).ThankYouPage),
  '/Admin': lazyPage(async () => (await import('#features/admin/AdminPage.tsx')).AdminPage, 'admin'),
  '/Bookings': lazyPage(async () => (await import('#features/bookings/BookingsPage.tsx')).BookingsPage),
  '/Receipt': lazyPage(async () => (await import('#features/receipt/ReceiptPage.tsx')).ReceiptPage),
  '/Favorites': lazyPage(
    async () => (await import('#features/favorites/FavoritesPage.tsx')).FavoritesPage,
    'more',
  ),
  '/Compare': lazyPage(async () => (await import('#features/compare/ComparePage.tsx')).ComparePage, 'more'),
  '/Profile': lazyPage(async () => (await import('#features/profile/ProfilePage.tsx')).ProfilePage, 'more'),
  '/Contact': lazyPage(async () => (await import('#features/contact/ContactPage.tsx')).ContactPage, 'more'),
  '/CarRental': lazyPage(
    async () => (await import('#features/teasers/CarRentalPage.tsx')).CarRentalPage,
    'more',
  ),
  '/Insurance': lazyPage(
    async () => (await import('#features/teasers/InsurancePage.tsx')).InsurancePage,
    'more',
  ),
  '/Attractions': lazyPage(
    async () => (await import('#features/teasers/AttractionsPage.tsx')).AttractionsPage,
    'more',
  ),
  '/StaticExport': lazyPage(
    async () => (await import('#features/static-pages/StaticExportPage.tsx')).StaticExportPage,
    'hotel',
  ),
  '/StaticCode': lazyPage(
    async () => (await import('#features/static-pages/StaticCodePage.tsx')).StaticCodePage,
    'hotel',
  ),
  '/CancellationPolicy': lazyPage(
    async () => (await import('#features/legal/pages/CancellationPolicyPage.tsx')).CancellationPolicyPage,
  ),
  '/TermsOfUse': lazyPage(
    async () => (await import('#features/legal/pages/TermsOfUsePage.tsx')).TermsOfUsePage,
  ),
  '/Privacy': lazyPage(async () => (await import('#features/legal/pages/PrivacyPage.tsx')).PrivacyPage),
  '/Security': lazyPage(async () => (await import('#features/legal/pages/SecurityPage.tsx')).SecurityPage),
  '/Accessibility': lazyPage(
    async () => (await import('#features/legal/pages/AccessibilityPage.tsx')).AccessibilityPage,
  ),
};

export const notFoundPage = lazyPage(
  async () => (await import('#features/not-found/NotFoundPage.tsx')).NotFoundPage,
);

/** The page of a path, ignoring case and a trailing slash; the “not found” page for an unknown path. */
export function pageAt(pathname: string): LazyPage {
  const path = pageOfPath(pathname) ?? pageOfAlias(pathname);
  return (path && pages[path]) ?? notFoundPage;
}

/** Loads the code of the page at a URL in advance, so that it is rendered without waiting. */
export async function loadPageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<void> {
  const page = pageAt(pathname);
  const hasResults = page === DiscoverPage && asksForResults(new URLSearchParams(search));
  await Promise.all([page.load(), hasResults && ResultsPart.load()]);
}
