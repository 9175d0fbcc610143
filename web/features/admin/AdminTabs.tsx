import { Building, CalendarDays, LayoutDashboard, Star, Users } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Message } from '#i18n/messages.ts';
import { confirmationNumber } from '#shared/text/booking-number.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import type { IconType } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { messages } from './AdminPage.messages.ts';
import styles from './AdminPage.module.css';
import { details } from './bookings/details/BookingDetails.messages.ts';
import { openedBooking } from './kit/address/bookingAddress.ts';

interface AdminTab {
  readonly id: string;
  readonly label: Message;
  readonly icon: IconType;
  readonly Content: ComponentType;
}

/** The five tabs; each is loaded when it is opened. */
const tabs: readonly AdminTab[] = [
  {
    id: 'dashboard',
    label: messages.dashboard,
    icon: LayoutDashboard,
    Content: lazy(async () => ({ default: (await import('./dashboard/DashboardTab.tsx')).DashboardTab })),
  },
  {
    id: 'hotels',
    label: messages.hotels,
    icon: Building,
    Content: lazy(async () => ({ default: (await import('./hotels/HotelsTab.tsx')).HotelsTab })),
  },
  {
    id: 'bookings',
    label: messages.bookings,
    icon: CalendarDays,
    Content: lazy(async () => ({ default: (await import('./bookings/BookingsTab.tsx')).BookingsTab })),
  },
  {
    id: 'reviews',
    label: messages.reviews,
    icon: Star,
    Content: lazy(async () => ({ default: (await import('./reviews/ReviewsTab.tsx')).ReviewsTab })),
  },
  {
    id: 'users',
    label: messages.users,
    icon: Users,
    Content: lazy(async () => ({ default: (await import('./users/UsersTab.tsx')).UsersTab })),
  },
];

const tabOf = (params: URLSearchParams): AdminTab | undefined => {
  const requestedTab = params.get('tab')?.toLowerCase();
  return tabs.find((tab) => tab.id === requestedTab) ?? tabs[0];
};

/** “Hotels · Admin Panel”, “Booking 7F3A9C2E · Admin Panel”: browser tabs of this page have different titles. */
function useTabTitle(tab: AdminTab | undefined, params: URLSearchParams) {
  const intl = useIntl();
  const panel = intl.formatMessage(messages.title);
  const booking = tab?.id === 'bookings' ? openedBooking(params) : null;
  const shown =
    booking === null
      ? tab && intl.formatMessage(tab.label)
      : intl.formatMessage(details.heading, { number: confirmationNumber(booking) });
  useDocumentTitle(shown ? `${shown} · ${panel}` : panel);
}

/** The tab is in the address; choosing another one resets it, and Back returns to the list as it was. */
export function AdminTabs() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const selected = tabOf(params);
  const selectedId = selected?.id ?? '';
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
              <div className={styles.checking}>
                <Spinner size={36} label={intl.formatMessage(messages.loading)} />
              </div>
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
