import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pageAliases } from '../../gateway/models/page-paths.ts';
import { Problem } from '../lib/Problem.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './AppRoutes.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { messages } from './AppRoutes.messages.ts';

const DiscoverPage = lazy(async () => ({
  default: (await import('../features/discover/DiscoverPage.tsx')).DiscoverPage,
}));
const HotelPage = lazy(async () => ({
  default: (await import('../features/hotel/HotelPage.tsx')).HotelPage,
}));
const CheckoutPage = lazy(async () => ({
  default: (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
}));
const ThankYouPage = lazy(async () => ({
  default: (await import('../features/thank-you/ThankYouPage.tsx')).ThankYouPage,
}));
const AdminPage = lazy(async () => ({
  default: (await import('../features/admin/AdminPage.tsx')).AdminPage,
}));
const BookingsPage = lazy(async () => ({
  default: (await import('../features/bookings/BookingsPage.tsx')).BookingsPage,
}));
const ReceiptPage = lazy(async () => ({
  default: (await import('../features/receipt/ReceiptPage.tsx')).ReceiptPage,
}));
const FavoritesPage = lazy(async () => ({
  default: (await import('../features/favorites/FavoritesPage.tsx')).FavoritesPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
}));
const CancellationPolicyPage = lazy(async () => ({
  default: (await import('../features/legal/CancellationPolicyPage.tsx')).CancellationPolicyPage,
}));
const TermsOfUsePage = lazy(async () => ({
  default: (await import('../features/legal/TermsOfUsePage.tsx')).TermsOfUsePage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('../features/legal/PrivacyPage.tsx')).PrivacyPage,
}));
const SecurityPage = lazy(async () => ({
  default: (await import('../features/legal/SecurityPage.tsx')).SecurityPage,
}));
const AccessibilityPage = lazy(async () => ({
  default: (await import('../features/legal/AccessibilityPage.tsx')).AccessibilityPage,
}));
const ContactPage = lazy(async () => ({
  default: (await import('../features/contact/ContactPage.tsx')).ContactPage,
}));
const CarRentalPage = lazy(async () => ({
  default: (await import('../features/teasers/CarRentalPage.tsx')).CarRentalPage,
}));
const InsurancePage = lazy(async () => ({
  default: (await import('../features/teasers/InsurancePage.tsx')).InsurancePage,
}));
const AttractionsPage = lazy(async () => ({
  default: (await import('../features/teasers/AttractionsPage.tsx')).AttractionsPage,
}));
const StaticExportPage = lazy(async () => ({
  default: (await import('../features/static-pages/StaticExportPage.tsx')).StaticExportPage,
}));
const StaticCodePage = lazy(async () => ({
  default: (await import('../features/static-pages/StaticCodePage.tsx')).StaticCodePage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

function PageProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={`container ${styles.state}`}>
      <Problem error={error} onRetry={onRetry} />
    </div>
  );
}

/** Another address of a page: what follows the path goes along (DEC-86). */
function Alias({ of: pathname }: { of: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname, search, hash }} />;
}

/** Pages by address; the router ignores case. A page that fails leaves the navigation usable. */
export function AppRoutes() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} Fallback={PageProblem}>
      <Suspense
        fallback={
          <div className={styles.state}>
            <Spinner size={36} label={intl.formatMessage(messages.loading)} />
          </div>
        }
      >
        <Routes>
          <Route path="/" element={<DiscoverPage />} />
          <Route path="/Discover" element={<DiscoverPage />} />
          <Route path="/Hotel" element={<HotelPage />} />
          <Route path="/Checkout" element={<CheckoutPage />} />
          <Route path="/ThankYou" element={<ThankYouPage />} />
          <Route path="/Admin" element={<AdminPage />} />
          <Route path="/Bookings" element={<BookingsPage />} />
          <Route path="/Receipt" element={<ReceiptPage />} />
          <Route path="/Favorites" element={<FavoritesPage />} />
          <Route path="/Profile" element={<ProfilePage />} />
          <Route path="/Contact" element={<ContactPage />} />
          <Route path="/CarRental" element={<CarRentalPage />} />
          <Route path="/Insurance" element={<InsurancePage />} />
          <Route path="/Attractions" element={<AttractionsPage />} />
          <Route path="/StaticExport" element={<StaticExportPage />} />
          <Route path="/StaticCode" element={<StaticCodePage />} />
          <Route path="/CancellationPolicy" element={<CancellationPolicyPage />} />
          <Route path="/TermsOfUse" element={<TermsOfUsePage />} />
          <Route path="/Privacy" element={<PrivacyPage />} />
          <Route path="/Security" element={<SecurityPage />} />
          <Route path="/Accessibility" element={<AccessibilityPage />} />
          {Object.entries(pageAliases).map(([alias, page]) => (
            <Route key={alias} path={alias} element={<Alias of={page} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
