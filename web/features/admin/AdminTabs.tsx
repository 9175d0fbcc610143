import { clsx } from 'clsx';
import { Building, CalendarDays, LayoutDashboard, Star, Users } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Message } from '#i18n/messages.ts';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import type { IconType } from '#ui/Icon.tsx';
import { SkeletonRegion } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { messages } from './AdminPage.messages.ts';
import { DashboardSkeletons } from './dashboard/DashboardSkeleton.tsx';
import dashboard from './dashboard/DashboardTab.module.css';
import styles from './AdminPage.module.css';
import { details } from './bookings/details/BookingDetails.messages.ts';
import { openedBooking } from './kit/url/bookingUrl.ts';

type Content = () => Promise<ComponentType>;

/** A tab whose code is loaded when it is opened. */
const tab = (id: string, label: Message, icon: IconType, load: Content) => ({
  id,
  label,
  icon,
  load,
  Content: lazy(async () => ({ default: await load() })),
});

const tabs = [
  tab('dashboard', messages.dashboard, LayoutDashboard, async () => {
    return (await import('./dashboard/DashboardTab.tsx')).DashboardTab;
  }),
  tab('hotels', messages.hotels, Building, async () => (await import('./hotels/HotelsTab.tsx')).HotelsTab),
  tab('bookings', messages.bookings, CalendarDays, async () => {
    return (await import('./bookings/BookingsTab.tsx')).BookingsTab;
  }),
  tab('reviews', messages.reviews, Star, async () => (await import('./reviews/ReviewsTab.tsx')).ReviewsTab),
  tab('users', messages.users, Users, async () => (await import('./users/UsersTab.tsx')).UsersTab),
] as const;

type AdminTab = (typeof tabs)[number];

/** The tab named in the URL, or the first one. */
export const tabOf = (params: URLSearchParams): AdminTab => {
  const requestedTab = params.get('tab')?.toLowerCase();
  return tabs.find(({ id }) => id === requestedTab) ?? tabs[0];
};

/** Loads the code of the tab in advance; a failure is shown by the tab itself. */
export const loadTab = (params: URLSearchParams): void => {
  void tabOf(params)
    .load()
    .catch(() => undefined);
};

/** Sets the document title, for example “Hotels · Admin Panel” or “Booking 7F3A9C2E · Admin Panel”. */
function useTabTitle(tab: AdminTab, params: URLSearchParams) {
  const intl = useIntl();
  const panel = intl.formatMessage(messages.title);
  const booking = tab.id === 'bookings' ? openedBooking(params) : null;
  const shown =
    booking === null
      ? intl.formatMessage(tab.label)
      : intl.formatMessage(details.heading, { number: bookingNumber(booking) });
  useDocumentTitle(`${shown} · ${panel}`);
}

/** The tabs. The selected one is in the URL; choosing another drops all other parameters, and Back restores them. */
export function AdminTabs() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const selected = tabOf(params);
  const selectedId = selected.id;
  useTabTitle(selected, params);
  return (
    <Tabs
      label={intl.formatMessage(messages.sections)}
      selectedId={selectedId}
      onChange={(id) => {
        if (id !== selectedId) setParams({ tab: id });
      }}
      tabs={tabs.map(({ id, label, icon, Content }) => ({
        id,
        label: intl.formatMessage(label),
        icon,
        content: (
          <Suspense
            fallback={
              id === 'dashboard' ? (
                // The same skeleton as in `AdminWaiting`, so that nothing moves.
                <SkeletonRegion
                  label={intl.formatMessage(messages.loading)}
                  className={clsx(styles.tab, dashboard.dashboard)}
                >
                  <DashboardSkeletons />
                </SkeletonRegion>
              ) : (
                <div className={styles.checking}>
                  <Spinner size={36} label={intl.formatMessage(messages.loading)} />
                </div>
              )
            }
          >
            <div className={styles.tab}>
              <Content />
            </div>
          </Suspense>
        ),
      }))}
    />
  );
}
